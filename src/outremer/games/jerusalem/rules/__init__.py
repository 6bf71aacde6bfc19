"""The rules of Jerusalem, by the phases of the rulebook."""

"""The rules of Kingdom of Solomon, by the phases of the rulebook."""

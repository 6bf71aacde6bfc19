"""The rules of Templars' Journey, by the phases of the rulebook."""

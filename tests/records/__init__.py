"""Golden records: games that must replay for ever, by the rules version they were played with."""

"""The arena: bots against each other, fairly seated, and what can be said about them afterwards."""

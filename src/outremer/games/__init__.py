"""The games; each imports the core only."""

"""The engine: knows no game."""

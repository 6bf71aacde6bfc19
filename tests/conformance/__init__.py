"""One suite for all games: it knows GameInfo, Game, Position and the engine, and no game."""

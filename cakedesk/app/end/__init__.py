"""The page after a game: who won, with what, and where the points came from."""

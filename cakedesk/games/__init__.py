"""The rules of each game, one folder a game. They know the engine only."""

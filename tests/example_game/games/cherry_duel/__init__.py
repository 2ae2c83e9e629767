"""The rules of Cherry Duel, the example of a game."""

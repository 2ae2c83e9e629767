"""The art of Cherry Duel."""

"""The table of Cherry Duel."""

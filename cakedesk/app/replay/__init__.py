"""Finished matches watched again, and played on from any moment."""

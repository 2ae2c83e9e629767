"""The heuristic player of Take the Cake."""

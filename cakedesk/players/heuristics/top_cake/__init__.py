"""The heuristic player of Top Cake."""

"""The heuristic player of Top Cake."""

CARELESS = {"beginner": 8.0, "novice": 3.0, "easy": 1.5, "fair": 0.7}
"""The levels that judge at a glance, and what it may cost them; see `Heuristic.glance`."""

SEARCHING = {"hard": 4, "expert": 4}
"""The levels that search, and with how many seats at most; see `guide.py`."""

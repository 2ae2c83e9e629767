"""The heuristic player of Dutch Auction."""

CARELESS = {"beginner": 16.0, "novice": 6.0, "easy": 4.0, "fair": 2.0}
"""The levels that judge at a glance, and what it may cost them; see `Heuristic.glance`."""

SEARCHING = {"hard": 2, "expert": 2}
"""The levels that search, and with how many seats at most; see `guide.py`."""

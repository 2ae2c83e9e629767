"""The judgement of Cake Swap: ribbons still to be had, and the turns that they take."""

CARELESS = {"beginner": 6.0, "novice": 3.0, "easy": 1.5, "fair": 0.7}
"""The levels that judge at a glance, and what it may cost them; see `Heuristic.glance`."""

SEARCHING = {"hard": 6}
"""The levels that search, and with how many seats at most; see `guide.py`."""

"""The judgement of Piece o' Cake: cream for sure against majorities still to be had."""

CARELESS = {"beginner": 20.0, "novice": 4.0, "easy": 2.0, "fair": 1.0}
"""The levels that judge at a glance, and what it may cost them; see `Heuristic.glance`."""

SEARCHING = {"hard": 5, "expert": 5}
"""The levels that search, and with how many seats at most; see `guide.py`."""

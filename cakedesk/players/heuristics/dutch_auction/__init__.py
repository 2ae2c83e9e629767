"""The heuristic player of Dutch Auction."""

from math import inf

from cakedesk.players.levels import Care

CARELESS = {
    "beginner": Care(glances=0.9, loss=inf),
    "novice": Care(glances=1.0, loss=20.0),
    "easy": Care(glances=1.0, loss=5.5),
    "fair": Care(glances=1.0, loss=2.3),
}
"""The levels below the heuristic."""

SEARCHING = {"hard": 2, "expert": 2}
"""The levels that search, and with how many seats at most; see `guide.py`."""

"""The heuristic player of Take the Cake."""

from cakedesk.players.levels import Care

CARELESS = {
    "beginner": Care(glances=0.9, loss=99.0),
    "novice": Care(glances=0.8, loss=20.0),
    "easy": Care(glances=1.0, loss=6.5),
    "fair": Care(glances=1.0, loss=3.5),
}
"""The levels below the heuristic."""

SEARCHING = {"hard": 2}
"""The levels that search, and with how many seats at most; see `guide.py`."""

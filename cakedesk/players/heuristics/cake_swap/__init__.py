"""The judgement of Cake Swap: ribbons still to be had, and the turns that they take."""

from cakedesk.players.levels import Care

CARELESS = {
    "beginner": Care(glances=1.0, loss=5.6),
    "novice": Care(glances=1.0, loss=3.6),
    "easy": Care(glances=1.0, loss=2.2),
    "fair": Care(glances=1.0, loss=1.5),
}
"""The levels below the heuristic."""

SEARCHING = {"hard": 6}
"""The levels that search, and with how many seats at most; see `guide.py`."""

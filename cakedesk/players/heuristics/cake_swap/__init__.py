"""The judgement of Cake Swap: ribbons still to be had, and the turns that they take."""

from math import inf

from cakedesk.players.levels import Care

CARELESS = {
    "beginner": Care(glances=0.9, loss=inf),
    "novice": Care(glances=0.75, loss=8.0),
    "easy": Care(glances=0.6, loss=4.0),
    "fair": Care(glances=1.0, loss=1.3),
}
"""The levels below the heuristic."""

SEARCHING = {"hard": 6}
"""The levels that search, and with how many seats at most; see `guide.py`."""

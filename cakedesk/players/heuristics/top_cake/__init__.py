"""The heuristic player of Top Cake."""

from math import inf

from cakedesk.players.levels import Care

CARELESS = {
    "beginner": Care(glances=1.0, loss=inf),
    "novice": Care(glances=0.6, loss=8.0),
    "easy": Care(glances=1.0, loss=2.0),
    "fair": Care(glances=1.0, loss=1.0),
}
"""The levels below the heuristic."""

SEARCHING = {"hard": 4, "expert": 4}
"""The levels that search, and with how many seats at most; see `guide.py`."""

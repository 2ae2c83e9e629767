"""The heuristic player of Top Cake."""

from math import inf

from cakedesk.players.levels import Care

CARELESS = {
    "beginner": Care(glances=0.88, loss=inf),
    "novice": Care(glances=0.6, loss=inf),
    "easy": Care(glances=1.0, loss=1.8),
    "fair": Care(glances=1.0, loss=0.95),
}
"""The levels below the heuristic."""

SEARCHING = {"hard": 4, "expert": 4}
"""The levels that search, and with how many seats at most; see `guide.py`."""

CHARACTERS = {"mean": 2}
"""The characters that can be felt, and with how many seats at most; see `tests/players/felt.py`."""

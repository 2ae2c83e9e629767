"""The heuristic player of Take the Cake."""

from math import inf

from cakedesk.players.levels import Care

CARELESS = {
    "beginner": Care(glances=0.9, loss=inf),
    "novice": Care(glances=0.61, loss=99.0),
    "easy": Care(glances=1.0, loss=6.2),
    "fair": Care(glances=1.0, loss=3.2),
}
"""The levels below the heuristic."""

SEARCHING = {"hard": 4, "expert": 2}
"""The levels that search, and with how many seats at most; see `guide.py`."""

CHARACTERS = {"mean": 4}
"""The characters that can be felt, and with how many seats at most; see `tests/players/felt.py`."""

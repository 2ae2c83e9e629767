"""The judgement of Piece o' Cake: cream for sure against majorities still to be had."""

from cakedesk.players.levels import Care

CARELESS = {
    "beginner": Care(glances=1.0, loss=99.0),
    "novice": Care(glances=0.56, loss=99.0),
    "easy": Care(glances=1.0, loss=3.2),
    "fair": Care(glances=1.0, loss=1.7),
}
"""The levels below the heuristic."""

SEARCHING = {"hard": 5, "expert": 5}
"""The levels that search, and with how many seats at most; see `guide.py`."""

CHARACTERS = {"greedy": 4}
"""The characters that can be felt, and with how many seats at most; see `tests/players/felt.py`."""

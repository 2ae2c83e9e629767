"""The heuristic player of Dutch Auction."""

from math import inf

from cakedesk.players.levels import Care

CARELESS = {
    "beginner": Care(glances=0.83, loss=inf),
    "easy": Care(glances=1.0, loss=7.0),
    "fair": Care(glances=1.0, loss=2.6),
}
"""The levels below the heuristic; a novice would hardly differ from its neighbours: luck decides too much."""

SEARCHING = {"hard": 2, "expert": 2}
"""The levels that search, and with how many seats at most; see `guide.py`."""

CHARACTERS = {"cautious": 2}
"""The characters that can be felt, and with how many seats at most; see `tests/players/felt.py`."""

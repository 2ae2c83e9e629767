"""The heuristic player of Dutch Auction."""

from math import inf

from cakedesk.players.levels import Care

CARELESS = {
    "beginner": Care(glances=0.83, loss=inf),
    "easy": Care(glances=1.0, loss=9.0),
    "fair": Care(glances=1.0, loss=3.4),
    "medium": Care(glances=1.0, loss=1.5),
}
"""The levels that do not search; a novice would hardly differ from its neighbours: luck decides too much."""

SEARCHING = {"hard": 2, "expert": 2}
"""The levels that search, and with how many seats at most; see `guide.py`."""

CHARACTERS = {"cautious": 2}
"""The characters that can be felt, and with how many seats at most; see `tests/players/felt.py`."""

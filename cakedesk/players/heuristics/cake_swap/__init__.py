"""The judgement of Cake Swap: ribbons still to be had, and the turns that they take."""

from math import inf

from cakedesk.players.levels import Care

CARELESS = {
    "beginner": Care(glances=0.8, loss=inf),
    "novice": Care(glances=1.0, loss=3.4),
    "easy": Care(glances=1.0, loss=2.5),
    "fair": Care(glances=1.0, loss=1.8),
    "medium": Care(glances=1.0, loss=1.25),
}
"""The levels that do not search. The heuristic itself, which guides *expert*, is a little above *hard*."""

SEARCHING = {"hard": 6, "expert": 6}
"""The levels that search, and with how many seats at most; see `guide.py`."""

CHARACTERS: dict[str, int] = {}
"""The characters that can be felt: others lost nothing by a mean seat, and a greedy one only lost itself."""

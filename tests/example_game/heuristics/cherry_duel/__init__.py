"""The judgement of Cherry Duel: which slice to lay against what the other may lay."""

from cakedesk.players.levels import Care

CARELESS = {"easy": Care(glances=0.5, loss=1.0)}
SEARCHING = {"hard": 2}
CHARACTERS: dict[str, int] = {}

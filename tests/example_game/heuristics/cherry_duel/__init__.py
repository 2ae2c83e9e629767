"""The judgement of Cherry Duel: which slice to lay against what the other may lay."""

CARELESS = {"easy": 1.0}
SEARCHING = {"hard": 2}

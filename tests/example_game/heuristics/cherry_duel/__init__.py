"""The judgement of Cherry Duel: which slice to lay against what the other may lay."""

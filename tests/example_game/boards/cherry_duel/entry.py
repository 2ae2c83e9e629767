"""What the table of Cherry Duel states of itself; see `BoardEntry`."""

from __future__ import annotations

from typing import Any

from cakedesk.engine.messages import QT_TRANSLATE_NOOP
from cakedesk.engine.observation import Observation
from cakedesk.table.boards.entry import BoardEntry, TableAid


def _chooses_in_secret(look: Observation[Any]) -> bool:
    return look.turn() >= 0


ENTRY = BoardEntry(
    "cherry_duel",
    minutes=5,
    pitch=QT_TRANSLATE_NOOP(
        "CherryDuelBoard", "Both lay a slice in secret: the higher one takes the cherries."
    ),
    aids=(TableAid("points"), TableAid("hints")),
    needs_curtain=_chooses_in_secret,
)

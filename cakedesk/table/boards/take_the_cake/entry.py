"""What the table of Take the Cake states of itself; see `BoardEntry`."""

from __future__ import annotations

from typing import Any

from cakedesk.engine.messages import QT_TRANSLATE_NOOP
from cakedesk.engine.observation import Observation
from cakedesk.games.take_the_cake.phases import ORDERING
from cakedesk.table.boards.entry import BoardEntry, TableAid


def _assigns_orders(look: Observation[Any]) -> bool:
    """Whether an order is assigned, which the others must not see. Else orders are seen on peek only."""
    return bool(look.shown.phase == ORDERING)


ENTRY = BoardEntry(
    "take_the_cake",
    minutes=45,
    pitch=QT_TRANSLATE_NOOP(
        "TakeTheCakeBoard", "Cut a cake in four, take a piece, and build your own cakes from its squares."
    ),
    aids=(
        TableAid("points", line=QT_TRANSLATE_NOOP("TakeTheCakeBoard", "also what your orders pay as it is")),
        TableAid(
            "unseen",
            QT_TRANSLATE_NOOP("TakeTheCakeBoard", "Still to come"),
            QT_TRANSLATE_NOOP("TakeTheCakeBoard", "toppings that are still in the deck"),
        ),
        TableAid(
            "targets",
            QT_TRANSLATE_NOOP("TakeTheCakeBoard", "Places"),
            QT_TRANSLATE_NOOP("TakeTheCakeBoard", "where a square may lie lights up"),
        ),
        TableAid(
            "warnings",
            QT_TRANSLATE_NOOP("TakeTheCakeBoard", "Gains"),
            QT_TRANSLATE_NOOP("TakeTheCakeBoard", "what the square in hand gains in each place"),
        ),
        TableAid("hints"),
    ),
    needs_curtain=_assigns_orders,
)

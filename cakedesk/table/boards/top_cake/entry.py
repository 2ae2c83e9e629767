"""What the table of Top Cake states of itself; see `BoardEntry`."""

from __future__ import annotations

from cakedesk.engine.messages import QT_TRANSLATE_NOOP
from cakedesk.games.top_cake.phases import BIDDING
from cakedesk.table.boards.entry import BoardEntry, TableAid

ENTRY = BoardEntry(
    "top_cake",
    minutes=30,
    pitch=QT_TRANSLATE_NOOP(
        "TopCakeBoard", "Bid openly and in secret, stack what you win, and crown it before it falls."
    ),
    aids=(
        TableAid("points"),
        TableAid("warnings", QT_TRANSLATE_NOOP("TopCakeBoard", "Warn before a collapse")),
        TableAid("unseen", QT_TRANSLATE_NOOP("TopCakeBoard", "Cards seats may hold")),
        TableAid("targets", line=QT_TRANSLATE_NOOP("TopCakeBoard", "where the lifted card may go")),
        TableAid("hints"),
    ),
    needs_curtain=lambda look: look.shown.phase == BIDDING,  # the half point and stacking lie open to all
)

"""What the table of Piece o' Cake states of itself; see `BoardEntry`."""

from __future__ import annotations

from cakedesk.engine.messages import QT_TRANSLATE_NOOP
from cakedesk.table.boards.entry import BoardEntry, TableAid

ENTRY = BoardEntry(
    "piece_o_cake",
    minutes=25,
    pitch=QT_TRANSLATE_NOOP(
        "PieceOCakeBoard",
        "One cuts, the others choose: eat slices for sure points or collect them for the most.",
    ),
    aids=(
        TableAid("points", line=QT_TRANSLATE_NOOP("PieceOCakeBoard", "also which leads a piece would bring")),
        TableAid(
            "unseen",
            QT_TRANSLATE_NOOP("PieceOCakeBoard", "Slices still to come"),
            QT_TRANSLATE_NOOP("PieceOCakeBoard", "how many of each kind nobody has seen yet"),
        ),
        TableAid(
            "targets",
            QT_TRANSLATE_NOOP("PieceOCakeBoard", "Pieces to choose from"),
            QT_TRANSLATE_NOOP("PieceOCakeBoard", "those still free light up"),
        ),
        TableAid("hints"),
    ),
    needs_curtain=None,  # all choices lie open, and the own plate is seen on peek only
)

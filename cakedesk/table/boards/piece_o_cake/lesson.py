"""The guided first game of Piece o' Cake: five cakes of three seats, from a deal of their own."""

from __future__ import annotations

from cakedesk.engine.messages import QT_TRANSLATE_NOOP
from cakedesk.table.boards.piece_o_cake.lesson_steps import FIRST_STEPS
from cakedesk.table.boards.piece_o_cake.lesson_steps_later import LATER_STEPS
from cakedesk.table.boards.piece_o_cake.pictures import picture
from cakedesk.table.lesson import Lesson, LessonSummary

_CAKES = ("SSSHKCKCHBH", "KGKGBHBSASA", "GHGBCPCBKKA", "GSGGHSKHBPH", "GGHSHSBACKP")
_ASIDE = "SH"
_START = {"slices": "".join((*_CAKES, _ASIDE)), "first": 2}

_MOVES = (
    "cut 0 4 8",
    "take 0 eat H",
    "take 4 eat -",
    "take 8 eat -",
    "cut 0 4 7",
    "take 0 eat -",
    "take 4 eat -",
    "take 7 eat -",
    "cut 0 4 7",
    "take 0 eat -",
    "take 4 eat -",
    "take 7 eat AB",
    # The fourth cake and the cut of the last are told, not played: they bring the gooseberries that are lost.
    "cut 0 5 7",
    "take 0 eat H",
    "take 5 eat KS",
    "take 7 eat -",
    "cut 0 3 7",
    "take 3 eat BHSS",
    "take 0 eat H",
    "eat G",
)

LESSON = Lesson(
    context="PieceOCakeLesson",
    start=_START,
    rivals=("Ben", "Cleo"),
    moves=_MOVES,
    steps=(*FIRST_STEPS, *LATER_STEPS),
    summary=LessonSummary(
        title=QT_TRANSLATE_NOOP("PieceOCakeLesson", "You know how to play!"),
        points=(
            QT_TRANSLATE_NOOP("PieceOCakeLesson", "Cut so that you like what the others leave."),
            QT_TRANSLATE_NOOP("PieceOCakeLesson", "Collect what you can lead, alone or as an equal."),
            QT_TRANSLATE_NOOP(
                "PieceOCakeLesson", "Eat the rest, also what you collected that can’t lead any more."
            ),
            QT_TRANSLATE_NOOP(
                "PieceOCakeLesson",
                "Without the six points for your gooseberries {other} would share this victory.",
            ),
        ),
        picture="lit/strawberry,cherry,plum",
    ),
    picture=picture,
)

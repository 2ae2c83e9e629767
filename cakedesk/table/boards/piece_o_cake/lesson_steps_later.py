"""The second half of the guided game of Piece o' Cake: leads and ties, forfeiting, the points."""

from __future__ import annotations

from cakedesk.engine.messages import QT_TRANSLATE_NOOP
from cakedesk.table.lesson import Deed, LessonExample, LessonStep, LessonTask, Reply

_PRESS = (Deed("confirm"),)

_LEAD = LessonStep(
    at=7,
    title=QT_TRANSLATE_NOOP("PieceOCakeLesson", "Why collect all of it?"),
    text=QT_TRANSLATE_NOOP(
        "PieceOCakeLesson",
        "They took what they like and left you yours. A crown marks who leads a kind: only that scores.",
    ),
    example=LessonExample(
        ("variety/apricot", "variety/apricot", "crown"),
        QT_TRANSLATE_NOOP(
            "PieceOCakeLesson", "There are four apricots. With two of them nobody can have more than you."
        ),
    ),
    tasks=(
        LessonTask(
            QT_TRANSLATE_NOOP("PieceOCakeLesson", "Now: click the piece that is left."),
            ("piece/7",),
            (Deed("piece/7", stages="take 7"),),
            staged=("take 7",),
        ),
        LessonTask(
            QT_TRANSLATE_NOOP("PieceOCakeLesson", "Now: leave all on collect, and take it."),
            ("switches", "confirm"),
            _PRESS,
            moves=8,
        ),
    ),
    allowed=("take 7",),
    replies=(
        Reply(
            "eat A",
            QT_TRANSLATE_NOOP("PieceOCakeLesson", "Eaten, each is 1 point. Two that lead are worth 4."),
        ),
        Reply(
            "take",
            QT_TRANSLATE_NOOP("PieceOCakeLesson", "Take the piece with your strawberries."),
        ),
        Reply("", QT_TRANSLATE_NOOP("PieceOCakeLesson", "You lead this kind: what you keep protects it.")),
    ),
)

_TIE = LessonStep(
    at=10,
    title=QT_TRANSLATE_NOOP("PieceOCakeLesson", "What is a tie worth?"),
    text=QT_TRANSLATE_NOOP(
        "PieceOCakeLesson",
        "As much as a lead of your own! All who share it score the full number. A split crown marks it.",
    ),
    example=LessonExample(
        ("variety/cherry", "=", "variety/cherry", "shared"),
        QT_TRANSLATE_NOOP(
            "PieceOCakeLesson",
            "{rival} has two cherries. With two you score 5 as well; eaten they are 2 points.",
        ),
    ),
    tasks=(
        LessonTask(
            QT_TRANSLATE_NOOP("PieceOCakeLesson", "Now: choose the piece with both cherries."),
            ("ring",),
            (Deed("piece/4", stages="take 4"),),
            staged=("take 4",),
        ),
        LessonTask(
            QT_TRANSLATE_NOOP("PieceOCakeLesson", "Now: collect all of it, and take it."),
            ("switches", "confirm"),
            _PRESS,
            moves=11,
        ),
    ),
    allowed=("take 4",),
    replies=(
        Reply(
            "take 7",
            QT_TRANSLATE_NOOP(
                "PieceOCakeLesson", "{rival} is far ahead in kiwis. You could only eat that piece."
            ),
        ),
        Reply(
            "eat P",
            QT_TRANSLATE_NOOP(
                "PieceOCakeLesson", "There are only three plums. One is enough to lead: 3 points."
            ),
        ),
        Reply("", QT_TRANSLATE_NOOP("PieceOCakeLesson", "Eaten, a cherry is 1 point. Both together hold 5.")),
    ),
)

_FORFEIT = LessonStep(
    at=19,
    title=QT_TRANSLATE_NOOP("PieceOCakeLesson", "Why eat instead?"),
    text=QT_TRANSLATE_NOOP(
        "PieceOCakeLesson",
        "We skip to the last cake. {other} has four gooseberries, you have three, and all nine are out:"
        " yours can’t score.",
    ),
    example=LessonExample(
        ("variety/gooseberry", "variety/gooseberry", "variety/gooseberry"),
        QT_TRANSLATE_NOOP(
            "PieceOCakeLesson",
            "Eaten they are 6 points. The piece gives 5: it can bring you no new lead.",
        ),
    ),
    tasks=(
        LessonTask(
            QT_TRANSLATE_NOOP("PieceOCakeLesson", "Now: click the gooseberries."),
            ("forfeit",),
            (Deed("forfeit/G", stages="eat G"),),
            staged=("eat G",),
        ),
        LessonTask(
            QT_TRANSLATE_NOOP("PieceOCakeLesson", "Now: eat them with the big button, or Enter."),
            ("forfeit", "confirm"),
            _PRESS,
            moves=20,
        ),
    ),
    allowed=("eat G",),
    replies=(
        Reply(
            "take",
            QT_TRANSLATE_NOOP("PieceOCakeLesson", "It has 5 dollops of cream. Your gooseberries have 6."),
        ),
        Reply(
            "eat",
            QT_TRANSLATE_NOOP("PieceOCakeLesson", "That kind scores for you. Eat the one that can’t."),
        ),
    ),
)

_POINTS = LessonStep(
    at=20,
    title=QT_TRANSLATE_NOOP("PieceOCakeLesson", "Who wins?"),
    text=QT_TRANSLATE_NOOP(
        "PieceOCakeLesson",
        "Now the plates are turned up: cream counts first, then the lead of each kind. The highest sum wins.",
    ),
    tasks=(
        LessonTask(
            QT_TRANSLATE_NOOP("PieceOCakeLesson", "Now: read each line, then press Next."),
            ("sheet", "confirm"),
            _PRESS,
            gone="sheet",
        ),
    ),
    replays=True,
)

LATER_STEPS = (_LEAD, _TIE, _FORFEIT, _POINTS)

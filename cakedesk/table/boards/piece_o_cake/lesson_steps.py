"""The first half of the guided game of Piece o' Cake: taking a piece, eating and collecting, cutting."""

from __future__ import annotations

from cakedesk.engine.messages import QT_TRANSLATE_NOOP
from cakedesk.table.lesson import Deed, LessonExample, LessonStep, LessonTask, Reply

_PRESS = (Deed("confirm"),)
_FIRST_PIECE = Deed("piece/0", stages="take 0")
_KNIVES = tuple(Deed(f"gap/{gap}", stages=f"cut {gap}") for gap in (0, 4, 8))
_GOOD_KNIVES = tuple(Deed(f"gap/{gap}", stages=f"cut {gap}") for gap in (0, 4, 7))

_GOAL = LessonStep(
    at=1,
    title=QT_TRANSLATE_NOOP("PieceOCakeLesson", "What is a slice worth?"),
    text=QT_TRANSLATE_NOOP(
        "PieceOCakeLesson",
        "Eaten, each dollop of cream is a point. Collected, whoever leads a kind scores its number.",
    ),
    example=LessonExample(
        ("slice/strawberry",),
        QT_TRANSLATE_NOOP(
            "PieceOCakeLesson",
            "Strawberry: 2 sure points when you eat it, or 10 if you lead: have the most of all ten.",
        ),
    ),
    lit=("ring",),
)

_PIECE = LessonStep(
    at=1,
    title=QT_TRANSLATE_NOOP("PieceOCakeLesson", "Which piece shall it be?"),
    text=QT_TRANSLATE_NOOP(
        "PieceOCakeLesson",
        "{other} has cut this cake and gets what is left. You choose first. Look for slices of one kind.",
    ),
    example=LessonExample(
        ("variety/strawberry", "variety/strawberry", "variety/strawberry"),
        QT_TRANSLATE_NOOP("PieceOCakeLesson", "Three of ten at once: the others will hardly catch up."),
    ),
    tasks=(
        LessonTask(
            QT_TRANSLATE_NOOP("PieceOCakeLesson", "Now: click the piece with the strawberries."),
            ("ring",),
            (_FIRST_PIECE,),
            staged=("take 0",),
        ),
    ),
    allowed=("take 0",),
    replies=(
        Reply(
            "take 4",
            QT_TRANSLATE_NOOP(
                "PieceOCakeLesson", "Kiwis and cherries are worth 8 and 5. Strawberries are worth 10."
            ),
        ),
        Reply(
            "take 8",
            QT_TRANSLATE_NOOP(
                "PieceOCakeLesson",
                "Two chocolates of eleven are a start. Three strawberries of ten are more.",
            ),
        ),
        Reply("", QT_TRANSLATE_NOOP("PieceOCakeLesson", "Soon! First choose the piece.")),
    ),
)

_EAT = LessonStep(
    at=1,
    title=QT_TRANSLATE_NOOP("PieceOCakeLesson", "Eat or collect?"),
    text=QT_TRANSLATE_NOOP(
        "PieceOCakeLesson",
        "You decide for each slice, now and for good. Your one chocolate won’t lead: two more lie beside it.",
    ),
    example=LessonExample(
        ("variety/chocolate", ">", "cream", "cream", "cream"),
        QT_TRANSLATE_NOOP("PieceOCakeLesson", "No slice has more cream: 3 points at once. So eat it."),
    ),
    tasks=(
        LessonTask(
            QT_TRANSLATE_NOOP("PieceOCakeLesson", "Now: switch the chocolate to eat."),
            ("switches",),
            (_FIRST_PIECE, Deed("eat/H", stages="eat H")),
            staged=("take 0", "eat H"),
        ),
        LessonTask(
            QT_TRANSLATE_NOOP("PieceOCakeLesson", "Now: take it with the big button, or Enter."),
            ("switches", "confirm"),
            _PRESS,
            moves=2,
        ),
    ),
    allowed=("take 0", "eat H"),
    replies=(
        Reply(
            "eat", QT_TRANSLATE_NOOP("PieceOCakeLesson", "Keep the strawberries: with them you are ahead.")
        ),
        Reply("", QT_TRANSLATE_NOOP("PieceOCakeLesson", "Stay with the piece that has the strawberries.")),
    ),
    before=(_FIRST_PIECE,),
)

_CUT = LessonStep(
    at=4,
    title=QT_TRANSLATE_NOOP("PieceOCakeLesson", "Where do you cut?"),
    text=QT_TRANSLATE_NOOP(
        "PieceOCakeLesson",
        "You serve, so you get what the others leave. Give each of them a piece they like better than yours.",
    ),
    example=LessonExample(
        ("chip/1", "variety/kiwi", "chip/2", "variety/chocolate", "variety/blackberry"),
        QT_TRANSLATE_NOOP("PieceOCakeLesson", "That is what {rival} and {other} collect."),
    ),
    tasks=(
        LessonTask(
            QT_TRANSLATE_NOOP("PieceOCakeLesson", "Now: lay a knife into each framed gap. Click its +."),
            ("ring", "gap/0", "gap/4", "gap/8"),
            _KNIVES,
            staged=("cut 0", "cut 4", "cut 8"),
        ),
    ),
    allowed=("cut 0", "cut 4", "cut 8"),
    replies=(
        Reply(
            "whole", QT_TRANSLATE_NOOP("PieceOCakeLesson", "{rival} would take all of it and leave nothing.")
        ),
        Reply("", QT_TRANSLATE_NOOP("PieceOCakeLesson", "Not there for now: use the framed gaps.")),
    ),
)

_MOVE = LessonStep(
    at=4,
    title=QT_TRANSLATE_NOOP("PieceOCakeLesson", "Is your piece safe?"),
    text=QT_TRANSLATE_NOOP(
        "PieceOCakeLesson",
        "Not yet: a strawberry lies in the piece that {other} will like. Knives may move until you serve.",
    ),
    example=LessonExample(
        ("variety/strawberry", "variety/apricot", "variety/strawberry"),
        QT_TRANSLATE_NOOP(
            "PieceOCakeLesson", "These are your kinds. Keep them together, away from chocolate."
        ),
    ),
    tasks=(
        LessonTask(
            QT_TRANSLATE_NOOP("PieceOCakeLesson", "Now: drag the framed knife to the framed gap."),
            ("ring", "knife/8", "cut/7"),
            (*_KNIVES[:2], Deed("knife/8", "cut/7", stages="cut 7")),
            staged=("cut 0", "cut 4", "cut 7"),
        ),
    ),
    allowed=("cut 0", "cut 4", "cut 7", "cut 8"),
    replies=(
        Reply(
            "whole", QT_TRANSLATE_NOOP("PieceOCakeLesson", "{rival} would take all of it and leave nothing.")
        ),
        Reply(
            "", QT_TRANSLATE_NOOP("PieceOCakeLesson", "There it would part what {rival} and {other} want.")
        ),
    ),
    before=_KNIVES,
)

_SERVE = LessonStep(
    at=4,
    title=QT_TRANSLATE_NOOP("PieceOCakeLesson", "What will {rival} take?"),
    text=QT_TRANSLATE_NOOP(
        "PieceOCakeLesson",
        "{rival} picks first. The list tells what leads each piece brings {rival}: yours brings the least.",
    ),
    example=LessonExample(
        ("chip/1", "variety/kiwi", "variety/gooseberry"),
        QT_TRANSLATE_NOOP(
            "PieceOCakeLesson", "With these {rival} gains most. So your strawberries should be safe."
        ),
    ),
    tasks=(
        LessonTask(
            QT_TRANSLATE_NOOP("PieceOCakeLesson", "Now: serve the three pieces."),
            ("list", "confirm"),
            (*_GOOD_KNIVES, *_PRESS),
            moves=5,
        ),
    ),
    allowed=("cut 0", "cut 4", "cut 7"),
    replies=(Reply("", QT_TRANSLATE_NOOP("PieceOCakeLesson", "It was good as it was: serve it.")),),
    before=_GOOD_KNIVES,
)

FIRST_STEPS = (_GOAL, _PIECE, _EAT, _CUT, _MOVE, _SERVE)

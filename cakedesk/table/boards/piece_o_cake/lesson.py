"""The guided first game of Piece o' Cake: five cakes of three seats, from a deal of their own."""

from __future__ import annotations

from cakedesk.table.lesson import (
    PRESS,
    Deed,
    Lesson,
    LessonExample,
    LessonStep,
    LessonSummary,
    LessonTask,
    Reply,
)

_CAKES = ("SSSHKCKCHBH", "KGKGBHBSASA", "GHGBCPCBKKA", "GSGGHSKHBSH", "GGHSHSBACKP")
_ASIDE = "PH"
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
    "take 7 eat S",
    "cut 0 3 7",
    "take 3 eat BHSS",
    "take 0 eat H",
    "eat G",
)

_FIRST_PIECE = Deed("piece/0", stages="take 0")
_KNIVES = tuple(Deed(f"gap/{gap}", stages=f"cut {gap}") for gap in (0, 4, 8))
_GOOD_KNIVES = tuple(Deed(f"gap/{gap}", stages=f"cut {gap}") for gap in (0, 4, 7))

_GOAL = LessonStep(
    at=1,
    title="What is a slice worth?",
    text="Eaten, each dollop of cream is a point. Collected, whoever leads a kind scores its number.",
    example=LessonExample(
        ("variety/strawberry", "→", "cream", "cream"),
        "Strawberry: 2 sure points when you eat it, or 10 if you lead: have the most of all ten.",
    ),
    lit=("ring",),
)

_PIECE = LessonStep(
    at=1,
    title="Which piece shall it be?",
    text="{other} has cut this cake and gets what is left. You choose first. Look for slices of one kind.",
    example=LessonExample(
        ("variety/strawberry", "variety/strawberry", "variety/strawberry"),
        "Three of ten at once: the others will hardly catch up.",
    ),
    tasks=(LessonTask("Now: click the piece with the strawberries.", ("ring",), (_FIRST_PIECE,)),),
    replies=(
        Reply("take 4", "Kiwis and cherries are worth 8 and 5. Strawberries are worth 10."),
        Reply("take 8", "Two chocolates of eleven are a start. Three strawberries of ten are more."),
        Reply("", "Soon! First choose the piece."),
    ),
)

_EAT = LessonStep(
    at=1,
    title="Eat or collect?",
    text=(
        "You decide for each slice, now and for good. Your one chocolate won’t lead: one other piece has two."
    ),
    example=LessonExample(
        ("variety/chocolate", "→", "cream", "cream", "cream"),
        "No slice has more cream: 3 points at once. So eat it.",
    ),
    tasks=(
        LessonTask(
            "Now: switch the chocolate to eat.", ("switches",), (_FIRST_PIECE, Deed("eat/H", stages="eat H"))
        ),
        LessonTask.confirm("Now: take it with the big button, or Enter.", 2, "switches"),
    ),
    replies=(
        Reply("eat", "Keep the strawberries: with them you are ahead."),
        Reply("", "Stay with the piece that has the strawberries."),
    ),
    before=(_FIRST_PIECE,),
)

_CUT = LessonStep(
    at=4,
    title="Where do you cut?",
    text=(
        "You serve, so you get what the others leave. Give each of them a piece they like better than yours."
    ),
    example=LessonExample(
        ("chip/1", "variety/kiwi", "chip/2", "variety/chocolate", "variety/blackberry"),
        "That is what {rival} and {other} collect.",
    ),
    tasks=(
        LessonTask(
            "Now: lay a knife into each framed gap. Click its +.",
            ("ring", "gap/0", "gap/4", "gap/8"),
            _KNIVES,
        ),
    ),
    replies=(
        Reply("whole", "{rival} would take all of it and leave nothing."),
        Reply("", "Not there for now: use the framed gaps."),
    ),
)

_MOVE = LessonStep(
    at=4,
    title="Is your piece safe?",
    text="Not yet: a strawberry lies in the piece that {other} will like. Knives may move until you serve.",
    example=LessonExample(
        ("variety/strawberry", "variety/apricot", "variety/strawberry"),
        "This is for you. Keep it together, away from chocolate.",
    ),
    tasks=(
        LessonTask(
            "Now: drag the framed knife to the framed gap.",
            ("ring", "knife/8", "cut/7"),
            (*_KNIVES[:2], Deed("knife/8", "cut/7", stages="cut 7")),
        ),
    ),
    replies=(
        Reply("whole", "{rival} would take all of it and leave nothing."),
        *(Reply(f"cut {gap}", "There it would part what you want.") for gap in (9, 10)),
        Reply("", "There it would part what {rival} and {other} want."),
    ),
    apart=("cut 7", "cut 8"),
    before=_KNIVES,
)

_SERVE = LessonStep(
    at=4,
    title="What will {rival} take?",
    text="{rival} picks first. The list tells what leads each piece brings {rival}: yours brings the least.",
    example=LessonExample(
        ("chip/1", "variety/kiwi", "variety/gooseberry"),
        "With these {rival} gains most. So your strawberries should be safe.",
    ),
    tasks=(
        LessonTask("Now: serve the three pieces.", ("list", "confirm"), (*_GOOD_KNIVES, *PRESS), moves=5),
    ),
    replies=(Reply("", "It was good as it was: serve it."),),
    before=_GOOD_KNIVES,
)

_LEAD = LessonStep(
    at=7,
    title="Why collect all of it?",
    text="They took what they like and left you yours. A crown marks who leads a kind: only that scores.",
    example=LessonExample(
        ("variety/apricot", "variety/apricot", "crown"),
        "There are four apricots. With two of them nobody can have more than you.",
    ),
    tasks=(
        LessonTask.click("Now: click the piece that is left.", "piece/7", "take 7", lit=("ring",)),
        LessonTask.confirm("Now: leave all on collect, and take it.", 8, "switches"),
    ),
    replies=(
        Reply("eat A", "Eaten, each is 1 point. Two that lead are worth 4."),
        Reply("take", "Take the piece with your strawberries."),
        Reply("", "You lead this kind: what you keep protects it."),
    ),
)

_TIE = LessonStep(
    at=10,
    title="What is a tie worth?",
    text="As much as a lead of your own! All who share it score the full number. A split crown marks it.",
    example=LessonExample(
        ("variety/cherry", "=", "variety/cherry", "shared"),
        "{rival} has two cherries. With two you score 5 as well; eaten they are 2 points.",
    ),
    tasks=(
        LessonTask.click("Now: choose the piece with both cherries.", "piece/4", "take 4", lit=("ring",)),
        LessonTask.confirm("Now: collect all of it, and take it.", 11, "switches"),
    ),
    replies=(
        Reply("take 7", "{rival} is far ahead in kiwis. That piece gives no new lead."),
        Reply("eat P", "There are only three plums. One is enough to lead: 3 points."),
        Reply("", "Eaten, a cherry is 1 point. Both together hold 5."),
    ),
)

_FORFEIT = LessonStep(
    at=19,
    title="Why eat instead?",
    text=(
        "We skip to the last cake. {other} has four gooseberries, you have three, and all nine are out:"
        " yours can’t score."
    ),
    example=LessonExample(
        ("variety/gooseberry", "variety/gooseberry", "variety/gooseberry"),
        "Eaten they are 6 points. The piece gives 5: it can bring you no new lead.",
    ),
    tasks=(
        LessonTask.click("Now: click the gooseberries.", "forfeit/G", "eat G", lit=("forfeit",)),
        LessonTask.confirm("Now: eat them with the big button, or Enter.", 20, "forfeit"),
    ),
    replies=(
        Reply("take", "It has 5 dollops of cream. Your gooseberries have 6."),
        Reply("eat", "That kind scores for you. Eat the one that can’t."),
    ),
)

_POINTS = LessonStep(
    at=20,
    title="Who wins?",
    text=(
        "Now the plates are turned up: cream counts first, then the lead of each kind. The highest sum wins."
    ),
    tasks=(LessonTask.read("Now: read each line, then press Next.", "sheet", "sheet"),),
    replays=1,
)

LESSON = Lesson(
    context="PieceOCakeLesson",
    start=_START,
    rivals=("Ben", "Cleo"),
    moves=_MOVES,
    steps=(_GOAL, _PIECE, _EAT, _CUT, _MOVE, _SERVE, _LEAD, _TIE, _FORFEIT, _POINTS),
    summary=LessonSummary(
        title="You know how to play!",
        points=(
            "Cut so that you like what the others leave.",
            "Collect what you can lead, alone or as an equal.",
            "Eat the rest, also what you collected that can’t lead any more.",
            "Without the six points for your gooseberries {other} would have won.",
        ),
        picture="lit/strawberry,cherry,plum",
    ),
)

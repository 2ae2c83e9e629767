"""Bidding and resolving in the guided game of Top Cake."""

from __future__ import annotations

from cakedesk.table.lesson import Deed, LessonExample, LessonStep, LessonTask, Reply

_LAY_BOTH = "Now: press Lay both cards, or Enter."
_LAY = ("slots", "confirm")
_PRESS = (Deed("confirm"),)

_GOAL = LessonStep(
    at=0,
    title="What do we want?",
    text="These four cakes are on offer. Who bids best on one gets it as a layer for a stack of their own.",
    example=LessonExample(
        ("stack/chocolate-6,coffee-5,lemon-4",),
        "Cakes score points, most of all in tall stacks. So we bid, and then we stack.",
    ),
    lit=("row",),
    needs=("hand",),
)

_OPEN = LessonStep(
    at=0,
    title="Why lay a card openly?",
    text="A turn is two cards: one face up, one face down. An open number shows {rival} that you mean it.",
    example=LessonExample(
        ("card/chocolate-6", "max/6"),
        "This Chocolate bears 6 layers: the best base of all. Worth a high bid.",
    ),
    tasks=(
        LessonTask(
            "Now: drag your 5 to Chocolate. Or click both.",
            ("hand", "card/chocolate-6"),
            (Deed("hand/5", "card/chocolate-6"),),
            staged=("up=5:chocolate-6",),
        ),
    ),
    allowed=("up=5:chocolate-6", "down=8:chocolate-6"),
    replies=(
        Reply("up=8:chocolate", "Keep the 8 for later: it is too good to be shown."),
        Reply("up=5", "The 5 is right. But Chocolate bears more than all others."),
        Reply("", "You may do that in a game. Here we try the 5 first."),
    ),
)

_HIDDEN = LessonStep(
    at=0,
    title="Why lay a card face down?",
    text=(
        "Equal cards of two seats cancel each other. What lies open can be copied; what lies face down can’t."
    ),
    example=LessonExample(
        ("bid/0/8", "=", "bid/1/8"),
        "Open, your 8 can be cancelled by {rival}’s 8. So hide the number that must survive.",
    ),
    tasks=(
        LessonTask(
            "Now: drag your 8 face down to Chocolate.",
            ("hand", "card/chocolate-6"),
            (Deed("hand/8", "card/chocolate-6"),),
            staged=("up=5:chocolate-6", "down=8:chocolate-6"),
        ),
        LessonTask(_LAY_BOTH, _LAY, _PRESS, moves=1),
    ),
    allowed=("up=5:chocolate-6", "down=8:chocolate-6"),
    replies=(
        Reply("up=8", "Open, {rival} could cancel it. Let it lie face down."),
        Reply("down=8", "The 8 is right. Lay it where the 5 lies: together they make 13."),
        Reply("", "That is allowed, but the 8 is your strongest number."),
    ),
    before=(Deed("hand/5", "card/chocolate-6"),),
)

_CANCELLED = LessonStep(
    at=2,
    title="What has {rival} done to your 5?",
    text="{rival} has laid a 5 beside yours. Equal kinds of different seats cancel: neither will count.",
    example=LessonExample(
        ("bid/0/5", "=", "bid/1/5"), "Both fives come back to their hands later. Your hidden 8 still stands."
    ),
    lit=("card/chocolate-6",),
    needs=("hand",),
)

_REVERSE = LessonStep(
    at=2,
    title="How can a 1 win?",
    text=(
        "{rival} has hidden something beside Lemon, and may have hidden much."
        " With REVERSE the lowest bid wins."
    ),
    example=LessonExample(
        ("bid/0/1", "bid/0/R", "<", "back/1"),
        "Nothing is lower than a 1. Face down, {rival} can’t cancel your REVERSE on purpose.",
    ),
    tasks=(
        LessonTask(
            "Now: lay your 1 openly beside Lemon.",
            ("hand", "card/lemon-4"),
            (Deed("hand/1", "card/lemon-4"),),
            staged=("up=1:lemon-4",),
        ),
        LessonTask(
            "And REVERSE face down beside Lemon.",
            ("hand", "card/lemon-4"),
            (Deed("hand/R", "card/lemon-4"),),
            staged=("up=1:lemon-4", "down=R:lemon-4"),
        ),
        LessonTask(_LAY_BOTH, _LAY, _PRESS, moves=3),
    ),
    allowed=("up=1:lemon-4", "down=R:lemon-4"),
    replies=(
        Reply("up=R", "Open, {rival} would see it and bid low, or cancel it. Hide REVERSE."),
        Reply("down=1", "Let the 1 lie openly: it looks like a weak bid."),
        Reply("up=1", "The 1 is right, but beside Lemon: there {rival} has hidden a card."),
        Reply("", "It would count against you: with REVERSE the lowest bid wins."),
    ),
)

_SNATCH = LessonStep(
    at=4,
    title="What beats an 8?",
    text=(
        "{rival}’s 8 lies beside Coffee. SNATCH takes a card whatever else"
        " lies there, but only once in a game."
    ),
    example=LessonExample(
        ("bid/0/S", ">", "bid/1/8"), "Only another SNATCH could cancel it. So it is laid face down, and late."
    ),
    tasks=(
        LessonTask(
            "Now: lay your 3 openly beside Carrot.",
            ("hand", "card/carrot-3a"),
            (Deed("hand/3", "card/carrot-3a"),),
            staged=("up=3:carrot-3a",),
        ),
        LessonTask(
            "And SNATCH face down beside Coffee.",
            ("hand", "card/coffee-5"),
            (Deed("hand/S", "card/coffee-5"),),
            staged=("up=3:carrot-3a", "down=S:coffee-5"),
        ),
        LessonTask(_LAY_BOTH, _LAY, _PRESS, moves=5),
    ),
    allowed=("up=3:carrot-3a", "down=S:coffee-5"),
    replies=(
        Reply("up=S", "Open, {rival}’s SNATCH could cancel it. Lay it face down."),
        Reply("down=S", "You have only one SNATCH. Take it where {rival} bids highest."),
        Reply("", "Not that one: beside Carrot a 3 will do, and you will see why."),
    ),
)

_HALF = LessonStep(
    at=6,
    title="What is half a point good for?",
    text="You started this round, so you lay the half point last. At equal bids nobody wins; a half decides.",
    example=LessonExample(
        ("bid/0/3", "half", "?", "bid/1/1", "back/1"),
        "If {rival}’s hidden card is a 2, it is 3 to 3 beside Carrot. Your half makes 3½.",
    ),
    tasks=(
        LessonTask(
            "Now: bring the half point to Carrot.",
            ("half", "card/carrot-3a"),
            (Deed("half", "card/carrot-3a"),),
            staged=("half carrot-3a",),
        ),
        LessonTask("Now: press Lay the half point, or Enter.", ("confirm",), _PRESS, moves=7),
    ),
    allowed=("half carrot-3a",),
    replies=(
        Reply("half chocolate", "Your 8 is safe there. Help where it may be equal: beside Carrot."),
        Reply("half lemon", "There the lowest bid wins: a half more would do you no good."),
        Reply("half coffee", "SNATCH takes Coffee anyway. Help where it may be equal."),
    ),
)

_RESOLVING = LessonStep(
    at=7,
    title="Who gets what, and why?",
    text=(
        "Card by card all bids are turned up: first equal kinds cancel, then"
        " SNATCH takes, else the sums decide."
    ),
    tasks=(
        LessonTask(
            "Now: read each card, then press Next card.", ("walk", "next"), (Deed("next"),), gone="next"
        ),
    ),
    replays=1,
)

BIDDING_STEPS = (_GOAL, _OPEN, _HIDDEN, _CANCELLED, _REVERSE, _SNATCH, _HALF, _RESOLVING)

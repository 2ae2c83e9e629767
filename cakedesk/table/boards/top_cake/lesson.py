"""The guided first game of Top Cake: two rounds of two seats, from a deal of their own."""

from __future__ import annotations

from cakedesk.table.lesson import Deed, Lesson, LessonExample, LessonStep, LessonSummary, LessonTask, Reply

_START = {
    # The first one is put away; then come the rows of the two rounds.
    "cakes": [
        *("coffee-2",),
        *("lemon-4", "chocolate-6", "carrot-3a", "coffee-5"),
        *("lemon-1", "chocolate-3", "victoria-5", "battenberg-2"),
        *("chocolate-1", "victoria-2", "victoria-3", "velvet-2"),
        *("velvet-4a", "velvet-4b", "lemon-5", "carrot-3b"),
        *("carrot-4", "coffee-3", "battenberg-1", "battenberg-6"),
    ],
    "toppers": ["crown", "rose", "fox", "sparkler"],
    "first": 0,
}

_MOVES = (
    "bid up=5:chocolate-6 down=8:chocolate-6",
    "bid up=5:chocolate-6 down=6:lemon-4",
    "bid up=1:lemon-4 down=R:lemon-4",
    "bid up=8:coffee-5 down=2:carrot-3a",
    "bid up=3:carrot-3a down=S:coffee-5",
    "bid up=1:carrot-3a down=7:coffee-5",
    "half carrot-3a",
    "stack chocolate-6 new",
    "stack coffee-5 0",
    "stack lemon-4 0",
    "stack carrot-3a 0",
    "bid up=7:victoria-5 down=4:battenberg-2",
    # The second round is told, not played: its bids bring what the learner stacks then.
    "bid up=6:crown down=8:crown",
    "bid up=5:battenberg-2 down=3:victoria-5",
    "bid up=4:chocolate-3 down=2:lemon-1",
    "bid up=2:crown down=1:chocolate-3",
    "bid up=7:chocolate-3 down=5:lemon-1",
    "half victoria-5",
    "stack victoria-5 new",
    "stack battenberg-2 0",
    "stack chocolate-3 0",
    "stack lemon-1 0",
    "stack crown 0",
)

_LAY_BOTH = "Now: press Lay both cards, or Enter."
_CONFIRM = "Now: press Confirm, or Enter."
_BASE = ("stack chocolate-6 new", "stack coffee-5 0", "stack lemon-4 0", "stack carrot-3a 0")
_FALLING = ("stack lemon-1 0", "stack chocolate-3 0", "stack crown 0")
_TALL = ("stack chocolate-3 0", "stack lemon-1 0", "stack crown 0")
_CHOCOLATE = ("up=5:chocolate-6", "down=8:chocolate-6")
_LEMON = ("up=1:lemon-4", "down=R:lemon-4")
_COFFEE = ("up=3:carrot-3a", "down=S:coffee-5")
_CARROT = ("half carrot-3a",)


def _lay(task: str, kind: str, card: str, *staged: str) -> LessonTask:
    """A bidding card goes beside a card of the row."""
    return LessonTask(task, ("hand", f"card/{card}"), (Deed(f"hand/{kind}", f"card/{card}"),), goal=staged)


def _on_stack(*cards: str) -> tuple[Deed, ...]:
    """One card after the other goes onto the stack."""
    return tuple(Deed(card, "stack/0") for card in cards)


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
    tasks=(_lay("Now: drag your 5 to Chocolate. Or click both.", "5", "chocolate-6", _CHOCOLATE[0]),),
    also=_CHOCOLATE[1:],
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
        _lay("Now: drag your 8 face down to Chocolate.", "8", "chocolate-6", *_CHOCOLATE),
        LessonTask.confirm(_LAY_BOTH, 1, "slots"),
    ),
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
        _lay("Now: lay your 1 openly beside Lemon.", "1", "lemon-4", _LEMON[0]),
        _lay("And REVERSE face down beside Lemon.", "R", "lemon-4", *_LEMON),
        LessonTask.confirm(_LAY_BOTH, 3, "slots"),
    ),
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
        _lay("Now: lay your 3 openly beside Carrot.", "3", "carrot-3a", _COFFEE[0]),
        _lay("And SNATCH face down beside Coffee.", "S", "coffee-5", *_COFFEE),
        LessonTask.confirm(_LAY_BOTH, 5, "slots"),
    ),
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
            goal=_CARROT,
        ),
        LessonTask.confirm("Now: press Lay the half point, or Enter.", 7),
    ),
    replies=(
        Reply("half chocolate", "Your 8 is safe there. Help where it may be equal: beside Carrot."),
        Reply("half lemon", "There the lowest bid wins: a half more would do you no good."),
        Reply("half coffee", "SNATCH takes Coffee anyway. Help where it may be equal."),
    ),
)

_RESOLVING = LessonStep(
    at=7,
    title="Who gets what, and why?",
    text="Card by card: equal kinds cancel, then SNATCH takes, else the sums decide.",
    tasks=(
        LessonTask(
            "Now: read each card, then press Next card.", ("walk", "next"), (Deed("next"),), gone="next"
        ),
    ),
    replays=1,
)

_STACKING = LessonStep(
    at=7,
    title="Which cake goes to the bottom?",
    text=(
        "The number on a cake is how many layers it bears. What carries more than that collapses and is lost."
    ),
    example=LessonExample(
        ("max/6", ">", "max/5", ">", "max/4", ">", "max/3"),
        "So the strongest first: Chocolate, Coffee, Lemon, Carrot.",
    ),
    tasks=(
        LessonTask(
            "Now: begin a new stack with Chocolate.",
            ("won", "new"),
            (Deed("won/chocolate-6", "new"),),
            goal=_BASE[:1],
        ),
        LessonTask(
            "Now: put Coffee, Lemon and Carrot on it, in this order.",
            ("won", "stack/0"),
            _on_stack("won/coffee-5", "won/lemon-4", "won/carrot-3a"),
            goal=_BASE,
        ),
        LessonTask.confirm(_CONFIRM, 11, "stack/0"),
    ),
    in_order=True,
    replies=(
        Reply("stack carrot", "It bears only 3 layers: with it below the stack can’t grow tall."),
        Reply("stack lemon", "It would hold today, but Lemon bears less than what comes first."),
        Reply("", "One tall stack is worth more than several low ones. Chocolate first, then Coffee."),
    ),
)

_ROUND_TWO = LessonStep(
    at=12,
    title="What is new in round 2?",
    text="From now on a topper joins the four cakes. It is a layer, but no cake, and bears nothing at all.",
    example=LessonExample(
        ("topper/crown", "x2"),
        "We skip the bids of this round. You won the Crown, Lemon 1 and Chocolate 3; {rival} the others.",
    ),
    lit=("card/crown",),
    needs=("hand",),
)

_COLLAPSE = LessonStep(
    at=20,
    title="What makes a layer fall?",
    text=(
        "Lemon 1 bears one layer. Let us see what happens to it under two: nothing counts until you confirm."
    ),
    example=LessonExample(
        ("layer/lemon-1", "full/1"),
        "All layers above count, toppers too. What is too much makes this layer go.",
    ),
    tasks=(
        LessonTask(
            "Now: put Lemon, Chocolate and the Crown on your stack.",
            ("won", "stack/0"),
            _on_stack("won/lemon-1", "won/chocolate-3", "won/crown"),
            goal=_FALLING,
        ),
        LessonTask(
            "Lemon has fallen. Press All back: it was only a try.",
            ("all-back", "stack/0"),
            (Deed("all-back"),),
            emptied=True,
        ),
    ),
    in_order=True,
    replies=(
        Reply("stack crown", "A topper goes last: any layer on it would make it collapse."),
        Reply("", "Soon! First see how Lemon falls: it goes on the stack first."),
    ),
)

_TOPPER = LessonStep(
    at=20,
    title="What makes a stack worth most?",
    text=(
        "A cake scores 1. From three layers on, one flavour scores 2. A topper"
        " on three cakes or more doubles the stack."
    ),
    example=LessonExample(
        ("stack/chocolate-6,coffee-5,lemon-4,carrot-3a,chocolate-3,lemon-1,crown",),
        "6 cakes are 6, two of them Chocolate are 2 more: 8. The Crown makes it 16.",
    ),
    tasks=(
        LessonTask(
            "Now: Chocolate, then Lemon, then the Crown on top.",
            ("won", "stack/0"),
            _on_stack("won/chocolate-3", "won/lemon-1", "won/crown"),
            goal=_TALL,
        ),
        LessonTask.confirm(_CONFIRM, 23, "stack/0"),
    ),
    in_order=True,
    replies=(
        Reply("stack crown", "The Crown last: what lies on a topper makes it collapse."),
        Reply("stack lemon", "Lemon bears one layer only: Chocolate goes below it."),
        Reply("", "On the tall stack they score most: there the Crown doubles all."),
    ),
)

LESSON = Lesson(
    context="TopCakeLesson",
    start=_START,
    rivals=("Ben",),
    moves=_MOVES,
    steps=(
        *(_GOAL, _OPEN, _HIDDEN, _CANCELLED, _REVERSE, _SNATCH, _HALF, _RESOLVING),
        *(_STACKING, _ROUND_TWO, _COLLAPSE, _TOPPER),
    ),
    summary=LessonSummary(
        title="You know how to play!",
        points=(
            "Hide what must not be cancelled; show what shall frighten.",
            "REVERSE for low cards, SNATCH for what you can’t do without.",
            "Strong cakes below, weak ones above, a topper last of all.",
            "After five rounds the highest sum of all stacks wins.",
        ),
        picture="stack/chocolate-6,coffee-5,lemon-4,carrot-3a,chocolate-3,lemon-1,crown",
    ),
)

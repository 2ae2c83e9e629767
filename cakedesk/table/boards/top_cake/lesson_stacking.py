"""Stacking, collapse, toppers and points in the guided game of Top Cake."""

from __future__ import annotations

from cakedesk.table.lesson import Deed, LessonExample, LessonStep, LessonTask, Reply

_CONFIRM = "Now: press Confirm, or Enter."
_PRESS = (Deed("confirm"),)
_BASE = ("stack chocolate-6 new", "stack coffee-5 0", "stack lemon-4 0", "stack carrot-3a 0")
_FALLING = ("stack lemon-1 0", "stack chocolate-3 0", "stack crown 0")
_TALL = ("stack chocolate-3 0", "stack lemon-1 0", "stack crown 0")


def _on_stack(*cards: str) -> tuple[Deed, ...]:
    """One card after the other goes onto the stack."""
    return tuple(Deed(card, "stack/0") for card in cards)


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
            staged=_BASE[:1],
        ),
        LessonTask(
            "Now: put Coffee, Lemon and Carrot on it, in this order.",
            ("won", "stack/0"),
            _on_stack("won/coffee-5", "won/lemon-4", "won/carrot-3a"),
            staged=_BASE,
        ),
        LessonTask(_CONFIRM, ("confirm", "stack/0"), _PRESS, moves=11),
    ),
    allowed=_BASE,
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
            staged=_FALLING,
        ),
        LessonTask(
            "Lemon has fallen. Press All back: it was only a try.",
            ("all-back", "stack/0"),
            (Deed("all-back"),),
            emptied=True,
        ),
    ),
    allowed=_FALLING,
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
            staged=_TALL,
        ),
        LessonTask(_CONFIRM, ("confirm", "stack/0"), _PRESS, moves=23),
    ),
    allowed=_TALL,
    in_order=True,
    replies=(
        Reply("stack crown", "The Crown last: what lies on a topper makes it collapse."),
        Reply("stack lemon", "Lemon bears one layer only: Chocolate goes below it."),
        Reply("", "On the tall stack they score most: there the Crown doubles all."),
    ),
)

STACKING_STEPS = (_STACKING, _ROUND_TWO, _COLLAPSE, _TOPPER)

"""The guided first game of Take the Cake: two seats, from a deal of their own."""

from __future__ import annotations

from cakedesk.games.take_the_cake.game import GAME
from cakedesk.table.lesson import Deed, Lesson, LessonExample, LessonStep, LessonSummary, LessonTask, Reply

_SQUARES = (
    "Sd1 Sd2 Cc2 Cd4  Sk3 Lc1 Co1 Lk1  Lo1 So1 Vb1 Ls1  Lf1 Vd1 Ld1 Sc1 "
    "Sd3 Sf2 Sb2 Cd1  Vf1 Ss1 Lk2 Ck1  Vo2 Vc1 Vd2 Cd2  Lf2 Ld2 Vk2 Cb1 "
    "Cs1 Lb1 Sk2 Vk1  Cc1 Vs1 Lk3 Sk1  Cf1 Lo2 Sf1 Vd3  Lf3 Vf2 Ld3 Sb1 "
    "Vc2 Cb2 Cd3 Ss2  Cf2 Vd4 Ck3 Cf3  Ls2 Ck2 Vf3 Vk3  Vo1 Sf3 Ld4 Sd4"
)
"""The centre of each of the four rounds."""

_CUTS = ("T22", "T09", "T17", "T14", "T05", "T18", "T07", "T19")
_ORDERS = ("O09", "O04", "O12", "O17", "O18", "O14")

_MOVES = (
    *("cut T22 0", "take R 0", "put Cc2 0 0", "put Cd4 0 1", "put Co1 1 0", "put Lk1 0 -1"),
    *("take B 0", "put Sk3 0 0", "put Sd2 2 2", "put Sd1 1 2", "put Lc1 3 1"),
    *("take P", "put Vd1 0 0", "put So1 1 2", "put Lf1 2 1", "put Lo1 2 2"),
    *("take G", "put Ld1 0 0", "put Ls1 0 1", "put Sc1 2 2", "put Vb1 1 2"),
    *("cut T14 1", "take B 1", "put Ld2 1 1", "put Lf2 2 1", "put Vk2 1 3", "put Vo2 0 3"),
    *("take R 0", "put Cd1 1 1", "put Cd2 2 0", "put Ck1 0 2", "put Cb1 2 1"),
    *("take P", "put Sd3 1 1", "put Sb2 1 0", "put Sf2 0 2", "put Vf1 3 3"),
    *("take G", "put Vd2 1 0", "put Vc1 0 1", "put Lk2 3 2", "put Ss1 1 3"),
    *("cut T05 0", "take R 1", "put Ld3 3 1", "put Vf2 0 2", "put Lo2 3 3", "put Lf3 3 0"),
    # From here until the cakes are full it is told, not played.
    *("take G 1", "put Lk3 3 1", "put Vs1 2 3", "put Cf1 3 3", "put Cc1 3 2"),
    *("take P", "put Cs1 3 1", "put Vk1 3 -1", "put Sk2 2 2", "put Lb1 1 -1"),
    *("take B", "put Sk1 2 0", "put Sb1 1 3", "put Sf1 0 1", "put Vd3 3 2"),
    *("cut T07 0", "take B 0", "put Sd4 2 1", "put Vk3 2 3", "put Cf3 3 0", "put Vf3 0 3"),
    *("take G 1", "put Ld4 2 3", "put Ls2 2 0", "put Vo1 0 3", "put Sf3 1 1"),
    *("take P", "put Cd3 2 0", "put Cb2 3 0", "put Vc2 0 2", "put Ss2 1 0"),
    *("take R", "put Ck3 1 2", "put Ck2 3 0", "put Cf2 3 2", "put Vd4 2 -1"),
    *("order O09 O04", "order O17 O18"),
)


def _put(words: str, card: str, row: int, column: int) -> LessonTask:
    """The task of placing a square."""
    gesture, goal = f"put {card} {row} {column}", f"square/0/{row}/{column}"
    deeds = (Deed(f"card/{card}", goal, gesture),)
    return LessonTask(words, (f"card/{card}", "cake/0/0"), deeds)


def _confirm(moves: int) -> LessonTask:
    return LessonTask.confirm("Now: confirm.", moves)


_GOAL = LessonStep(
    at=1,
    title="What do we build?",
    text=(
        "Cakes of sixteen squares, worth as many points as can be. With two at the table you build both of"
        " yours at once."
    ),
    example=LessonExample(
        ("slab/cut", "→", "slab/begun", "→", "slab/whole"),
        "Everybody takes pieces of one large cake, and lays each square where they like. There it stays.",
    ),
    lit=("cake/0/0", "cake/0/1"),
)

_TAKE = LessonStep(
    at=1,
    title="Which piece do you take?",
    text="{rival} has cut the large cake in four pieces, and you take first. Each piece has its mark.",
    example=LessonExample(
        ("card/Cc2", "card/Cd4", "card/Co1"),
        "The triangle has three chocolate squares. Candles love large groups of one icing.",
    ),
    tasks=(
        LessonTask.click(
            "Now: take the triangle piece for your first cake.",
            "piece/R",
            "take R 0",
            lit=("pieces", "cake/0/0"),
        ),
        _confirm(2),
    ),
    replies=(
        Reply("take R 1", "For the first cake, so that we agree."),
        Reply("take", "Take the triangle: well placed, it brings 13 points at once."),
    ),
)

_CHERRIES = _put("Now: place the two cherries.", "Cc2", 0, 0)
_CANDLES = _put("Now: place the candles to the right of them.", "Cd4", 0, 1)

_GROUP = LessonStep(
    at=2,
    title="Where do candles belong?",
    text=(
        "Each candle scores the size of its group: squares of one icing that touch side by side. Lit"
        " squares say what the square in hand gains."
    ),
    example=LessonExample(
        ("card/Cc2", "card/Cd4"), "Beside the cherries these two candles score 4. On their own they score 2."
    ),
    tasks=(_CHERRIES, _CANDLES),
    in_order=True,
    replies=(
        Reply("put Cd4", "The candles go right beside the cherries."),
        Reply("", "Cherries and candles come first."),
    ),
)

_ORANGE = _put("Now: place the orange below the cherries.", "Co1", 1, 0)
_COOKIE = _put("Now: place the cookie to the left of the cherries.", "Lk1", 0, -1)

_RIM = LessonStep(
    at=2,
    title="And the other squares?",
    text=(
        "The orange makes the chocolate group larger: each candle scores 3 with it. Cookies want to be"
        " outside."
    ),
    example=LessonExample(
        ("card/Lk1",), "A cookie scores 2 on the rim of the cake. In the middle it scores nothing."
    ),
    tasks=(_ORANGE, _COOKIE, _confirm(6)),
    in_order=True,
    replies=(
        Reply("put Lk1", "First the orange below the cherries; then the cookie left."),
        Reply("", "The orange belongs right below the cherries."),
    ),
    before=(*_CHERRIES.deeds, *_CANDLES.deeds),
)

_FRUIT = LessonStep(
    at=11,
    title="Why collect one fruit?",
    text=(
        "One to five of a type score 1, 4, 9, 16 or 25. Your second piece of a round goes to your other cake."
    ),
    example=LessonExample(
        ("card/Lo1", "card/So1"), "The ring has two oranges: 4 points. The fruits in the cross all differ."
    ),
    tasks=(
        LessonTask.click("Now: take the ring piece.", "piece/P", "take P", lit=("pieces", "cake/0/1")),
        _confirm(12),
    ),
    replies=(Reply("", "Its three fruits score 1 each. Two oranges score 4."),),
)

_CUT = LessonStep(
    at=21,
    title="How do you cut?",
    text=(
        "You choose one of two cut cards, and turn it. {rival} takes first: make a piece that you alone need."
    ),
    example=LessonExample(
        ("cut/T14-0", "→", "cut/T14-1"),
        "Turned by a quarter, it makes one piece of the four chocolate squares. {rival} has no chocolate.",
    ),
    tasks=(
        LessonTask.click("Now: choose this card.", "cut/T14", "cut T14 0"),
        LessonTask.click(
            "Now: turn it by a quarter, at a corner or with R.",
            "turn",
            "cut T14 1",
            lit=("cut/T14", "turn", "pieces"),
        ),
        LessonTask.confirm("Now: cut the cake.", 22, "pieces"),
    ),
    also=("cut T14 2", "cut T14 3"),
    replies=(Reply("", "That one tears the chocolate apart, however you turn it."),),
)

_STILL_THERE = LessonStep(
    at=27,
    title="Is it still there?",
    text=(
        "Yes: {rival} took the square piece with the two oranges. The triangle with all the chocolate is"
        " left."
    ),
    example=LessonExample(
        ("card/Lf2",),
        "Its flower costs you a point for now. What flowers bring comes in two steps.",
    ),
    tasks=(
        LessonTask.click(
            "Now: take the triangle piece for your first cake.",
            "piece/R",
            "take R 0",
            lit=("pieces", "cake/0/0"),
        ),
        _confirm(28),
    ),
    replies=(
        Reply("take R 1", "Your second cake has no chocolate, and the first has three squares."),
        Reply("", "You cut for the chocolate: take the triangle."),
    ),
)

_FAR_RIGHT = _put("Now: place the cookie to the right of the two candles.", "Ck1", 0, 2)
_BERRY = _put("Now: place the blueberry beside the lowest candle.", "Cb1", 2, 1)

_LOCK = LessonStep(
    at=30,
    title="How wide may it get?",
    text=(
        "Four wide and four high. Until then a cake can still grow on both sides; then they are locked for"
        " good."
    ),
    example=LessonExample(
        ("card/Ck1", "=", "topping/cookie", "+", "topping/candle"),
        "At the far right it gains 6, and this cookie stays on the rim whatever comes.",
    ),
    tasks=(_FAR_RIGHT, _BERRY, _confirm(32)),
    in_order=True,
    replies=(
        Reply("put Ck1", "It goes right beside the two candles."),
        Reply("", "First the cookie right; then the blueberry below, in the gap."),
    ),
)

_FLOWERS = LessonStep(
    at=43,
    title="What do flowers bring?",
    text=(
        "Each scores 1. The cake that has more than any other scores 1 more for each; all four cakes compete."
    ),
    example=LessonExample(
        ("card/Lf3", "card/Vf2"), "With these three your second cake has four, the most of all: 8 points."
    ),
    tasks=(
        LessonTask(
            "Now: take the triangle for your second cake.",
            ("pieces", "cake/0/1"),
            (Deed("piece/R", stages="take R 0"), Deed("cake/0/1", stages="take R 1")),
            goal=("take R 1",),
        ),
        _confirm(44),
    ),
    replies=(Reply("", "It has fewer flowers: take the triangle."),),
)

_ASSIGN = LessonStep(
    at=84,
    title="What do your orders pay?",
    text="We skip two rounds: all cakes are full. In secret you give each of yours one of your three orders.",
    example=LessonExample(
        ("order/O09", "order/O04"),
        "Eleven chocolate squares hang together: 11 points. Your second cake has the most oranges: 9.",
    ),
    tasks=(
        LessonTask.click(
            "Now: give the chocolate order to your first cake.",
            "order/O09",
            "order O09 -",
            lit=("orders", "cake/0/0"),
        ),
        LessonTask.click(
            "Now: give the oranges to your second cake.",
            "order/O04",
            "order O09 O04",
            lit=("orders", "cake/0/1"),
        ),
        _confirm(86),
        LessonTask.read("Now: press Next until all is counted.", "walk", "walk"),
    ),
    replies=(Reply("", "Not so: that would pay less, or nothing at all."),),
)


def _all(named: tuple[str, ...], known: tuple[str, ...]) -> list[str]:
    """Some ids, and then all others."""
    return [*named, *(each for each in known if each not in named)]


LESSON = Lesson(
    context="TakeTheCakeLesson",
    start={
        "pieces": _SQUARES.split(),
        "cuts": _all(_CUTS, GAME.builtin_lists().cuts),
        "orders": _all(_ORDERS, tuple(order.id for order in GAME.builtin_lists().orders)),
        "first": 1,
    },
    rivals=("Ben",),
    moves=_MOVES,
    steps=(_GOAL, _TAKE, _GROUP, _RIM, _FRUIT, _CUT, _STILL_THERE, _LOCK, _FLOWERS, _ASSIGN),
    summary=LessonSummary(
        title="You know how to play!",
        points=(
            "You won by 161 to 150, and your candles alone brought 82.",
            "Candles into large groups, cookies on the rim.",
            "Of one fruit take many: the fifth brings 9 points.",
            "Cut so that you like what others leave.",
            "With three or four at the table, one cake is built after the other.",
        ),
        picture="slab/whole",
    ),
)

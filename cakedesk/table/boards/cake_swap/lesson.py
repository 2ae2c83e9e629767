"""The guided first game of Cake Swap: two seats, from a deal of their own."""

from __future__ import annotations

from cakedesk.games.cake_swap.game import GAME
from cakedesk.table.lesson import Lesson, LessonExample, LessonStep, LessonSummary, LessonTask, Reply

_DRAWN = (
    *("3VB-2CK", "2VK-1VO"),
    *("5VS-2CO", "5CO-4VS", "4CK-2CU", "4VK-1VO", "5VB-2VU", "3CB-1VU", "5CS-1VU", "5VW-1VB", "4CS-1VK"),
    *("4VK-3VW", "3CS-1CK", "3VK-1CO", "4VB-2CS", "5CB-1CW", "4VO-1CU", "4VO-3CU", "5VO-3VB", "4VS-2VK"),
)
"""What is drawn in the lesson, the two draws of set-up first."""

_MOVES = (
    *("draw", "place 5", "end"),
    *("draw", "place 5", "end"),
    *("draft 3VB-2CK", "place 3", "end"),
    *("draw", "place 4", "end"),
    *("draw", "squeeze 4", "end"),
    *("draw", "place 2", "end"),
    *("swipe 1", "place 2", "draft 2VK-1VO", "place 1", "submit signature", "end"),
    # From here to the last turn it is told, not played: the next cakes of both.
    *("draw", "place 3", "end"),
    *("draw", "place 5", "end"),
    *("submit signature", "draw", "place 5", "end"),
    *("draw", "place 4", "end"),
    *("draw", "place 4", "end"),
    *("draw", "place 3", "end"),
    *("draw", "place 3", "end"),
    *("draw", "place 2", "end"),
    *("draw", "place 1", "end"),
    *("draw", "place 1", "end"),
    *("draw", "pass", "end"),
    *("draw", "pass", "end"),
    *("draw", "swap 2", "submit showcase", "end"),
    *("swap 1 with 5CB-1CW", "submit showcase"),
)


def _leave(words: str) -> LessonTask:
    return LessonTask.read(words, "won cake", "won cake")


def _end(moves: int) -> LessonTask:
    return LessonTask.confirm("Now: end your turn.", moves)


_GOAL = LessonStep(
    at=0,
    title="What do we want?",
    text="Ribbons! Cakes are judged in six classes. Each has one for three layers, for four and for five.",
    example=LessonExample(
        ("ribbon/signature-white", "ribbon/signature-red", "ribbon/signature-blue"),
        "Signature, say: 6, 10 or 15 points. With 31 points the game is yours at once.",
    ),
    lit=("stands",),
)

_DRAW = LessonStep(
    at=0,
    title="What does a card show?",
    text=(
        "Two layers, one on each edge; you use one of them. In each turn you take a card: from the deck, or"
        " an open one."
    ),
    example=LessonExample(
        ("card/3VB-2CK", "=", "layer/3VB", "/", "layer/2CK"),
        "A banana 3 or a kiwi 2. For a base both open cards are small.",
    ),
    tasks=(LessonTask.confirm("Now: draw a card with the big button, or Enter.", 1, "deck"),),
    also=("draw", "place 5"),
    replies=(Reply("", "A wider layer below leaves more room: draw one."),),
)

_PLACE = LessonStep(
    at=1,
    title="Which side do you use?",
    text="Each layer must be smaller than the one below. So begin wide. A click or R turns the card.",
    example=LessonExample(
        ("layer/5VS", ">", "layer/2CO"), "On the 5 there is room for four more, on the 2 for one."
    ),
    tasks=(LessonTask.confirm("Now: place the 5.", 2, "hand", "cake/0"), _end(3)),
    also=("place 5", "end"),
    replies=(
        Reply("place 2", "On the 2 nothing but a 1 would fit. Turn it back."),
        Reply("pass", "What you draw you may pass to the table. But this one is good."),
        Reply("", "Not now: your cake has only begun."),
    ),
)

_DRAFT = LessonStep(
    at=6,
    title="Draw, or draft?",
    text="An open card holds no surprise: you draft it. But what you draft you must use, not pass.",
    example=LessonExample(
        ("layer/5VS", ">", "layer/3VB"),
        "This 3 fits on your 5: sizes may be skipped. And it is vanilla, too.",
    ),
    tasks=(
        LessonTask.click(
            "Now: click the card with the 3.", "card/3VB-2CK", "draft 3VB-2CK", "place 3", lit=("table",)
        ),
        LessonTask.confirm("Now: draft and place it.", 8, "hand", "cake/0"),
        _end(9),
    ),
    also=("draw", "place 3", "end"),
    replies=(
        Reply("draft 2VK-1VO", "With its 2 you would have room for a 1 alone. Take the 3."),
        Reply("place 2", "The 2 is chocolate. All vanilla, more classes stay open."),
        Reply("", "Not now: two layers win nothing."),
    ),
)

_CLASSES = LessonStep(
    at=12,
    title="What can it win?",
    text=(
        "Each stand says what its class asks for: cakes or frostings all the same, or frostings all"
        " different."
    ),
    example=LessonExample(
        ("rule/cake-same", "rule/frosting-differ", "→", "ribbon/signature-white"),
        "Your cake could still meet Signature: one cake, and no frosting twice.",
    ),
    tasks=(LessonTask.confirm("Now: look for a third layer. Draw a card.", 13, "stands", "deck"),),
    also=("draw", "place 1"),
    replies=(
        Reply("draft", "It is not needed yet, and it will not run away. First draw."),
        Reply("", "Not now: two layers win nothing."),
    ),
)

_SQUEEZE = LessonStep(
    at=13,
    title="Too wide for the top?",
    text=(
        "Your 4 is, but you have three action cards, each for once a game. Squeeze puts a layer under others."
    ),
    example=LessonExample(
        ("action/squeeze", "layer/4VK", "→", "cake/5VS,4VK,3VB"),
        "Between the 5 and the 3 it fits. On top the 2 and the 1 stay free.",
    ),
    tasks=(
        LessonTask.click("Now: click Squeeze.", "squeeze", "squeeze 4"),
        LessonTask.confirm("Now: squeeze the 4 in.", 14, "cake/0"),
        _end(15),
    ),
    also=("place 1", "swap 4", "squeeze", "end"),
    replies=(
        Reply("submit", "Signature would give 6 now. Two layers more and it gives 15."),
        Reply("pass", "Keep it: it is vanilla, with a frosting of its own."),
        Reply("", "Let the 4 go under the 3: click Squeeze."),
    ),
)

_SWIPE = LessonStep(
    at=18,
    title="What does {rival} have there?",
    text=(
        "{rival} has a vanilla 2 with blueberry on top: just what you lack. Swipe takes the top card of"
        " another cake."
    ),
    example=LessonExample(
        ("action/swipe", "layer/2VU", "→", "cake/5VS,4VK,3VB,2VU"),
        "It must go in at once. Your usual card of this turn comes besides.",
    ),
    tasks=(
        LessonTask.click(
            "Now: click the top card of {rival}.",
            "card/5VB-2VU",
            "swipe 1",
            "place 2",
            lit=("panel/1", "card/5VB-2VU"),
        ),
        LessonTask.confirm("Now: swipe it and place it.", 20, "hand", "cake/0"),
    ),
    also=("draw", "place 2", "swipe"),
    replies=(
        Reply("submit", "Wait: with this 2 it is worth 10, with a 1 even 15."),
        Reply("draft", "First the 2: below the 1 there would be no room later."),
        Reply("", "Take the 2 of {rival} and place it."),
    ),
)

_FIFTH = LessonStep(
    at=20,
    title="Which card completes it?",
    text="On the table lies an orange 1 of vanilla, since the beginning. None of your layers has orange.",
    tasks=(
        LessonTask.click("Now: click that card.", "card/2VK-1VO", "draft 2VK-1VO", "place 1"),
        LessonTask.confirm("Now: draft and place it.", 22, "hand", "cake/0"),
    ),
    also=("draw", "place 1", "end"),
    replies=(
        Reply("submit", "Four layers win 10. The fifth makes it 15."),
        Reply("", "The orange 1 is a sure thing: take that."),
    ),
)

_SUBMIT = LessonStep(
    at=22,
    title="Which ribbon do you take?",
    text=(
        "A cake wins one ribbon, exactly that for its number of layers, if nobody has taken it. Yours meets"
        " four classes."
    ),
    example=LessonExample(
        (
            "ribbon/signature-blue",
            ">",
            "ribbon/prestigious-blue",
            "ribbon/premium-blue",
            "ribbon/honorable-blue",
        ),
        "Signature is the best of them: 15 points, nearly half the way.",
    ),
    tasks=(
        LessonTask.click("Now: choose Signature.", "stand/signature", "submit signature"),
        LessonTask.confirm("Now: submit your cake.", 23, "cake/0"),
    ),
    also=("end",),
    replies=(
        Reply("submit", "It would win there, too. But Signature gives the most."),
        Reply("", "Better not: it would be cleared without a ribbon."),
    ),
)

_RIBBON = LessonStep(
    at=23,
    title="What becomes of the cake?",
    text="It leaves the game, and your platter is empty for the next one. The ribbon is gone from its stand.",
    tasks=(_leave("Now: have a look, then press Next."), _end(24)),
    also=("end",),
    replies=(Reply("", "Keep it for later. This turn has been good enough."),),
    replays=1,
)

_SWAP = LessonStep(
    at=65,
    title="And if one layer is wrong?",
    text=(
        "We skip some turns. {rival} leads by 20 to 15. Four strawberries lie on your cake, and a blueberry."
    ),
    example=LessonExample(
        ("layer/1CU", "→", "action/swap", "→", "layer/1CW"),
        "Swap a wild one in for it. Wild stands for any frosting: here for strawberry.",
    ),
    tasks=(
        LessonTask.click("Now: click Swap.", "swap", "swap"),
        LessonTask.click("Now: click the card with the wild 1.", "card/5CB-1CW", "swap 1 with 5CB-1CW"),
        LessonTask.confirm("Now: swap it in.", 66, "cake/0"),
    ),
    also=("draw",),
    replies=(
        Reply("submit", "The best it wins now is 11: too few for 31. First mend it."),
        Reply("", "First click Swap: with it, the wild 1 goes in."),
    ),
)

_WIN = LessonStep(
    at=66,
    title="What is it now?",
    text=(
        "All chocolate, and all one frosting: Showcase. For five layers it pays 20, more than any"
        " other ribbon."
    ),
    tasks=(
        LessonTask.click("Now: choose Showcase.", "stand/showcase", "submit showcase"),
        LessonTask.confirm("Now: submit it, and win.", 67, "cake/0"),
    ),
    also=("draw",),
    replies=(
        Reply("submit gold", "Gold pays 13: that makes 28, and no victory yet."),
        Reply("", "It is ready: let the judges see it in Showcase."),
    ),
)

_END = LessonStep(
    at=67,
    title="Is it over?",
    text="Yes, at once: you have reached the target, and {rival} gets no turn any more. Most points win.",
    tasks=(_leave("Now: enjoy your ribbon, then press the button."),),
    replays=1,
)

LESSON = Lesson(
    context="CakeSwapLesson",
    start={"deck": [*_DRAWN, *(card for card in GAME.builtin_lists().ids if card not in _DRAWN)]},
    rivals=("Ben",),
    moves=_MOVES,
    steps=(
        *(_GOAL, _DRAW, _PLACE, _DRAFT, _CLASSES, _SQUEEZE),
        *(_SWIPE, _FIFTH, _SUBMIT, _RIBBON, _SWAP, _WIN, _END),
    ),
    summary=LessonSummary(
        title="You know how to play!",
        points=(
            "Begin wide, and keep several classes open.",
            "Draw for luck, draft what fits. Every turn needs either.",
            "Squeeze, Swipe and Swap work once each: keep them for good moments.",
            "Your two ribbons made 35 points; {rival} stopped at 20.",
        ),
        picture="cake/5CS,4CS,3CS,2CS,1CW",
    ),
)

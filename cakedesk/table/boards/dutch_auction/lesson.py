"""The guided first game of Dutch Auction: two rounds from a deal of their own, each power used once."""

from __future__ import annotations

from cakedesk.games.dutch_auction.game import GAME
from cakedesk.table.lesson import Deed, Lesson, LessonExample, LessonStep, LessonSummary, LessonTask, Reply

_DEALT = (
    *("R5", "G4", "Gx", "P6", "B7", "Bx", "B1", "Px", "P5"),
    *("R4", "P3", "B2", "G6", "Ry", "G5", "R1", "By", "R2"),
    *("G8", "R3", "P2", "G1", "B4", "Py", "R6", "B8"),
)
"""The personal decks, and what comes into the row."""

_MOVES = (
    *("aside B7", "aside B2"),
    *("steal Gx G6", "buy R3 G6 R5", "done"),
    *("buy G8 P3", "done"),
    *("aside P5", "aside R2"),
    *("take Px Py", "cash Bx B1", "suit Py P5 B", "buy B4 P5 Bx B7", "buy P2 Px"),
)


def _set_aside(words: str, card: str) -> LessonTask:
    return _choose(words, card, f"aside {card}")._replace(lit=("hand",))


def _choose(words: str, card: str, staged: str, *more: Deed) -> LessonTask:
    """Something is staged by a click on a card, and perhaps on rows after it."""
    lit = (f"card/{card}", *(("rows",) if more else ()))
    first = Deed(f"card/{card}", stages=f"card {card}" if more else staged)
    return LessonTask(words, lit, (first, *more), (staged,))


def _compare(words: str) -> LessonTask:
    return LessonTask.read(words, "compare", "sum/0", "sum/1")


_GOAL = LessonStep(
    at=0,
    title="What do we want?",
    text="Points! In the end all the cards that you own count. Until then you bid and pay with them.",
    example=LessonExample(
        ("card/R8", "/", "card/R1"),
        (
            "The large number is the bid, the seal has the points (VP). The 8 bids 8 and counts 1, the"
            " 1 bids 1 and counts 8."
        ),
    ),
    lit=("hand",),
)

_ROW = LessonStep(
    at=0,
    title="What is for sale?",
    text=("The six cards of the row, for one card to six cards. After each round they slide, and cost less."),
    example=LessonExample(
        ("card/G8", "coin/1", "card/R3", "coin/2", "card/P2", "coin/3"), "Any of your own cards can pay."
    ),
    lit=("row",),
)

_ASIDE = LessonStep(
    at=0,
    title="Which card do you keep?",
    text=(
        "Four of your five cards become your bid, and pay afterwards. The fifth waits face down,"
        " and comes back after the round."
    ),
    example=LessonExample(
        ("card/R5", "+", "card/G4", "+", "card/Gx", "+", "card/P6"),
        (
            "Below each card stands what you bid without it: 15 will do here. The 7 helps you more in the"
            " next round."
        ),
    ),
    tasks=(
        _choose("Now: click the blueberry 7.", "B7", "aside B7")._replace(lit=("hand",)),
        LessonTask.confirm("Now: set it aside.", 1),
    ),
    replies=(
        Reply("aside Gx", "A power may wait, too. But you need it in this round."),
        Reply("", "Keep the blueberry 7: in the next round you need it more."),
    ),
)

_BIDS = LessonStep(
    at=2,
    title="Who acts first?",
    text=(
        "Both bids lie open, and are added up: 15 against 13. You have won, so you buy and use"
        " powers first, {rival} after you."
    ),
    tasks=(_compare("Now: compare the bids, then press Next."),),
    needs=("compare",),
    replays=2,
)

_POWERS = LessonStep(
    at=2,
    title="What is the whisk for?",
    text=(
        "It marks a power: it bids 0 and counts 0. But once in each round in which you bid it, it"
        " works on a card of its suit."
    ),
    example=LessonExample(
        ("power/cash", "power/suit", "power/take", "power/steal"),
        (
            "Cash a card in, change its suit, take one for nothing or steal one: you choose. You will"
            " do all four."
        ),
    ),
    lit=("card/Gx",),
)

_STEAL = LessonStep(
    at=2,
    title="What is the winner’s right?",
    text=(
        "Only the winner may steal: a card leaves {rival}’s bid for yours. {rival} can’t pay with"
        " it, but you can."
    ),
    example=LessonExample(
        ("card/Gx", "power/steal", "card/G6"),
        "The mint power works on mint alone: there the mint 6 is all it can steal.",
    ),
    tasks=(
        _choose("Now: click your mint power.", "Gx", "power Gx"),
        _choose("Now: click {rival}’s mint 6.", "G6", "steal Gx G6"),
        LessonTask.confirm("Now: steal it.", 3),
    ),
    also=("kind steal",),
    replies=(
        Reply("take Gx", "It could take that. But what {rival} loses helps you."),
        Reply("card G4", "Your own mint 4 is fine as it is."),
        Reply("", "First steal: then you have more to pay with."),
    ),
)

_BUY = LessonStep(
    at=3,
    title="What does it really cost?",
    text="The cherry 3 counts 6 and costs two cards. Paid cards of its suit stay yours; others are lost.",
    example=LessonExample(
        ("card/R5", "+", "card/G6", "→", "card/R3", "coin/2"),
        ("The cherry 5 stays. Let the mint 6 go, not your power: that works anew in every bid."),
    ),
    tasks=(
        _choose("Now: click the cherry 3.", "R3", "buy R3 Gx R5")._replace(goal=("buy R3",)),
        LessonTask("Now: click the second way to pay.", ("rows",), (Deed("way/1", stages="buy R3 G6 R5"),)),
        LessonTask.confirm("Now: buy it.", 4),
    ),
    replies=(
        Reply("buy R3", "You may pay like that. Here take the second way."),
        Reply("done", "Not yet: buy something while you act first."),
        Reply("", "Take the cherry 3: your cherry 5 fits it."),
    ),
)

_DONE = LessonStep(
    at=4,
    title="Where is it all now?",
    text=(
        "Both cherries lie in your discards. When your deck is empty, your discards become the new"
        " one: so you draw them again. The mint 6 is out, beside the row."
    ),
    example=LessonExample(
        ("card/G8", "coin/1", "card/P2", "coin/3"),
        (
            "You could buy more. But the mint 8 counts only 1, and the tulip 2 soon costs less. What is left"
            " of your bid goes to your discards."
        ),
    ),
    tasks=(
        LessonTask("Now: press Done.", ("first", "discards/0", "out"), (Deed("first", stages="done"),)),
        LessonTask.confirm("Now: yes, you are done.", 5),
    ),
    replies=(
        Reply(
            "buy G8",
            (
                "You could, and a mint would stay. But it counts 1 only, and {rival} must buy it if you"
                " don’t: with no mint to pay."
            ),
        ),
        Reply("buy P2", "It takes all three cards that you have left, and two of them would be lost."),
        Reply("", "That is all for this round: you are done."),
    ),
)

_SLID = LessonStep(
    at=7,
    title="What has {rival} done?",
    text=(
        "Who loses a round acts after the winner, may not steal, and must buy the card at cost 1 if"
        " it is still there: so {rival} bought the mint 8."
    ),
    example=LessonExample(
        ("card/P2", "coin/3", "→", "coin/1"),
        "Then the row slid: the tulip 2 cost three cards, and costs one now. And both drew five cards.",
    ),
    lit=("cost/1",),
)

_AGAIN = LessonStep(
    at=7,
    title="And which one now?",
    text=(
        "The blueberry 7 is back in your hand. You want both powers in your bid, and blueberries to"
        " pay with: so the tulip 5 waits. Should the bids tie, it joins yours."
    ),
    tasks=(
        _choose("Now: click the tulip 5.", "P5", "aside P5")._replace(lit=("hand",)),
        LessonTask.confirm("Now: set it aside.", 8),
    ),
    replies=(Reply("", "You will need that one in this round: of all five the tulip 5 can wait."),),
)

_TIE = LessonStep(
    at=9,
    title="Nobody is higher?",
    text="8 against 8, a tie. Both add the card set aside, your tulip 5 and a cherry 2: 13 against 10.",
    tasks=(_compare("Now: press Next until you act."),),
    needs=("compare",),
    replays=2,
)

_TAKE = LessonStep(
    at=9,
    title="Can a card cost nothing?",
    text=("Yes: a power takes it. In the row lies another tulip power, for four cards. Yours takes it free."),
    example=LessonExample(
        ("card/Px", "power/take", "card/Py"),
        "It joins your bid, ready to be used. You could also take from your discards, or what is out.",
    ),
    tasks=(
        _choose("Now: click your tulip power.", "Px", "power Px"),
        _choose("Now: click the tulip power in the row.", "Py", "take Px Py"),
        LessonTask.confirm("Now: take it.", 10),
    ),
    also=("kind take",),
    replies=(
        Reply("take Px P2", "The tulip 2 is cheap: that you can simply buy."),
        Reply("", "First take the other tulip power: so you have one more to use."),
    ),
)

_CASH = LessonStep(
    at=10,
    title="Which card is in your way?",
    text=(
        "The blueberry 1: it counts 8, but bids 1 alone, and fills one of your five places whenever"
        " it comes. Cash it in."
    ),
    example=LessonExample(
        ("card/Bx", "power/cash", "card/B1", "→", "seal/8"),
        "It leaves play for good. Its points are safe: it still counts for you.",
    ),
    tasks=(
        _choose("Now: click the blueberry power.", "Bx", "power Bx"),
        _choose(
            "Now: click the blueberry 1, then Cash in.",
            "B1",
            "cash Bx B1",
            Deed("kind/cash", stages="cash Bx B1"),
        ),
        LessonTask.confirm("Now: cash it in.", 11),
    ),
    also=("kind cash",),
    replies=(
        Reply("cash Bx B7", "The 7 counts 2 only, and bids well: keep that."),
        Reply("card B7", "Not the 7: with it you will pay."),
        Reply("", "First bring the blueberry 1 to safety."),
    ),
)

_CHANGE = LessonStep(
    at=11,
    title="How do you lose nothing?",
    text=("The blueberry 4 costs three cards, and you have two blueberries. Make the tulip 5 the third one."),
    example=LessonExample(
        ("card/Py", "power/suit", "card/P5", "→", "changed/P5,B"),
        "It is a blueberry until it has paid, or you are done. Then it is a tulip again.",
    ),
    tasks=(
        _choose("Now: click the new tulip power.", "Py", "power Py"),
        _choose(
            "Now: click the tulip 5, then Change suit, then blueberry.",
            "P5",
            "suit Py P5 B",
            Deed("kind/suit", stages="kind suit"),
            Deed("suit/B", stages="suit Py P5 B"),
        ),
        LessonTask.confirm("Now: make it a blueberry.", 12),
    ),
    also=("kind suit",),
    replies=(
        Reply("cash Py", "Safe it would be, too. But it has to pay."),
        Reply("suit Py P5", "You want to buy a blueberry: that suit it is."),
        Reply("", "First make the tulip 5 a blueberry."),
    ),
)

_ALL_STAY = LessonStep(
    at=12,
    title="What can pay for it?",
    text="Any card, used powers too. These three are blueberries by now, so all of them stay yours.",
    example=LessonExample(
        ("used/Bx", "+", "card/B7", "+", "changed/P5,B", "→", "card/B4", "coin/3"),
        "Without the change a third card would be lost.",
    ),
    tasks=(
        _choose("Now: click the blueberry 4.", "B4", "buy B4 P5 Bx B7"),
        LessonTask.confirm("Now: buy it.", 13),
    ),
    replies=(
        Reply("buy B4", "Pay with blueberries alone: then you lose none."),
        Reply("", "Buy the blueberry 4: it is all prepared."),
    ),
)

_CHEAP = LessonStep(
    at=13,
    title="What is left to do?",
    text="Both tulip powers are used, but one pays for the tulip 2, which counts 7, and stays yours.",
    tasks=(_choose("Now: click the tulip 2.", "P2", "buy P2 Px"), LessonTask.confirm("Now: buy it.", 14)),
    replies=(
        Reply("buy P2 Py", "It pays as well as the other. Leave it as it was."),
        Reply("", "Buy the tulip 2: a power of its suit is enough."),
    ),
)

_COUNT = LessonStep(
    at=14,
    title="How is it counted?",
    text=(
        "All your cards count, and of each suit the one with the fewest points once more: 48 points"
        " by now. {rival} has 33."
    ),
    example=LessonExample(
        ("card/R3", "+", "card/R5"),
        ("Your cherries: 6 + 4, and 4 once more. Where you own a power, that has the fewest, 0: no bonus."),
    ),
    lit=("points/0",),
)

_END = LessonStep(
    at=14,
    title="When is it over?",
    text=(
        "So round follows round. Once the auction deck is empty, both are asked before each. If"
        " both want to stop, it is over, and more points win."
    ),
    lit=("deck",),
)

LESSON = Lesson(
    context="DutchAuctionLesson",
    start={"deck": [*_DEALT, *(card for card in GAME.builtin_lists().index if card not in _DEALT)]},
    rivals=("Ben",),
    moves=_MOVES,
    steps=(
        _GOAL,
        _ROW,
        _ASIDE,
        _BIDS,
        _POWERS,
        _STEAL,
        _BUY,
        _DONE,
        _SLID,
        _AGAIN,
        _TIE,
        _TAKE,
        _CASH,
        _CHANGE,
        _ALL_STAY,
        _CHEAP,
        _COUNT,
        _END,
    ),
    summary=LessonSummary(
        title="You know how to play!",
        points=(
            "The higher bid acts first; the other must buy at cost 1.",
            "Pay in the suit that you buy: then your cards stay yours.",
            "Powers first, purchases after: a used power can still pay.",
            "In two rounds you got four cards, and lost none of your own.",
        ),
        picture="tulips",
    ),
)

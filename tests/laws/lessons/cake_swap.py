"""What the lesson of Cake Swap says, in terms of its engine. Ada learns; Ben plays along."""

from __future__ import annotations

from typing import Any

from cakedesk.games.cake_swap.cards import (
    CLASSES,
    FROSTINGS,
    TARGETS,
    WILD,
    cards_in,
    ribbon,
)
from cakedesk.games.cake_swap.classes import classes_met, classes_to_submit
from cakedesk.games.cake_swap.game import GAME
from tests.laws.lesson_claims import Claim, Said

ADA, BEN = range(2)
SIGNATURE, SHOWCASE = CLASSES.index("signature"), CLASSES.index("showcase")


def layers(state: Any, seat: int) -> list[Any]:
    """The layers of a seat's platter, largest first."""
    return [state.lists.layers[layer] for layer in state.platters[seat]]


def sizes(state: Any, seat: int) -> list[int]:
    return [layer.size for layer in layers(state, seat)]


def frostings(state: Any, seat: int) -> list[str]:
    return [FROSTINGS[layer.frosting] for layer in layers(state, seat)]


def table(state: Any) -> list[str]:
    return sorted(state.lists.ids[card] for card in cards_in(state.table))


def held(state: Any) -> str:
    return state.lists.ids[state.held]  # type: ignore[no-any-return]


def worth(state: Any, cake_class: int, number: int) -> int:
    return state.lists.ribbon_points[ribbon(cake_class, number)]  # type: ignore[no-any-return]


def wins(state: Any) -> dict[str, int]:
    """By class what the own platter would win now."""
    platter = state.platters[ADA]
    classes = classes_to_submit(platter, state.ribbons_left, state.lists)
    return {CLASSES[each]: worth(state, each, len(platter)) for each in classes}


def spelled(state: Any, *names: str) -> bool:
    """Whether something is legal, so much to each name."""
    legal = {format_of(state, action) for action in state.legal_actions()}
    return all(name in legal for name in names)


def format_of(state: Any, action: Any) -> str:
    return GAME.format(action, state.lists)


def all_vanilla(state: Any) -> bool:
    return {layer.cake for layer in layers(state, ADA)} == {1}


def all_differ(state: Any) -> bool:
    return len(set(frostings(state, ADA))) == len(layers(state, ADA))


def a_base_on_the_deck(said: Said) -> bool:
    largest = max(layer.size for card in cards_in(said.state.table) for layer in both(said.state, card))
    return largest == 3 and sizes(said.after("draw", "place 5"), ADA) == [5]


def both(state: Any, card: int) -> list[Any]:
    return state.lists.layers[2 * card : 2 * card + 2]  # type: ignore[no-any-return]


def swapped(said: Said) -> Any:
    return said.after("swap 1 with 5CB-1CW")


CLAIMS: dict[str, Claim] = {
    # ------------------------------------------------------------------------------------- the first turn
    "Cakes are judged in six classes.": lambda said: len(CLASSES) == 6,
    "Each has one for three layers, for four and for five.": lambda said: (
        len(said.state.lists.ribbon_points) == 3 * len(CLASSES)
    ),
    "Signature, say: 6, 10 or 15 points.": lambda said: (
        [worth(said.state, SIGNATURE, number) for number in (3, 4, 5)] == [6, 10, 15]
    ),
    "With 31 points the game is yours at once.": lambda said: TARGETS[said.state.seats] == 31,
    "Two layers, one on each edge; you use one of them.": lambda said: (
        all(len({layer.size for layer in both(said.state, card)}) == 2 for card in range(60))
    ),
    "In each turn you take a card: from the deck, or an open one.": lambda said: (
        spelled(said.state, "draw", "draft 3VB-2CK", "draft 2VK-1VO") and not spelled(said.state, "end")
    ),
    "A banana 3 or a kiwi 2.": lambda said: "3VB-2CK" in table(said.state),
    "For a base both open cards are small.": a_base_on_the_deck,
    "A wider layer below leaves more room: draw one.": a_base_on_the_deck,
    "Each layer must be smaller than the one below.": lambda said: (
        spelled(then := said.after("place 2", "end", "draw", "place 5", "end", "draft 2VK-1VO"), "place 1")
        and not spelled(then, "place 2")
    ),
    "On the 5 there is room for four more, on the 2 for one.": lambda said: (
        held(said.state) == "5VS-2CO" and len(range(1, 5)) == 4 and len(range(1, 2)) == 1
    ),
    "Now: place the 5.": lambda said: spelled(said.state, "place 5"),
    "On the 2 nothing but a 1 would fit.": lambda said: spelled(said.state, "place 2"),
    "What you draw you may pass to the table.": lambda said: spelled(said.state, "pass"),
    # ------------------------------------------------------------------------------------ the second turn
    "But what you draft you must use, not pass.": lambda said: (
        spelled(then := said.after("draft 3VB-2CK"), "place 3") and not spelled(then, "pass")
    ),
    "This 3 fits on your 5: sizes may be skipped.": lambda said: (
        sizes(said.after("draft 3VB-2CK", "place 3"), ADA) == [5, 3]
    ),
    "And it is vanilla, too.": lambda said: all_vanilla(said.after("draft 3VB-2CK", "place 3")),
    "With its 2 you would have room for a 1 alone.": lambda said: (
        spelled(said.after("draft 2VK-1VO"), "place 2", "place 1")
    ),
    "The 2 is chocolate.": lambda said: not all_vanilla(said.after("draft 3VB-2CK", "place 2")),
    "All vanilla, more classes stay open.": lambda said: (
        bin(classes_met(said.after("draft 3VB-2CK", "place 3").platters[ADA], said.state.lists)).count("1")
        > bin(classes_met(said.after("draft 3VB-2CK", "place 2").platters[ADA], said.state.lists)).count("1")
    ),
    "Now: click the card with the 3.": lambda said: spelled(said.state, "draft 3VB-2CK"),
    "Take the 3.": lambda said: spelled(said.state, "draft 3VB-2CK"),
    "Not now: two layers win nothing.": lambda said: not any(
        format_of(then, action).startswith("submit")
        for then in (said.state, said.after("draft 2VK-1VO", "place 1"))[: 3 - len(said.state.platters[ADA])]
        for action in then.legal_actions()
    ),
    # ------------------------------------------------------------------------------------- the third turn
    "Each stand says what its class asks for: cakes or frostings all the same, or frostings all different.": (
        lambda said: len(CLASSES) == 6
    ),
    "Your cake could still meet Signature: one cake, and no frosting twice.": lambda said: (
        all_vanilla(said.state) and all_differ(said.state) and sizes(said.state, ADA) == [5, 3]
    ),
    "Your 4 is, but you have three action cards, each for once a game.": lambda said: (
        held(said.state) == "4VK-1VO"
        and not spelled(said.state, "place 4")
        and bin(said.state.action_cards[ADA]).count("1") == 3
    ),
    "Squeeze puts a layer under others.": lambda said: (
        sizes(said.after("squeeze 4"), ADA) == [5, 4, 3]
        and bin(said.after("squeeze 4").action_cards[ADA]).count("1") == 2
    ),
    "Between the 5 and the 3 it fits.": lambda said: sizes(said.after("squeeze 4"), ADA) == [5, 4, 3],
    "On top the 2 and the 1 stay free.": lambda said: min(sizes(said.after("squeeze 4"), ADA)) == 3,
    "Now: squeeze the 4 in.": lambda said: spelled(said.state, "squeeze 4"),
    "Signature would give 6 now.": lambda said: wins(said.after("squeeze 4"))["signature"] == 6,
    "Two layers more and it gives 15.": lambda said: worth(said.state, SIGNATURE, 5) == 15,
    "Keep it: it is vanilla, with a frosting of its own.": lambda said: (
        all_vanilla(then := said.after("squeeze 4")) and all_differ(then)
    ),
    "Let the 4 go under the 3: click Squeeze.": lambda said: spelled(said.state, "squeeze 4"),
    # ------------------------------------------------------------------------------------ the fourth turn
    "{rival} has a vanilla 2 with blueberry on top: just what you lack.": lambda said: (
        (top := layers(said.state, BEN)[-1]).size == 2
        and (top.cake, FROSTINGS[top.frosting]) == (1, "blueberry")
        and "blueberry" not in frostings(said.state, ADA)
    ),
    "Swipe takes the top card of another cake.": lambda said: (
        sizes(said.after("swipe 1"), BEN) == sizes(said.state, BEN)[:-1]
    ),
    "It must go in at once.": lambda said: (
        not spelled(then := said.after("swipe 1"), "pass") and not spelled(then, "draw")
    ),
    "Your usual card of this turn comes besides.": lambda said: (
        spelled(said.after("swipe 1", "place 2"), "draw")
    ),
    "Wait: with this 2 it is worth 10, with a 1 even 15.": lambda said: (
        wins(said.after("swipe 1", "place 2"))["signature"] == 10
        and wins(said.after("swipe 1", "place 2", "draft 2VK-1VO", "place 1"))["signature"] == 15
    ),
    "First the 2: below the 1 there would be no room later.": lambda said: (
        not spelled(said.after("draft 2VK-1VO", "place 1", "swipe 1"), "place 2")
    ),
    "Take the 2 of {rival} and place it.": lambda said: spelled(said.state, "swipe 1"),
    "On the table lies an orange 1 of vanilla, since the beginning.": lambda said: (
        table(said.state) == ["2VK-1VO"] and "2VK-1VO" in said.lesson.start["deck"][:2]
    ),
    "None of your layers has orange.": lambda said: "orange" not in frostings(said.state, ADA),
    "Four layers win 10.": lambda said: wins(said.state)["signature"] == 10,
    "The fifth makes it 15.": lambda said: wins(said.after("draft 2VK-1VO", "place 1"))["signature"] == 15,
    "The orange 1 is a sure thing: take that.": lambda said: spelled(said.state, "draft 2VK-1VO"),
    "A cake wins one ribbon, exactly that for its number of layers, if nobody has taken it.": lambda said: (
        len(said.after("submit signature").ribbons[ADA]) == 1 and len(said.state.platters[ADA]) == 5
    ),
    "Yours meets four classes.": lambda said: len(wins(said.state)) == 4,
    "Signature is the best of them: 15 points, nearly half the way.": lambda said: (
        max(wins(said.state).values()) == wins(said.state)["signature"] == 15 and TARGETS[2] == 15 * 2 + 1
    ),
    "It would win there, too.": lambda said: len(wins(said.state)) > 1,
    "But Signature gives the most.": lambda said: (
        max(wins(said.state), key=lambda each: wins(said.state)[each]) == "signature"
    ),
    "Better not: it would be cleared without a ribbon.": lambda said: said.after("clear").points[ADA] == 0,
    "It leaves the game, and your platter is empty for the next one.": lambda said: (
        said.state.platters[ADA] == [] and len(said.state.out) == 5
    ),
    "The ribbon is gone from its stand.": lambda said: (
        not said.state.ribbons_left >> ribbon(SIGNATURE, 5) & 1 and said.state.ribbons[ADA] != []
    ),
    # --------------------------------------------------------------------------------------- the last turn
    "{rival} leads by 20 to 15.": lambda said: said.state.scores() == [15, 20],
    "Four strawberries lie on your cake, and a blueberry.": lambda said: (
        frostings(said.state, ADA) == ["strawberry"] * 4 + ["blueberry"]
    ),
    "Swap a wild one in for it.": lambda said: layers(swapped(said), ADA)[-1].frosting == WILD,
    "Wild stands for any frosting: here for strawberry.": lambda said: "showcase" in wins(swapped(said)),
    "Now: click the card with the wild 1.": lambda said: "5CB-1CW" in table(said.state),
    "The best it wins now is 11: too few for 31.": lambda said: (
        max(wins(said.state).values()) == 11 and said.state.scores()[ADA] + 11 < TARGETS[2]
    ),
    "First click Swap: with it, the wild 1 goes in.": lambda said: (
        spelled(said.state, "swap 1 with 5CB-1CW")
    ),
    "All chocolate, and all one frosting: Showcase.": lambda said: "showcase" in wins(said.state),
    "For five layers it pays 20, more than any other ribbon.": lambda said: (
        worth(said.state, SHOWCASE, 5) == 20 == max(said.state.lists.ribbon_points)
        and said.state.lists.ribbon_points.count(20) == 1
    ),
    "Gold pays 13: that makes 28, and no victory yet.": lambda said: (
        wins(said.state)["gold"] == 13 and said.after("submit gold").scores()[ADA] == 28 < TARGETS[2]
    ),
    "Yes, at once: you have reached the target, and {rival} gets no turn any more.": lambda said: (
        said.state.turn() < 0 and said.state.scores()[ADA] >= TARGETS[2]
    ),
    "Most points win.": lambda said: said.state.winners() == [ADA],
    "Your two ribbons made 35 points; {rival} stopped at 20.": lambda said: (
        said.state.scores() == [35, 20]
        and said.state.winners() == [ADA]
        and len(said.state.ribbons[ADA]) == 2
    ),
}  # fmt: skip


ADVICE = {
    "Ribbons!",
    "Now: draw a card with the big button, or Enter.",
    "So begin wide.",
    "A click or R turns the card.",
    "Now: end your turn.",
    "Turn it back.",
    "But this one is good.",
    "Not now: your cake has only begun.",
    "An open card holds no surprise: you draft it.",
    "Now: click the card with the 3.",
    "Now: draft and place it.",
    "Take the 3.",
    "Now: look for a third layer.",
    "Draw a card.",
    "It is not needed yet, and it will not run away.",
    "First draw.",
    "Now: click Squeeze.",
    "Now: click the top card of {rival}.",
    "Now: swipe it and place it.",
    "Now: click that card.",
    "Now: choose Signature.",
    "Now: submit your cake.",
    "Now: have a look, then press Next.",
    "Keep it for later.",
    "This turn has been good enough.",
    "We skip some turns.",
    "Now: click Swap.",
    "Now: swap it in.",
    "First mend it.",
    "Now: choose Showcase.",
    "Now: submit it, and win.",
    "It is ready: let the judges see it in Showcase.",
    "Now: enjoy your ribbon, then press the button.",
    "You know how to play!",
    "Begin wide, and keep several classes open.",
    "Draw for luck, draft what fits.",
    "Every turn needs either.",
    "Squeeze, Swipe and Swap work once each: keep them for good moments.",
}

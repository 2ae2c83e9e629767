"""What the lesson of Take the Cake says, in terms of its engine. Ada learns; Ben plays along."""

from __future__ import annotations

from itertools import permutations
from typing import Any

from cakedesk.games.take_the_cake.cards import COLOURS, FLOWER, FRUITS, ICINGS, ORDER_CARDS, TURNS
from cakedesk.games.take_the_cake.game import GAME
from cakedesk.games.take_the_cake.grid import ORIGIN, free_squares, place_of, square_at
from cakedesk.games.take_the_cake.phases import CENTRE, NO_CARD
from cakedesk.games.take_the_cake.scoring import COOKIE_POINTS, FRUIT_POINTS, group_sizes, survey_cake
from tests.laws.lesson_claims import Claim, Said

ADA, BEN = range(2)
FIRST, SECOND, BENS_FIRST, BENS_SECOND = range(4)
"""The cakes, by their places in the state."""
CHOCOLATE, ORANGE = ICINGS.index("chocolate"), 0
LISTS = GAME.builtin_lists()


def ids(cards: Any) -> set[str]:
    return {LISTS.pieces[card] for card in cards if card != NO_CARD}


def on(state: Any, place: int) -> set[str]:
    """What lies on a cake."""
    return ids(state.cakes[place])


def piece(state: Any, mark: str) -> set[str]:
    """What is in a piece of the cut that lies on the centre."""
    squares = LISTS.squares[state.cut][state.cut_turn][COLOURS.index(mark)]
    return ids(state.centre[square] for square in squares)


def number(state: Any, place: int, topping: int) -> int:
    """How many of a topping a cake has."""
    return survey_cake(state.cakes[place], state.boxes[place], LISTS).toppings[topping]


def fruits(names: set[str]) -> list[int]:
    """By type how many fruits some squares show."""
    counts = [0] * FRUITS
    for card in map(LISTS.piece_index.__getitem__, names):
        if LISTS.toppings[card] < FRUITS:
            counts[LISTS.toppings[card]] += LISTS.counts[card]
    return counts


def chocolate(names: set[str]) -> set[str]:
    return {name for name in names if LISTS.icings[LISTS.piece_index[name]] == CHOCOLATE}


def points(state: Any, place: int) -> Any:
    return state.cake_scores()[place]


def gain(said: Said, *moves: str) -> int:
    """What the last of some moves gains on the first cake."""
    return points(said.after(*moves), FIRST).total - points(said.after(*moves[:-1]), FIRST).total  # type: ignore[no-any-return]


def gains(said: Said, card: str, *before: str) -> dict[tuple[int, int], int]:
    """By free square of the first cake what a card gains there."""
    state = said.after(*before)
    places = [place_of(square) for square in free_squares(state.cakes[FIRST], state.boxes[FIRST])]
    return {where: gain(said, *before, f"put {card} {where[0]} {where[1]}") for where in places}


def pieces_of(cut: str, turn: int, centre: list[int]) -> list[set[str]]:
    """The pieces that a cut card makes."""
    return [
        ids(centre[square] for square in squares) for squares in LISTS.squares[LISTS.cut_index[cut]][turn]
    ]


def makes_it_one_piece(state: Any, cut: str, turn: int) -> bool:
    """Whether a cut brings all chocolate of the centre together."""
    return chocolate(ids(state.centre)) in pieces_of(cut, turn, state.centre)


def drawn(state: Any) -> list[str]:
    return [LISTS.cuts[card] for card in state.drawn]


def assigned(said: Said, orders: tuple[str, str]) -> int:
    """What two orders pay together."""
    state = said.after("order " + " ".join(orders), "order O17 O18")
    return sum(points(state, place).order for place in (FIRST, SECOND))


_FIRST_PIECE = ("take R 0", "put Cc2 0 0", "put Cd4 0 1", "put Co1 1 0", "put Lk1 0 -1")


CLAIMS: dict[str, Claim] = {
    # ------------------------------------------------------------------------------------- the first piece
    "Cakes of sixteen squares, worth as many points as can be.": lambda said: CENTRE == 16,
    "With two at the table you build both of yours at once.": lambda said: (
        said.state.seats == 2 and said.after("take R 0").target == FIRST
        and said.after("take R 1").target == SECOND
    ),
    "{rival} has cut the large cake in four pieces, and you take first.": lambda said: (
        said.state.turn() == ADA and said.state.cutter == BEN and said.state.step == 0
    ),
    "The triangle has three chocolate squares.": lambda said: len(chocolate(piece(said.state, "R"))) == 3,
    "Take the triangle: well placed, it brings 13 points at once.": lambda said: (
        said.after(*_FIRST_PIECE).scores()[ADA] == 13
    ),
    "Now: place the two cherries.": lambda said: (
        fruits({"Cc2"})[1] == 2 and free_squares(said.state.cakes[FIRST], said.state.boxes[FIRST]) == [ORIGIN]
    ),
    "Each candle scores the size of its group: squares of one icing that touch side by side.": lambda said: (
        points(said.after("put Cc2 0 0", "put Cd4 0 1"), FIRST).candles == 2 * 2
        and points(said.after("put Cc2 0 0", "put Cd4 1 1"), FIRST).candles == 2
    ),
    "Beside the cherries these two candles score 4.": lambda said: (
        gains(said, "Cd4", "put Cc2 0 0")[0, 1] == 4 == max(gains(said, "Cd4", "put Cc2 0 0").values())
    ),
    "On their own they score 2.": lambda said: gains(said, "Cd4", "put Cc2 0 0")[2, 2] == 2,
    "The orange makes the chocolate group larger: each candle scores 3 with it.": lambda said: (
        points(said.after(*_FIRST_PIECE[1:4]), FIRST).candles == 2 * 3
    ),
    "A cookie scores 2 on the rim of the cake.": lambda said: (
        COOKIE_POINTS == 2 and gain(said, *_FIRST_PIECE[1:]) == 2
    ),
    "In the middle it scores nothing.": lambda said: survey_of_a_cookie_inside().rim_cookies == 0,
    # ------------------------------------------------------------------------------------ the second piece
    "One to five of a type score 1, 4, 9, 16 or 25.": lambda said: FRUIT_POINTS == (0, 1, 4, 9, 16, 25),
    "Your second piece of a round goes to your other cake.": lambda said: (
        said.after("take P").target == SECOND
    ),
    "The ring has two oranges: 4 points.": lambda said: (
        fruits(piece(said.state, "P")) == [2, 0, 0, 0] and FRUIT_POINTS[2] == 4
    ),
    "The fruits in the cross all differ.": lambda said: max(fruits(piece(said.state, "G"))) == 1,
    "Its three fruits score 1 each.": lambda said: (
        sorted(fruits(piece(said.state, "G"))) == [0, 1, 1, 1] and FRUIT_POINTS[1] == 1
    ),
    "Two oranges score 4.": lambda said: FRUIT_POINTS[fruits(piece(said.state, "P"))[ORANGE]] == 4,
    # -------------------------------------------------------------------------------------------- the cut
    "You choose one of two cut cards, and turn it.": lambda said: (
        len(said.state.drawn) == 2 and len(said.state.legal_actions()) == 2 * TURNS
    ),
    "{rival} takes first: make a piece that you alone need.": lambda said: (
        said.after("cut T14 1").turn() == BEN
    ),
    "Turned by a quarter, it makes one piece of the four chocolate squares.": lambda said: (
        len(chocolate(ids(said.state.centre))) == 4
        and [makes_it_one_piece(said.state, "T14", turn) for turn in range(2)] == [False, True]
    ),
    "{rival} has no chocolate.": lambda said: (
        not chocolate(on(said.state, BENS_FIRST) | on(said.state, BENS_SECOND))
    ),
    "That one tears the chocolate apart, however you turn it.": lambda said: (
        (other := next(cut for cut in drawn(said.state) if cut != "T14")) == "T17"
        and not any(makes_it_one_piece(said.state, other, turn) for turn in range(TURNS))
    ),
    "Yes: {rival} took the square piece with the two oranges.": lambda said: (
        said.lesson.moves[22] == "take B 1" and fruits(on(said.state, BENS_SECOND))[ORANGE] == 2
    ),
    "The triangle with all the chocolate is left.": lambda said: (
        len(piece(said.state, "R")) == 4 and chocolate(piece(said.state, "R")) == piece(said.state, "R")
    ),
    "Its flower costs you a point for now.": lambda said: (
        said.lesson.moves[24].startswith("put Lf2") and said.state.scores()[ADA] == 19
        and [number(said.state, place, FLOWER) for place in (SECOND, BENS_SECOND)] == [1, 1]
        and [points(said.state, place).flowers for place in (SECOND, BENS_SECOND)] == [1, 1]
        and points(alone := without(said.state, BENS_SECOND), SECOND).flowers == 2
        and alone.scores()[ADA] == 20
    ),
    "What flowers bring comes in two steps.": lambda said: (
        said.step is not None
        and said.lesson.steps[said.lesson.steps.index(said.step) + 2].title == "What do flowers bring?"
    ),
    "Your second cake has no chocolate, and the first has three squares.": lambda said: (
        not chocolate(on(said.state, SECOND)) and len(chocolate(on(said.state, FIRST))) == 3
    ),
    # ------------------------------------------------------------------------------------------- the lock
    "Four wide and four high.": lambda said: CENTRE == 4 * 4,
    "Until then a cake can still grow on both sides; then they are locked for good.": lambda said: (
        {where[1] for where in gains(said, "Ck1")} == {-2, -1, 0, 1, 2}
        and {place_of(square)[1] for square in free_of(said.after("put Ck1 0 2"))} == {-1, 0, 1, 2}
    ),
    "Now: place the cookie to the right of the two candles.": lambda said: (
        said.state.cakes[FIRST][square_at(0, 1)] == LISTS.piece_index["Cd4"]
    ),
    "It goes right beside the two candles.": lambda said: (
        said.state.cakes[FIRST][square_at(0, 1)] == LISTS.piece_index["Cd4"]
    ),
    "At the far right it gains 6, and this cookie stays on the rim whatever comes.": lambda said: (
        gains(said, "Ck1")[0, 2] == 6 == max(gains(said, "Ck1").values())
        and said.after("put Ck1 0 2").boxes[FIRST][2:] == [-1, 2]
    ),
    "Now: place the blueberry beside the lowest candle.": lambda said: (
        said.state.cakes[FIRST][square_at(2, 0)] == LISTS.piece_index["Cd2"]
        and said.state.boxes[FIRST][1] == 2
    ),
    # ---------------------------------------------------------------------------------------- the flowers
    "Each scores 1.": lambda said: (
        points(said.state, BENS_SECOND).flowers == number(said.state, BENS_SECOND, FLOWER) > 0
    ),
    "The cake that has more than any other scores 1 more for each; all four cakes compete.": lambda said: (
        points(said.state, BENS_FIRST).flowers == 2 * number(said.state, BENS_FIRST, FLOWER)
        and said.state.compared_with(SECOND) == [0, 1, 2, 3]
    ),
    "With these three your second cake has four, the most of all: 8 points.": lambda said: (
        number(then := said.after(*said.lesson.moves[43:48]), SECOND, FLOWER) == 4
        and points(then, SECOND).flowers == 8
    ),
    # ----------------------------------------------------------------------------------------- the orders
    "We skip two rounds: all cakes are full.": lambda said: said.state.sizes == [CENTRE] * 4,
    "In secret you give each of yours one of your three orders.": lambda said: (
        len(said.state.orders[ADA]) == 3 and len(LISTS.orders) == ORDER_CARDS
    ),
    "Eleven chocolate squares hang together: 11 points.": lambda said: (
        largest_group(said.state, FIRST, CHOCOLATE) == 11 and points(ordered(said), FIRST).order == 11
    ),
    "Your second cake has the most oranges: 9.": lambda said: points(ordered(said), SECOND).order == 9,
    "Not so: that would pay less, or nothing at all.": lambda said: (
        max(permutations(("O09", "O04", "O12"), 2), key=lambda two: assigned(said, two)) == ("O09", "O04")
        and min(assigned(said, two) for two in permutations(("O09", "O04", "O12"), 2)) == 0
    ),
    # ------------------------------------------------------------------------------------------- the end
    "You won by 161 to 150, and your candles alone brought 82.": lambda said: (
        said.state.scores() == [161, 150]
        and said.state.winners() == [ADA]
        and points(said.state, FIRST).candles + points(said.state, SECOND).candles == 82
    ),
    "Of one fruit take many: the fifth brings 9 points.": lambda said: FRUIT_POINTS[5] - FRUIT_POINTS[4] == 9,
    "With three or four at the table, one cake is built after the other.": lambda said: (
        all(GAME.new_state(seats, GAME.complete_options({}), dict(said.lesson.start), LISTS).compared_with(0)
            == [2 * seat for seat in range(seats)] for seats in (3, 4))
    ),
}  # fmt: skip


def without(state: Any, place: int) -> Any:
    """The same without a cake."""
    other = state.clone()
    other.cakes[place] = [NO_CARD] * len(other.cakes[place])
    return other


def free_of(state: Any) -> list[int]:
    return free_squares(state.cakes[FIRST], state.boxes[FIRST])


def ordered(said: Said) -> Any:
    return said.after("order O09 O04", "order O17 O18")


def largest_group(state: Any, place: int, icing: int) -> int:
    sizes = group_sizes(state.cakes[place], LISTS)
    return max(size for square, size in sizes.items() if LISTS.icings[state.cakes[place][square]] == icing)


def survey_of_a_cookie_inside() -> Any:
    """A cookie with squares on all sides of it."""
    names = ("Vo1", "Vo2", "Vc1", "Vc2", "Vk1", "Vb1", "Vs1", "Vd1", "Vd2")
    cake = [NO_CARD] * 49
    for place, name in enumerate(names):
        cake[square_at(place // 3, place % 3)] = LISTS.piece_index[name]
    return survey_cake(cake, [0, 2, 0, 2], LISTS)


ADVICE = {
    "Everybody takes pieces of one large cake, and lays each square where they like.",
    "There it stays.",
    "Each piece has its mark.",
    "Candles love large groups of one icing.",
    "Now: take the triangle piece for your first cake.",
    "Now: confirm.",
    "For the first cake, so that we agree.",
    "Now: place the candles to the right of them.",
    "Lit squares say what the square in hand gains.",
    "The candles go right beside the cherries.",
    "Cherries and candles come first.",
    "Cookies want to be outside.",
    "Now: place the orange below the cherries.",
    "Now: place the cookie to the left of the cherries.",
    "First the orange below the cherries; then the cookie left.",
    "The orange belongs right below the cherries.",
    "Now: take the ring piece.",
    "Now: choose this card.",
    "Now: turn it by a quarter, at a corner or with R.",
    "Now: cut the cake.",
    "You cut for the chocolate: take the triangle.",
    "First the cookie right; then the blueberry below, in the gap.",
    "Now: take the triangle for your second cake.",
    "It has fewer flowers: take the triangle.",
    "Now: give the chocolate order to your first cake.",
    "Now: give the oranges to your second cake.",
    "Now: press Next until all is counted.",
    "You know how to play!",
    "Candles into large groups, cookies on the rim.",
    "Cut so that you like what others leave.",
}

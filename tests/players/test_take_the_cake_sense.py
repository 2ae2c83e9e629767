"""Take the Cake: moves that no computer player may make, for there is one that is better in any case."""

from __future__ import annotations

import pytest

from cakedesk.games.take_the_cake.phases import NO_CARD, ORDERING
from cakedesk.games.take_the_cake.state import TakeTheCakeState
from tests.players.positions import Position, blunders, never, only
from tests.rules.take_the_cake.tables import LISTS, cake_of, do, new_game, play_to

MINE = 2
"""The place of the first cake of seat 1."""


def lay_cake(state: TakeTheCakeState, rows: str, place: int = MINE) -> None:
    """Have a cake lie there."""
    state.cakes[place], state.boxes[place] = cake_of(rows)
    state.sizes[place] = sum(card != NO_CARD for card in state.cakes[place])


def placing(rows: str, hand: str, *, seats: int = 4, orders: str = "") -> TakeTheCakeState:
    """Seat 1 is to place cards in a cake of these rows; without orders unless some are named."""
    state = new_game(seats, orders=orders, options={"orders": bool(orders)})
    do(state, "0 cut T01 0", "1 take B 0" if seats == 2 else "1 take B")
    lay_cake(state, rows)
    state.hand = sorted(LISTS.piece_index[name] for name in hand.split())
    return state


def taking(rows: str, centre: str, *, seats: int = 4) -> TakeTheCakeState:
    """Seat 1 is to take one of the rows of the centre, the blue, purple, red and green piece."""
    state = new_game(seats, cuts="T01", pieces=centre.replace("/", " "), options={"orders": False})
    do(state, "0 cut T01 0")
    lay_cake(state, rows)
    return state


def ordering(orders: str, *cakes: str) -> TakeTheCakeState:
    """Seat 0 of two is to assign its orders to its two cakes."""
    state = new_game(2, orders=orders)
    play_to(state, ORDERING)
    for place, rows in enumerate(cakes):
        lay_cake(state, rows, place)
    return state


BRIDGE = "Cd1 Cd2 . Cd3/Vo1 Vc1 Vb1 So1/Sc1 Sb1 Lo1 Lb1/Lc1 . Ls1 Vs1"
NO_COOKIES = "Vo1 Vo2 Vc1 Vc2/Vb1 Vs1 Vd1 Vd2/Co1 Cc1 Cc2 Cb1/Cb2 Cs1 Cd1 Cd2"
COOKIES = "Vk1 Vk2 Vk3 Ck1/Ck2 Ck3 Sk1 Sk2/So1 Sc1 Sb1 Sb2/Ss1 Ss2 Sd1 Sd2"

POSITIONS: tuple[Position, ...] = (
    only(
        "The card that would join two groups of candles goes elsewhere.",
        placing(BRIDGE, "Co1 Lf1"),
        "put Co1 0 2",
        "put Lf1 3 1",
    ),
    only(
        "The card that would join two groups of candles goes elsewhere, with two cakes each.",
        placing(BRIDGE, "Co1 Lf1", seats=2),
        "put Co1 0 2",
        "put Lf1 3 1",
    ),
    only(
        "Of the last three squares the one between two groups of candles gets another icing.",
        placing(
            "Sd1 . Sd4 Vo1/Vc1 Lo1 Lb1 Vb1/Cc1 . Cb1 Vs1/Co1 Lc1 . Lo2",
            "Ss1 Lf1 Vf1",
        ),
        "put Ss1 0 1",
        "put Lf1 [23] ?",
        "put Vf1 [23] ?",
    ),
    only(
        "Of the last four squares the two between groups of candles get other icings.",
        placing(
            "Ld1 . . Ld4/Vo1 Vc1 So1 Vb1/Sc1 Co1 Cb1 Vs1/. Cc1 Sb1 .",
            "Lo1 Lc1 Vf1 Sf1",
        ),
        "put L?1 0 [12]",
        "put [VS]f1 3 [03]",
    ),
    only(
        "Of the last four squares the two between groups of candles get other icings, with two cakes each.",
        placing(
            "Ld1 . . Ld4/Vo1 Vc1 So1 Vb1/Sc1 Co1 Cb1 Vs1/. Cc1 Sb1 .",
            "Lo1 Lc1 Vf1 Sf1",
            seats=2,
        ),
        "put L?1 0 [12]",
        "put [VS]f1 3 [03]",
    ),
    only(
        "The double cookie goes inside, and the last square of the rim is left to fruit.",
        placing("Vo1 Vc1 So1 Vb1/Sc1 . Cb1 Vs1/Co1 Lb1 Lc1 Sb1/Lo1 Cc1 Ss1 .", "Vk3 Lo2"),
        "put Vk3 3 3",
        "put Lo2 1 1",
    ),
    only(
        "Two double cookies have two squares of the rim, and one goes inside.",
        placing("Vo1 Vc1 . Vb1/Sc1 . . Vs1/Co1 Lb1 Lc1 Sb1/Lo1 Cc1 Ss1 .", "Vk3 Sk3 Lf1 Cf1"),
        "put ?k3 0 2",
        "put ?k3 3 3",
        "put ?f1 1 ?",
    ),
    only(
        "The double candle does not go to the group of its icing.",
        placing("Cd1 Cc1 Cb1 Vo1/Co1 . Cs1 Vb1/Sc1 Lb1 Lc1 Sb1/Lo1 So1 . Vs1", "Cd4 Lf1"),
        "put Cd4 1 1",
        "put Lf1 3 2",
    ),
    only(
        "The double candle does not go to the large group of its icing, in the middle of the game.",
        placing("Cd1 Cc1 Cb1 Vo1/Co1 . Cs1 Vb1/. . . ./. . . .", "Cd4"),
        "put Cd4 1 1",
        "put Cd4 2 [02]",
        "put Cd4 -1 [012]",
    ).seen_by_all(),
    only(
        "The double cookie does not go to the only square of the rim, in the middle of the game.",
        placing("Vo1 Co1 So1 Lo1/Cc1 . . Cb1/Vc1 . . Vb1/So1 Sc1 Lb1 .", "Vk3"),
        "put Vk3 3 3",
    ).seen_by_all(),
    only(
        "The last card for a row of four icings goes elsewhere, and the order pays nothing.",
        placing(
            "Vo1 Co1 So1 ./Lb1 Lc1 Vb1 Sb1/Sc1 Vs1 Ls1 Ss1/Cc1 Cb1 Vc1 .",
            "Lo1 Vf1",
            orders="O20 O21 O22 O12 O15 O16",
        ),
        "put Lo1 0 3",
        "put Vf1 3 3",
    ),
    only(
        "The double fruit goes to the middle, and the corner that the order pays for to a flower.",
        placing(
            "Vd1 Co1 So1 Vo1/Lb1 . Vb1 Sb1/Sc1 Vs1 Ls1 Ss1/Cd1 Cb1 Vc1 .",
            "Cc2 Vf1",
            orders="O20 O21 O22 O14 O15 O16",
        ),
        "put Cc2 3 3",
        "put Vf1 1 1",
    ),
    only(
        "The last piece would join two groups of candles, and another one is taken.",
        taking(
            "Cd1 Cd2 . Cd4/. . . Vc1/Vb1 So1 Sc1 Lb1/Ls1 Vs1 Sb1 Vf1",
            "Ld1 Vk1 Sf1 Lo1/Co1 Cc1 Cb1 Cs1/Lk1 Vo1 Sk1 Lc1/Vd1 Sd1 Ld2 Vk2",
        ),
        "take P",
    ),
    only(
        "The last piece has a single card that joins two large groups of candles.",
        taking(
            "Sd1 Sd2 . Sd4/Sd3 So1 . Sk1/. Sc1 . Sb1/Vf1 Lf1 Cf1 Vs1",
            "Ss1 Sf1 Vo1 Lb1/Vk1 Cb1 Lc1 Co1/Lk1 Cc1 Vd1 Lo1/Ck1 Vc1 Lo2 Cs1",
        ),
        "take B",
    ),
    only(
        "The last piece would make five of two oranges and of two cherries, and another one is taken.",
        taking(
            "Co1 So1 Vc1 Sc1/Sd1 Ld1 Cd1 Vb1/Sb1 Lb1 Cb1 Vs1/. . . .",
            "Vd1 Sf1 Ck1 Ls1/Vo2 Lo2 Cc2 Lc1/Sk1 Lk1 Sd2 Cf2/Lf1 Cd2 Vk1 Ss1",
        ),
        "take P",
    ),
    only(
        "The order that pays nine points for a cake without cookies goes to the one that is full of them.",
        ordering("O21 O15 O16", NO_COOKIES, COOKIES),
        "order O21 *",
    ),
    only(
        "The order that pays nine points for the other cake is not used at all.",
        ordering(
            "O16 O21 O22", COOKIES, NO_COOKIES.replace("Vd1 Vd2", "Vf1 Vf2").replace("Cd1 Cd2", "Cf1 Cf2")
        ),
        "order O22 O21",
    ),
    never(
        "A cookie goes inside at the very end, and candles get nothing by it.",
        placing("Vo1 Vc1 So1 Vb1/Sc1 . Cb1 Vs1/Co1 Lb1 Lc1 Sb1/Lo1 Cc1 Ss1 .", "Ck1 Lo2", seats=2),
        "put Ck1 1 1",
        "put Lo2 3 3",
    ),
)


@pytest.mark.parametrize("position", POSITIONS, ids=[position.why for position in POSITIONS])
def test_no_absurd_move(position: Position) -> None:
    assert not [*blunders("take-the-cake", position)]

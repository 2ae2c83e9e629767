"""Cakes and positions of Take the Cake, set up card by card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cakedesk.engine.actions import OVER
from cakedesk.engine.chance import seeded_rng
from cakedesk.games.take_the_cake.game import GAME
from cakedesk.games.take_the_cake.grid import empty_cake, square_at
from cakedesk.games.take_the_cake.phases import PUTTING
from cakedesk.games.take_the_cake.scoring import CakeScore, Survey, order_points, score_cake, survey_cake
from cakedesk.games.take_the_cake.state import TakeTheCakeState
from tests.rules.moves import Mover

LISTS = GAME.builtin_lists()
MOVER = Mover(GAME)
do, refusal, told = MOVER.do, MOVER.refusal, MOVER.told


def new_game(
    seats: int,
    *,
    first: int = 0,
    pieces: str = "",
    cuts: str = "",
    orders: str = "",
    options: dict[str, Any] | None = None,
) -> TakeTheCakeState:
    """A game whose decks begin with these cards."""

    def filled(named: str, known: Sequence[str]) -> list[str]:
        ids = named.split()
        return [*ids, *(name for name in known if name not in ids)]

    start = {
        "pieces": filled(pieces, LISTS.pieces),
        "cuts": filled(cuts, LISTS.cuts),
        "orders": filled(orders, [order.id for order in LISTS.orders]),
        "first": first,
    }
    return GAME.new_state(seats, GAME.complete_options(options or {}), start, LISTS)


def put_anywhere(state: TakeTheCakeState) -> None:
    """Place the cards in hand at random."""
    rng, seat = seeded_rng("anywhere"), state.turn()
    while state.phase == PUTTING and state.turn() == seat:
        state.apply(state.sample_action(rng))


def play_to(state: TakeTheCakeState, phase: int, seed: int = 0) -> None:
    """Play on at random until a phase."""
    rng = seeded_rng("play to", seed)
    while state.phase != phase:
        assert state.turn() != OVER
        state.apply(state.sample_action(rng))


def cake_of(rows: str) -> tuple[list[int], list[int]]:
    """A cake and its box, from rows of ids divided by slashes; ``.`` is an empty square."""
    cake, box = empty_cake(), [9, -9, 9, -9]
    for row, line in enumerate(rows.split("/")):
        for column, name in enumerate(line.split()):
            if name != ".":
                cake[square_at(row, column)] = LISTS.piece_index[name]
                box = [min(box[0], row), max(box[1], row), min(box[2], column), max(box[3], column)]
    return cake, box


def survey(rows: str) -> Survey:
    """What lies on a cake of these rows."""
    return survey_cake(*cake_of(rows), LISTS)


def score(rows: str, *others: str) -> CakeScore:
    """The points of a cake without an order, compared with other cakes."""
    compared = [survey(rows), *map(survey, others)]
    return score_cake(compared[0], compared, None)


def points_of(order: str, rows: str, *others: str) -> int:
    """What an order pays for a cake, compared with other cakes."""
    compared = [survey(rows), *map(survey, others)]
    return order_points(LISTS.orders[LISTS.order_index[order]], compared[0], compared)

"""Tables of Take the Cake that need most room, and one in the middle of each phase."""

from __future__ import annotations

from cakedesk.engine.chance import seeded_rng
from cakedesk.games.take_the_cake.game import GAME
from cakedesk.games.take_the_cake.phases import CAKES, ENDED, ORDERING, PUTTING, SHUFFLING, TAKING
from cakedesk.games.take_the_cake.state import TakeTheCakeState
from cakedesk.players.registry import make_player
from tests.rules.take_the_cake.tables import new_game

LATE = 3


def _played(seats: int, phase: int, cake: int, number: int, taken: int = 0) -> TakeTheCakeState:
    """A sensible game, played until a round of a cake comes to a phase with at least so many pieces taken."""
    state, rng = new_game(seats), seeded_rng("worst cases", seats)
    player = make_player("medium", GAME.id)
    while (state.phase, state.cake, state.round) != (phase, cake, number) or len(state.taken) < taken:
        turn = state.turn()
        state.apply(state.sample_action(rng) if turn < 0 else player.choose(state.observe(turn), rng))
    return state


def cutting(seats: int, number: int = LATE) -> TakeTheCakeState:
    """The last round of the first cakes is about to be cut; or another one."""
    return _played(seats, 0, 0, number)


def taking(seats: int) -> TakeTheCakeState:
    """Its first piece is about to be taken."""
    return _played(seats, TAKING, 0, LATE)


def chance_cut() -> TakeTheCakeState:
    """Chance is about to cut the first round for three seats."""
    return new_game(3, cuts="T14")


def first_cut() -> TakeTheCakeState:
    """The very first cut of four seats, with most still to come."""
    return new_game(4)


def half_taken(seats: int) -> TakeTheCakeState:
    """Two of its pieces were taken and placed."""
    return _played(seats, TAKING, 0, LATE, 2)


def placing(seats: int, number: int = LATE) -> TakeTheCakeState:
    """Its squares are about to be placed; or those of another round."""
    return _played(seats, PUTTING, 0, number)


def ordering(seats: int) -> TakeTheCakeState:
    """All cakes are full, and the first seat chooses."""
    return _played(seats, ORDERING, 0, LATE)


def last_order(seats: int) -> TakeTheCakeState:
    """All have chosen but one; what that does is spelled ``!``."""
    state = ordering(seats)
    while state.turn() < seats - 1:
        state.apply(state.legal_actions()[0])
    return state


def second_cake(seats: int) -> TakeTheCakeState:
    """The second cakes are nearly full."""
    return _played(seats, TAKING, 0 if seats == CAKES else 1, LATE)


def over(seats: int) -> TakeTheCakeState:
    """The game is over."""
    state = last_order(seats) if seats == CAKES else _played(seats, ORDERING, 1, LATE)
    rng = seeded_rng("over")
    while state.phase != ENDED:
        assert state.phase in {ORDERING, SHUFFLING}
        state.apply(state.sample_action(rng))
    return state

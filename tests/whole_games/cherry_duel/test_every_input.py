"""A whole game of Cherry Duel, the example of a game, in the real window ends in the engine's own record."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest

from cakedesk.app.match.model import deal_match
from cakedesk.engine.actions import OVER
from cakedesk.engine.registry import find_game
from cakedesk.table.boards.registry import find_board
from tests.example_game.registered import GAME_ID, one_more_game
from tests.whole_games.conftest import DeskMaker
from tests.whole_games.desk import Asks, Desk, Outfit
from tests.whole_games.hands import ALL_HANDS, Hands
from tests.whole_games.person import lift
from tests.whole_games.playing import set_up
from tests.whole_games.tidiness import Messes
from tests.whole_games.written import check_as_written

NAMES = ("Ada", "Ben")


@pytest.fixture(autouse=True)
def _one_more_game() -> Iterator[None]:
    with one_more_game():
        yield


class Duel(Desk):
    """One run of the program with Cherry Duel on the table."""

    @property
    def board(self):  # type: ignore[no-untyped-def, override]
        """The board of the match."""
        board = self.window.table.board
        assert type(board).__name__ == find_board(GAME_ID).context  # type: ignore[union-attr]
        return board

    def table_asks(self) -> Asks:
        """What the table waits for."""
        return Asks.NOTHING if self.board.staged.turn is None else Asks.CHOOSE


@pytest.mark.parametrize("how", ALL_HANDS)
def test_whole_game(open_desk: DeskMaker, dealt: Callable[[int], None], how: str) -> None:
    dealt(5)
    match, rng, actions = deal_match(find_game(GAME_ID), NAMES, ["human"] * 2, rng=Random(5)), Random(5), []
    while match.turn() != OVER:
        actions.append(match.observe(match.turn()).sample_action(rng))
        match.play(actions[-1])
    desk = open_desk(Outfit(size=(1280, 700)), Duel)
    hands: Hands = ALL_HANDS[how](desk)
    assert "Cherry Duel" in [box.accessibleName().split(",")[0] for box in desk.window.home.boxes]
    set_up(hands, NAMES, [True] * 2, GAME_ID)
    messes, lifted = Messes(desk), 0
    while (asks := desk.wait_for()) is not Asks.END:
        messes.look()
        if asks is Asks.LIFT:
            lifted += 1
            lift(hands)
            continue
        seat, (_, card) = desk.match.turn(), actions[len(desk.match.steps)]
        assert desk.viewer == seat
        hands.bring(f"slice/{card}", f"place/{seat}")
        hands.confirm()
    messes.look()
    check_as_written(desk, match)
    assert lifted == len(actions), "the lid falls before each secret"
    assert messes.found == []

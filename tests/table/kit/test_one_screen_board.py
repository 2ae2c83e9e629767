"""A board of one screen makes it once, at the first look, and lets its tray confirm."""

from __future__ import annotations

from typing import Any

import pytest

from cakedesk.engine.observation import Observation
from cakedesk.games.top_cake.game import GAME
from cakedesk.table.board import BoardStatus, SeatPerson
from cakedesk.table.kit.action_tray import ActionTray, Asked
from cakedesk.table.kit.one_screen_board import OneScreen, OneScreenBoard
from cakedesk.table.scene import TableScene
from tests.laws.cases import Case

Look = Observation[Any]


class Sheet(OneScreen):
    def __init__(self, board: SheetBoard, look: Look) -> None:
        super().__init__(board, look)
        self.done = list[str]()
        self.tray = self.own_part(ActionTray(board.scene, ["confirm"], 0))

    def show(self, look: Look) -> None:
        self.look = look
        self.done.append("show")
        self.tray.ask(Asked("", primary="Go", can_confirm=True))

    def rest(self) -> None:
        self.done.append("rest")
        self.tray.ask(Asked(""))


class SheetBoard(OneScreenBoard[Sheet]):
    made = 0

    def make_screen(self, look: Look) -> Sheet:
        self.made += 1
        return Sheet(self, look)

    def status(self, look: Look) -> BoardStatus:
        return BoardStatus(0, 1, "status")


@pytest.fixture
def board(scene: TableScene) -> SheetBoard:
    return SheetBoard(scene, [SeatPerson("Ada"), SeatPerson("Ben")])


def test_the_screen_is_made_once(board: SheetBoard) -> None:
    case = Case(GAME, 2)
    board.lay_out()
    board.rest()
    board.give_up()
    assert board.screen is None and board.primary_button is None, "nothing was shown yet"
    for seed in (1, 2):
        look = case.first_state(seed).look(None)
        board.show_look(look)
        assert board.screen is not None and board.screen.look is look
    assert board.made == 1
    board.relayout()
    board.give_up()
    board.rest()
    assert board.screen.done == ["show"] * 4 + ["rest"]


def test_the_button_of_its_tray_is_the_boards(board: SheetBoard, monkeypatch: pytest.MonkeyPatch) -> None:
    confirmed: list[bool] = []
    monkeypatch.setattr(board.staged, "confirm", lambda: confirmed.append(True))
    board.show_look(Case(GAME, 2).first_state(1).look(None))
    assert board.screen is not None
    assert board.primary_button is board.screen.tray.primary
    board.screen.tray.primary.click()
    assert confirmed == [True]
    board.rest()
    assert board.primary_button is None, "there is no button to press"


def test_a_screen_knows_who_is_below_and_what_seats_do(scene: TableScene) -> None:
    board = SheetBoard(scene, [SeatPerson("Ada", is_person=False), SeatPerson("Ben")])
    state = Case(GAME, 2).first_state(1)
    board.show_look(state.look(None))
    assert board.screen is not None and board.screen.below == 1
    told = [board.screen.seat_tag(state, seat)[0] for seat in range(2)]
    assert state.turn() == 1 and told == ["", "your turn"]

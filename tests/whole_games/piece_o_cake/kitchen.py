"""Piece o' Cake in the real window: what it waits for, three ways to play it, and what nobody may see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cakedesk.art.piece_o_cake.tokens import VarietyFace
from cakedesk.engine.actions import Action
from cakedesk.engine.match import Match
from cakedesk.games.piece_o_cake.actions import CUT, EAT, TAKE, WHOLE
from cakedesk.games.piece_o_cake.cutting import starts_of
from cakedesk.games.piece_o_cake.phases import SLICES
from cakedesk.games.piece_o_cake.plates import counts, slices_of, varieties
from cakedesk.table.boards.piece_o_cake.board import PieceOCakeBoard
from cakedesk.table.boards.piece_o_cake.cutting_turn import CuttingTurn
from cakedesk.table.items import FaceItem
from tests.whole_games.desk import Asks, Desk
from tests.whole_games.person import Person
from tests.whole_games.written import by_chance, write_game

GAME_ID = "piece-o-cake"
NAMES = ("Ada", "Ben", "Zoé", "Łucja", "Mei")


class Kitchen(Desk):
    """One run of the program with Piece o' Cake on the table."""

    board_kind = PieceOCakeBoard

    def table_asks(self) -> Asks:
        """What the table waits for."""
        board = self.board
        if board.is_reading:
            return Asks.READ
        if board.staged.turn is None:
            return Asks.NOTHING
        return Asks.CUT if isinstance(board.staged.turn, CuttingTurn) else Asks.CHOOSE


def write_script(seed: int, seats: int) -> tuple[list[Action], Match[Any]]:
    """A game in which anything is done, as the window deals it."""
    return write_game(GAME_ID, seed, NAMES[:seats], by_chance)


class Eater(Person):
    """Plays the seats of all people."""

    desk: Kitchen

    def stage(self, action: Action) -> None:
        """Stage an action."""
        press, board = self._hands.press_item, self.desk.board
        if action[0] == WHOLE:
            press("first")
        elif action[0] == CUT:
            self._cut(starts_of(action))
        elif action[0] == TAKE:
            self._hands.send(f"piece/{action[1]}", "own-plate")
            piece = board.staged.turn.composer.piece  # type: ignore[union-attr]
            if action[2] == piece:
                press("second")
            else:
                for variety in slices_of(action[2]):
                    press(f"eat/{variety}")
        elif action[0] == EAT:
            press(f"forfeit/{action[1]}")

    def _cut(self, gaps: Sequence[int]) -> None:
        """Lay a knife into a wrong gap and move it; lay the others where they belong."""
        wrong = next(gap for gap in range(SLICES) if gap not in gaps)
        self._hands.press_item(f"gap/{wrong}")
        for gap in gaps[1:]:
            self._hands.press_item(f"gap/{gap}")
        self._hands.bring(f"knife/{wrong}", f"cut/{gaps[0]}")


class Waiter:
    """Watches one window: what others have eaten is nowhere to be seen."""

    def __init__(self, desk: Kitchen) -> None:
        self._desk = desk
        self.looks = 0

    def look(self) -> None:
        """Look at everything on the table."""
        desk = self._desk
        if desk.asks() not in {Asks.CUT, Asks.CHOOSE}:
            return
        shown = desk.match.look(None).shown
        scene, board = desk.window.table.scene, desk.board
        assert board.screen is not None
        people = [seat for seat, player in enumerate(desk.match.players) if player == "human"]
        session = desk.window.session
        assert session is not None
        assert len(people) == 1 or session.log.lines._viewer is None, "the others read the log too"
        names = {
            variety: words.split(" ", 1)[1].removesuffix("y")  # cherry, cherries
            for variety in range(8)
            for words in [board.screen.words.some(variety, 1)]
        }
        for item in scene.table_items():
            if not item.isVisible():
                continue
            place, _, which = item.key.partition("/")
            if place == "open":
                raise AssertionError(item.key)
            if place == "eaten":
                assert board.screen.below == desk.viewer
                assert len(people) == 1 or board.screen.own_seat.peek.is_on
            if place == "seat" and isinstance(item, FaceItem) and isinstance(item.face, VarietyFace):
                seat, variety = (int(part) for part in which.split("/"))
                assert variety in varieties(shown.collected[seat])
            for text in (item.accessible_name, item.accessible_description, item.tooltip):
                for seat, name in enumerate(board.screen.names):
                    if text.startswith(f"{name}: ") and not (len(people) == 1 and seat == people[0]):
                        own = counts(shown.collected[seat])
                        told = {variety for variety, word in names.items() if word in text.lower()}
                        leads = {variety for variety in range(8) if own[variety]}
                        assert told <= leads, (text, told, leads)
        self.looks += any(shown.eaten_sizes)

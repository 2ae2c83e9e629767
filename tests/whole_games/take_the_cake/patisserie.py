"""Take the Cake in the real window: what it waits for, and hands that do in it what an action says."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from cakedesk.engine.actions import Action
from cakedesk.engine.match import Match
from cakedesk.games.take_the_cake.actions import CUT, ORDER, ORDERS, PUT, TAKE_FOR
from cakedesk.games.take_the_cake.cards import COLOURS
from cakedesk.games.take_the_cake.game import GAME
from cakedesk.games.take_the_cake.phases import CAKES
from cakedesk.players.registry import make_player
from cakedesk.table.boards.take_the_cake.board import TakeTheCakeBoard
from cakedesk.table.boards.take_the_cake.composer import CutComposer, PutComposer, TakeComposer
from tests.whole_games.desk import LEFT, PLAIN, OneScreenDesk
from tests.whole_games.hands import DragHands, Hands, KeyHands
from tests.whole_games.person import Person
from tests.whole_games.written import fairly, write_game

GAME_ID = "take-the-cake"
NAMES = ("Ada", "Ben", "Zoé", "Łucja")
LISTS = GAME.builtin_lists()
DIGITS = (Qt.Key.Key_0, Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3)


class Patisserie(OneScreenDesk):
    """One run of the program with Take the Cake on the table."""

    board_kind = TakeTheCakeBoard

    def turn_at(self, corner: QPointF, way: Sequence[QPointF]) -> None:
        """Press the pointer somewhere, lead it along a way, and let go at its end."""
        point = self.point_of(corner)
        widget = self.widget_at(point)
        QTest.mousePress(widget, LEFT, PLAIN, widget.mapFrom(self.window, point))
        for each in way:
            self.pull_to(each)
        self.let_go(way[-1])


def write_script(seed: int, names: Sequence[str]) -> tuple[list[Action], Match[Any]]:
    """A game of fair players, as the window deals it."""
    return write_game(GAME_ID, seed, names, fairly(GAME_ID))


class Confectioner(Person):
    """Plays the seats of all people, move for move as it is written.

    Attributes:
        left: what is still to come.
    """

    desk: Patisserie

    def __init__(
        self, hands: Hands, actions: Sequence[Action], watch: Callable[[], None] | None = None
    ) -> None:
        super().__init__(hands, self.next_action, watch)
        self.left = list(actions)

    def next_action(self) -> Action:
        """What comes next."""
        return self.left.pop(0)

    def confirm(self) -> None:
        """By what confirms from anywhere."""
        self._hands.confirm()

    def stage(self, action: Action) -> None:
        """Stage a turn: one action, or the squares of a piece."""
        composer = self.desk.composer
        if isinstance(composer, PutComposer):
            self._put(action)
            for _ in composer.look.shown.hand[1:]:
                self._put(self._next())
        elif action[0] == CUT:
            self._cut(action[1], action[2])
        elif isinstance(composer, TakeComposer):
            self._take(action)
        else:
            assert action[0] in {ORDER, ORDERS}
            for order in action[1:]:
                self._hands.press_item(f"order/{LISTS.orders[order].id}")

    def _cut(self, card: int, turn: int) -> None:
        desk, hands, name = self.desk, self._hands, f"cut/{LISTS.cuts[card]}"
        composer = desk.composer
        assert isinstance(composer, CutComposer)
        if composer.now.card != card:
            hands.press_item(name)
        quarters = (turn - composer.now.turn) % 4
        if isinstance(hands, KeyHands):
            desk.key(DIGITS[turn])
        elif isinstance(hands, DragHands) and quarters:
            self._turn_at_corner(name, quarters)
        else:
            for _ in range(quarters):
                hands.press_item("turn")
        assert composer.now == (card, turn)

    def _turn_at_corner(self, name: str, quarters: int) -> None:
        """Take hold of a card at a corner, and bring it round."""
        desk, item = self.desk, self.desk.item(name)
        middle, reach = item.center_px(), item.width_px * 0.4

        def corner(degrees: float) -> QPointF:
            angle = math.radians(degrees)
            return middle + QPointF(math.cos(angle), math.sin(angle)) * reach

        desk.turn_at(corner(45), [corner(45 + step * 30) for step in range(1, 3 * quarters + 1)])

    def _take(self, action: Action) -> None:
        composer, hands = self.desk.composer, self._hands
        seat, piece = composer.seat, f"piece/{COLOURS[action[1]]}"
        cake = action[2] if action[0] == TAKE_FOR else composer.cake
        if composer.now.colour == action[1]:
            return  # the only one that is left
        if isinstance(hands, DragHands):
            hands.bring(piece, f"cake/{seat}/{cake}")
            return
        hands.press_item(piece)
        if composer.cake != cake:
            hands.press_item(f"cake/{seat}/{cake}")

    def _put(self, action: Action) -> None:
        kind, card, row, column = action
        assert kind == PUT
        composer, hands = self.desk.composer, self._hands
        held, square = f"card/{LISTS.pieces[card]}", f"square/{composer.place % CAKES}/{row}/{column}"
        if isinstance(hands, DragHands):
            hands.bring(held, square)
            return
        if composer.now.card != card:
            hands.press_item(held)
        hands.press_item(square)


class Guest(Confectioner):
    """A person who makes up the turns on the way, as nobody knows what the others will do."""

    def __init__(self, hands: Hands, seed: int, watch: Callable[[], None] | None = None) -> None:
        super().__init__(hands, [], watch)
        self._rng, self._player = Random(seed), make_player("medium", GAME_ID)

    def next_action(self) -> Action:
        """Make up the next turn; its next action."""
        if not self.left:
            copy = Match.from_record(self.desk.match.record())
            seat = copy.turn()
            while not self.left or (
                self.left[-1][0] == PUT and copy.turn() == seat and copy.look(seat).shown.hand
            ):
                self.left.append(self._player.choose(copy.observe(seat), self._rng))
                copy.play(self.left[-1])
        return super().next_action()

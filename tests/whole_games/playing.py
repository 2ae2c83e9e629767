"""Plays a written game in the window, from the set-up to the end page."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt

from cakedesk.engine.actions import Action
from cakedesk.games.top_cake.actions import BID, BID_DOWN, BID_UP, HALF, NEW_STACK, PASS, STACK
from tests.whole_games.desk import Asks
from tests.whole_games.hands import Hands, KeyHands

PERSON, COMPUTER = 0, 1
MEDIUM = 4
SIDES = {BID_UP: "up", BID_DOWN: "down"}
Watch = Callable[[], None]


def set_up(
    hands: Hands, names: Sequence[str], people: Sequence[bool], game_id: str = "", *, starts: bool = True
) -> None:
    """Choose seats, names and who plays on the home page, and start.

    Args:
        hands: whose.
        names: by seat.
        people: by seat whether a person plays it.
        game_id: which game; empty: the one that is offered first.
        starts: whether the game is started.
    """
    boxes = hands.desk.window.home.boxes
    wanted_box = next((n for n, box in enumerate(boxes) if box.offer.game_id == game_id), 0)
    if not boxes[wanted_box].isChecked():
        hands.choose(boxes, wanted_box)
    panel = hands.desk.window.home.setup
    shown = len(panel.choice().seats)
    for _ in range(shown, len(names)):
        hands.press(panel.more)
    for _ in range(len(names), shown):
        hands.press(panel.fewer)
    for card, name, is_person in zip(panel.cards, names, people, strict=False):
        if card.choice().name != name:
            hands.write(card.name_edit, name)
        wanted = PERSON if is_person else COMPUTER
        if card.player.index != wanted:
            hands.choose(card.player.segments, wanted)
        if not is_person and card.level.index != MEDIUM:
            hands.choose(card.level.cupcakes, MEDIUM)
    if starts:
        hands.press(panel.start)


def lift(hands: Hands) -> None:
    """Lift the lid: by its button, or by Enter on it."""
    curtain = hands.desk.window.table.curtain
    if isinstance(hands, KeyHands):
        hands.desk.key(Qt.Key.Key_Return)
    else:
        hands.press(curtain.button)


def stage_bid(hands: Hands, action: Action) -> None:
    """Stage a turn of bidding or the half point."""
    kind, *rest = action
    if kind == BID:
        up_kind, up_card, down_kind, down_card = rest
        hands.bring(f"hand/{up_kind}", f"zone/{up_card}")
        hands.bring(f"hand/{down_kind}", f"zone/{down_card}")
    elif kind in SIDES:
        hands.press_item(f"slot/{SIDES[kind]}")
        hands.bring(f"hand/{rest[0]}", f"zone/{rest[1]}")
    elif kind == HALF:
        hands.bring("slot-card/half", f"zone/{rest[0]}")
    else:
        assert kind == PASS


def stage_card(hands: Hands, card: int, number: int) -> None:
    """Stage a card that goes on to a stack."""
    hands.bring(f"won/{card}", "zone/new" if number == NEW_STACK else f"zone/{number}")


class Player:
    """Plays the seats of all people, move for move as it is written.

    Attributes:
        desk: where.
        left: the actions that are still to come.
    """

    def __init__(self, hands: Hands, actions: Sequence[Action], watch: Watch | None = None) -> None:
        """Sit down.

        Args:
            hands: plays.
            actions: all actions that people do, in order.
            watch: looks at the window whenever it waits for something.
        """
        self.desk = hands.desk
        self.left = list(actions)
        self._hands = hands
        self._watch = watch or (lambda: None)

    def play_until(self, wanted: Callable[[Asks], bool]) -> Asks:
        """Play on until the window waits for something in particular.

        Args:
            wanted: tells from what it waits for whether to stop.

        Returns:
            What it waits for.
        """
        while True:
            asks = self.desk.wait_for()
            self._watch()
            if asks is Asks.END or wanted(asks):
                return asks
            self.answer(asks)

    def play_to_the_end(self) -> None:
        """Play on until the end page is shown."""
        self.play_until(lambda _asks: False)
        assert self.left == []

    def answer(self, asks: Asks) -> None:
        """Do what the window waits for."""
        if asks is Asks.LIFT:
            lift(self._hands)
        elif asks is Asks.READ:
            self._hands.confirm()
        elif asks is Asks.BID or asks is Asks.STACK:
            self.stage()
            self._watch()
            self._hands.confirm()
        else:
            raise AssertionError(asks)

    def stage(self) -> None:
        """Stage the next turn, without confirming it."""
        if self.left[0][0] != STACK:  # what the window asks for now may be nothing, while something moves
            stage_bid(self._hands, self.left.pop(0))
            return
        turn = self.desk.board.staged.turn
        assert turn is not None
        for _ in range(len(turn.composer.won)):
            kind, card, number = self.left.pop(0)
            assert kind == STACK
            stage_card(self._hands, card, number)

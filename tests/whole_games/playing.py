"""Plays a written game in the window, from the set-up to the end page."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt

from cakedesk.engine.actions import Action
from cakedesk.games.top_cake.actions import BID, BID_DOWN, BID_UP, HALF, NEW_STACK, PASS, STACK
from tests.whole_games.desk import Desk
from tests.whole_games.hands import Hands
from tests.whole_games.person import Person

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


def sit_down(hands: Hands, names: Sequence[str], game_id: str) -> None:
    """Let people play all seats. Those beyond the fourth join when who plays the others is chosen."""
    seats = len(names)
    set_up(hands, names[:4], [True] * min(seats, 4), game_id, starts=seats < 5)
    panel = hands.desk.window.home.setup
    for seat in range(4, seats):
        hands.press(panel.more)
        who = panel.cards[seat].who
        assert who is not None
        who.setFocus()
        hands.desk.key(*[Qt.Key.Key_Up] * who.currentIndex())
    if seats > 4:
        hands.press(panel.start)


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


class Player(Person):
    """Plays the seats of all people in Top Cake, move for move as it is written.

    Attributes:
        left: the actions that are still to come.
    """

    desk: Desk

    def __init__(self, hands: Hands, actions: Sequence[Action], watch: Watch | None = None) -> None:
        super().__init__(hands, lambda: self.left.pop(0), watch)
        self.left = list(actions)

    def play_to_the_end(self) -> None:
        """Play on until the end page is shown."""
        self.play_until(lambda _asks: False)
        assert self.left == []

    def confirm(self) -> None:
        """By what confirms from anywhere."""
        self._hands.confirm()

    def stage_next(self) -> None:
        """Stage the next turn, without confirming it."""
        if self.left[0][0] != STACK:  # what the window asks for now may be nothing, while something moves
            stage_bid(self._hands, self._next())
            return
        turn = self.desk.board.staged.turn
        assert turn is not None
        for _ in range(len(turn.composer.won)):
            kind, card, number = self._next()
            assert kind == STACK
            stage_card(self._hands, card, number)

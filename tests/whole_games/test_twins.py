"""Two games that differ in nothing but what lies face down look and sound the same to everybody else."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from cakedesk.engine.actions import Action
from cakedesk.games.top_cake.actions import BID, bid
from cakedesk.games.top_cake.cards import SNATCH
from cakedesk.table.items import FaceItem, TableItem, TextItem
from tests.whole_games.conftest import DeskMaker
from tests.whole_games.desk import Asks, Desk, Outfit
from tests.whole_games.hands import ALL_HANDS
from tests.whole_games.hidden import spoken
from tests.whole_games.playing import Player, set_up
from tests.whole_games.scripts import NAMES, deal

SEED, SEATS = 31, 3


def one_round(first_down: int, second_down: int) -> list[Action]:
    """A round of bidding in which the starting seat lays two kinds face down, in one order or the other."""
    match, rng = deal(SEED, NAMES[:SEATS]), Random(SEED)
    starter, row = match.turn(), match.look(None).shown.row
    own = [bid(1, row[0], first_down, row[1]), bid(2, row[2], second_down, row[3])]
    actions = []
    while True:
        action = (
            own.pop(0) if match.turn() == starter and own else match.observe(match.turn()).sample_action(rng)
        )
        actions.append(action)
        match.play(action)
        if action[0] != BID:
            return actions


class Notes:
    """What everybody but one seat sees and hears of a game.

    Attributes:
        lines: by the question that the window asked.
        own: the same of the tray of the seat that knows more.
    """

    def __init__(self, desk: Desk, knows: int) -> None:
        self._desk = desk
        self._knows = knows
        self._heard = 0
        self.lines: list[tuple[str, list[str]]] = []
        self.own: list[list[str]] = []

    def take(self) -> None:
        """Note everything."""
        desk = self._desk
        asks = desk.asks()
        if asks in {Asks.CHOICE, Asks.READ}:
            return
        scene = desk.window.table.scene
        tray_top = desk.board._rects().tray.top()
        seen = [item for item in scene.table_items() if item.isVisible() or not item.key]
        heard, self._heard = list(scene.announced)[self._heard :], len(scene.announced)
        assert len(scene.announced) < 50, "what is heard would be forgotten"
        if desk.viewer == self._knows:
            self.own.append(sorted(_line(item) for item in seen if item.rect_px().top() >= tray_top))
            seen = [item for item in seen if item.rect_px().bottom() < tray_top]
            self.lines.append((asks.value, sorted(map(_line, seen))))
        else:
            self.lines.append((asks.value, sorted([*map(_line, seen), *spoken(desk), *heard])))


def _line(item: TableItem) -> str:
    rect = item.rect_px()
    parts = [type(item).__name__, item.key, item.accessible_name, item.accessible_description, item.tooltip]
    if isinstance(item, FaceItem):
        parts += [item.face.name, item.big_face.name if item.big_face is not None else "", str(item.look)]
    if isinstance(item, TextItem):
        parts.append(item.text)
    return " | ".join([*parts, str(item.isVisible()), str(rect.toRect().getRect())])


def notes_of(desk: Desk, actions: list[Action]) -> Notes:
    hands = ALL_HANDS["drag"](desk)
    set_up(hands, NAMES[:SEATS], [True] * SEATS)
    desk.wait_for(Asks.LIFT)
    notes = Notes(desk, desk.match.turn())
    Player(hands, actions, notes.take).play_until(lambda asks: asks is Asks.READ)
    return notes


def test_nobody_can_tell_twins_apart(open_desk: DeskMaker, dealt: Callable[[int], None]) -> None:
    dealt(SEED)
    desk = open_desk(Outfit(size=(1280, 700)))
    notes = notes_of(desk, one_round(SNATCH, 6))
    desk.close()
    desk = open_desk(Outfit(size=(1280, 700)))
    twin = notes_of(desk, one_round(6, SNATCH))
    assert len(notes.lines) > 10
    assert [asks for asks, _ in notes.lines] == [asks for asks, _ in twin.lines]
    for (asks, lines), (_, others) in zip(notes.lines, twin.lines, strict=True):
        assert lines == others, (asks, set(lines) ^ set(others))
    assert notes.own != twin.own, "their own hands differ, or this test sees nothing"

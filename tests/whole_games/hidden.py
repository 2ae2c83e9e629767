"""Looks at everything that the window shows and says, and finds what nobody there may know."""

from __future__ import annotations

from PySide6.QtGui import QAccessible

from cakedesk.art.top_cake.bid_card import BidFace
from cakedesk.games.top_cake.actions import BID, BID_DOWN
from cakedesk.games.top_cake.cards import KIND_NAMES, SNATCH, kinds_in
from cakedesk.games.top_cake.phases import BIDDING, HALF_POINT
from cakedesk.games.top_cake.resolving import DOWN
from cakedesk.table.boards.top_cake.laid_bids import GhostBid
from cakedesk.table.boards.top_cake.segments import Screen
from cakedesk.table.items import FaceItem, TableItem, TextItem
from cakedesk.table.scene import TableScene
from tests.tree import walk
from tests.whole_games.desk import Asks, Desk

Bid = tuple[int, str]
"""A seat and the name of a kind."""

NAME, DESCRIPTION, VALUE = QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value


def spoken(desk: Desk) -> list[str]:
    """Everything that a screen reader finds by walking from the window, and what was announced."""
    root = QAccessible.queryAccessibleInterface(desk.window)
    words = [thing.text(kind) for thing in walk(root) for kind in (NAME, DESCRIPTION, VALUE)]
    return [word for word in words if word]


def open_faces(scene: TableScene) -> set[Bid]:
    """The bidding cards whose faces are in sight, or would be in sight when enlarged."""
    found: set[Bid] = set()
    for item in scene.table_items():
        if not item.isVisible():
            continue
        if isinstance(item, FaceItem):
            for face in (item.face, item.big_face):
                if isinstance(face, BidFace):
                    found.add((face.seat, face.kind))
        if isinstance(item, GhostBid) and item.kind > 0:
            found.add((item.seat, KIND_NAMES[item.kind]))
    return found


def expected_eyes(desk: Desk) -> int | None:
    """Whose hand may be in sight: the one person's, else that of the person who acts."""
    people = [seat for seat, player in enumerate(desk.match.players) if player == "human"]
    if len(people) == 1:
        return people[0]
    return desk.match.turn() if desk.asks() in {Asks.BID, Asks.STACK} else None


class Watcher:
    """Watches one window.

    Attributes:
        looks: how often it looked at bidding cards that some of those present must not know.
    """

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self.looks = 0
        self.covered_looks = 0

    def look(self, *, covered: bool = False) -> None:
        """Look at all of it.

        Args:
            covered: whether somebody has covered the table, who will look at it again.

        Raises:
            AssertionError: something is in sight that is not meant for the eyes that are there.
        """
        asks = self._desk.asks()
        if asks in {Asks.CHOICE, Asks.END}:
            return
        # While a row is resolved whoever acted last still sits there; all hands are known by then.
        assert asks is Asks.READ or covered or self._desk.viewer == expected_eyes(self._desk)
        self.look_at_faces()
        if asks is Asks.LIFT:
            self._look_at_the_curtain()

    def look_at_faces(self) -> None:
        """Look at the bidding cards alone, also while they move."""
        desk = self._desk
        truth = self._truth()
        if desk.board.screen is not Screen.BIDDING:
            return
        laid = [bid for bids in truth.bids for bid in bids]
        secret = {(seat, KIND_NAMES[kind]) for seat, kind, how in laid if how == DOWN}
        known = {(seat, KIND_NAMES[kind]) for seat, kind, how in laid if how != DOWN}
        known |= {(seat, KIND_NAMES[SNATCH]) for seat, used in enumerate(truth.snatch_used) if used}
        if desk.viewer is not None:
            known |= {(desk.viewer, KIND_NAMES[kind]) for kind in kinds_in(truth.hands[desk.viewer])}
        in_sight = open_faces(desk.window.table.scene)
        known |= self._just_laid()
        if truth.phase in {BIDDING, HALF_POINT}:
            assert in_sight <= known, in_sight - known
            self.looks += bool(secret)
            assert not in_sight & (secret - known), in_sight & secret

    def _just_laid(self) -> set[Bid]:
        """What whoever looks has laid face down this very moment: it is still on its way out of the hand."""
        desk = self._desk
        if not desk.match.steps or not desk.window.table.scene.queue.busy:
            return set()
        step = desk.match.steps[-1]
        if step.seat != desk.viewer or step.action[0] not in {BID, BID_DOWN}:
            return set()
        return {(step.seat, KIND_NAMES[step.action[-2]])}

    def _truth(self):  # type: ignore[no-untyped-def]
        """The full state: what each seat knows of its own bids and hand, put together."""
        match = self._desk.match
        truth = match.look(None).shown.clone()
        for seat in range(truth.seats):
            own = match.observe(seat).shown
            truth.hands[seat] = own.hands[seat]
            for beside, of_seat in zip(truth.bids, own.bids, strict=True):
                for number, bid in enumerate(of_seat):
                    if bid[0] == seat:
                        beside[number] = bid
        return truth

    def _look_at_the_curtain(self) -> None:
        window = self._desk.window
        assert not window.table.view.isVisible()
        assert not window.table.bar.isVisible()
        words = spoken(self._desk)
        assert window.table.curtain.button.accessibleName() in words
        on_table = {
            text
            for item in window.table.scene.table_items()
            for text in (item.accessible_name, item.accessible_description, item.tooltip, _text(item))
            if len(text) > 3
        }
        assert not on_table & set(words)
        self.covered_looks += 1


def _text(item: TableItem) -> str:
    return item.text if isinstance(item, TextItem) else ""

"""`CakeView`: a cake on its board, as it is, or with some of its squares lit."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF

from cakedesk.art.take_the_cake import faces
from cakedesk.games.take_the_cake.cards import TakeTheCakeLists
from cakedesk.games.take_the_cake.grid import place_of
from cakedesk.games.take_the_cake.phases import NO_CARD, SIDE
from cakedesk.games.take_the_cake.state import TakeTheCakeState
from cakedesk.table import z_values
from cakedesk.table.boards.take_the_cake.looks import named, square
from cakedesk.table.items import FaceItem, TagItem
from cakedesk.table.items.base import ItemRole
from cakedesk.table.kit.cell_ring import CellRing
from cakedesk.table.kit.facts import Facts
from cakedesk.table.kit.flow import aspect, inset
from cakedesk.table.kit.kept import Kept
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart

DIM = 0.34
GAP_SHARE = 0.07
TAG_SHARE = 0.7
"""How much of the width of a square what is written on it may take."""


class CakePlan(NamedTuple):
    """What is shown of a cake."""

    squares: Mapping[tuple[int, int], int]  # cards by row and column, relative to the first one
    top: int = 0  # the row that is shown uppermost
    left: int = 0  # the column that is shown at the left
    lit: frozenset[tuple[int, int]] | None = None  # what stands out, by row and column; None: all is as ever
    # What is counted together, each of them by row and column.
    rings: Sequence[Collection[tuple[int, int]]] = ()
    gains: Mapping[tuple[int, int], str] = {}  # what is written on squares
    newest: Collection[int] = ()  # the cards that came last

    @classmethod
    def of(cls, shown: TakeTheCakeState, place: int, newest: Collection[int] = ()) -> CakePlan:
        """A cake of a state, in the middle of its board."""
        top, bottom, left, right = shown.boxes[place]
        laid = {place_of(at): card for at, card in enumerate(shown.cakes[place]) if card != NO_CARD}
        return cls(
            laid, top - (SIDE - 1 - bottom + top) // 2, left - (SIDE - 1 - right + left) // 2, newest=newest
        )


class CakeView(ScreenPart):
    """A board of four by four with squares."""

    def __init__(self, scene: TableScene, lists: TakeTheCakeLists, key: str) -> None:
        super().__init__(scene)
        self._lists = lists
        self.board = self.own(FaceItem(scene, lambda theme: faces.flat_cake_face({}, theme.dark), key=key))
        self.board.setZValue(z_values.WELL + 15)
        self.board.role = ItemRole.GROUP
        self._squares: Kept[int, FaceItem] = Kept(self, lambda card: FaceItem(scene, square(lists, card)))
        self._rings: Kept[int, CellRing] = Kept(self, lambda _: CellRing(scene))
        self._gains: Kept[tuple[int, int], TagItem] = Kept(self, lambda _: TagItem(scene, "", "alert"))
        self.plan = CakePlan({})
        self._facts, self._zone = Facts(), QRectF()

    def show(self, plan: CakePlan, rect: QRectF, spoken: str) -> None:
        """Show a cake in the middle of a zone."""
        if not self._facts.changed(plan, rect, spoken, self.metrics):
            return
        self.plan, zone = plan, aspect(rect, 1.0)
        self.board.place_in(zone)
        self._zone = self.board.rect_px()  # asked for once for all squares
        self.board.set_accessible(spoken)
        laid = self._squares.lay(plan.squares.values())
        for place, (card, item) in zip(plan.squares, laid.items(), strict=True):
            item.set_look(dim=1.0 if plan.lit is None or place in plan.lit else DIM, new=card in plan.newest)
            item.place_in(self.square_rect(*place))
        for number, ring in self._rings.lay(range(len(plan.rings))).items():
            ring.show_cells({place: self._cell(*place) for place in plan.rings[number]})
        for place, tag in self._gains.lay(plan.gains).items():
            at = self.square_rect(*place)
            tag.set_text(plan.gains[place])
            tag.fit(self.metrics.text_px(18), at.width() * TAG_SHARE)
            # Two toppings leave this corner free, and one ends above the lower edge.
            tag.place(at.left() - tag.width_px * 0.16, at.bottom() - tag.height_px * 0.5)
        # A number that covers what is counted is worse than none: all points stand beside the cake.
        room_px = self.square_rect(0, 0).width() * TAG_SHARE + 1
        have_room = all(tag.width_px <= room_px for tag in self._gains.values())
        for tag in self._gains.values():
            self.show_item(tag, have_room)

    def square_rect(self, row: int, column: int) -> QRectF:
        """Where a square of the cake lies, if it is shown."""
        cell = self._cell(row, column)
        return inset(cell, cell.width() * GAP_SHARE / 2)

    def item(self, card: int) -> FaceItem | None:
        """The square of a card."""
        return self._squares.get(card)

    def let_enlarge(self, order: tuple[int, ...], *, can_choose: bool = False) -> None:
        """Let it be enlarged by pointer and key, and chosen, be it empty."""
        lists, plan = self._lists, self.plan
        laid = {
            (row - plan.top, column - plan.left): named(lists, card)
            for (row, column), card in plan.squares.items()
        }
        self.board.big_face = faces.flat_cake_face(laid, self.scene.theme.dark) if laid else None
        self.board.rests_large = True
        self.board.focus_order = order
        self.board.set_interactive(bool(laid) or can_choose)

    def _cell(self, row: int, column: int) -> QRectF:
        zone, pitch = self._zone, self._zone.width() / SIDE
        left = zone.left() + (column - self.plan.left) * pitch
        return QRectF(left, zone.top() + (row - self.plan.top) * pitch, pitch, pitch)

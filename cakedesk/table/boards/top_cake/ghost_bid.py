"""`GhostBid`: a bid that does not lie there yet, in teal dashes."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsItem

from cakedesk.art import faces
from cakedesk.art.face import Face
from cakedesk.art.top_cake import faces as cake_faces
from cakedesk.engine.actions import UNKNOWN
from cakedesk.games.top_cake.cards import REVERSE, SNATCH
from cakedesk.table import z_values
from cakedesk.table.boards.top_cake.bid_composer import HALF_KIND
from cakedesk.table.items import FaceItem, Frame, ItemRole, PanelItem, PanelStyle, TextItem, display_style
from cakedesk.table.scene import TableScene
from cakedesk.table.theme import Theme

BACK_OPACITY = 0.5
_ICONS = {SNATCH: "hand", REVERSE: "arrows"}


class GhostBid(PanelItem):
    """A dashed card with what would lie there: a teal numeral or sign, a pale back, or the half point.

    It never knows the kind of what lies face down.

    Attributes:
        kind: a kind of bidding card, `UNKNOWN` for a back, `HALF_KIND` for the half point.
    """

    def __init__(self, table: TableScene, seat: int, kind: int, key: str = "") -> None:
        self.seat = seat
        self.kind = kind
        self._face: FaceItem | None = None
        self._numeral: TextItem | None = None
        self._is_picked = False
        super().__init__(table, PanelStyle(fill="teal", fill_opacity=0.12), key)
        self.role = ItemRole.CARD
        self.setZValue(z_values.LAID + 2)
        if kind == UNKNOWN:
            self._face = FaceItem(table, cake_faces.bid_back_face(seat), parent=self)
            self._face.set_look(dim=BACK_OPACITY)
        elif kind == HALF_KIND:
            self._face = FaceItem(table, cake_faces.half_point_face(), parent=self)
            self._face.set_look(dim=0.7)
        elif kind in _ICONS:
            self._face = FaceItem(table, self._icon, parent=self)
        else:
            self._numeral = TextItem(table, str(kind), display_style(20, "teal", align="center"), parent=self)
            self._numeral.set_accessible("")
        if self._face is not None and kind == UNKNOWN:
            # The dashes stay visible around what lies behind them.
            self._face.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent, True)

    def set_picked(self, picked: bool) -> None:
        """Show that it is picked up."""
        if picked != self._is_picked:
            self._is_picked = picked
            self._frame_it()

    def resize(self, width_px: float, height_px: float) -> None:
        """Draw it at another size. The upper left corner stays."""
        super().resize(width_px, height_px)
        self._frame_it()
        inner = QRectF(0, 0, width_px, height_px)
        if self._numeral is not None:
            self._numeral.restyle(px=height_px * 0.62)
            self._numeral.set_width(width_px)
            self._numeral.place(0, (height_px - self._numeral.height_px) / 2)
        elif self._face is not None and self.kind == UNKNOWN:
            self._face.resize(width_px, height_px)
            self._face.place(0, 0)
        elif self._face is not None:
            side = width_px * (0.62 if self.kind != HALF_KIND else 0.8)
            self._face.resize(side, side)
            self._face.place_center(inner.center().x(), inner.center().y())

    def _frame_it(self) -> None:
        width = max(1.5, (4.0 if self._is_picked else 3.0) * self.table.metrics.unit)
        frame = Frame("raspberry", width) if self._is_picked else Frame("teal", width, "dashed")
        self.restyle(radius_px=self.width_px * 0.14, frame=frame)

    def _icon(self, theme: Theme) -> Face:
        return faces.icon_face(_ICONS[self.kind], theme.teal.name())

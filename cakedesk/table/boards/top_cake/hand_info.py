"""`HandInfo`: how many bidding cards a seat holds, and which kinds it may still hold."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF

from cakedesk.games.top_cake.state import TopCakeState
from cakedesk.table.boards.top_cake.card_faces import mini_kind_face
from cakedesk.table.boards.top_cake.layout import PanelRects
from cakedesk.table.boards.top_cake.row_wording import possible_kinds
from cakedesk.table.items import FaceItem, Frame, PanelItem, PanelStyle, TextItem, TextStyle, icon_in
from cakedesk.table.kit.flow import inset
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart


class HandInfo(ScreenPart):
    """The right side of a seat's panel: public knowledge only."""

    def __init__(self, scene: TableScene, kinds: Sequence[int]) -> None:
        super().__init__(scene)
        self._kinds = tuple(kinds)
        self._icon = self.own(FaceItem(scene, icon_in("cards", "ink")))
        self._count = self.own(TextItem(scene, "0"))
        self._count.set_accessible("")
        frame = PanelStyle(fill=None)
        self._frames = [self.own(PanelItem(scene, frame)) for _ in self._kinds]
        self._faces = [self.own(FaceItem(scene, mini_kind_face(kind))) for kind in self._kinds]

    @property
    def possible(self) -> list[bool]:
        """For each kind that the hand began with whether it is shown as possible."""
        mine = set(self.items())
        return [face in mine for face in self._faces]

    def show(self, shown: TopCakeState, seat: int) -> None:
        """Show what everyone knows of a hand."""
        self._count.set_text(str(shown.hand_sizes[seat]))
        self._count.set_accessible("")
        possible = set(possible_kinds(shown, seat)) if shown.hand_sizes[seat] else set[int]()
        for kind, face, frame in zip(self._kinds, self._faces, self._frames, strict=True):
            self.show_item(face, kind in possible)
            self.show_item(frame, kind not in possible)

    def center(self) -> QPointF:
        """The middle of the cards' sign: where laid cards come from."""
        return self._icon.center_px()

    def fit(self, rects: PanelRects) -> None:
        """Stand at the right of a panel."""
        px, count = self.metrics.px, rects.count
        side = min(px(36), count.height())
        self._icon.place_in(QRectF(count.left() - px(1), count.center().y() - side / 2, side, side))
        self._count.set_style(TextStyle(px=self.metrics.text_px(24), family="display", weight=800))
        self._count.place(count.left() + side + px(6), count.center().y() - self._count.height_px / 2)
        line = Frame("line", max(1.0, px(2)), "dotted")
        style = PanelStyle(fill=None, radius_px=px(6), frame=line)
        for rect, face, frame in zip(rects.kinds, self._faces, self._frames, strict=True):
            face.place_in(rect)
            frame.set_style(style)
            frame.place_in(inset(rect, px(1.5)))

"""`StandingsPanel`: for each variety who has how many, and who leads it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QRectF

from cakedesk.art import faces as shared_faces
from cakedesk.art.piece_o_cake import faces
from cakedesk.games.piece_o_cake.cards import PieceOCakeLists
from cakedesk.games.piece_o_cake.plates import counts
from cakedesk.table.boards.piece_o_cake.standing import by_worth
from cakedesk.table.boards.piece_o_cake.wording import Wording, variety_name
from cakedesk.table.items import (
    ChipItem,
    FaceItem,
    Frame,
    PanelItem,
    PanelStyle,
    TextItem,
    TextStyle,
    display_style,
)
from cakedesk.table.kit.facts import Facts
from cakedesk.table.kit.table_words import TableWords
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart

ROW_UNITS = 74.0
FOCUS_ZONE = 4


class _Line(ScreenPart):
    """One variety."""

    def __init__(
        self, scene: TableScene, lists: PieceOCakeLists, variety: int, wording: Wording, parent: QObject
    ) -> None:
        super().__init__(scene, parent)
        kind = lists.varieties[variety]
        self._wording, self._variety = wording, variety
        self._well = self.own(PanelItem(scene, PanelStyle(fill="well")))
        self._token = self.own(FaceItem(scene, faces.variety_face(kind.name)))
        self._disc = self.own(FaceItem(scene, faces.number_disc_face(kind.count)))
        self._crown = self.own(FaceItem(scene, shared_faces.crown_face()))
        self._holders: list[tuple[ChipItem, TextItem]] = []
        self._leads = 0

    def show(self, held: Sequence[int], is_lit: bool) -> None:
        """Show who has how many."""
        seats = sorted((seat for seat, count in enumerate(held) if count), key=lambda seat: -held[seat])
        while len(self._holders) > len(seats):
            for part in self._holders.pop():
                self.drop(part)
        while len(self._holders) < len(seats):
            text = self.own(TextItem(self.scene, ""))
            self._holders.append((self.own(ChipItem(self.scene, 0, 30)), text))
        self._leads = sum(held[seat] == max(held) for seat in seats)
        for seat, (chip, text) in zip(seats, self._holders, strict=True):
            chip.set_seat(seat)
            text.set_text(str(held[seat]))
            text.set_accessible("")
        self._crown.set_face(faces.shared_crown_face() if self._leads > 1 else shared_faces.crown_face())
        self.show_item(self._crown, self._leads > 0)
        frame = Frame("honey", max(2.5, self.metrics.px(4))) if is_lit else None
        self._well.set_style(PanelStyle(fill="well", radius_px=self.metrics.px(12), frame=frame))
        names = [f"{self._wording.names[seat]} {held[seat]}" for seat in seats]
        variety = variety_name(self._wording.lists, self._variety)
        self._well.set_accessible(f"{variety}: {', '.join(names) or TableWords().nobody()}")

    def fit(self, rect: QRectF) -> None:
        """Stand in a zone."""
        px = self.metrics.px
        self._well.resize(rect.width(), rect.height())
        self._well.place(rect.left(), rect.top())
        middle, token = rect.center().y(), min(px(60), rect.height() * 0.86)
        self._token.resize(token, token)
        self._token.place(rect.left() + px(8), middle - token / 2)
        disc = token * 0.62
        self._disc.resize(disc, disc)
        self._disc.place(rect.left() + px(8) + token * 0.86, middle - disc / 2)
        left = rect.left() + px(8) + token * 0.86 + disc + px(8)
        crown = token * 0.62
        self._crown.resize(crown * (92 / 64 if self._leads > 1 else 1.0), crown)
        self._crown.place(left, middle - crown * 0.6)
        left += crown * 1.44 + px(8)
        room = rect.right() - px(8) - left
        pitch = min(px(66), room / max(1, len(self._holders)))
        chip_side = min(px(34), pitch * 0.56)
        for number, (chip, text) in enumerate(self._holders):
            chip.resize(chip_side, chip_side)
            chip.place(left + number * pitch, middle - chip_side / 2)
            text.set_style(
                TextStyle(
                    px=min(self.metrics.text_px(24), pitch * 0.5),
                    family="display",
                    weight=800 if number < self._leads else 700,
                    color="ink" if number < self._leads else "ink_soft",
                )
            )
            text.place(left + number * pitch + chip_side + px(4), middle - text.height_px / 2)


class StandingsPanel(ScreenPart):
    """All varieties, the most valuable first."""

    def __init__(
        self, scene: TableScene, lists: PieceOCakeLists, wording: Wording, parent: QObject | None = None
    ) -> None:
        super().__init__(scene, parent)
        self._panel = self.own(PanelItem(scene))
        self._title = self.own(TextItem(scene, self.tr("Who leads"), display_style(29)))
        self._lines = {
            variety: _Line(scene, lists, variety, wording, self)
            for variety in by_worth(range(len(lists.varieties)), lists)
        }
        for line in self._lines.values():
            self.own_part(line)
        self._rect = QRectF()
        self._told = Facts()

    def show(self, collected: Sequence[int], lit: int = -1) -> None:
        """Show what is collected.

        Args:
            lit: the variety that stands out; -1: none.
        """
        if not self._told.changed(tuple(collected), lit):
            return
        held = [counts(heap) for heap in collected]
        for variety, line in self._lines.items():
            line.show([heap[variety] for heap in held], variety == lit)
        self.fit(self._rect)

    def fit(self, rect: QRectF) -> None:
        """Stand in a zone."""
        self._rect = rect
        if rect.isEmpty():
            return
        px = self.metrics.px
        self._panel.set_style(PanelStyle(radius_px=px(22), shadow="rest"))
        self._panel.resize(rect.width(), rect.height())
        self._panel.place(rect.left(), rect.top())
        self._title.set_style(TextStyle(px=self.metrics.text_px(29), family="display", weight=800))
        self._title.place(rect.left() + px(22), rect.top() + px(14))
        top, gap = rect.top() + px(22) + self._title.height_px, px(7)
        count = len(self._lines)
        height = min(px(ROW_UNITS), (rect.bottom() - px(12) - top - gap * (count - 1)) / count)
        for number, line in enumerate(self._lines.values()):
            line.fit(
                QRectF(rect.left() + px(12), top + number * (height + gap), rect.width() - px(24), height)
            )

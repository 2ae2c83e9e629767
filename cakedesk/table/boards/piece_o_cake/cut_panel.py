"""`CutPanel`: the pieces that the knives make, with their cream, and what they would bring the next seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, QPointF, QRectF

from cakedesk.art import faces as shared_faces
from cakedesk.art.piece_o_cake import faces
from cakedesk.games.piece_o_cake.cards import PieceOCakeLists
from cakedesk.table import z_values
from cakedesk.table.boards.piece_o_cake.wording import PIECE_LETTERS
from cakedesk.table.items import FaceItem, Frame, PanelItem, PanelStyle, TextItem, TextStyle, display_style
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart

FOCUS_ZONE = 3
ROW_UNITS = 128.0


class ListedPiece(NamedTuple):
    """One line of the list.

    Attributes:
        start: the first slice of the piece.
        slices: its varieties in their order.
        crowned: the varieties that the next seat would lead.
        cream: points if all is eaten.
        told: what it means for the next seat; empty: not told.
        spoken: all of it in words.
    """

    start: int
    slices: tuple[int, ...]
    crowned: frozenset[int]
    cream: int
    told: str
    spoken: str


class PieceLine(ScreenPart):
    """One piece of the list."""

    def __init__(self, scene: TableScene, lists: PieceOCakeLists, parent: QObject | None = None) -> None:
        super().__init__(scene, parent)
        self._lists = lists
        self.well = self.own(PanelItem(scene, PanelStyle(fill="well")))
        self._letter = self.own(TextItem(scene, "", display_style(25)))
        self._letter.set_accessible("")
        self._disc = self.own(PanelItem(scene, PanelStyle(fill="porcelain", radius_px=20)))
        self._cream = self.own(FaceItem(scene, faces.cream_face()))
        self._points = self.own(TextItem(scene, "", display_style(27)))
        self._told = self.own(TextItem(scene, ""))
        self._told.set_accessible("")
        self._slices: list[tuple[FaceItem, FaceItem, FaceItem | None]] = []
        self._piece: ListedPiece | None = None

    def show(self, number: int, piece: ListedPiece) -> None:
        """Show a piece."""
        self.well.key = f"listed/{piece.start}"
        self.well.set_accessible(piece.spoken)
        self._letter.set_text(PIECE_LETTERS[number])
        self._points.set_text(str(piece.cream))
        self._points.set_accessible("")
        self._told.set_text(piece.told)
        self._told.set_accessible("")
        if self._piece is None or (piece.slices, piece.crowned) != (self._piece.slices, self._piece.crowned):
            self._make_slices(piece)
        self._piece = piece

    def set_lit(self, lit: bool) -> None:
        """Have a frame, or none."""
        frame = Frame("raspberry", max(2.5, self.metrics.px(3.5))) if lit else None
        self.well.set_style(PanelStyle(fill="well", radius_px=self.metrics.px(14), frame=frame))

    def fit(self, rect: QRectF) -> None:
        """Stand in a zone."""
        px, text_px = self.metrics.px, self.metrics.text_px
        self.well.resize(rect.width(), rect.height())
        self.well.place(rect.left(), rect.top())
        told_height = self._told_height(rect)
        lower = rect.bottom() - told_height
        middle = (rect.top() + lower) / 2
        disc = min(max(px(40), 26.0), (lower - rect.top()) * 0.46)
        left = rect.left() + px(12)
        column = disc + px(10)
        self._disc.set_style(
            PanelStyle(fill="porcelain", radius_px=disc / 2, frame=Frame("card_ink", max(1.2, px(1.8))))
        )
        self._disc.resize(disc, disc)
        self._disc.place(left, middle - disc - px(2))
        self._letter.set_style(display_style(disc * 0.62, color="card_ink"))
        self._letter.place_center(left + disc / 2, middle - disc / 2 - px(2))
        cream = disc * 0.9
        self._cream.resize(cream, cream)
        self._points.set_style(display_style(max(text_px(26), 15)))
        group = cream + px(3) + self._points.width_px
        cream_left = left + max(0.0, (column - group) / 2 - px(4))
        self._cream.place(cream_left, middle + px(4))
        self._points.place(
            cream_left + cream + px(3), middle + px(4) + cream / 2 - self._points.height_px / 2
        )
        slices_left = left + column + px(22)
        self._fit_slices(QRectF(QPointF(slices_left, rect.top()), QPointF(rect.right() - px(12), lower)))
        self.show_item(self._told, told_height > 0)
        self._told.place(left + column + px(22), lower - px(2))

    def _told_height(self, rect: QRectF) -> float:
        if not self._told.text:
            return 0.0
        style = TextStyle(px=self.metrics.text_px(19), color="ink_soft", elide=True, shrink_to_px=13)
        self._told.set_style(style)
        self._told.set_width(rect.width() - self.metrics.px(90))
        needed = self._told.height_px + self.metrics.px(4)
        return needed if rect.height() - needed > max(self.metrics.px(62), 44.0) else 0.0

    def _make_slices(self, piece: ListedPiece) -> None:
        for parts in self._slices:
            for part in parts:
                if part is not None:
                    self.drop(part)
        self._slices = []
        for variety in piece.slices:
            kind = self._lists.varieties[variety]
            token = self.own(FaceItem(self.scene, faces.variety_face(kind.name)))
            disc = self.own(FaceItem(self.scene, faces.number_disc_face(kind.count)))
            crown = None
            if variety in piece.crowned:
                crown = self.own(FaceItem(self.scene, shared_faces.crown_face()))
                crown.setZValue(z_values.CARD + 2)
            disc.setZValue(z_values.CARD + 1)
            self._slices.append((token, disc, crown))

    def _fit_slices(self, room: QRectF) -> None:
        count = len(self._slices)
        if not count:
            return

        def token_px(lines: int) -> float:
            across, down = room.width() / (-(-count // lines) * 1.06), room.height() / lines * 0.66
            return min(self.metrics.px(70), down, across)

        lines = max((1, 2), key=token_px)
        token, in_line, height = token_px(lines), -(-count // lines), room.height() / lines
        pitch = min(token * 1.14, room.width() / in_line)
        number = max(token * 0.5, min(22.0, token * 0.6))
        for place, (face, disc, crown) in enumerate(self._slices):
            line, column = divmod(place, in_line)
            left = room.left() + column * pitch
            whole = token + number * 0.62
            top = room.top() + line * height + max(0.0, (height - whole) / 2)
            face.resize(token, token)
            face.place(left, top)
            disc.resize(number, number)
            disc.place(left + (token - number) / 2, top + token - number * 0.38)
            if crown is not None:
                side = token * 0.4
                crown.resize(side, side)
                crown.place(left - side * 0.1, top - side * 0.38)


class CutPanel(ScreenPart):
    """The list of pieces, and what it is called.

    Attributes:
        lines: one for each piece.
    """

    def __init__(self, scene: TableScene, lists: PieceOCakeLists, parent: QObject | None = None) -> None:
        super().__init__(scene, parent)
        self._lists = lists
        self._panel = self.own(PanelItem(scene))
        self._title = self.own(TextItem(scene, "", display_style(29)))
        self._note = self.own(TextItem(scene, ""))
        self.lines: list[PieceLine] = []
        self._starts: tuple[int, ...] = ()
        self._rect = QRectF()

    def show(self, title: str, pieces: Sequence[ListedPiece], note: str) -> None:
        """Show the pieces.

        Args:
            title: what is above them.
            pieces: from the first slice on.
            note: what is below them; may be empty.
        """
        self._title.set_text(title)
        self._note.set_text(note)
        for line in self.lines[len(pieces) :]:
            self.drop_part(line)
        del self.lines[len(pieces) :]
        while len(self.lines) < len(pieces):
            line = PieceLine(self.scene, self._lists, self)
            self.own_part(line)
            self.lines.append(line)
        for number, (line, piece) in enumerate(zip(self.lines, pieces, strict=True)):
            line.show(number, piece)
            line.well.set_interactive(True)
            line.well.focus_order = (FOCUS_ZONE, number)
        self._starts = tuple(piece.start for piece in pieces)
        self.light(-1)
        self.fit(self._rect)

    def light(self, start: int) -> None:
        """Let one piece of the list stand out; -1: none."""
        for line, own in zip(self.lines, self._starts, strict=True):
            line.set_lit(own == start)

    def fit(self, rect: QRectF) -> None:
        """Stand in a zone."""
        self._rect = rect
        if rect.isEmpty():
            return
        px, text_px = self.metrics.px, self.metrics.text_px
        self._panel.set_style(PanelStyle(radius_px=px(22), shadow="rest"))
        self._panel.resize(rect.width(), rect.height())
        self._panel.place(rect.left(), rect.top())
        self._title.set_style(
            TextStyle(px=text_px(29), family="display", elide=True, shrink_to_px=text_px(20))
        )
        self._title.set_width(rect.width() - px(44))
        self._title.place(rect.left() + px(22), rect.top() + px(16))
        top = rect.top() + px(20) + self._title.height_px + px(8)
        self._note.set_style(TextStyle(px=text_px(20), color="ink_soft", wrap=True))
        self._note.set_width(rect.width() - px(44))
        bottom = rect.bottom() - px(14)
        if self._note.text:
            bottom -= self._note.height_px + px(8)
            self._note.place(rect.left() + px(22), rect.bottom() - px(14) - self._note.height_px)
        if not self.lines:
            return
        gap = px(12)
        height = min(px(ROW_UNITS) * max(1.0, self.metrics.text_scale * 0.9),
                     (bottom - top - gap * (len(self.lines) - 1)) / len(self.lines))  # fmt: skip
        for number, line in enumerate(self.lines):
            line.fit(
                QRectF(rect.left() + px(14), top + number * (height + gap), rect.width() - px(28), height)
            )

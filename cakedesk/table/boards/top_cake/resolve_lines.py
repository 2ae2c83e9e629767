"""One seat's line beside the card that is resolved: its bidding cards turned up, and its sum."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from cakedesk.art.face import Face
from cakedesk.art.top_cake import faces as cake_faces
from cakedesk.table import z_values
from cakedesk.table.animation import Easing, Group, Move
from cakedesk.table.boards.top_cake.card_faces import bid_face
from cakedesk.table.boards.top_cake.resolve_layout import LineRects, line_rects
from cakedesk.table.boards.top_cake.resolve_steps import SeatLine
from cakedesk.table.boards.top_cake.resolve_wording import ResolveWording
from cakedesk.table.boards.top_cake.wording import points_word
from cakedesk.table.items import (
    ChipItem,
    FaceItem,
    Frame,
    PanelItem,
    PanelStyle,
    TableItem,
    TagItem,
    TextItem,
    TextStyle,
    display_style,
    text_width,
)
from cakedesk.table.items.tag_item import tag_width_px
from cakedesk.table.motion import FLIP_MS
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import Item, ScreenPart

EMPTY_OPACITY = 0.5
READ_MS = 250
"""How long open cards lie before the first reason comes."""

FLIP_SCALE = 0.82
SUM_UNITS = 50
NAME_UNITS = 29
MARK_UNITS = 22


class ResolveLine(ScreenPart):
    """Draws one seat's line. It begins with the cards as they lay; they are turned up, struck out, summed up.

    Attributes:
        line: what it shows.
    """

    def __init__(
        self, scene: TableScene, line: SeatLine, wording: ResolveWording, rect: QRectF, name_px: float
    ) -> None:
        super().__init__(scene)
        self.line = line
        self._wording = wording
        self._rect = rect
        self._places: LineRects = line_rects(
            self.metrics, rect, len(line.cards), name_px, has_half=line.has_half
        )
        self._panel = self._make_panel()
        self._fronts: list[FaceItem] = []
        self._backs: list[FaceItem | None] = []
        self._sum: list[TableItem] = []
        self._head()
        self._cards()

    def flip_moves(self) -> list[Move]:
        """How its face-down cards are turned up."""
        moves = []
        half = FLIP_MS // 2
        for front, back in zip(self._fronts, self._backs, strict=True):
            if back is not None:
                moves.append(
                    Move(back, scale=FLIP_SCALE, opacity=0.0, duration_ms=half, easing=Easing.IN_QUAD)
                )
                moves.append(Move(front, scale=1.0, opacity=1.0, duration_ms=half, delay_ms=half))
        return moves

    def turn_up(self) -> None:
        """Show all its cards face up, without any motion."""
        for front, back in zip(self._fronts, self._backs, strict=True):
            front.setOpacity(1.0)
            front.setScale(1.0)
            if back is not None:
                self.drop(back)
        self._backs = [None] * len(self._fronts)
        self._panel.set_accessible(self._wording.line(self.line))

    def strike(self, kinds: tuple[int, ...]) -> None:
        """Strike cards out."""
        for card, front in zip(self.line.cards, self._fronts, strict=True):
            if card.kind in kinds:
                front.set_look(struck=True)

    def show_sum(self) -> list[Move]:
        """Show its bid, and that it wins or ties."""
        line = self.line
        if line.doubled_bid is not None:
            self._big_sum(points_word(line.doubled_bid))
        self._words()
        if line.wins or line.ties:
            self._mark()
        for item in self._sum:
            item.setOpacity(0.0)
        return [Move(item, opacity=1.0, duration_ms=120) for item in self._sum]

    def finish(self) -> None:
        """Show it as it is in the end, without any motion."""
        self.turn_up()
        self.strike(tuple(card.kind for card in self.line.cards if card.cancelled))
        for move in self.show_sum():
            move.item.setOpacity(1.0)

    # -------------------------------------------------------------------------------------------- parts

    def _make_panel(self) -> PanelItem:
        panel = self.own(PanelItem(self.scene, PanelStyle(fill="well", radius_px=self.metrics.px(18))))
        panel.resize(self._rect.width(), self._rect.height())
        panel.place(self._rect.left(), self._rect.top())
        panel.setZValue(z_values.ZONE)
        panel.set_accessible(self._wording.names[self.line.seat])
        return panel

    def _head(self) -> None:
        metrics, places = self.metrics, self._places
        chip = self.own(ChipItem(self.scene, self.line.seat, places.chip.width()))
        chip.place(places.chip.left(), places.chip.top())
        style = TextStyle(
            px=metrics.text_px(NAME_UNITS),
            family="display",
            weight=800,
            elide=True,
            shrink_to_px=metrics.text_px(22),
        )
        name = self.own(TextItem(self.scene, self._wording.names[self.line.seat], style))
        name.set_width(places.name.width())
        name.place(places.name.left(), places.name.center().y() - name.height_px / 2)
        if self.line.is_empty:
            for item in (chip, name, self._panel):
                item.setOpacity(EMPTY_OPACITY)

    def _cards(self) -> None:
        for card, place in zip(self.line.cards, self._places.cards, strict=True):
            front = self._bid(bid_face(self.line.seat, card.kind), place)
            self._fronts.append(front)
            back: FaceItem | None = None
            if card.was_down:
                back = self._bid(cake_faces.bid_back_face(self.line.seat), place)
                front.setOpacity(0.0)
                front.setScale(FLIP_SCALE)
            self._backs.append(back)
        if self.line.has_half:
            self._bid(cake_faces.half_point_face(), self._places.half)

    def _bid(self, face: Face, place: QRectF) -> FaceItem:
        item = self.own(FaceItem(self.scene, face, place.width(), place.height(), shadow="rest"))
        item.place(place.left(), place.top())
        item.setZValue(z_values.LAID)
        return item

    def _big_sum(self, text: str) -> None:
        metrics, place = self.metrics, self._places.sum
        color = "ink" if self.line.wins or self.line.ties else "ink_soft"
        total = self._add(TextItem(self.scene, text, display_style(metrics.text_px(SUM_UNITS), color)))
        total.place(place.right() - total.width_px, place.center().y() - total.height_px / 2)

    def _words(self) -> None:
        """What a SNATCH or REVERSE does, and why there is no sum."""
        metrics, left = self.metrics, self._places.note.left()
        name, effect = self._wording.card_note(self.line)
        head_style = display_style(metrics.text_px(22))
        tail_style = TextStyle(px=metrics.text_px(20), color="ink_soft")
        width = max(text_width(name, head_style), text_width(effect, tail_style))
        # Where large texts leave no room the card itself says it, and the reasons beside.
        if name and left + width <= self._mark_left() - metrics.px(4):
            head = self._add(TextItem(self.scene, name, head_style))
            tail = self._add(TextItem(self.scene, effect, tail_style))
            top = self._rect.center().y() - (head.height_px + tail.height_px) / 2
            head.place(left, top)
            tail.place(left, top + head.height_px)
            left += width + metrics.px(16)
        if self.line.doubled_bid is None:
            self._no_bid(left)

    def _no_bid(self, left: float) -> None:
        metrics, right = self.metrics, self._places.sum.right()
        text = self._wording.no_bid(self.line)
        if text and not self.line.wins:
            style = TextStyle(px=metrics.text_px(22), color="ink_soft", align="right", elide=True)
            item = self._add(TextItem(self.scene, text, style))
            item.set_width(min(item.width_px + 1, max(metrics.px(60), right - left)))
            item.place(right - item.width_px, self._rect.center().y() - item.height_px / 2)

    def _mark(self) -> None:
        metrics, line = self.metrics, self.line
        if line.wins:
            frame = Frame("mint", max(3.0, metrics.px(4)))
            style = PanelStyle(fill="mint", fill_opacity=0.12, radius_px=metrics.px(18), frame=frame)
        else:
            frame = Frame("ink_soft", max(2.0, metrics.px(3)), "dashed")
            style = PanelStyle(fill=None, radius_px=metrics.px(18), frame=frame)
        tint = self._add(PanelItem(self.scene, style))
        tint.resize(self._rect.width(), self._rect.height())
        tint.place(self._rect.left(), self._rect.top())
        tint.setZValue(z_values.ZONE + 1)
        tag = self._add(TagItem(self.scene, self._wording.mark(self.line), "good" if line.wins else "quiet"))
        tag.set_text_px(metrics.text_px(MARK_UNITS))
        tag.place(self._mark_right() - tag.width_px, self._rect.center().y() - tag.height_px / 2)

    def _mark_right(self) -> float:
        """Where the words that it wins or ties end: before the sum."""
        metrics, line, right = self.metrics, self.line, self._places.sum.right()
        if line.doubled_bid is None:
            return right
        total = text_width(points_word(line.doubled_bid), display_style(metrics.text_px(SUM_UNITS)))
        return right - max(metrics.px(84), total + metrics.px(22))

    def _mark_left(self) -> float:
        """Where they begin."""
        if not self.line.wins and not self.line.ties:
            return self._mark_right()
        return self._mark_right() - tag_width_px(
            self._wording.mark(self.line), self.metrics.text_px(MARK_UNITS)
        )

    def _add(self, item: Item) -> Item:
        self._sum.append(item)
        return self.own(item)


def name_width_px(scene: TableScene, names: Sequence[str]) -> float:
    """How wide the longest name is in a line.

    Returns:
        Its width in px.
    """
    style = display_style(scene.metrics.text_px(NAME_UNITS))
    return max((text_width(name, style) for name in names), default=0.0) + 2


def flip_group(lines: Sequence[ResolveLine], scene: TableScene) -> Group:
    """How the face-down cards of all lines are turned up together."""

    def turned() -> None:
        for line in lines:
            line.turn_up()

    moves = [move for line in lines for move in line.flip_moves()]

    def turning() -> None:
        if moves:
            scene.sound("flip")

    return Group(moves, on_start=turning, on_end=turned, pause_ms=READ_MS, name="turn up")

"""One seat's line beside the card that is resolved: its bidding cards turned up, and its sum."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from cakedesk.art.face import Face
from cakedesk.art.top_cake import faces as cake_faces
from cakedesk.table import z_values
from cakedesk.table.animation import Easing, Group, Move
from cakedesk.table.boards.top_cake.card_faces import bid_face
from cakedesk.table.boards.top_cake.resolve_layout import LineNeed, LineRects
from cakedesk.table.boards.top_cake.resolve_steps import SeatLine
from cakedesk.table.boards.top_cake.resolve_wording import ResolveWording
from cakedesk.table.boards.top_cake.wording import points_word
from cakedesk.table.items import (
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
from cakedesk.table.kit.seat_header import LEAST_UNITS, NAME_UNITS, SeatHeader
from cakedesk.table.metrics import Metrics
from cakedesk.table.motion import FLIP_MS
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import Item, ScreenPart
from cakedesk.table.short_names import name_forms

EMPTY_OPACITY = 0.5
READ_MS = 250
"""How long open cards lie before the first reason comes."""

FLIP_SCALE = 0.82
SUM_UNITS = 50
MARK_UNITS = NO_BID_UNITS = 22
TWO_LINES_SHARE = 0.66
"""Of a text on one line, the longer of two lines is about so wide."""


class ResolveLine(ScreenPart):
    """Draws one seat's line. Its cards begin as they lay; they are turned up, struck out, summed up."""

    def __init__(self, scene: TableScene, line: SeatLine, wording: ResolveWording) -> None:
        super().__init__(scene)
        self._line, self._wording, text_px = line, wording, self.metrics.text_px
        self._fronts: list[FaceItem] = []
        self._backs: list[FaceItem | None] = []
        self._sum: list[TableItem] = []
        self._mark = wording.mark(line)
        if line.doubled_bid is None:
            self._said = wording.no_bid(line)
            self._style = TextStyle(text_px(NO_BID_UNITS), color="ink_soft", align="right", wrap=True)
            self._style = self._style._replace(max_lines=2, shrink_to_px=text_px(0))
            widths = [text_width(word, self._style) for word in f"{self._said} ".split(" ")]
            said_px = max(*widths, sum(widths) * TWO_LINES_SHARE)
        else:
            self._said = points_word(line.doubled_bid)
            self._style = display_style(text_px(SUM_UNITS), "ink" if self._mark else "ink_soft")
            said_px = text_width(self._said, self._style)
        tag_px = tag_width_px(self._mark, text_px(MARK_UNITS)) + self.metrics.px(28) * bool(self._said)
        self.need = LineNeed(len(line.cards), line.has_half, said_px, tag_px * bool(self._mark))

    def draw(self, rect: QRectF, places: LineRects) -> None:
        """Draw it as it lay."""
        self._rect, self._places = rect, places
        self._panel = self.own(PanelItem(self.scene, PanelStyle(fill="well", radius_px=self.metrics.px(18))))
        self._panel.place_in(rect)
        self._panel.setZValue(z_values.ZONE)
        self._panel.set_accessible(self._wording.names[self._line.seat])
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
        self._panel.set_accessible(self._wording.line(self._line))

    def strike(self, kinds: tuple[int, ...]) -> None:
        """Strike cards out."""
        for card, front in zip(self._line.cards, self._fronts, strict=True):
            if card.kind in kinds:
                front.set_look(struck=True)

    def show_sum(self) -> list[Move]:
        """Show its bid, and that it wins or ties; or why it has no bid."""
        need, px, middle, right = (
            self.need,
            self.metrics.px,
            self._rect.center().y(),
            self._places.words.right(),
        )
        if self._mark:
            self._tint()
        end = right - need.said_px
        if self._mark and self._places.has_tag:  # else the frame says it, and the title
            tag = self._add(TagItem(self.scene, self._mark, "good" if self._line.wins else "quiet"))
            tag.set_text_px(self.metrics.text_px(MARK_UNITS))
            end -= need.tag_px
            tag.place(end, middle - tag.height_px / 2)
        left = self._note(end - px(16))
        if self._said:
            said = self._add(TextItem(self.scene, self._said, self._style))
            if self._style.wrap:
                said.set_width(max(px(60), right - left), self._rect.height())
            said.place(right - said.width_px, middle - said.height_px / 2)
        for item in self._sum:
            item.setOpacity(0.0)
        return [Move(item, opacity=1.0, duration_ms=120) for item in self._sum]

    def finish(self) -> None:
        """Show it as it is in the end, without any motion."""
        self.turn_up()
        self.strike(tuple(card.kind for card in self._line.cards if card.cancelled))
        for move in self.show_sum():
            move.item.setOpacity(1.0)

    def _head(self) -> None:
        header = self.own_part(SeatHeader(self.scene, self._line.seat, self._wording.names))
        header.fit(self._places.head, NAME_UNITS)
        if self._line.is_empty:
            for item in (*header.items(), self._panel):
                item.setOpacity(EMPTY_OPACITY)

    def _cards(self) -> None:
        seat = self._line.seat
        for card, place in zip(self._line.cards, self._places.cards, strict=True):
            front, back = self._bid(bid_face(seat, card.kind), place), None
            if card.was_down:
                back = self._bid(cake_faces.bid_back_face(seat), place)
                front.setOpacity(0.0)
                front.setScale(FLIP_SCALE)
            self._fronts.append(front)
            self._backs.append(back)
        if self._line.has_half:
            self._bid(cake_faces.half_point_face(), self._places.half)

    def _bid(self, face: Face, place: QRectF) -> FaceItem:
        item = self.own(FaceItem(self.scene, face, place.width(), place.height(), shadow="rest"))
        item.place(place.left(), place.top())
        item.setZValue(z_values.LAID)
        return item

    def _note(self, right: float) -> float:
        """What a SNATCH or REVERSE does. Returns where what follows may begin."""
        metrics, left = self.metrics, self._places.words.left()
        name, effect = self._wording.card_note(self._line)
        head_style = display_style(metrics.text_px(22))
        tail_style = TextStyle(px=metrics.text_px(20), color="ink_soft")
        width = max(text_width(name, head_style), text_width(effect, tail_style))
        if not name or left + width > right:
            return left  # where large texts leave no room the card itself says it, and the reasons beside
        head = self._add(TextItem(self.scene, name, head_style))
        tail = self._add(TextItem(self.scene, effect, tail_style))
        top = self._rect.center().y() - (head.height_px + tail.height_px) / 2
        head.place(left, top)
        tail.place(left, top + head.height_px)
        return left + width + metrics.px(16)

    def _tint(self) -> None:
        px = self.metrics.px
        style = PanelStyle(fill=None, radius_px=px(18), frame=Frame("ink_soft", max(2.0, px(3)), "dashed"))
        if self._line.wins:
            frame = Frame("mint", max(3.0, px(4)))
            style = PanelStyle(fill="mint", fill_opacity=0.12, radius_px=px(18), frame=frame)
        tint = self._add(PanelItem(self.scene, style))
        tint.place_in(self._rect)
        tint.setZValue(z_values.ZONE + 1)

    def _add(self, item: Item) -> Item:
        self._sum.append(item)
        return self.own(item)


def name_widths_px(metrics: Metrics, names: Sequence[str]) -> tuple[float, float]:
    """How wide the longest name is in a line, and at least the longest word in the shortest forms of all."""
    usual, least = (display_style(metrics.text_px(units)) for units in (NAME_UNITS, LEAST_UNITS))
    words = " ".join(name_forms(names)[-1]).replace("-", "- ").split()
    return max(text_width(name, usual) for name in names), max(text_width(word, least) for word in words)


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

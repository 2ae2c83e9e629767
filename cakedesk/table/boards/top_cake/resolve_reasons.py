"""The reasons of a resolution, ticked off one after another."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QRectF

from cakedesk.art import faces
from cakedesk.art.face import Face
from cakedesk.table.animation import Move
from cakedesk.table.items import (
    FaceItem,
    PanelItem,
    PanelStyle,
    TableItem,
    TextItem,
    TextStyle,
    display_style,
)
from cakedesk.table.motion import FADE_MS
from cakedesk.table.screen_part import ScreenPart
from cakedesk.table.theme import Theme

DISC_UNITS = 34
TITLE_UNITS, HEAD_UNITS, TAIL_UNITS = 26, 22, 20
AIR_SHARE = 0.3
"""So much of a line is air: so far the second line of a reason may reach into the next place."""


def tick_face(theme: Theme) -> Face:
    """The tick on a disc."""
    return faces.icon_face("tick", theme.panel.name())


class ResolveReasons(ScreenPart):
    """Draws the heading and one line for each reason, hidden until it is ticked off."""

    def draw(
        self, steps: Sequence[tuple[tuple[str, str], bool]], title: QRectF, places: Sequence[QRectF]
    ) -> None:
        """Draw them."""
        style = display_style(self.metrics.text_px(TITLE_UNITS))
        heading = self.own(TextItem(self.scene, self.tr("Step by step"), style))
        heading.place(title.left(), title.center().y() - heading.height_px / 2)
        self._lines: list[list[TableItem]] = []
        for (texts, wins), place in zip(steps, places, strict=True):
            is_last = len(self._lines) == len(steps) - 1
            link = [self._link(places[len(self._lines) - 1])] if self._lines else []
            self._lines.append(link + self._line(texts, place, wins=wins, is_last=is_last))
        for item in self._reasons():
            item.setOpacity(0.0)

    def tick(self, index: int) -> list[Move]:
        """Tick a reason off."""
        return [Move(item, opacity=1.0, duration_ms=FADE_MS) for item in self._lines[index]]

    def finish(self) -> None:
        """Show all of them, without any motion."""
        for item in self._reasons():
            item.setOpacity(1.0)

    def _reasons(self) -> list[TableItem]:
        return [item for line in self._lines for item in line]

    def _disc(self, place: QRectF) -> QRectF:
        side = min(self.metrics.px(DISC_UNITS), place.height() - self.metrics.px(6))
        return QRectF(place.left(), place.top() + self.metrics.px(2), side, side)

    def _line(self, texts: tuple[str, str], place: QRectF, *, wins: bool, is_last: bool) -> list[TableItem]:
        metrics, circle = self.metrics, self._disc(place)
        style = PanelStyle(fill="mint" if wins else "ink", radius_px=circle.width() / 2)
        disc = self.own(PanelItem(self.scene, style))
        disc.place_in(circle)
        inner = round(circle.width() * 0.62)
        tick = self.own(FaceItem(self.scene, tick_face, inner, inner))
        tick.place_center(circle.center().x(), circle.center().y())
        left = circle.right() + metrics.px(14)
        width = place.right() - left
        head = self._text(texts[0], TextStyle(px=metrics.text_px(HEAD_UNITS), weight=700), width)
        # Where two lines have no room beside the disc they begin above it, but not above their place.
        head.place(left, max(place.top(), circle.center().y() - head.height_px / 2))
        items: list[TableItem] = [disc, tick, head]
        if not texts[1]:
            return items
        tail_px = metrics.text_px(TAIL_UNITS)
        tail = self._text(texts[1], TextStyle(px=tail_px, color="ink_soft"), width)
        top = head.pos().y() + head.height_px * 0.94
        # Nothing stands below a result: its second line has room, also that of a long name.
        air = tail.height_px if is_last else tail_px * 1.28 * AIR_SHARE
        if top + tail.height_px > place.bottom() + air:
            head.tooltip = texts[1]  # large texts leave no room for it
            self.drop(tail)
            return items
        tail.place(left, top)
        return [*items, tail]

    def _text(self, text: str, style: TextStyle, width: float) -> TextItem:
        """A text on one line that shrinks to the least size; one that is still too long has two lines."""
        style = replace(style, elide=True, shrink_to_px=self.metrics.text_px(0))
        item = self.own(TextItem(self.scene, text, style))
        item.set_width(width)
        if item.is_elided:
            item.restyle(wrap=True, max_lines=2)
        return item

    def _link(self, place: QRectF) -> TableItem:
        """From the disc in a place to the next one."""
        px, disc = self.metrics.px, self._disc(place)
        width = max(2.0, px(3))
        link = self.own(PanelItem(self.scene, PanelStyle(fill="line", radius_px=width / 2)))
        link.resize(width, max(2.0, place.bottom() - px(2) - disc.bottom() - px(4)))
        link.place(disc.center().x() - width / 2, disc.bottom() + px(4))
        return link

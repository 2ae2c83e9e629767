"""The reasons of a resolution, ticked off one after another."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QRectF

from cakedesk.art import faces
from cakedesk.art.face import Face
from cakedesk.table.animation import Move
from cakedesk.table.boards.top_cake.resolve_steps import ResolveStep
from cakedesk.table.boards.top_cake.resolve_wording import ResolveWording
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
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart
from cakedesk.table.theme import Theme

DISC_UNITS = 34
HEAD_UNITS = 22
TAIL_UNITS = 20
AIR_SHARE = 0.3
"""So much of a line is air: so far the second line of a reason may reach into the next place."""


class ResolveReasons(ScreenPart):
    """Draws the heading and one line for each reason, hidden until it is ticked off."""

    def __init__(
        self,
        scene: TableScene,
        steps: Sequence[ResolveStep],
        wording: ResolveWording,
        title: QRectF,
        places: Sequence[QRectF],
    ) -> None:
        super().__init__(scene)
        self._wording = wording
        heading = self.own(TextItem(scene, self.tr("Step by step"), display_style(self.metrics.text_px(26))))
        heading.place(title.left(), title.center().y() - heading.height_px / 2)
        self._lines = [self._line(step, place) for step, place in zip(steps, places, strict=True)]
        for before, after, place in zip(self._lines[:-1], self._lines[1:], places[:-1], strict=True):
            after.insert(0, self._link(before, place))
        for line in self._lines:
            for item in line:
                item.setOpacity(0.0)

    def tick(self, index: int) -> list[Move]:
        """Tick a reason off."""
        return [Move(item, opacity=1.0, duration_ms=FADE_MS) for item in self._lines[index]]

    def finish(self) -> None:
        """Show all of them, without any motion."""
        for line in self._lines:
            for item in line:
                item.setOpacity(1.0)

    def _line(self, step: ResolveStep, place: QRectF) -> list[TableItem]:
        metrics = self.metrics
        side = min(metrics.px(DISC_UNITS), place.height() - metrics.px(6))
        disc = self.own(
            PanelItem(self.scene, PanelStyle(fill="mint" if step.wins else "ink", radius_px=side / 2))
        )
        disc.resize(side, side)
        disc.place(place.left(), place.top() + metrics.px(2))
        inner = round(side * 0.62)

        def tick_face(theme: Theme) -> Face:
            return faces.icon_face("tick", theme.panel.name())

        tick = self.own(FaceItem(self.scene, tick_face, inner, inner))
        tick.place(place.left() + (side - inner) / 2, place.top() + metrics.px(2) + (side - inner) / 2)
        head_text, tail_text = self._wording.step(step)
        left = place.left() + side + metrics.px(14)
        width = place.right() - left
        head = self._text(head_text, TextStyle(px=metrics.text_px(HEAD_UNITS), weight=700), width)
        # Where two lines have no room beside the disc they begin above it, but not above their place.
        head.place(left, max(place.top(), disc.pos().y() + (side - head.height_px) / 2))
        items: list[TableItem] = [disc, tick, head]
        if not tail_text:
            return items
        style = TextStyle(px=metrics.text_px(TAIL_UNITS), color="ink_soft")
        tail = self._text(tail_text, style, width)
        top = head.pos().y() + head.height_px * 0.94
        # Nothing stands below a result: its second line has room, also that of a long name.
        air = tail.height_px if step.is_result else metrics.text_px(TAIL_UNITS) * 1.28 * AIR_SHARE
        if top + tail.height_px > place.bottom() + air:
            head.tooltip = tail_text  # large texts leave no room for it
            self.drop(tail)
            return items
        tail.place(left, top)
        items.append(tail)
        return items

    def _text(self, text: str, style: TextStyle, width: float) -> TextItem:
        """A text on one line that shrinks to the least size; one that is still too long has two lines."""
        style = replace(style, elide=True, shrink_to_px=self.metrics.text_px(0))
        item = self.own(TextItem(self.scene, text, style))
        item.set_width(width)
        if item.is_elided:
            item.restyle(wrap=True, max_lines=2)
        return item

    def _link(self, before: Sequence[TableItem], place: QRectF) -> PanelItem:
        metrics, disc = self.metrics, _disc(before)
        width = max(2.0, metrics.px(3))
        top = disc.pos().y() + disc.height_px + metrics.px(4)
        link = self.own(PanelItem(self.scene, PanelStyle(fill="line", radius_px=width / 2)))
        link.resize(width, max(2.0, place.bottom() - metrics.px(2) - top))
        link.place(disc.pos().x() + (disc.width_px - width) / 2, top)
        return link


def _disc(line: Sequence[TableItem]) -> TableItem:
    return next(item for item in line if isinstance(item, PanelItem) and item.style.fill in {"ink", "mint"})

"""`TagItem`: a small pill with a word or two, such as *your turn* or TIED."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from cakedesk.art.face import Face
from cakedesk.art.render import Order
from cakedesk.table import z_values
from cakedesk.table.bodies import draw_box
from cakedesk.table.items.base import ItemRole, Picture, Surface, TableItem
from cakedesk.table.strokes import fill_box
from cakedesk.table.text_fit import TextStyle, largest_px, lay_text, text_width
from cakedesk.table.theme import Ink, Theme

TagKind: TypeAlias = Literal["you", "quiet", "alert", "good", "warn", "good_outline", "warn_outline"]


@dataclass(frozen=True)
class _Colors:
    fill: Ink
    text: Ink
    edge: Ink | None = None


_KINDS: dict[TagKind, _Colors] = {
    "you": _Colors("raspberry", "on_raspberry"),
    "quiet": _Colors("well", "ink"),
    "alert": _Colors("card_ink", "tag_gold", "porcelain"),
    "good": _Colors("mint", "panel"),
    "warn": _Colors("warn", "panel"),
    "good_outline": _Colors("panel", "ink", "mint"),
    "warn_outline": _Colors("panel", "ink", "warn"),
}


AIR_SHARE, SNUG_AIR_SHARE = 0.75, 0.4
"""The room beside the text of a tag by its size, as a rule and where large texts leave little."""

ICON_SHARE, OUTLINED_ICON_SHARE = 0.8, 0.6
"""The side of an icon by the height of its tag, and of one within an outline."""

ICON_GAP_SHARE = 0.35
"""The room on both sides of the text beside an icon, by its size."""


def tag_height_px(text_px: float, air_share: float = AIR_SHARE) -> float:
    """The height of a tag, in px.

    Args:
        text_px: the size of its text.
        air_share: the room around it by that size.
    """
    return math.ceil(text_px * (0.8 + air_share))


def tag_edge_px(text_px: float) -> float:
    """How far the edge of an alert goes beyond its tag, in px.

    Args:
        text_px: the size of its text.
    """
    return max(1.5, text_px * 0.11)


def tag_width_px(text: str, text_px: float, air_share: float = AIR_SHARE) -> float:
    """The width of a tag without an icon, in px.

    Args:
        text_px: the size of its text.
        air_share: the room around it by that size.
    """
    return math.ceil(text_width(text, _style(text_px)) + 2 * air_share * text_px)


def paint_tag(painter: QPainter, box: QRectF, text: str, text_px: float, kind: TagKind, theme: Theme) -> None:
    """Paint a tag.

    Args:
        box: the tag without its edge.
        text_px: the size of its text.
        kind: what it means.
    """
    colors = _KINDS[kind]
    edge_px = tag_edge_px(text_px)
    edge = None if colors.edge is None else theme.color(colors.edge)
    if edge is not None and not kind.endswith("outline"):
        grown = box.adjusted(-edge_px, -edge_px, edge_px, edge_px)
        fill_box(painter, grown, grown.height() / 2, edge)
        edge = None
    draw_box(painter, box, box.height() / 2, theme.color(colors.fill), edge, edge_px)
    laid = lay_text(text, _style(text_px))
    top = box.center().y() - laid.height_px / 2
    laid.paint(painter, QPointF(box.center().x() - laid.width_px / 2, top), theme.color(colors.text))


def _style(text_px: float) -> TextStyle:
    return TextStyle(px=text_px, weight=700)


class TagItem(TableItem):
    """A pill as wide as its text; with an icon alone a disc.

    Attributes:
        text: what it says.
        kind: what it means.
        text_px: the size of its text.
    """

    def __init__(
        self,
        table: Surface,
        text: str,
        kind: TagKind = "quiet",
        text_px: float = 20.0,
        icon: Callable[[Theme], Face] | None = None,
        parent: TableItem | None = None,
    ) -> None:
        super().__init__(table, parent=parent)
        self.role = ItemRole.TEXT
        self.text = text
        self.kind: TagKind = kind
        self.text_px, self._air_share = text_px, AIR_SHARE
        self.accessible_name = text
        self._icon = icon
        self.setZValue(z_values.TAG)
        self._measure()

    def set_text(self, text: str) -> None:
        """Say something else."""
        if text != self.text:
            self.text = text
            self._measure()
            self.set_accessible(text)

    def set_kind(self, kind: TagKind) -> None:
        """Mean something else."""
        if kind != self.kind:
            self.kind = kind
            self.refresh()

    def set_text_px(self, text_px: float, air_share: float = AIR_SHARE) -> None:
        """Change the size of its text, and its own with it.

        Args:
            air_share: the room around its text by that size.
        """
        if (text_px, air_share) != (self.text_px, self._air_share):
            self.text_px, self._air_share = text_px, air_share
            self._measure()

    def fit(self, text_px: float, width_px: float, snug_below_px: float = 0.0) -> None:
        """Say it as large as there is room for, but never smaller than texts may be.

        Rather than smaller than they may be, the text gets less room around it.

        Args:
            text_px: the size of its text where there is room.
            snug_below_px: the size that it keeps with less room around it; 0: the least that texts may have.
        """
        least = self.table.metrics.text_px(0)

        def largest(air: float) -> float:
            return largest_px(text_px, least, lambda px: self._size_at(self.text, px, air)[0] <= width_px)

        air = AIR_SHARE
        usual = largest(air)
        if usual < min(text_px, snug_below_px or least) or self._size_at(self.text, usual, air)[0] > width_px:
            air = SNUG_AIR_SHARE
        self.set_text_px(largest(air), air)

    def say_fitting(self, forms: Sequence[str], units: float, width_px: float) -> None:
        """Say the first form that has room; it says less before it gets smaller than its text grows.

        Args:
            forms: what it can say, the longest first; where none has room it says nothing. An empty one
                is for a tag with an icon, which then has that alone.
            units: the size of its text where there is room.
        """
        metrics = self.table.metrics
        least_px = metrics.text_px(0)
        usual_px = max(least_px, metrics.px(units))
        fitting = [
            form
            for px in (usual_px, least_px)
            for form in forms
            if (form or self._icon is not None) and self._size_at(form, px, SNUG_AIR_SHARE)[0] <= width_px
        ]
        self.set_text(next(iter(fitting), ""))
        self.fit(metrics.text_px(units), max(width_px, 1.0), usual_px)

    def face_ready(self, face: Face) -> None:
        """Draw its icon again if that has come in full."""
        if self._icon is not None and self._icon(self.table.theme) == face:
            self.refresh()

    def order_faces(self) -> None:
        """Order its icon."""
        if self._icon is not None:
            side, ratio = self._icon_px(), self.table.device_pixel_ratio
            self.table.faces.order(Order(self._icon(self.table.theme), side, side, ratio=ratio))

    def draw(self) -> Picture | None:
        """The pill with its edge, from the cache if it was painted before."""
        key = None if self._icon is not None else (self.text, self.kind, self.text_px, self._air_share)
        return self.painted(self._paint, self.text_px * 0.2, key)

    def _size_at(self, text: str, text_px: float, air_share: float) -> tuple[float, float]:
        """How large it would be with a text in a size, and so much room around it."""
        width, height = tag_width_px(text, text_px, air_share), tag_height_px(text_px, air_share)
        if self._icon is not None:
            ends = 2 * ICON_GAP_SHARE * text_px + height * (1 + ICON_SHARE) / 2
            words_px = text_width(text, _style(text_px))
            width = max(width + height * 0.62, math.ceil(words_px + ends)) if text else height
        return width, height

    def _measure(self) -> None:
        self._take_size(*self._size_at(self.text, self.text_px, self._air_share))
        self.refresh()

    def _icon_px(self) -> int:
        """The side of its icon: the pill is seen all around it."""
        return round(self.height_px * (OUTLINED_ICON_SHARE if self.kind.endswith("outline") else ICON_SHARE))

    def _paint(self, painter: QPainter, box: QRectF) -> None:
        if self._icon is None:
            paint_tag(painter, box, self.text, self.text_px, self.kind, self.table.theme)
        else:
            paint_tag(painter, box, "", self.text_px, self.kind, self.table.theme)
            side, ratio = self._icon_px(), self.table.device_pixel_ratio
            face = self.table.faces.pixmap(self._icon(self.table.theme), side, side, device_pixel_ratio=ratio)
            air = (self.height_px - side) / 2
            painter.drawPixmap(box.topLeft() + QPointF(air, air), face)
            laid = lay_text(self.text, _style(self.text_px))
            left = box.left() + air + side + self.text_px * ICON_GAP_SHARE
            color = self.table.theme.color(_KINDS[self.kind].text)
            laid.paint(painter, QPointF(left, box.center().y() - laid.height_px / 2), color)

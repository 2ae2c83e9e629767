"""`TextItem`: a text, painted once."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPixmap

from cakedesk.table import z_values
from cakedesk.table.items.base import ItemRole, Picture, Surface, TableItem
from cakedesk.table.pixmap_cache import canvas, smooth_painter, whole_margin
from cakedesk.table.text_fit import LaidText, TextStyle, fit_forms, lay_text


class TextItem(TableItem):
    """A text on one or more lines. A screen reader reads it, or its accessible name if that is set.

    Attributes:
        text: what it says, in full.
        style: how it looks.
    """

    def __init__(
        self,
        table: Surface,
        text: str = "",
        style: TextStyle | None = None,
        key: str = "",
        parent: TableItem | None = None,
    ) -> None:
        super().__init__(table, key, parent)
        self.role = ItemRole.TEXT
        self.text = text
        self.style = style or TextStyle()
        self.accessible_name = text
        self._shorter: tuple[str, ...] = ()
        self._told_whole = ""
        self._box_px: tuple[float | None, float | None] = None, None
        self._laid: LaidText
        self.setZValue(z_values.TEXT)
        self._lay()

    @property
    def is_elided(self) -> bool:
        """Whether something had to be left out. The tooltip then says all of it."""
        return self._laid.elided

    @property
    def laid(self) -> LaidText:
        """Its lines as they are shown."""
        return self._laid

    def set_text(self, text: str, *shorter: str) -> None:
        """Say something else.

        Args:
            shorter: what is said in its place where it has no room, longest first. Screen readers and the
                tooltip say all of it.
        """
        if (text, shorter) == (self.text, self._shorter):
            return
        followed = self.accessible_name == self.text
        self.text, self._shorter = text, shorter
        self._lay()
        if followed:
            self.set_accessible(text, self.accessible_description)

    def set_style(self, style: TextStyle) -> None:
        """Look different."""
        if style != self.style:
            self.style = style
            self._lay()

    def restyle(self, **changes: Any) -> None:
        """Look different in some ways.

        Args:
            changes: fields of `TextStyle` with their new values.
        """
        self.set_style(self.style._replace(**changes))

    def set_width(self, width_px: float | None, height_px: float | None = None) -> None:
        """Give its lines room to stand, break, shrink or be elided in.

        Args:
            width_px: the width; None: as wide as the text.
            height_px: the height that they may take; None: any.
        """
        if (width_px, height_px) != self._box_px:
            self._box_px = width_px, height_px
            self._lay()

    def stand_in(self, zone: QRectF, style: TextStyle, height_px: float | None = None) -> None:
        """Stand half-way down a zone, as wide as that.

        Args:
            zone: where, in px of the scene.
            height_px: the height that its lines may take; None: any.
        """
        self.set_style(style)
        self.set_width(zone.width(), height_px)
        self.place(zone.left(), zone.center().y() - self.height_px / 2)

    def resize(self, width_px: float, height_px: float) -> None:
        """Give its lines a width; the height follows from the text."""
        del height_px
        self.set_width(width_px)

    def draw(self) -> Picture | None:
        """The text at device resolution, from the cache if it was painted before."""
        if not self.text:
            return None
        ratio = self.table.device_pixel_ratio
        color = self.table.theme.color(self.style.color)
        margin = whole_margin(self._laid.style.px * 0.2)
        key = ("text", self._laid, color.rgba(), ratio)

        def paint() -> QPixmap:
            pixmap = canvas(self._laid.width_px + 2 * margin, self._laid.height_px + 2 * margin, ratio)
            painter = smooth_painter(pixmap)
            self._laid.paint(painter, QPointF(margin, margin), color)
            painter.end()
            return pixmap

        return Picture(self.table.pixmaps.get(key, paint), margin, margin)

    def _lay(self) -> None:
        if self.is_discarded:
            return
        width_px, height_px = self._box_px
        if width_px is not None and self._shorter:
            self._laid = fit_forms((self.text, *self._shorter), self.style, width_px, height_px)
        else:
            self._laid = lay_text(self.text, self.style, width_px, height_px)
        tells_all = self._laid.text == self.text and not self._laid.elided
        if self.tooltip in ("", self._told_whole):  # else it was given one of its own
            self.tooltip = self._told_whole = "" if tells_all else self.text.replace("\u00ad", "")
        self._take_size(self._laid.width_px, self._laid.height_px)
        self.refresh()

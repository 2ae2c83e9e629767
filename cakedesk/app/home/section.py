"""A part of a sheet under a heading of its own."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from cakedesk.app.widgets.labels import Label
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.painted import Painted
from cakedesk.app.widgets.text_kinds import NAME


class Section(Painted, QWidget):
    """A heading and what stands below it."""

    def __init__(self, style: PageStyle, title: str, parent: QWidget) -> None:
        super().__init__(style, parent)
        self.setAccessibleName(title)
        self._title = Label(style, NAME, self)
        self._title.setText(title)

    def inner_height_px(self, width_px: float) -> float:
        """How high the content must be. Sections override it."""
        raise NotImplementedError

    def lay_out(self, room: QRectF) -> None:
        """Place the content. Sections override it."""
        raise NotImplementedError

    def wanted_height_px(self, width_px: float) -> float:
        """How high the section must be."""
        return self._head_px() + self.inner_height_px(width_px)

    def place(self, rect: QRectF) -> None:
        """Move it and what is on it."""
        super().place(rect)
        head, width = self._head_px(), float(self.width())
        self._title.place(QRectF(0, 0, width, head - self._style.px(6)))
        self.lay_out(QRectF(0, head, width, self.height() - head))

    def _head_px(self) -> float:
        return NAME.line_px(self._style) + self._style.px(8)

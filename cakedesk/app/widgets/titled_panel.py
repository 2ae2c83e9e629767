"""A panel with a title, and what it holds below it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from cakedesk.app.widgets.labels import Label
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.panels import Panel
from cakedesk.app.widgets.setting_rows import StepperRow, SwitchRow
from cakedesk.app.widgets.text_kinds import TITLE

_PAD_UNITS = 26
_FOOT_UNITS = 18


class TitledPanel(Panel):
    """The panel. What is in it says how high it is and places itself."""

    def __init__(self, style: PageStyle, title: str, parent: QWidget) -> None:
        super().__init__(style, parent)
        self.setAccessibleName(title)
        self._title = Label(style, TITLE, self)
        self._title.setText(title)

    def inner_height_px(self, width_px: float) -> float:
        """How high the content must be. Panels override it."""
        raise NotImplementedError

    def lay_out(self, room: QRectF) -> None:
        """Place the content. Panels override it."""
        raise NotImplementedError

    def wanted_height_px(self, width_px: float) -> float:
        """How high the panel must be."""
        inner = self.inner_height_px(width_px - 2 * self._style.px(_PAD_UNITS))
        return self._head_px() + inner + self._style.px(_FOOT_UNITS)

    def place(self, rect: QRectF) -> None:
        """Move the panel and what is in it."""
        super().place(rect)
        px, body = self._style.px, self.body()
        pad, head = px(_PAD_UNITS), self._head_px()
        self._title.place(
            QRectF(body.x() + pad, body.y() + px(14), body.width() - 2 * pad, head - px(14 + 6))
        )
        self.lay_out(body.adjusted(pad, head, -pad, -px(_FOOT_UNITS)))

    def _head_px(self) -> float:
        return TITLE.line_px(self._style) + self._style.px(14 + 8 + 6)


def bind_switch(row: SwitchRow, on_chosen: Callable[[bool], None]) -> SwitchRow:
    """Have a switch tell what a person chose."""
    row.switch.clicked.connect(lambda: on_chosen(row.switch.isChecked()))
    return row


def rows_height_px(rows: Sequence[SwitchRow | StepperRow], width_px: float, gap_px: float) -> float:
    """How high a column of rows must be."""
    return sum(row.wanted_height_px(width_px) for row in rows) + (len(rows) - 1) * gap_px


def place_rows(rows: Sequence[SwitchRow | StepperRow], room: QRectF, gap_px: float) -> None:
    """Share a column among rows."""
    spare = (room.height() - rows_height_px(rows, room.width(), gap_px)) / len(rows)
    top = room.y()
    for row in rows:
        height = row.wanted_height_px(room.width()) + spare
        row.place(QRectF(room.x(), top, room.width(), height))
        top += height + gap_px

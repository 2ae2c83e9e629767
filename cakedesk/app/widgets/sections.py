"""What stands under a heading of its own, part of a sheet or a panel, and rows in it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from cakedesk.app.widgets.labels import Label
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.painted import Painted
from cakedesk.app.widgets.panels import Panel
from cakedesk.app.widgets.setting_rows import NotedRow, StepperRow, SwitchRow
from cakedesk.app.widgets.text_kinds import NAME, TITLE

SettingRow: TypeAlias = SwitchRow | StepperRow | NotedRow


class Section(Painted, QWidget):
    """A heading and what stands below it, which says how high it is and places itself."""

    _heading = NAME
    _pad_units, _top_units, _gap_units, _foot_units = 0, 0, 8, 0

    def __init__(self, style: PageStyle, title: str, parent: QWidget) -> None:
        super().__init__(style, parent)
        self.setAccessibleName(title)
        self._title = Label(style, self._heading, self, text=title)

    def inner_height_px(self, width_px: float) -> float:
        """How high the content must be. Sections override it."""
        raise NotImplementedError

    def lay_out(self, room: QRectF) -> None:
        """Place the content. Sections override it."""
        raise NotImplementedError

    def body(self) -> QRectF:
        """What is seen of it, in its own coordinates."""
        return QRectF(self.rect())

    def wanted_height_px(self, width_px: float) -> float:
        """How high it must be."""
        inner = self.inner_height_px(width_px - 2 * self._style.px(self._pad_units))
        return self._head_px() + inner + self._style.px(self._foot_units)

    def place(self, rect: QRectF) -> None:
        """Move it and what is on it."""
        super().place(rect)
        px, body, head = self._style.px, self.body(), self._head_px()
        pad, top = px(self._pad_units), px(self._top_units)
        self._title.place(QRectF(body.x() + pad, body.y() + top, body.width() - 2 * pad, head - top - px(6)))
        self.lay_out(body.adjusted(pad, head, -pad, -px(self._foot_units)))

    def _head_px(self) -> float:
        return self._heading.line_px(self._style) + self._style.px(self._top_units + self._gap_units)


class TitledPanel(Section, Panel):
    """A section on a panel of its own."""

    _heading = TITLE
    _pad_units, _top_units, _gap_units, _foot_units = 26, 14, 14, 18
    body = Panel.body


def bind_switch(row: SwitchRow, on_chosen: Callable[[bool], None]) -> SwitchRow:
    """Have a switch tell what a person chose."""
    row.switch.clicked.connect(lambda: on_chosen(row.switch.isChecked()))
    return row


def rows_height_px(rows: Sequence[SettingRow], width_px: float, gap_px: float) -> float:
    """How high a column of rows must be."""
    return sum(row.wanted_height_px(width_px) for row in rows) + (len(rows) - 1) * gap_px


def place_rows(rows: Sequence[SettingRow], room: QRectF, gap_px: float) -> None:
    """Share a column among rows."""
    spare = (room.height() - rows_height_px(rows, room.width(), gap_px)) / len(rows)
    top = room.y()
    for row in rows:
        height = row.wanted_height_px(room.width()) + spare
        row.place(QRectF(room.x(), top, room.width(), height))
        top += height + gap_px


class RowsSection(Section):
    """A section of rows alone, one below the other."""

    rows: Sequence[SettingRow]
    _apart_units = 10
    _most_stretch = 9.0  # how much higher than wanted the rows may become

    def inner_height_px(self, width_px: float) -> float:
        """See `Section`."""
        return rows_height_px(self.rows, width_px, self._style.px(self._apart_units))

    def lay_out(self, room: QRectF) -> None:
        """See `Section`."""
        height = min(room.height(), self.inner_height_px(room.width()) * self._most_stretch)
        place = QRectF(room.x(), room.y(), room.width(), height)
        place_rows(self.rows, place, self._style.px(self._apart_units))

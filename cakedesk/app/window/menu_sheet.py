"""The menu as it is drawn: its commands with their shortcuts on a sheet below its button."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QPainter, QPen
from PySide6.QtWidgets import QWidget

from cakedesk.app.widgets.buttons import PaintedButton
from cakedesk.app.widgets.labels import draw_lines
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.pop_up import PopUp
from cakedesk.app.widgets.text_kinds import BODY, CAPTION
from cakedesk.table.bodies import draw_box
from cakedesk.table.text_fit import LaidText


class MenuRow(PaintedButton):
    """One command of the menu."""

    _ring_units = 10
    _ring_inset_px = 6

    def __init__(self, style: PageStyle, action: QAction, parent: QWidget) -> None:
        super().__init__(style, action.text(), parent)
        self.action = action

    def refresh(self) -> None:
        """Follow the command: its name and its shortcut."""
        self.set_words(self.action.text())
        self.setAccessibleDescription(self._shortcut())

    def wanted_width_px(self) -> float:
        """How wide it is with its shortcut."""
        words = BODY.wanted_width_px(self.words, self._style)
        keys = CAPTION.wanted_width_px(self._shortcut(), self._style)
        return words + keys + self._style.px(20 + 56 + 20)

    def _shortcut(self) -> str:
        return self.action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)

    def is_clipped(self) -> bool:
        """Whether some of its name or of its shortcut can't be read."""
        keys, words = self._fit()
        return keys.elided or words.elided

    def _inner(self) -> QRectF:
        return QRectF(self.rect()).adjusted(self._style.px(20), 0, -self._style.px(20), 0)

    def _fit(self) -> tuple[LaidText, LaidText]:
        """Shortcut and name."""
        width = self._inner().width()
        keys = CAPTION.fit(self._shortcut(), self._style, width / 2)
        return keys, BODY.fit(self.words, self._style, width - keys.widest_px - self._style.px(12))

    def _paint(self, painter: QPainter) -> None:
        theme, px = self._style.theme, self._style.px
        if self.underMouse() or self.hasFocus():
            draw_box(painter, QRectF(self.rect()), px(14), theme.well)
        (keys, words), inner = self._fit(), self._inner()
        draw_lines(painter, keys, inner, 1.2, Qt.AlignmentFlag.AlignRight, theme.ink_soft)
        draw_lines(painter, words, inner, 1.2, Qt.AlignmentFlag.AlignLeft, theme.ink)


class MenuSheet(PopUp):
    """The open menu: the commands that work here. Arrow keys and Tab go through it, Esc closes it."""

    def __init__(self, style: PageStyle, groups: list[list[QAction]], parent: QWidget) -> None:
        super().__init__(style, parent)
        self.setAccessibleName(self.tr("Menu"))
        self._groups = [[MenuRow(style, action, self) for action in group] for group in groups]
        self.rows = [row for group in self._groups for row in group]
        self._breaks: list[QRectF] = []
        self._corner = QPoint()
        for row in self.rows:
            row.clicked.connect(lambda _checked=False, row=row: self._chosen(row))

    def open_at(self, corner: QPoint) -> None:
        """Open the menu."""
        self._corner = corner
        for row in self.rows:
            row.refresh()
        self.raise_over_parent()

    def first_focus(self) -> QWidget:
        """The first command that works."""
        return next(row for row in self.rows if row.action.isEnabled())

    def relayout(self) -> None:
        """Place everything anew: in two columns where one would be too high."""
        row, pad = self._style.target_px(56), self._style.px(12)
        groups = [[line for line in group if line.action.isEnabled()] for group in self._groups]
        groups = [group for group in groups if group]
        columns = [groups]
        if self._column_height_px(groups, row) + 2 * pad > self.height() - self._corner.y() - self._style.px(
            8
        ):
            columns = self._two_columns(groups, row)
        widths = [max(line.wanted_width_px() for group in column for line in group) for column in columns]
        widths = [max(self._style.px(320), width) for width in widths]
        height = max(self._column_height_px(column, row) for column in columns) + 2 * pad
        self._place_panel(sum(widths) + pad * (1 + len(columns)), height)
        self._breaks = []
        left, top = self.panel.x() + pad, self.panel.y() + pad
        for column, width in zip(columns, widths, strict=True):
            self._place_column(column, QRectF(left, top, width, row))
            left += width + pad
        shown = [line for group in groups for line in group]
        for line in self.rows:
            line.setVisible(line in shown)

    def _place_panel(self, width: float, height: float) -> None:
        edge = self._style.px(8)
        left = max(edge, min(float(self._corner.x()) - width, self.width() - width - edge))
        top = max(edge, min(float(self._corner.y()), self.height() - height - edge))
        self.set_panel(QRectF(left, top, width, height))

    def _place_column(self, groups: list[list[MenuRow]], first: QRectF) -> None:
        apart, rect = self._apart_px(), QRectF(first)
        for group in groups:
            if group is not groups[0]:
                self._breaks.append(QRectF(rect.x(), rect.y() + apart / 2, rect.width(), 0))
                rect.translate(0, apart)
            for line in group:
                line.place(rect)
                rect.translate(0, rect.height())

    def _two_columns(self, groups: list[list[MenuRow]], row: float) -> list[list[list[MenuRow]]]:
        """Split the groups where the higher column is lowest."""

        def height_px(cut: int) -> float:
            return max(self._column_height_px(part, row) for part in (groups[:cut], groups[cut:]))

        cut = min(range(1, len(groups)), key=height_px)
        return [groups[:cut], groups[cut:]]

    def _column_height_px(self, groups: list[list[MenuRow]], row: float) -> float:
        return sum(map(len, groups)) * row + (len(groups) - 1) * self._apart_px()

    def _apart_px(self) -> float:
        return self._style.px(17)

    def _chosen(self, row: MenuRow) -> None:
        self.go_away()
        row.action.trigger()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go up and down."""
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self.focusNextPrevChild(event.key() == Qt.Key.Key_Down)
        else:
            super().keyPressEvent(event)

    def _paint(self, painter: QPainter) -> None:
        super()._paint(painter)
        inset = self._style.px(16)
        painter.setPen(QPen(self._style.theme.line, self.line_px()))
        for line in self._breaks:
            painter.drawLine(
                round(line.x() + inset), round(line.y()), round(line.right() - inset), round(line.y())
            )

"""A list of words that opens below a button, to choose one from."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from cakedesk.app.widgets.buttons import PaintedButton
from cakedesk.app.widgets.labels import LEAST_TEXT_UNITS, draw_lines
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.painting import draw_rounded, draw_shadow
from cakedesk.app.widgets.panels import Overlay
from cakedesk.app.widgets.row_list import ListRow, RowList
from cakedesk.app.widgets.text_fit import fit_text
from cakedesk.app.widgets.text_kinds import BODY
from cakedesk.art import faces


class ChoiceButton(PaintedButton):
    """The words of one choice; the chosen one has a tick."""

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(style, "", parent)
        self._ticked = False
        style.pictures_changed.connect(self.update)

    def show_choice(self, words: str, ticked: bool) -> None:
        """Show another choice.

        Args:
            words: its words.
            ticked: whether it is the chosen one.
        """
        self.set_words(words)
        self._ticked = ticked

    def focus_shape(self) -> tuple[QRectF, float]:
        """The row."""
        return QRectF(self.rect()).adjusted(6, 6, -6, -6), self._style.px(10)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint tick and words."""
        del event
        theme, px, painter = self._style.theme, self._style.px, QPainter(self)
        body = QRectF(self.rect())
        if self.underMouse() or self.hasFocus():
            draw_rounded(painter, body, px(14), theme.well)
        side = px(24)
        if self._ticked:
            tick = QRectF(body.x() + px(14), body.center().y() - side / 2, side, side)
            self._style.draw_face(painter, faces.icon_face("tick", theme.ink.name()), tick)
        words = body.adjusted(px(14) + side + px(12), 0, -px(16), 0)
        least = self._style.metrics.text_px(LEAST_TEXT_UNITS)
        fitted = fit_text(self.words, BODY.font, BODY.size_px(self._style), least, words.width(), 1)
        self.setToolTip(self.words if fitted.clipped else "")
        draw_lines(painter, fitted, words, 1.2, Qt.AlignmentFlag.AlignLeft, theme.ink)


class ChoiceRow(ListRow):
    """One choice of the list."""

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(style, parent)
        self.button = ChoiceButton(style, self)

    def controls(self) -> list[QWidget]:
        """The words."""
        return [self.button]

    def place(self, rect: QRectF) -> None:
        """Move it."""
        super().place(rect)
        self.button.place(QRectF(0, 0, self.width(), self.height()))


class ChoiceSheet(Overlay):
    """The open list. Arrow keys go through it, Enter chooses, Esc or a click elsewhere closes it."""

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(style, parent)
        self._choices: list[str] = []
        self._ticked = -1
        self._then: Callable[[int], None] | None = None
        self._below = QRectF()
        self._panel = QRectF()
        self.list: RowList[ChoiceRow] = RowList(style, "", self._make_row, self._show_row, self)

    def open_below(
        self, button: QWidget, name: str, choices: Sequence[str], ticked: int, then: Callable[[int], None]
    ) -> None:
        """Open the list.

        Args:
            button: it opens below this one, or above it where there is no room.
            name: what it is about, for screen readers.
            choices: the words.
            ticked: the number of the chosen one; -1 for a list of commands.
            then: is called with the number of the one that a person chooses.
        """
        self._choices, self._ticked, self._then = list(choices), ticked, then
        corner = button.mapTo(self._covered, QPoint(0, 0))
        self._below = QRectF(corner.x(), corner.y(), button.width(), button.height())
        self.setAccessibleName(name)
        self.list.setAccessibleName(name)
        self.list.set_count(len(choices), max(0, ticked))
        self.raise_over_parent()

    def first_focus(self) -> QWidget:
        """The chosen one."""
        self.list.choose(self.list.current)
        row = self.list.row_of(self.list.current)
        return row.button if row is not None else self.list

    def escape(self) -> None:
        """Esc closes it."""
        self.go_away()

    def relayout(self) -> None:
        """Place everything anew."""
        px, row = self._style.px, self._style.target_px(52)
        self.list.set_sizes(row, 0)
        pad = px(8)
        metrics = QFontMetricsF(BODY.font(BODY.size_px(self._style)))
        words = max(metrics.horizontalAdvance(choice) for choice in self._choices)
        width = max(self._below.width(), words + px(14 + 24 + 12 + 30) + 2 * (pad + self.list.pad_px()))
        width = min(width, self.width() - px(32), px(560))
        wanted = self.list.wanted_height_px() + 2 * pad
        below = self.height() - px(12) - self._below.bottom() - px(6)
        above = self._below.top() - px(18)
        down = below >= min(wanted, row * 4) or below >= above
        height = min(wanted, below if down else above)
        top = self._below.bottom() + px(6) if down else self._below.top() - px(6) - height
        left = max(px(12), min(self._below.x(), self.width() - width - px(12)))
        self._panel = QRectF(left, top, width, height)
        self.list.place(self._panel.adjusted(pad, pad, -pad, -pad))

    def _make_row(self, parent: QWidget) -> ChoiceRow:
        row = ChoiceRow(self._style, parent)
        row.button.clicked.connect(lambda: self._chosen(row.index))
        return row

    def _show_row(self, row: ChoiceRow, index: int) -> None:
        row.button.show_choice(self._choices[index], index == self._ticked)

    def _chosen(self, index: int) -> None:
        then, self._then = self._then, None
        self.go_away()
        if then is not None:
            then(index)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click elsewhere closes it."""
        if not self._panel.contains(event.position()):
            self.go_away()
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the panel."""
        del event
        painter, theme, px = QPainter(self), self._style.theme, self._style.px
        draw_shadow(painter, self._style, self._panel, px(20), blur=px(18), drop=px(10), alpha=0.34)
        draw_rounded(painter, self._panel, px(20), theme.panel, QPen(theme.line, max(1.0, px(1.5))))


class DropDown(PaintedButton):
    """A pill that shows the choice and opens the list of all."""

    def __init__(self, style: PageStyle, name: str, sheet: ChoiceSheet, parent: QWidget) -> None:
        super().__init__(style, "", parent)
        self._name = name
        self._sheet = sheet
        self._choices: list[str] = [""]
        self._index = 0
        self._then: Callable[[int], None] | None = None
        self.clicked.connect(self._open)
        style.pictures_changed.connect(self.update)

    @property
    def index(self) -> int:
        """The number of the choice."""
        return self._index

    def when_chosen(self, then: Callable[[int], None]) -> None:
        """Say what happens when a person chooses.

        Args:
            then: is called with the number of the choice.
        """
        self._then = then

    def set_choices(self, choices: Sequence[str], index: int) -> None:
        """Offer other choices, silently.

        Args:
            choices: their words.
            index: the chosen one.
        """
        self._choices, self._index = list(choices), index
        self.set_words(self._choices[index])
        self.setAccessibleDescription(self._name)

    def wanted_width_px(self) -> float:
        """How wide it is with the longest of its choices."""
        metrics = QFontMetricsF(BODY.font(BODY.size_px(self._style)))
        return max(map(metrics.horizontalAdvance, self._choices)) + self._style.px(20 + 10 + 22 + 18)

    def is_clipped(self) -> bool:
        """Whether some of the words can't be read."""
        least = self._style.metrics.text_px(LEAST_TEXT_UNITS)
        return fit_text(self.words, BODY.font, least, least, self._words_rect().width(), 1).clipped

    def _words_rect(self) -> QRectF:
        px = self._style.px
        return QRectF(self.rect()).adjusted(px(20), 0, -px(10 + 22 + 18), 0)

    def _open(self) -> None:
        self._sheet.open_below(self, self._name, self._choices, self._index, self._chosen)

    def _chosen(self, index: int) -> None:
        self.set_choices(self._choices, index)
        if self._then is not None:
            self._then(index)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint pill, words and chevron."""
        del event
        theme, px, painter = self._style.theme, self._style.px, QPainter(self)
        body = QRectF(self.rect())
        pen = QPen(theme.ink_soft, max(1.5, px(2)))
        draw_rounded(painter, body, body.height() / 2, theme.well if self.underMouse() else theme.chip, pen)
        least, words = self._style.metrics.text_px(LEAST_TEXT_UNITS), self._words_rect()
        fitted = fit_text(self.words, BODY.font, BODY.size_px(self._style), least, words.width(), 1)
        self.setToolTip(self.words if fitted.clipped else "")
        draw_lines(painter, fitted, words, 1.2, Qt.AlignmentFlag.AlignLeft, theme.ink)
        side = px(22)
        place = QRectF(body.right() - px(18) - side, body.center().y() - side / 2, side, side)
        self._style.draw_face(painter, faces.icon_face("chevron_down", theme.ink.name()), place)

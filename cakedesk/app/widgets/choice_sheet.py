"""A list of words that opens below a button, to choose one from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from PySide6.QtCore import QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QEnterEvent, QPainter
from PySide6.QtWidgets import QWidget

from cakedesk.app.widgets.buttons import PaintedButton
from cakedesk.app.widgets.labels import Label, draw_lines
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.panels import BelowMessages
from cakedesk.app.widgets.pop_up import PopUp
from cakedesk.app.widgets.row_list import ButtonRow, RowList
from cakedesk.app.widgets.text_kinds import BODY, CAPTION, ink_soft
from cakedesk.art import faces
from cakedesk.table.bodies import draw_box
from cakedesk.table.text_fit import LaidText

_ROW_UNITS = 52
_LEFT_UNITS, _RIGHT_UNITS = 16, 16
_TICK_UNITS, _TICK_GAP_UNITS = 24, 10
_ABOUT_LINES = 4
_ABOUT_EM = 22
"""How wide the sentences are at least, by their size."""
_LEAST_ROWS = 4
"""With less room below its button the list opens where there is more."""


class ChoiceButton(PaintedButton):
    """The words of one choice; the chosen one has a tick."""

    pointed = Signal()  # the pointer comes to it

    _ring_units = 10
    _ring_inset_px = 6

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(style, "", parent)
        self._ticked = False
        self._has_ticks = False

    def show_choice(self, words: str, about: str, *, ticked: bool, has_ticks: bool) -> None:
        """Show another choice (`about`: a sentence about it, or nothing)."""
        self._ticked, self._has_ticks = ticked, has_ticks
        self.set_words(words)
        told = (self.tr("chosen") if ticked else "", about)
        self.setAccessibleDescription(". ".join(filter(None, told)))

    def place(self, rect: QRectF) -> None:
        """Move it. Words that have no room are in its tooltip."""
        super().place(rect)
        self.tooltip = self.words if self.is_clipped() else ""

    def enterEvent(self, event: QEnterEvent) -> None:
        """Tell that the pointer comes."""
        super().enterEvent(event)
        self.pointed.emit()

    def is_clipped(self) -> bool:
        """Whether some of the words can't be read."""
        return self._fit().elided

    def _words_rect(self) -> QRectF:
        px = self._style.px
        right = px(_RIGHT_UNITS) + (px(_TICK_UNITS + _TICK_GAP_UNITS) if self._has_ticks else 0.0)
        return QRectF(self.rect()).adjusted(px(_LEFT_UNITS), 0, -right, 0)

    def _fit(self) -> LaidText:
        return BODY.fit(self.words, self._style, self._words_rect().width())

    def _paint(self, painter: QPainter) -> None:
        theme, px = self._style.theme, self._style.px
        body, words = QRectF(self.rect()), self._words_rect()
        if self.underMouse() or self.hasFocus():
            draw_box(painter, body, px(14), theme.well)
        draw_lines(painter, self._fit(), words, 1.2, Qt.AlignmentFlag.AlignLeft, theme.ink)
        if self._ticked:
            side = px(_TICK_UNITS)
            tick = QRectF(words.right() + px(_TICK_GAP_UNITS), body.center().y() - side / 2, side, side)
            self._style.draw_face(painter, faces.icon_face("tick", theme.raspberry.name()), tick)


ChoiceRow: TypeAlias = ButtonRow[ChoiceButton]


class ChoiceSheet(PopUp):
    """The open list. Arrow keys and Tab go through it, Enter chooses, Esc or a click elsewhere closes it."""

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(style, parent)
        self._choices: list[str] = []
        self._abouts: Sequence[str] = ()
        self._ticked = -1
        self._then: Callable[[int], None] | None = None
        self._below = QRectF()
        self.list: RowList[ChoiceRow] = RowList(style, "", self._make_row, self._show_row, self)
        self.about = Label(style, CAPTION, self, color=ink_soft, lines=_ABOUT_LINES)
        self.list.current_changed.connect(self._tell_about)

    def open_below(
        self,
        button: QWidget,
        name: str,
        choices: Sequence[str],
        ticked: int,
        then: Callable[[int], None],
        abouts: Sequence[str] = (),
    ) -> None:
        """Open the list.

        Args:
            button: it opens below this.
            name: what is chosen.
            choices: the words of each.
            ticked: the number of the chosen one; -1 for a list of commands.
            then: gets the number of what is chosen.
            abouts: a sentence about each, told while keyboard or pointer is on it; empty: there are none.
        """
        self._choices, self._ticked, self._then = list(choices), ticked, then
        self._abouts = abouts if any(abouts) else ()
        corner = button.mapTo(self._covered, QPoint(0, 0))
        self._below = QRectF(corner.x(), corner.y(), button.width(), button.height())
        self.setAccessibleName(name)
        self.list.setAccessibleName(name)
        self.list.set_count(len(choices), max(0, ticked))
        self.about.setVisible(bool(self._abouts))
        self._tell_about(self.list.current)
        self.raise_over_parent()

    def first_focus(self) -> QWidget:
        """The chosen one."""
        self.list.choose(self.list.current)
        row = self.list.row_of(self.list.current)
        return row.button if row is not None else self.list

    def relayout(self) -> None:
        """Place everything anew."""
        px, row = self._style.px, self._style.target_px(_ROW_UNITS)
        self.list.set_sizes(row, 0)
        pad = px(8)
        width = max(self._below.width(), self._words_px() + 2 * (pad + self.list.pad_px()))
        if self._abouts:
            width = max(width, _ABOUT_EM * CAPTION.size_px(self._style))
        width = min(width, self.width() - px(24))
        side = pad + px(_LEFT_UNITS) + self.list.pad_px()
        about = self._about_px(width - 2 * side)
        wanted = self.list.wanted_height_px() + 2 * pad + about
        below = self.height() - px(12) - self._below.bottom() - px(6)
        covered = self._covered.covered_px if isinstance(self._covered, BelowMessages) else 0.0
        above = self._below.top() - px(6) - max(px(12), covered)
        down = below >= min(wanted, row * _LEAST_ROWS + about) or below >= above
        height = min(wanted, below if down else above)
        top = self._below.bottom() + px(6) if down else self._below.top() - px(6) - height
        left = max(px(12), min(self._below.x(), self.width() - width - px(12)))
        panel = QRectF(left, top, width, height)
        self.set_panel(panel)
        self.list.place(panel.adjusted(pad, pad, -pad, -pad - about))
        self.about.place(QRectF(panel.x() + side, panel.bottom() - pad - about, width - 2 * side, about))

    def _words_px(self) -> float:
        """How wide a row is for the longest words."""
        px, widest = self._style.px, max(BODY.wanted_width_px(words, self._style) for words in self._choices)
        tick = px(_TICK_UNITS + _TICK_GAP_UNITS) if self._ticked >= 0 else 0.0
        return widest + px(_LEFT_UNITS + _RIGHT_UNITS) + tick + 2

    def _about_px(self, width: float) -> float:
        """How high the sentences are, the longest one too: the list stays where it is."""
        fitted = (CAPTION.fit(each, self._style, width, _ABOUT_LINES) for each in self._abouts)
        lines = max((len(each.lines) for each in fitted), default=0)
        return lines * CAPTION.line_px(self._style) + self._style.px(12) if lines else 0.0

    def _make_row(self, parent: QWidget) -> ChoiceRow:
        row = ChoiceRow(ChoiceButton, self._style, parent)
        row.button.clicked.connect(lambda: self._chosen(row.index))
        row.button.pointed.connect(lambda: self._tell_about(row.index))
        return row

    def _show_row(self, row: ChoiceRow, index: int) -> None:
        ticked = index == self._ticked
        about = self._abouts[index] if self._abouts else ""
        row.button.show_choice(self._choices[index], about, ticked=ticked, has_ticks=self._ticked >= 0)

    def _tell_about(self, index: int) -> None:
        self.about.setText(self._abouts[index] if self._abouts else "")

    def _chosen(self, index: int) -> None:
        then, self._then = self._then, None
        self.go_away()
        if then is not None:
            then(index)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes through the choices as well, from the last one to the first."""
        count = self.list.count
        self.list.go_to((self.list.current + (1 if forward else count - 1)) % count)
        return True

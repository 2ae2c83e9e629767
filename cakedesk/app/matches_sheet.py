"""All running matches in one list, to choose one from."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from cakedesk.app.running_match import RunningMatch
from cakedesk.app.widgets.buttons import PaintedButton, PillButton
from cakedesk.app.widgets.labels import Label
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.painting import draw_rounded, mixed
from cakedesk.app.widgets.panels import WELL_RADIUS_UNITS, FacePicture, SeatChip, Sheet
from cakedesk.app.widgets.text_kinds import CAPTION, NAME, TITLE, ink_soft
from cakedesk.art import faces

_ROWS = 5
"""Matches on one page of the list."""

_ROW_UNITS = 96


class MatchRow(PaintedButton):
    """One match of the list; pressing it goes on with it."""

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(style, "", parent)
        self._picture = FacePicture(style, None, self)
        self._title = Label(style, NAME, self)
        self._text = Label(style, CAPTION, self, color=ink_soft, lines=2)
        self._saved = Label(style, CAPTION, self, color=ink_soft, align=Qt.AlignmentFlag.AlignRight)
        self._chips = [SeatChip(style, seat, self) for seat in range(6)]
        self._count = 0

    def show_match(self, match: RunningMatch) -> None:
        """Show another match.

        Args:
            match: the match.
        """
        self._picture.set_face(match.picture or faces.logo_face())
        self._title.setText(match.title)
        self._text.setText(self.tr("{place}, {turn}").format(place=match.place, turn=match.turn))
        self._saved.setText(match.saved)
        self._count = len(match.names)
        for seat, chip in enumerate(self._chips):
            chip.setVisible(seat < self._count)
        self.set_words(self.tr("Go on with {game}").format(game=match.title))
        self.setAccessibleDescription(", ".join((match.place, match.turn, match.saved, *match.names)))

    def place(self, rect: QRectF) -> None:
        """Move it and what is on it."""
        super().place(rect)
        px, width, height = self._style.px, float(self.width()), float(self.height())
        side = height - px(16)
        self._picture.place(QRectF(px(14), px(8), side, side))
        left = px(14) + side + px(18)
        chip = px(36)
        chips = self._count * (chip + px(6))
        right = max(chips, min(self._saved.wanted_width_px(), width * 0.3))
        room = width - left - px(34) - right
        self._title.place(QRectF(left, px(10), room, height / 2 - px(10)))
        self._text.place(QRectF(left, height / 2 - px(4), room, height / 2))
        x = width - px(20)
        self._saved.place(QRectF(x - right, height / 2, right, height / 2 - px(10)))
        for seat in range(self._count):
            chip_left = x - chips + px(6) + seat * (chip + px(6))
            self._chips[seat].place(QRectF(chip_left, px(11), chip, chip))

    def focus_shape(self) -> tuple[QRectF, float]:
        """The whole row."""
        return QRectF(self.rect()), self._style.px(WELL_RADIUS_UNITS)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the row."""
        del event
        theme = self._style.theme
        fill = mixed(theme.well, theme.line, 0.35) if self.isDown() else theme.well
        pen = QPen(theme.raspberry, max(2.0, self._style.px(4))) if self.underMouse() else None
        draw_rounded(QPainter(self), QRectF(self.rect()), self._style.px(WELL_RADIUS_UNITS), fill, pen)


class MatchesSheet(Sheet):
    """The list of all running matches.

    Signals:
        resume_requested: the key of the chosen match.
    """

    resume_requested = Signal(str)

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(style, parent)
        self.setAccessibleName(self.tr("Running matches"))
        self._matches: list[RunningMatch] = []
        self._first = 0
        self._title = Label(style, TITLE, self)
        self._title.setText(self.tr("Which game do you go on with?"))
        self.rows = [MatchRow(style, self) for _ in range(_ROWS)]
        self.newer = PillButton(style, self.tr("Newer"), self)
        self.older = PillButton(style, self.tr("Older"), self)
        self._close = PillButton(style, self.tr("Close"), self)
        for number, row in enumerate(self.rows):
            row.clicked.connect(lambda _checked=False, number=number: self._chosen(number))
        self.newer.clicked.connect(lambda: self._turn_page(-_ROWS))
        self.older.clicked.connect(lambda: self._turn_page(_ROWS))
        self._close.clicked.connect(self.close_sheet)

    def set_matches(self, matches: Sequence[RunningMatch]) -> None:
        """Show which matches there are.

        Args:
            matches: the running ones, latest first.
        """
        self._matches = list(matches)
        self._first = 0

    def first_focus(self) -> QWidget:
        """The latest match."""
        return self.rows[0]

    def relayout(self) -> None:
        """Place everything anew."""
        shown = self._matches[self._first : self._first + _ROWS]
        px, button = self._style.px, self._style.target_px(58)
        row = self._style.target_px(_ROW_UNITS)
        lines = min(_ROWS, len(self._matches))
        height = px(28 + 46 + 14) + lines * (row + px(10)) + px(14) + button + px(26)
        panel = self.center_panel(900, height)
        left, width = panel.x() + px(30), panel.width() - px(60)
        self._title.place(QRectF(left, panel.y() + px(28), width, px(46)))
        top = panel.y() + px(28 + 46 + 14)
        for number, line in enumerate(self.rows):
            line.setVisible(number < len(shown))
            if number < len(shown):
                line.show_match(shown[number])
                line.place(QRectF(left, top + number * (row + px(10)), width, row))
        self._relayout_buttons(left, width, panel.bottom() - px(26) - button, button)

    def _relayout_buttons(self, left: float, width: float, top: float, height: float) -> None:
        gap = self._style.px(14)
        paged = len(self._matches) > _ROWS
        side = (width - 2 * gap) / 3
        self.newer.setVisible(paged)
        self.older.setVisible(paged)
        self.newer.setEnabled(self._first > 0)
        self.older.setEnabled(self._first + _ROWS < len(self._matches))
        self.newer.place(QRectF(left, top, side, height))
        self.older.place(QRectF(left + side + gap, top, side, height))
        self._close.place(QRectF(left + width - side, top, side, height))

    def _turn_page(self, by: int) -> None:
        self._first = max(0, min(self._first + by, len(self._matches) - 1))
        self.relayout()
        self.update()

    def _chosen(self, number: int) -> None:
        key = self._matches[self._first + number].key
        self.close_sheet()
        self.resume_requested.emit(key)

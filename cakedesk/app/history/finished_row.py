"""One finished match in the list of all."""

from __future__ import annotations

from datetime import datetime
from typing import TypeAlias

from PySide6.QtCore import QCoreApplication, QLocale, QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from cakedesk.app.history.entry import HistoryEntry, trouble_text
from cakedesk.app.history.lines import least_lines_px, line_px
from cakedesk.app.history.seat_points import all_points_px, draw_all_points, points_text, ranked
from cakedesk.app.people.seats import isolated
from cakedesk.app.saves.running_match import saved_text
from cakedesk.app.settings.i18n import title_of
from cakedesk.app.widgets.game_tile import draw_game_tile
from cakedesk.app.widgets.labels import draw_lines
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.row_list import ButtonRow, EntryButton
from cakedesk.app.widgets.text_kinds import CAPTION, TextKind, fit_text
from cakedesk.table.text_fit import LaidText, broken_anywhere

_ROW_UNITS = 84
_TILE_UNITS = 56
_TITLE = TextKind(True, 800, 24.5, 1.12)


def row_px(style: PageStyle) -> float:
    """How high a row is."""
    words = least_lines_px(style, 2) + line_px(style, CAPTION, 24) + style.px(10)
    return max(style.px(_ROW_UNITS), style.target_px(48), words)


def entry_title(entry: HistoryEntry) -> str:
    """What a finished match is called."""
    return entry.name or title_of(entry.game_id) or entry.key


def entry_subtitle(entry: HistoryEntry, now: datetime) -> str:
    """When a match ended, and which game it was where that is not its title."""
    when = ended_text(entry.ended, now)
    if entry.name:
        text = QCoreApplication.translate("HistoryRow", "{game}, {when}")
        return text.format(game=title_of(entry.game_id), when=when)
    return when


def ended_text(moment: datetime, now: datetime) -> str:
    """Say when a match ended, as shortly as a list needs it."""
    days = (now.date() - moment.date()).days
    if days == 1:
        return QCoreApplication.translate("HistoryRow", "yesterday")
    if 1 < days < 7:
        return QLocale().dayName(moment.isoweekday(), QLocale.FormatType.LongFormat)
    return saved_text(moment, now)


def entry_result(entry: HistoryEntry) -> str:
    """The result in words: for screen readers and tooltips."""
    if entry.trouble:
        return trouble_text(entry)
    if entry.abandoned:
        names = ", ".join(isolated(seat.name) for seat in entry.seats)
        return QCoreApplication.translate("HistoryRow", "given up by {names}").format(names=names)
    won = QCoreApplication.translate("HistoryRow", "{name} won with {points}")
    lost = QCoreApplication.translate("HistoryRow", "{name} {points}")
    return ", ".join(
        (won if seat.won else lost).format(name=isolated(seat.name), points=points_text(seat))
        for _, seat in ranked(entry.seats)
    )


def given_up_text() -> str:
    """What stands in the place of points that nobody got."""
    return QCoreApplication.translate("HistoryRow", "given up")


class HistoryButton(EntryButton):
    """The whole row; pressing it chooses the match."""

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(style, parent)
        self._entry: HistoryEntry | None = None
        self._title = self._when = ""

    def show_entry(self, entry: HistoryEntry, chosen: bool) -> None:
        """Show another match."""
        self._entry = entry
        self._title, self._when = entry_title(entry), entry_subtitle(entry, datetime.now())
        self.setChecked(chosen)
        self.set_words(f"{self._title}, {self._when}")
        self.setAccessibleDescription(entry_result(entry))
        self.tooltip = entry_result(entry)

    def _write(
        self, painter: QPainter, text: str, kind: TextKind, rect: QRectF, color: QColor, lines: int = 1
    ) -> None:
        fitted = kind.fit(text, self._style, rect.width(), lines)
        draw_lines(painter, fitted, rect, kind.line_em, Qt.AlignmentFlag.AlignLeft, color)

    def _result_px(self, entry: HistoryEntry, lines: int = 1) -> float:
        """How wide the result is in one line or two, with room around it."""
        if entry.abandoned:
            return CAPTION.wanted_width_px(given_up_text(), self._style) + self._style.px(8 + 6 + 14)
        return all_points_px(self._style, entry.seats, lines) + self._style.px(14)

    def _fit_title(self, width_px: float, most: int) -> LaidText:
        """Write the title in one line, in two that are smaller, or in what it takes (`most`: 1, 2 or 3)."""
        assert self._entry is not None
        size, least = _TITLE.size_px(self._style), self._style.least_text_px
        if most == 1:
            return fit_text(self._title, _TITLE, size, size * 0.8, width_px, 1)
        # A word that no line has room for is broken with a hyphen; three lines leave the time out.
        broken = broken_anywhere(self._entry.name)
        ways = (self._title, 2), (self._title, 3), (broken, 2), (broken, 3)
        for text, lines in ways[: 4 if most > 2 and broken else 1]:
            fitted = fit_text(text, _TITLE, size * 0.8, least, width_px, lines)
            if not fitted.elided and (text == broken or self._has_words(fitted)):
                break
        return fitted

    def _has_words(self, fitted: LaidText) -> bool:
        """Whether it is all there, and no word broken."""
        return " ".join(line.text for line in fitted.lines) == self._title

    def written(self) -> tuple[LaidText, QRectF, QRectF]:
        """The title, the room of title and time, and that of the result."""
        assert self._entry is not None
        entry, px, body = self._entry, self._style.px, QRectF(self.rect())
        left = px(14 + 16) + self._tile_px()
        usual = min(body.width() * 0.56, body.width() - left - px(146))
        one, two = (min(usual, self._result_px(entry, lines)) for lines in (1, 2))
        # A name of its own, or title and time in large letters, may need what the result leaves: a title
        # takes two lines, which are smaller, where that is not enough for one.
        ways = [one] if entry.name else [usual, one]
        for most, points in [*((1, way) for way in ways), *((2, way) for way in (*ways, two)), (3, two)]:
            width = body.width() - points - px(6) - left
            title, when = self._fit_title(width, most), self._when_within(entry, width)
            if self._has_words(title) and not CAPTION.fit(when, self._style, width).elided:
                break
        room = QRectF(body.right() - points, body.y() + px(6), points - px(6), body.height() - px(12))
        return title, QRectF(left, body.y(), width, body.height()), room

    def _tile_px(self) -> float:
        return min(self._style.px(_TILE_UNITS), self.height() - self._style.px(16))

    def _write_title(self, painter: QPainter, entry: HistoryEntry, fitted: LaidText, room: QRectF) -> None:
        """Write the title above the time, or alone."""
        px = self._style.px
        inner = room.adjusted(0, px(6), 0, -px(8))
        if len(fitted.lines) > 2:
            draw_lines(painter, fitted, inner, 1.0, Qt.AlignmentFlag.AlignLeft, self._style.theme.ink)
            return
        share = 0.64 if len(fitted.lines) > 1 else 0.54
        above = QRectF(inner.x(), inner.y(), inner.width(), inner.height() * share)
        below = QRectF(inner.x(), above.bottom(), inner.width(), inner.bottom() - above.bottom())
        theme = self._style.theme
        draw_lines(painter, fitted, above, 1.0, Qt.AlignmentFlag.AlignLeft, theme.ink)
        self._write(painter, self._when_within(entry, below.width()), CAPTION, below, theme.ink_soft)

    def _when_within(self, entry: HistoryEntry, width_px: float) -> str:
        """The time, behind the game where that has room: the tile shows the game as well."""
        if not CAPTION.fit_at(self._style.least_text_px, self._when, width_px).elided:
            return self._when
        return ended_text(entry.ended, datetime.now())

    def _paint(self, painter: QPainter) -> None:
        entry, theme, px = self._entry, self._style.theme, self._style.px
        if entry is None:
            return
        body = QRectF(self.rect())
        self._paint_choice(painter)
        side = self._tile_px()
        tile = QRectF(body.x() + px(14), body.center().y() - side / 2, side, side)
        draw_game_tile(painter, self._style, entry.game_id, tile)
        left = tile.right() + px(16)
        if entry.trouble:
            words = QRectF(left, body.y() + px(4), body.right() - px(12) - left, body.height() - px(8))
            self._write(painter, trouble_text(entry), CAPTION, words, theme.ink_soft, 3)
            return
        title, beside, room = self.written()
        self._write_title(painter, entry, title, beside)
        if entry.abandoned:
            self._write(painter, given_up_text(), CAPTION, room.adjusted(px(8), 0, 0, 0), theme.ink_soft)
        else:
            draw_all_points(painter, self._style, entry.seats, room)


HistoryRow: TypeAlias = ButtonRow[HistoryButton]

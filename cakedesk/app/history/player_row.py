"""One person, or one level, in the table of the statistics."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import TypeAlias

from PySide6.QtCore import QCoreApplication, QLocale, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from cakedesk.app.history.lines import line_px
from cakedesk.app.history.statistics import PlayerStatistics
from cakedesk.app.people.setup_choice import level_name
from cakedesk.app.widgets.labels import LETTERS_EM, draw_lines
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.row_list import ButtonRow, EntryButton
from cakedesk.app.widgets.text_kinds import CAPTION, LABEL, TextKind, fit_text
from cakedesk.art import faces
from cakedesk.art.palette import SEAT_COLORS
from cakedesk.table.bodies import draw_box, rounded_path
from cakedesk.table.short_names import short_names
from cakedesk.table.text_fit import LaidText
from cakedesk.table.theme import mixed

_COLUMNS = (0.30, 0.44, 0.64, 0.79, 1.0)
"""Right edges of name, played, won, mean and best, as shares of a row's width."""

_HEAD_GAP_UNITS = 14
_LINE_EM = 1.06
_LEAST_NAME_SHARE = 0.24
_ROW_PAD_UNITS = 4.0

_LEVEL_COLOR = "#6A4D45"
_TEXT = TextKind(False, 600, 22, 1.2)


def player_name(player: PlayerStatistics) -> str:
    """What a person or a level is called."""
    return player.name if player.is_person else level_name(player.name)


def streak_text(player: PlayerStatistics, *, brief: bool = False) -> str:
    """Say how often somebody has won in a row (`brief`: by first names)."""
    longest, now = player.longest_streak, player.streak
    others = player.results[-1].shared_with if player.results else ()
    names = (player_name(player), *others)
    name, *winners = short_names(names) if brief else names
    if not longest:
        text = QCoreApplication.translate("PlayerRow", "{name} has not won yet.")
    elif longest == 1 and now and others:
        text = QCoreApplication.translate(
            "PlayerRow", "{name} has won the latest game, shared with {others}."
        )
    elif longest == 1 and now:
        text = QCoreApplication.translate("PlayerRow", "{name} has won the latest game.")
    elif longest == 1:
        text = QCoreApplication.translate("PlayerRow", "{name} has not won two in a row yet.")
    elif now == longest:
        text = QCoreApplication.translate("PlayerRow", "{name}: {longest} won in a row, and it goes on.")
    elif now > 1:
        text = QCoreApplication.translate("PlayerRow", "{name}: at best {longest} won in a row, {now} now.")
    elif now:
        text = QCoreApplication.translate("PlayerRow", "{name}: at best {longest} won in a row.")
    else:
        text = QCoreApplication.translate("PlayerRow", "{name}: at best {longest} won in a row, none now.")
    told = text.format(name=name, longest=longest, now=now, others=QLocale().createSeparatedList(winners))
    if player.shared > (1 if longest == now == 1 and others else 0):
        shared = QCoreApplication.translate("PlayerRow", "Victories shared with others: {count}.")
        told = f"{told} {shared.format(count=player.shared)}"
    return told


def cell_texts(player: PlayerStatistics) -> tuple[str, str, str, str]:
    """The numbers of a row."""
    mean = QLocale().toString(player.mean, "f", 1).replace("-", "−")
    return str(player.played), str(player.won), mean, str(player.best).replace("-", "−")


class PlayerButton(EntryButton):
    """The whole row; pressing it shows that line in the plot."""

    _ring_units = 12

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(style, parent)
        self._player: PlayerStatistics | None = None

    def show_player(self, player: PlayerStatistics, chosen: bool) -> None:
        """Show somebody else."""
        self._player = player
        self.setChecked(chosen)
        self.set_words(player_name(player))
        played, won, mean, best = cell_texts(player)
        template = self.tr("played {played}, won {won}, {mean} points on average, at best {best}")
        facts = template.format(played=played, won=won, mean=mean, best=best)
        self.setAccessibleDescription(f"{facts}. {streak_text(player)}")
        self.tooltip = streak_text(player)

    def _paint(self, painter: QPainter) -> None:
        player, px = self._player, self._style.px
        if player is None:
            return
        body = QRectF(self.rect())
        self._paint_choice(painter)
        side = _sign_px(self._style)
        sign = QRectF(px(10) / self._style.metrics.text_scale, body.center().y() - side / 2, side, side)
        self._paint_sign(painter, sign, player)
        edges = column_edges(self._style, body.width())
        name, place = self.written_name()
        draw_lines(painter, name, place, _LINE_EM, Qt.AlignmentFlag.AlignLeft, self._style.theme.ink)
        if place.right() > edges[0]:  # the numbers stand below it
            body.adjust(0, place.bottom(), 0, -px(_ROW_PAD_UNITS))
        played, won, mean, best = cell_texts(player)
        cells = [QRectF(a, body.y(), b - a, body.height()) for a, b in pairwise(edges)]
        bar = cells[1].adjusted(px(4), 0, -px(4), 0)
        bar.setHeight(min(px(28), body.height() - 4))
        bar.moveCenter(cells[1].center())
        self._paint_won(painter, bar, player)
        for text, kind, cell in ((played, _TEXT, cells[0]), (won, LABEL, bar), (mean, _TEXT, cells[2])):
            self._write(painter, text, kind, cell)
        self._write(painter, best, _TEXT, cells[3])

    def written_name(self) -> tuple[LaidText, QRectF]:
        """The name, and where it stands: beside the numbers, or above them where it would lose letters."""
        body, px = QRectF(self.rect()), self._style.px
        place = _name_place(self._style, body.size())
        fitted = LABEL.fit(self.words, self._style, place.width())
        if fitted.elided:
            place.setRight(body.right() - px(8))
            place.adjust(0, px(_ROW_PAD_UNITS), 0, -body.height() / 2)
            size, least = LABEL.size_px(self._style), self._style.least_text_px
            size = min(size, place.height() / _LINE_EM)
            fitted = fit_text(self.words, LABEL, size, least, place.width(), 1)
        return fitted, place

    def _write(self, painter: QPainter, text: str, kind: TextKind, rect: QRectF) -> None:
        fitted = kind.fit(text, self._style, rect.width())
        draw_lines(painter, fitted, rect, _LINE_EM, Qt.AlignmentFlag.AlignHCenter, self._style.theme.ink)

    def _paint_sign(self, painter: QPainter, rect: QRectF, player: PlayerStatistics) -> None:
        """A disc for a person, a robot for a level."""
        if player.is_person:
            face = faces.seat_chip_face(player.seat, ring=self._style.theme.dark)
            self._style.draw_face(painter, face, rect)
            return
        inset = rect.width() * 0.02
        self._style.draw_face(
            painter,
            faces.icon_face("robot", self._style.theme.ink_soft.name()),
            rect.adjusted(inset, inset, -inset, -inset),
        )

    def _paint_won(self, painter: QPainter, bar: QRectF, player: PlayerStatistics) -> None:
        """The share of matches won, as a bar behind the number."""
        theme = self._style.theme
        radius = bar.height() / 2
        draw_box(painter, bar, radius, mixed(theme.chip, theme.well, 0.5) if self.isChecked() else theme.chip)
        color = QColor(SEAT_COLORS[player.seat] if player.is_person else _LEVEL_COLOR)
        # Pale enough for the number on it, dark or light.
        fill = mixed(color, theme.chip, 0.45)
        share = QRectF(bar)
        share.setWidth(bar.width() * player.won / player.played)
        painter.save()
        painter.setClipPath(rounded_path(bar, radius))
        painter.fillRect(share, fill)
        painter.restore()


PlayerRow: TypeAlias = ButtonRow[PlayerButton]


def _sign_px(style: PageStyle) -> float:
    """How wide the sign is: large text takes room from it, but it is no smaller than letters."""
    return max(style.px(32) / style.metrics.text_scale, style.least_text_px)


def _name_place(style: PageStyle, row: QSizeF) -> QRectF:
    """Where a name stands that has room beside the numbers."""
    left = _sign_px(style) + style.px(10 + 8) / style.metrics.text_scale
    return QRectF(left, 0, column_edges(style, row.width())[0] - left, row.height())


def row_px(style: PageStyle, players: Sequence[PlayerStatistics], width_px: float) -> float:
    """How high rows are: where a name is too long to stand beside its numbers, it stands above them."""
    usual = max(style.target_px(46), line_px(style, LABEL, 0))
    place = _name_place(style, QSizeF(width_px, usual))
    if not any(LABEL.fit(player_name(player), style, place.width()).elided for player in players):
        return usual
    return max(usual, 2 * (style.least_text_px * LETTERS_EM + style.px(_ROW_PAD_UNITS)))


def column_heads() -> tuple[str, str, str, str]:
    """The words above the numbers."""
    return (
        QCoreApplication.translate("PlayerRow", "played"),
        QCoreApplication.translate("PlayerRow", "won"),
        QCoreApplication.translate("PlayerRow", "mean"),
        QCoreApplication.translate("PlayerRow", "best"),
    )


def head_size_px(style: PageStyle, width_px: float) -> float:
    """The size of the words above the numbers: the same for all."""
    size, least = CAPTION.size_px(style), style.least_text_px
    room = width_px * (1 - _LEAST_NAME_SHARE)
    while size > least and sum(_heads_px(style, size)) > room:
        size = max(least, size - 1)
    return size


def column_edges(style: PageStyle, width_px: float) -> list[float]:
    """Where name, played, won, mean and best end, px. Words of large text take room from the names."""
    usual = [width_px * share for share in _COLUMNS]
    wanted = _heads_px(style, head_size_px(style, width_px))
    if all(right - left >= wide for (left, right), wide in zip(pairwise(usual), wanted, strict=True)):
        return usual
    left = max(min(usual[0], width_px - sum(wanted)), width_px * _LEAST_NAME_SHARE)
    stretch = (width_px - left) / sum(wanted)
    edges = [left]
    for wide in wanted:
        edges.append(edges[-1] + wide * stretch)
    return edges


def _heads_px(style: PageStyle, size_px: float) -> list[float]:
    """How wide the words above the numbers are with a gap beside them."""
    return [CAPTION.width_px(words, size_px) + style.px(_HEAD_GAP_UNITS) for words in column_heads()]

"""The panel of the statistics: who has won how often, and a plot of the latest games."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from cakedesk.app.history.empty_note import EmptyNote
from cakedesk.app.history.entry import HistoryEntry
from cakedesk.app.history.lines import line_px
from cakedesk.app.history.player_row import (
    PlayerButton,
    PlayerRow,
    column_edges,
    column_heads,
    head_size_px,
    row_px,
    streak_text,
)
from cakedesk.app.history.points_plot import PointsPlotView
from cakedesk.app.history.statistics import GameStatistics, PlayerStatistics, game_statistics, latest_points
from cakedesk.app.settings.i18n import title_of
from cakedesk.app.widgets.game_tile import GameTileButton
from cakedesk.app.widgets.labels import Label, draw_lines
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.panels import Panel
from cakedesk.app.widgets.row_list import ButtonRow, RowList
from cakedesk.app.widgets.text_kinds import CAPTION, LABEL, NAME, TITLE, ink_soft
from cakedesk.art import faces
from cakedesk.table.boards.registry import BOARDS

_LEAST_PLOT_UNITS = 150
_MOST_PLOT_UNITS = 380
_FEW_ROWS, _FEWEST_ROWS = 4, 2


class StatisticsPanel(Panel):
    """The statistics of one game."""

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(style, parent)
        self._entries: tuple[HistoryEntry, ...] = ()
        self.statistics = GameStatistics("", 0, ())  # what is shown
        self._chosen: PlayerStatistics | None = None
        self._touched = self._is_known = False
        self._title = Label(style, TITLE, self, text=self.tr("Statistics"))
        self._tile_group = QWidget(self)
        self._tile_group.setAccessibleName(self.tr("Games"))
        self.tiles = [
            GameTileButton(style, game_id, title_of(game_id), self._tile_group) for game_id in BOARDS
        ]
        self._game = Label(style, NAME, self)
        self._count = Label(style, CAPTION, self, color=ink_soft)
        self.list: RowList[PlayerRow] = RowList(
            style, self.tr("People and levels"), partial(ButtonRow, PlayerButton, style), self._show_row, self
        )
        self._streak = Label(style, CAPTION, self, lines=3)
        self._plot_title = Label(style, LABEL, self, text=self.tr("Points, last twelve games"))
        self.plot = PointsPlotView(style, self)  # the points of the latest games
        self._foot = Label(style, CAPTION, self, color=ink_soft)
        self._foot.setText(self.tr("Games of computers alone don’t count."))
        self._empty = EmptyNote(
            style,
            faces.crown_face(),
            self.tr("Who wins most, and with how many points? Finish a game to find out."),
            self,
        )
        self._empty.hide()  # nobody knows yet
        self.list.current_changed.connect(self._choose)
        for tile in self.tiles:
            tile.clicked.connect(lambda _checked=False, tile=tile: self._pick_game(tile.game_id))
        if self.tiles:
            self.tiles[0].setChecked(True)

    def set_entries(self, entries: Sequence[HistoryEntry], *, is_known: bool = True) -> None:
        """Count other matches (`is_known`: whether there are no others than those)."""
        if tuple(entries) == self._entries and is_known == self._is_known and self.statistics.game_id:
            return
        self._entries, self._is_known = tuple(entries), is_known
        if not self._touched:
            # Nobody has chosen yet: the game that was played last is what one asks for.
            played = next((entry.game_id for entry in entries if entry.counts), "")
            first = next((tile for tile in self.tiles if tile.game_id == played), None)
            if first is not None:
                first.setChecked(True)
        game_id = next((tile.game_id for tile in self.tiles if tile.isChecked()), "")
        self._show_game(game_id)

    def _pick_game(self, game_id: str) -> None:
        self._touched = True
        self._show_game(game_id)

    def _show_game(self, game_id: str) -> None:
        name = self._chosen.name if self._chosen is not None else ""
        self.statistics = game_statistics(self._entries, game_id)
        players = self.statistics.players
        self._chosen = next((player for player in players if player.name == name), None)
        if self._chosen is None and players:
            self._chosen = players[0]
        self._game.setText(title_of(game_id))
        count = self.statistics.matches
        self._count.setText(self.tr("%n game(s)", "finished", count) if count else "")
        self.list.set_count(len(players), players.index(self._chosen) if self._chosen else 0)
        some = bool(players)
        for widget in (self.list, self._streak, self._plot_title, self.plot, self._foot):
            widget.setVisible(some)
        self._empty.setVisible(self._is_known and not some)
        self._show_chosen()
        self.relayout()
        self.list.choose(self.list.current)

    def _choose(self, index: int) -> None:
        self._chosen = self.statistics.players[index]
        self.list.show_anew()
        self._show_chosen()

    def _tell_streak(self) -> None:
        """By first names where whole ones lack room."""
        self._streak.setText(streak_text(self._chosen) if self._chosen is not None else "")
        if self._chosen is not None and self._streak.is_clipped():
            self._streak.setText(streak_text(self._chosen, brief=True))

    def _show_chosen(self) -> None:
        self._tell_streak()
        self.plot.show_plot(latest_points(self.statistics, self._chosen), self._chosen)

    def _show_row(self, row: PlayerRow, index: int) -> None:
        player = self.statistics.players[index]
        row.button.show_player(player, player is self._chosen)

    def relayout(self) -> None:
        """Place everything anew."""
        px, body = self._style.px, self.body()
        left, width = body.x() + px(24), body.width() - px(48)
        side = px(14)
        top = body.y() + px(14)
        line = line_px(self._style, TITLE, 44)
        top = self._place_tiles(QRectF(left, top, width, line))
        head = line_px(self._style, NAME, 36)
        game = min(self._game.wanted_width_px() + 2, width * 0.7)
        self._game.place(QRectF(left, top, game, head))
        self._count.place(QRectF(left + game + px(16), top + px(2), width - game - px(16), head))
        top += head
        hollow = QRectF(
            body.x() + side, top + px(8), body.width() - 2 * side, body.bottom() - side - top - px(8)
        )
        self._empty.place(hollow)
        caption = line_px(self._style, CAPTION, 28)
        self._heads = QRectF(body.x() + side, top, body.width() - 2 * side, caption)
        top += caption
        bottom = body.bottom() - px(10)
        foot = line_px(self._style, CAPTION, 26) + px(2) if self._foot.fits_one_line(width) else 0.0
        pad = self.list.pad_px()
        row = row_px(self._style, self.statistics.players, body.width() - 2 * side)
        self.list.set_sizes(row, max(px(6), pad))
        self._streak.setText(streak_text(self._chosen) if self._chosen is not None else "")
        streak = max(caption, self._streak.wanted_height_px(width)) if self._streak.text() else caption
        title = line_px(self._style, LABEL, 34)
        room, few = bottom - top - px(10), self.list.rows_px(min(self.list.count, _FEW_ROWS))
        # Where few rows have room, people matter more than what is said below them: it is in their tooltips.
        # The plot gives way where its words would lie over one another.
        words = (streak, foot), (streak, 0.0), (0.0, 0.0)
        for has_plot, (streak, foot) in ((shown, each) for shown in (True, False) for each in words):
            rest = room - streak - foot - (title if has_plot else 0.0)
            rows = self._rows_px(rest) if has_plot else self.list.whole_rows_px(rest)
            is_enough = rows >= few or not streak
            if is_enough and (not has_plot or rest - rows >= self.plot.least_height_px()):
                break
        some = bool(self.statistics.players)
        self._foot.setVisible(some and foot > 0)
        self._streak.setVisible(some and streak > 0)
        self._foot.place(QRectF(left, bottom - foot, width, foot))
        bottom -= foot
        for widget in (self._plot_title, self.plot):
            widget.setVisible(some and has_plot)
        self.list.place(QRectF(body.x() + side - pad, top - pad, body.width() - 2 * side + 2 * pad, rows))
        top += rows - 2 * pad + px(4)
        self._streak.place(QRectF(left, top, width, streak))
        self._tell_streak()
        top += streak + px(6)
        self._plot_title.place(QRectF(left, top, width, title))
        top += title
        self.plot.place(QRectF(left, top, width, min(bottom - top, px(_MOST_PLOT_UNITS))))
        self.update()  # the words above the columns are its own, and may stand elsewhere now

    def _rows_px(self, room: float) -> float:
        """How high the rows are: as high as the least height of the plot allows."""
        plot = max(self._style.px(_LEAST_PLOT_UNITS), self.plot.least_height_px())
        return self.list.whole_rows_px(max(room - plot, self.list.rows_px(_FEWEST_ROWS)))

    def _place_tiles(self, head: QRectF) -> float:
        """Place the title and the tiles below it, or, where it is low, beside it."""
        px = self._style.px
        title = min(self._title.wanted_width_px() + 2, head.width() * 0.5)
        tile = self._style.target_px(78)
        count = max(1, len(self.tiles))
        beside = head.width() - title - px(20)
        fits_beside = count * (tile + px(6)) <= beside
        if fits_beside:
            height = tile
            self._title.place(QRectF(head.x(), head.y(), title, height))
            group = QRectF(head.right() - count * (tile + px(6)), head.y(), count * (tile + px(6)), tile)
            step = tile + px(6)
        else:
            height = head.height() + px(4) + tile
            self._title.place(QRectF(head.x(), head.y(), title, head.height()))
            group = QRectF(head.x() - px(8), head.y() + head.height() + px(4), head.width() + px(16), tile)
            step = (group.width() - tile) / max(1, count - 1)
            step = min(step, tile + px(20))
        self._tile_group.setGeometry(group.toAlignedRect())
        for number, button in enumerate(self.tiles):
            button.place(QRectF(number * step, 0, tile, tile))
        return head.y() + height + px(6)

    def _paint(self, painter: QPainter) -> None:
        super()._paint(painter)
        if not self.statistics.players:
            return
        style = self._style
        # The rows are as narrow as the bar beside them makes them.
        width = float(self.list.row_width_px())
        size, edges = head_size_px(style, width), column_edges(style, width)
        for words, begin, end in zip(column_heads(), edges, edges[1:], strict=False):
            place = QRectF(self._heads.x() + begin, self._heads.y(), end - begin, self._heads.height())
            fitted = CAPTION.fit_at(size, words, place.width())
            draw_lines(painter, fitted, place, 1.2, Qt.AlignmentFlag.AlignHCenter, style.theme.ink_soft)

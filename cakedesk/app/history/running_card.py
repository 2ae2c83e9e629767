"""One running match in the list: buttons to resume it, rename it, and for more."""

from __future__ import annotations

from itertools import product

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from cakedesk.app.history.lines import least_lines_px, line_px
from cakedesk.app.saves.running_match import RunningMatch
from cakedesk.app.widgets.buttons import PillButton, RoundButton
from cakedesk.app.widgets.game_tile import GameTile
from cakedesk.app.widgets.labels import Label
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.panels import WELL_RADIUS_UNITS, SeatChip
from cakedesk.app.widgets.row_list import ListRow
from cakedesk.app.widgets.text_kinds import BODY, CAPTION, CAPTION_BOLD, LABEL, NAME, ink_soft
from cakedesk.table.bodies import draw_box
from cakedesk.table.joined_words import said_of
from cakedesk.table.text_fit import broken_anywhere

_MOST_CHIPS = 6
_TILE_UNITS = 68
_BUTTON_UNITS = 50
_PAD_UNITS = 20
_TITLE_LINES, _WHERE_LINES = 3, 2
_MOST_PROBLEM_LINES = 40


class RunningCard(ListRow):
    """The card of a running match."""

    resume_clicked = Signal()  # somebody wants to go on with it
    rename_clicked = Signal()  # it wants another name
    more_clicked = Signal()  # the list of what else can be done is wanted

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(style, parent)
        self._can_resume = True
        self._has_problem = False
        self._count = 0
        self._where = "", ""  # how far the match is, and whose turn alone it is
        self._tile = GameTile(style, self)
        self._title = Label(style, NAME, self, lines=_TITLE_LINES)
        self._text = Label(style, BODY, self, color=ink_soft, lines=_WHERE_LINES)
        self._saved = Label(style, CAPTION, self, color=ink_soft, align=Qt.AlignmentFlag.AlignRight)
        self._chips = [SeatChip(style, seat, self) for seat in range(_MOST_CHIPS)]
        self._elsewhere = Label(style, CAPTION_BOLD, self, color=ink_soft, lines=2)
        self._elsewhere.setText(self.tr("open in another window"))
        self.resume = PillButton(style, self.tr("Resume"), self, text=LABEL)
        self.rename = PillButton(style, self.tr("Rename"), self, text=CAPTION_BOLD)
        self.more = RoundButton(style, "", "menu", self, kind="disc")
        self.resume.clicked.connect(self.resume_clicked)
        self.rename.clicked.connect(self.rename_clicked)
        self.more.clicked.connect(self.more_clicked)
        style.changed.connect(self.update)

    @staticmethod
    def height_px(style: PageStyle) -> float:
        """How high a card is."""
        return (
            _head_px(style) + style.px(6) + _chip_px(style) + style.px(6) + _button_px(style) + style.px(24)
        )

    @staticmethod
    def problem_height_px(style: PageStyle, problem: str, width_px: float) -> float:
        """How high the card of a match that can't be played on has to be to say why."""
        least, room = style.least_text_px, width_px - 2 * style.px(_PAD_UNITS)
        lines = BODY.fit_at(least, problem, room, _MOST_PROBLEM_LINES).lines
        return _problem_head_px(style) + style.px(6) + least * BODY.line_em * len(lines) + style.px(24) + 2

    def controls(self) -> list[QWidget]:
        """Its buttons."""
        return [self.resume, self.rename, self.more]

    def set_current(self, current: bool) -> None:
        """Frame it and have its button stand out, or not."""
        super().set_current(current)
        self.resume.set_kind("primary" if current else "secondary")

    def show_match(self, match: RunningMatch) -> None:
        """Show another match."""
        self._can_resume = not match.is_elsewhere and not match.problem
        self._has_problem = bool(match.problem)
        self._tile.set_game(match.game_id)
        where = ", ".join(filter(None, (match.place, match.turn)))  # while chance acts it is nobody's turn
        if match.problem:
            where = match.problem
        elif match.name:
            where = self.tr("{game}: {where}").format(game=match.title, where=where)
        self._where = where, "" if match.problem else match.turn
        self._text.setText(where)
        self._text.set_lines(_MOST_PROBLEM_LINES if match.problem else _WHERE_LINES)
        self._title.setVisible(not match.problem)  # the sentence names the file
        self._saved.setText(match.saved)
        self._count = len(match.names)
        for seat, chip in enumerate(self._chips):
            chip.setVisible(seat < self._count)
            chip.set_name(match.names[seat] if seat < self._count else "")
        self._elsewhere.setVisible(match.is_elsewhere)
        self.resume.setVisible(self._can_resume)
        self.rename.setVisible(self._can_resume)
        self.more.setVisible(not match.is_elsewhere)
        name = match.name or match.title
        facts = ", ".join(filter(None, (where, match.saved, *match.names)))
        self.setAccessibleName(name)
        self.setAccessibleDescription(facts)
        self.resume.setAccessibleDescription(said_of(name, facts))
        self.rename.setAccessibleDescription(name)
        self.more.set_icon("menu", self.tr("More for {match}").format(match=name))

    def place(self, rect: QRectF) -> None:
        """Move it and what is on it."""
        super().place(rect)
        self.tooltip = ""
        self._saved.show()
        if self._has_problem:
            self._place_problem()
            return
        px, width = self._style.px, float(self.width())
        pad, top = px(_PAD_UNITS), px(12)
        head, tile, title = _head_px(self._style), px(_TILE_UNITS), _title_px(self._style)
        is_large = self._style.metrics.text_scale > 1
        self._tile.place(QRectF(pad, top + ((title if is_large else head) - tile) / 2, tile, tile))
        left = pad + tile + px(18)
        # A long name takes room from how far the match is; a word is broken that no line has room for.
        name = self.accessibleName()
        for text, lines in product((name, broken_anywhere(name)), range(1, _TITLE_LINES + 1)):
            self._title.setText(text)
            title = max(title, least_lines_px(self._style, lines))
            self._title.place(QRectF(left, top, width - left - px(12), title))
            laid = self._title.fitted()
            if not (laid.elided or laid.splits_word):
                break
        where, turn = self._where
        self._text.setText(where)
        if is_large:  # it takes the room below the tile, too
            left = pad
        self._text.place(QRectF(left, top + title, width - left - px(12), head - title))
        if turn and self._text.is_clipped():  # whose turn it is for what tells more than the round
            self._text.setText(turn)
        top += head + px(6)
        chip, room, count = _chip_px(self._style), width - 2 * pad, max(1, self._count)
        # Beside the time the discs may be as small as letters; for less it is left to the tooltip.
        least = self._style.least_text_px
        step = (room - px(12) - CAPTION.width_px(self._saved.text(), least)) / count
        if step < least:
            step, self.tooltip = room / count, self._saved.text()
            self._saved.hide()
        step = min(chip + px(6), step)
        side = min(chip, step - 1)
        for seat in range(self._count):
            self._chips[seat].place(QRectF(pad + seat * step, top + (chip - side) / 2, side, side))
        begin = pad + self._count * step + px(8)
        self._saved.place(QRectF(begin, top, width - pad - begin, chip))
        top += chip + px(6)
        self._place_buttons(pad, top, width - 2 * pad)

    def _place_problem(self) -> None:
        """Place the sign, the time and the one button in a line, and below them the whole sentence."""
        px, width = self._style.px, float(self.width())
        pad, top, head = px(_PAD_UNITS), px(12), _problem_head_px(self._style)
        tile, button = min(px(_TILE_UNITS), head), _button_px(self._style)
        self._tile.place(QRectF(pad, top + (head - tile) / 2, tile, tile))
        self.more.place(QRectF(width - pad - button, top + (head - button) / 2, button, button))
        left = pad + tile + px(12)
        self._saved.place(QRectF(left, top, width - pad - button - px(12) - left, head))
        top += head + px(6)
        self._text.place(QRectF(pad, top, width - 2 * pad, self.height() - px(12) - top))

    def _place_buttons(self, left: float, top: float, width: float) -> None:
        px, height = self._style.px, _button_px(self._style)
        gap = px(10)
        more = 0.0 if self.more.isHidden() else height
        self.more.place(QRectF(left + width - height, top, height, height))
        if not self._can_resume:
            self._elsewhere.place(QRectF(left, top, width - more, height))
            return
        room = width - more - 2 * gap
        rename = min(max(self.rename.wanted_width_px() - px(28), px(96)), room * 0.45)
        self.rename.place(QRectF(left + room - rename + gap, top, rename, height))
        # Where large text leaves no room for its word, it stands in the list of the button beside it.
        self.rename.setVisible(not self.rename.is_clipped())
        if self.rename.isHidden():
            rename = -gap
        self.resume.place(QRectF(left, top, room - rename, height))

    def _paint(self, painter: QPainter) -> None:
        theme, px = self._style.theme, self._style.px
        edge = theme.raspberry if self.is_current else None
        draw_box(painter, QRectF(self.rect()), px(WELL_RADIUS_UNITS), theme.well, edge, max(2.0, px(4)))


def _head_px(style: PageStyle) -> float:
    return max(style.px(80), _title_px(style) + least_lines_px(style, _WHERE_LINES))


def _title_px(style: PageStyle) -> float:
    """The title is as high as its line; large letters may need two."""
    if style.metrics.text_scale > 1:
        return max(least_lines_px(style, 2), style.px(_TILE_UNITS)) + style.px(6)
    return line_px(style, NAME, 34)


def _problem_head_px(style: PageStyle) -> float:
    return max(style.px(56), _button_px(style))


def _chip_px(style: PageStyle) -> float:
    return line_px(style, CAPTION, 32)


def _button_px(style: PageStyle) -> float:
    return style.target_px(_BUTTON_UNITS)

"""The panel of the running matches."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtWidgets import QWidget

from cakedesk.app.history.empty_note import EmptyNote
from cakedesk.app.history.lines import least_lines_px, line_px
from cakedesk.app.history.running_card import RunningCard
from cakedesk.app.saves.running_match import RunningMatch
from cakedesk.app.widgets.buttons import PillButton
from cakedesk.app.widgets.choice_sheet import ChoiceSheet
from cakedesk.app.widgets.labels import Label
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.panels import Panel
from cakedesk.app.widgets.row_list import RowList
from cakedesk.app.widgets.text_kinds import CAPTION, CAPTION_BOLD, TITLE, ink_soft
from cakedesk.art import faces


class RunningPanel(Panel):
    """The running matches, latest first."""

    resume_requested = Signal(str)  # a match is to go on, by its key
    watch_requested = Signal(str)  # what has been played of a match is to be seen again
    rename_requested = Signal(str)  # a match wants another name
    abandon_requested = Signal(str)  # a match is to be given up
    delete_requested = Signal(str)  # a match is to be deleted
    older_requested = Signal(str)  # the older versions of a match are to be listed

    def __init__(self, style: PageStyle, sheet: ChoiceSheet, parent: QWidget) -> None:
        super().__init__(style, parent)
        self._sheet = sheet
        self._matches: list[RunningMatch] = []
        self._title = Label(style, TITLE, self, text=self.tr("Running"))
        self._count = Label(style, CAPTION, self, color=ink_soft, align=Qt.AlignmentFlag.AlignRight, lines=2)
        self._foot = Label(style, CAPTION, self, color=ink_soft, lines=2)
        self._foot.setText(self.tr("Older versions of a save are kept too."))
        # Opens the list of damaged saves; hidden while there are none.
        self.damaged = PillButton(style, "", self, text=CAPTION_BOLD)
        self.damaged.hide()
        self._empty = EmptyNote(
            style,
            faces.plate_face(),
            self.tr("Nothing waits to be finished. A game that you leave is kept here by itself."),
            self,
        )
        self._empty.hide()  # nobody knows yet
        self.list: RowList[RunningCard] = RowList(
            style, self.tr("Running matches"), self._make_card, self._show_card, self
        )

    def set_matches(self, matches: Sequence[RunningMatch]) -> None:
        """Show which matches there are; the current one stays so, or the one in its place."""
        before = self._matches[self.list.current].key if self._matches else ""
        number = self.list.current
        self._matches = list(matches)
        keys = [match.key for match in matches]
        self._count.setText(
            self.tr("%n saved by themselves", "running matches", len(matches)) if matches else ""
        )
        self._empty.setVisible(not matches)
        self._foot.setVisible(bool(matches))
        self.list.setVisible(bool(matches))
        self.list.set_count(len(matches), keys.index(before) if before in keys else number)
        self.relayout()

    def set_damaged(self, count: int) -> None:
        """Say how many damaged saves lie aside."""
        self.damaged.set_words(self.tr("%n damaged save(s) …", "", count))
        self.damaged.setVisible(count > 0)
        self.relayout()

    def row_of(self, key: str) -> RunningCard | None:
        """The card of a match, if it is in view."""
        at = next((number for number, match in enumerate(self._matches) if match.key == key), -1)
        return self.list.row_of(at)

    def match(self, key: str) -> RunningMatch | None:
        """A match; None if there is no such match any more."""
        return next((match for match in self._matches if match.key == key), None)

    def relayout(self) -> None:
        """Place everything anew."""
        px, body = self._style.px, self.body()
        left, width = body.x() + px(24), body.width() - px(48)
        line = max(line_px(self._style, TITLE, 44), least_lines_px(self._style, 2))
        title = min(self._title.wanted_width_px() + 2, width * 0.6)
        top = body.y() + px(14)
        self._title.place(QRectF(left, top, title, line))
        self._count.place(QRectF(left + title + px(10), top + px(2), width - title - px(10), line))
        bottom = body.bottom() - px(8)
        side = px(14)
        if not self.damaged.isHidden():
            high = self._style.target_px(46)
            wide = min(self.damaged.wanted_width_px(), body.width() - 2 * side)
            self.damaged.place(QRectF(body.x() + side, bottom - px(6) - high, wide, high))
            bottom -= high + px(12)
        self.list.set_sizes(self._card_px(body.width() - 2 * side - px(20)), px(10))
        foot = max(px(28), self._foot.wanted_height_px(width - px(4)))
        is_long = self._style.metrics.text_scale > 1 and foot > self._foot.kind.line_px(self._style) * 1.5
        if is_long and self.list.wanted_height_px() > bottom - foot - top - line:
            foot = 0.0  # the cards need the room more
        self._foot.setVisible(bool(self._matches) and foot > 0)
        self._foot.place(QRectF(left + px(4), bottom - foot, width - px(4), foot))
        top += line + px(6)
        pad = self.list.pad_px()
        room = QRectF(
            body.x() + side - pad, top, body.width() - 2 * side + 2 * pad, bottom - foot - px(2) - top
        )
        self.list.place(room)
        hollow = QRectF(body.x() + side, top, body.width() - 2 * side, bottom + px(8) - side - top)
        self._empty.place(hollow)

    def _card_px(self, width_px: float) -> float:
        """How high cards are: one that says why its match can't be played on says it whole."""
        told = (
            RunningCard.problem_height_px(self._style, match.problem, width_px)
            for match in self._matches
            if match.problem
        )
        return max(RunningCard.height_px(self._style), *told, 0.0)

    def _make_card(self, parent: QWidget) -> RunningCard:
        card = RunningCard(self._style, parent)
        card.resume_clicked.connect(lambda: self.resume_requested.emit(self._matches[card.index].key))
        card.rename_clicked.connect(lambda: self.rename_requested.emit(self._matches[card.index].key))
        card.more_clicked.connect(lambda: self._open_more(card))
        return card

    def _show_card(self, card: RunningCard, index: int) -> None:
        card.show_match(self._matches[index])

    def _open_more(self, card: RunningCard) -> None:
        match = self._matches[card.index]
        commands = [(self.tr("Delete"), self.delete_requested)]
        if not match.problem:
            commands.insert(0, (self.tr("Give up"), self.abandon_requested))
            if card.rename.isHidden():
                commands.insert(0, (self.tr("Rename"), self.rename_requested))
            commands.insert(0, (self.tr("Watch so far"), self.watch_requested))
        if match.older:
            commands.insert(-1, (self.tr("Older saves …"), self.older_requested))
        self._sheet.open_below(
            card.more,
            card.more.words,
            [words for words, _ in commands],
            -1,
            lambda number: commands[number][1].emit(match.key),
        )

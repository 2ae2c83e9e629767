"""The page of all matches: running ones, finished ones, and statistics."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TypeAlias

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QWidget

from cakedesk.app.files.put_away import PutAway
from cakedesk.app.files.reader import Answer
from cakedesk.app.history.changes import abandon_match, bring_match_back, delete_match, rename_match
from cakedesk.app.history.finished_panel import HistoryPanel
from cakedesk.app.history.finished_row import ended_text, entry_title
from cakedesk.app.history.match_footer import MatchFooter
from cakedesk.app.history.offer_strip import OfferStrip
from cakedesk.app.history.running_panel import RunningPanel
from cakedesk.app.history.sheets import QuestionSheet, RenameSheet
from cakedesk.app.history.shuffle_sheet import ShuffleSheet, check_again
from cakedesk.app.history.statistics_panel import StatisticsPanel
from cakedesk.app.history.store import HistoryStore
from cakedesk.app.saves.old_saves import damaged_saves, older_saves, said_of
from cakedesk.app.saves.running_list import all_running
from cakedesk.app.saves.store import SaveListing, SaveStore
from cakedesk.app.settings.i18n import title_of
from cakedesk.app.widgets.choice_sheet import ChoiceSheet
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.panels import ReturningPage, below_px
from cakedesk.app.widgets.top_bar import TopBar
from cakedesk.table.slicer import PAUSE_MS, Slicer, calls

ListPanel: TypeAlias = RunningPanel | HistoryPanel | StatisticsPanel


class MatchesPage(ReturningPage):
    """The page of all matches. `refresh` looks at the disk; the page does so whenever it is shown."""

    resume_requested = Signal(str)  # a running match is to go on, by its key
    watch_requested = Signal(str)  # what has been played of a running match is to be seen again, by its key
    # The `Path` of an older version of a save, or a damaged one, that is to be played on from.
    old_requested = Signal(object)
    replay_requested = Signal(str)  # a finished match is to be seen again, by its key
    review_requested = Signal(str)  # a finished match is to be looked back at, by its key
    export_requested = Signal(str)  # the record of a finished match is to be given away, by its key
    trouble = Signal(str)  # one sentence for the players

    def __init__(
        self, style: PageStyle, saves: SaveStore, history: HistoryStore, parent: QWidget | None = None
    ) -> None:
        super().__init__(style, parent)
        self._saves = saves
        self._history = history
        self.bar = TopBar(style, self)
        self.bar.set_title(self.tr("Matches"))
        self.bar.set_note(self.tr("everything played at this desk"))
        self.bar.set_tools(help=True)
        self.choices = ChoiceSheet(style, self)  # the list that filters and *more* buttons open
        self.running = RunningPanel(style, self.choices, self)
        self.history = HistoryPanel(style, self)  # the finished ones
        self.statistics = StatisticsPanel(style, self)  # who has won how often
        self.footer = MatchFooter(style, self)  # the chosen finished match; hidden while there is none
        self.footer.hide()
        self.question = QuestionSheet(style, "", self.tr("Keep it"), self)  # asks whether something is meant
        self.rename = RenameSheet(style, self)
        self.shuffle = ShuffleSheet(style, self)  # says whether a match was shuffled as promised
        self.offer = OfferStrip(style, self)  # what was deleted just now, to be brought back
        self._places: dict[ListPanel, QRectF] = {}
        self._opening = Slicer("matches page", self, PAUSE_MS)
        self._taking = Slicer("finished matches", self, PAUSE_MS)
        self._hold(True)
        self._connect()

    def finish(self) -> None:
        """Show at once what is still to be shown."""
        self._opening.finish()
        self._taking.finish()

    def refresh(self) -> None:
        """Look at the disk: the running matches at once, the finished ones soon."""
        self._history.refresh()
        self._read_running()

    def relayout(self) -> None:
        """Place everything anew."""
        self._measure()
        for panel in self._places:
            if not panel.isHidden():
                self._settle(panel)

    def _measure(self) -> None:
        """Place bar and footer, and see where the panels belong."""
        px, width, height = self._style.px, float(self.width()), float(self.height())
        bar = TopBar.height_px(self._style)
        self.bar.setGeometry(0, 0, self.width(), bar)
        floor = height - self.footer.wanted_height_px(self.width())
        self.footer.setGeometry(QRectF(0, floor, width, height - floor).toAlignedRect())
        self.footer.relayout()
        side, gap = px(24), px(16)
        top = below_px(bar, max(self.covered_px, self.offer.covered_px), px(16)) + px(16)
        bottom = floor - px(16)
        room = width - 2 * side - 2 * gap
        # A wide window gives its room to the lists, up to where lines would get too long to follow.
        spare = max(0.0, room - px(1520))
        running = room * 0.262 if not spare else px(398) + spare * 0.24
        statistics = room * 0.352 if not spare else px(535) + spare * 0.38
        left = side
        for panel, wide in (
            (self.running, running),
            (self.history, room - running - statistics),
            (self.statistics, statistics),
        ):
            self._places[panel] = QRectF(left, top, wide, bottom - top)
            left += wide + gap

    def _settle(self, panel: ListPanel) -> None:
        """Place a panel and what is on it."""
        panel.place(self._places[panel])
        panel.relayout()

    def _connect(self) -> None:
        self.bar.back_clicked.connect(self.back)
        self.offer.covered_changed.connect(partial(self.relayout_part, self.relayout))
        self.running.resume_requested.connect(self.resume_requested)
        self.running.watch_requested.connect(self.watch_requested)
        self.running.rename_requested.connect(self._rename_running)
        self.running.abandon_requested.connect(self._ask_to_abandon)
        self.running.delete_requested.connect(self._ask_to_delete_running)
        self.running.older_requested.connect(self._list_older)
        self.running.damaged.clicked.connect(self._list_damaged)
        self.history.chosen.connect(self._show_chosen)
        self.history.cancel_requested.connect(self._history.cancel)
        self.history.go_on_requested.connect(self._history.refresh)
        self._history.changed.connect(self._take_history)
        self._history.progressed.connect(self.history.show_progress)
        self.footer.watch.clicked.connect(lambda: self.replay_requested.emit(self.history.chosen_key))
        self.footer.review.clicked.connect(lambda: self.review_requested.emit(self.history.chosen_key))
        self.footer.export.clicked.connect(lambda: self.export_requested.emit(self.history.chosen_key))
        self.footer.check.clicked.connect(self._check_finished)
        self.footer.rename.clicked.connect(self._rename_finished)
        self.footer.delete.clicked.connect(self._ask_to_delete_finished)

    def _open(self) -> None:
        """Bring the panels up one after the other."""
        for panel in (self.running, self.history, self.statistics):
            panel.hide()
        self._opening.begin(
            calls(
                self._history.refresh,
                self._read_running,
                self._open_running,
                partial(self._bring, self.history),
                partial(self._bring, self.statistics),
                partial(self._taking.hold, False),
            )
        )

    def _read_running(self) -> None:
        folder = self._saves.paths.saves
        self._ask(lambda: (self._saves.listing(), len(damaged_saves(folder))), self._show_running)

    def _show_running(self, found: tuple[SaveListing, int]) -> None:
        listing, damaged = found
        matches, troubles = all_running(listing)
        self.running.set_damaged(damaged)
        self.running.set_matches(matches)
        for sentence in troubles:
            self.trouble.emit(sentence)

    def _ask(
        self,
        question: Callable[[], Answer],
        take: Callable[[Answer], None],
        refuse: Callable[[str], None] | None = None,
    ) -> None:
        self._saves.reader.ask(self, question, take, refuse or self.trouble.emit)

    def _open_running(self) -> None:
        self._bring(self.running)
        self._focus_list(self.running)

    def _bring(self, panel: ListPanel) -> None:
        """Show a panel in its place, painted now: all of them in one turn of the event loop are too much."""
        self._settle(panel)
        panel.show()
        panel.repaint()

    def _take_history(self) -> None:
        self._taking.begin(calls(self._know_entries, self._show_entries, *self._rest()))

    def _know_entries(self) -> None:
        if not self.history.know_entries(self._history.entries):
            self._taking.begin(calls(self._show_state, *self._rest()))

    def _show_entries(self) -> None:
        self.history.show_known()
        self._show_state()

    def _show_state(self) -> None:
        store = self._history
        self.history.set_state(
            is_reading=store.is_reading,
            is_complete=store.is_complete,
            is_known=store.is_known,
            note=store.note,
        )
        self._show_chosen(self.history.chosen_key)

    def _take_statistics(self) -> None:
        self.statistics.set_entries(self._history.entries, is_known=self._history.is_known)

    def _show_chosen(self, key: str) -> None:
        """Show the chosen match below, and panels that get another height by it."""
        before = self.footer.wanted_height_px(self.width())
        self.footer.show_entry(self._history.entry(key))
        if self.footer.wanted_height_px(self.width()) == before:
            return
        self._measure()
        self._settle(self.history)
        others = [panel for panel in (self.running, self.statistics) if not panel.isHidden()]
        bring = [partial(self._bring, panel) for panel in others]
        self._taking.begin(calls(*bring, *self._rest()))

    def _rest(self) -> tuple[Callable[[], None], Callable[[], None]]:
        """What is shown last, also if the page was left amid it the time before."""
        return lambda: self.footer.setVisible(self.footer.entry is not None), self._take_statistics

    # ----------------------------------------------------------------------------------- older saves

    def _list_older(self, key: str) -> None:
        row = self.running.row_of(key)
        if row is not None:
            self._list_old(
                row.more, self.tr("Older saves"), partial(older_saves, self._saves.paths.saves / key)
            )

    def _list_damaged(self) -> None:
        find = partial(damaged_saves, self._saves.paths.saves)
        self._list_old(self.running.damaged, self.tr("Damaged saves"), find)

    def _list_old(self, button: QWidget, name: str, find: Callable[[], list[Path]]) -> None:
        """List saves below a button; the chosen one is opened."""

        def open_list(found: list[tuple[Path, str]]) -> None:
            if found and button.isVisible():
                self.choices.open_below(
                    button,
                    name,
                    [said for _, said in found],
                    -1,
                    lambda number: self.old_requested.emit(found[number][0]),
                )

        self._ask(lambda: [(file, said_of(file)) for file in find()], open_list)

    # ------------------------------------------------------------------------------- running matches

    def _rename_running(self, key: str) -> None:
        match = self.running.match(key)
        if match is not None:
            self.rename.ask_name(match.title, match.name, lambda name: self._name_running(key, name))

    def _name_running(self, key: str, name: str) -> None:
        self._change_running(lambda: rename_match(self._saves, key, name))

    def _ask_to_abandon(self, key: str) -> None:
        match = self.running.match(key)
        if match is not None:
            self.question.ask_to_give_up(
                match.called, lambda: self._change_running(lambda: abandon_match(self._saves, key))
            )

    def _ask_to_delete_running(self, key: str) -> None:
        match = self.running.match(key)
        if match is not None:
            name = match.called
            self.question.ask_to_delete(
                name, match.title, match.saved, lambda: self._delete_running(key, name)
            )

    def _delete_running(self, key: str, name: str) -> None:
        def take(put: PutAway) -> None:
            self.offer.offer(self._deleted_words(name), lambda: self._bring_running_back(put))
            self._refresh_and_focus(self.running)

        self._ask(partial(delete_match, self._saves, key), take, self._tell_refused)

    def _bring_running_back(self, put: PutAway) -> None:
        def bring_back() -> str:
            bring_match_back(put)
            return ""

        self._change_running(bring_back)

    def _change_running(self, change: Callable[[], str]) -> None:
        """Do something to a running match, and show what came of it."""
        self._ask(change, self._tell_refused, self._tell_refused)

    def _tell_refused(self, sentence: str) -> None:
        if sentence:
            self.trouble.emit(sentence)
        self._refresh_and_focus(self.running)

    # ------------------------------------------------------------------------------ finished matches

    def _rename_finished(self) -> None:
        entry = self.footer.entry
        if entry is not None:
            key = entry.key
            self.rename.ask_name(
                title_of(entry.game_id), entry.name, lambda name: self._name_finished(key, name)
            )

    def _name_finished(self, key: str, name: str) -> None:
        self._ask(partial(self._history.keep_name, key, name), lambda _: None)

    def _check_finished(self) -> None:
        key = self.history.chosen_key
        self._ask(lambda: check_again(self._history.match(key)), self.shuffle.tell)

    def _ask_to_delete_finished(self) -> None:
        entry = self.footer.entry
        if entry is not None:
            key, name = entry.key, entry_title(entry)
            game, when = title_of(entry.game_id), ended_text(entry.ended, datetime.now())
            self.question.ask_to_delete(name, game, when, lambda: self._delete_finished(key, name))

    def _delete_finished(self, key: str, name: str) -> None:
        def take(put: PutAway) -> None:
            self._history.forget(key)
            self.offer.offer(self._deleted_words(name), lambda: self._bring_finished_back(put))
            self._focus_list(self.history)

        def refuse(sentence: str) -> None:
            self.trouble.emit(sentence)
            self._history.refresh()

        self._ask(partial(self._history.delete, key), take, refuse)

    def _bring_finished_back(self, put: PutAway) -> None:
        def show(_: None) -> None:
            self._history.refresh()
            self._focus_list(self.history)

        self._ask(partial(self._history.bring_back, put), show)

    # ------------------------------------------------------------------------------------ the page

    def _deleted_words(self, name: str) -> str:
        return self.tr("“{match}” is deleted.").format(match=name)

    def _refresh_and_focus(self, panel: RunningPanel | HistoryPanel) -> None:
        self.refresh()
        self._focus_list(panel)

    def _focus_list(self, panel: RunningPanel | HistoryPanel) -> None:
        """Give the keyboard to the current row: what had it may be gone."""
        focused = QApplication.focusWidget()
        if focused is not None and focused is not self and self.isAncestorOf(focused) and focused.isVisible():
            return
        row = panel.list.row_of(panel.list.current)
        wanted = [control for control in row.controls() if control.isVisible()] if row is not None else []
        (wanted[0] if wanted else self.bar.back_button).setFocus(Qt.FocusReason.OtherFocusReason)

    def _hold(self, on: bool) -> None:
        for steps in (self._opening, self._taking):
            steps.hold(on)

    def showEvent(self, event: QShowEvent) -> None:
        """Look at the disk, and offer the latest match to the Enter key."""
        self._open()
        super().showEvent(event)
        self.setFocus()
        self._opening.hold(False)

    def hideEvent(self, event: QHideEvent) -> None:
        """What was deleted can be brought back only as long as the page is there."""
        super().hideEvent(event)
        self.offer.dismiss()
        self._hold(True)

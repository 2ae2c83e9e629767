"""Nobody loses a match that can't be saved without being asked: what closing the window asks then."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QRectF, QTimer
from PySide6.QtWidgets import QWidget

from cakedesk.app.files.disk_errors import no_answer, why_failed
from cakedesk.app.files.reader import in_time
from cakedesk.app.files.writer import SaveWriter, UnsavedMatch
from cakedesk.app.history.record_export import ask_for_place, running_name
from cakedesk.app.history.sheets import QuestionSheet
from cakedesk.app.widgets.buttons import PillButton
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.engine.whole_files import in_place_of
from cakedesk.table.joined_words import in_parts

TRY_MS = 2000
"""A disk that has not answered for so long is not waited for."""
_MOST_LINES = 8
"""Several matches of people with long names, and why each can't be saved."""


class UnsavedSheet(QuestionSheet):
    """Writes what is left before the program ends, and asks what is to become of matches that can't be saved.

    The program ends as soon as all is saved, also while this is asked, unless people say that they stay.

    Args:
        hold: called with True: nobody plays on from here; with False: they do again.
        leave: ends the program; called once nothing is unsaved any more, or if a person wants it.
    """

    def __init__(
        self,
        style: PageStyle,
        writer: SaveWriter,
        hold: Callable[[bool], None],
        leave: Callable[[], None],
        parent: QWidget,
    ) -> None:
        super().__init__(style, "", "", parent)
        self._writer = writer
        self._hold = hold
        self._leave_program = leave
        self._attempts = 1
        self._is_elsewhere = False  # whether a dialog asks for a place
        self._words.set_lines(_MOST_LINES)
        self.leave.clicked.disconnect(self.close_sheet)
        self.leave.clicked.connect(self.try_again)
        self.without = PillButton(style, self.tr("Close without saving"), self)
        self.without.clicked.connect(self._go)
        self.stay = PillButton(style, self.tr("Keep CakeDesk open"), self)
        self.stay.clicked.connect(self.close_sheet)
        self._trying = QTimer(self, singleShot=True)
        self._trying.timeout.connect(self._ask_again)
        writer.changed.connect(self._follow_disk)

    def begin(self) -> None:
        """Write what is left, and end the program; or ask where that can't be done or takes long."""
        if self._trying.isActive() or not self.isHidden():
            return
        self._attempts = 0
        self._hold(True)
        self.try_again()

    def try_again(self) -> None:
        """Try to save, and end the program or ask once more."""
        if self._trying.isActive():
            return
        self._attempts += 1
        self.leave.set_words(self.tr("Trying …"))
        self._trying.start(TRY_MS)
        self._writer.try_again()
        self._follow_disk()

    def close_sheet(self) -> None:
        """People stay: they play on."""
        self._trying.stop()
        super().close_sheet()
        self._hold(False)

    def _follow_disk(self) -> None:
        """The disk has done something."""
        is_trying = self._trying.isActive()
        if (self.isHidden() and not is_trying) or self._is_elsewhere:
            return
        if not self._writer.unsaved_matches():
            self._go()
        elif is_trying and not self._writer.is_busy():
            self._ask_again()

    def _ask_again(self) -> None:
        """Say that it can't be saved: the first time, or still."""
        matches = self._writer.unsaved_matches()
        if self._attempts == 1:
            self._ask_about(matches)
            return
        words = self.tr(
            "This still can't be saved ({why}, attempt {number}): {matches}. "
            "What was played there since the last save would be lost."
        )
        why = in_parts(list(dict.fromkeys(match.why for match in matches)))
        self._ask(matches, words.format(why=why, number=self._attempts, matches=_names(matches)))

    def _ask_about(self, matches: list[UnsavedMatch], trouble: str = "") -> None:
        """Say what can't be saved, and why not elsewhere if that was tried."""
        words = self.tr(
            "This can't be saved: {matches}. What was played there since the last save would be lost."
        ).format(matches=_names(matches))
        self._ask(matches, f"{trouble} {words}".strip())

    def _ask(self, matches: list[UnsavedMatch], words: str) -> None:
        self._trying.stop()
        self.leave.set_words(self.tr("Try again"))
        if not matches:
            self._go()
            return
        title = self.tr("Close CakeDesk without saving?")
        self.ask(title, words, self.tr("Save elsewhere …"), self._save_elsewhere)

    def middle_px(self) -> float:
        """Two more buttons."""
        return (self._style.px(18) + self._style.target_px(62)) * self._rows()

    def place_middle(self, rect: QRectF) -> None:
        """Place two more buttons above the others, one above the other where their words are long."""
        rows, gap = self._rows(), self._style.px(18)
        each = rect.width() if rows > 1 else (rect.width() - gap) / 2
        wide, high = min(max(self._words_px(), self._style.px(200)), each), rect.height() / rows - gap
        self.without.place(QRectF(rect.right() - wide, rect.bottom() - high, wide, high))
        left = rect.right() - wide if rows > 1 else rect.right() - 2 * wide - gap
        self.stay.place(QRectF(left, rect.top() + gap, wide, high))

    def _rows(self) -> int:
        return 1 if 2 * self._words_px() + self._style.px(18) <= self.inner_px() else 2

    def _words_px(self) -> float:
        return max(self.without.wanted_width_px(), self.stay.wanted_width_px())

    def _save_elsewhere(self) -> None:
        self._trying.stop()
        self._is_elsewhere = True
        try:
            trouble = self._write_elsewhere()
        finally:
            self._attempts, self._is_elsewhere = 1, False
        self._ask_about(self._writer.unsaved_matches(), trouble)

    def _write_elsewhere(self) -> str:
        """Write matches to where people say, until one fails. Returns why."""
        from cakedesk.engine.record import MatchRecord  # noqa: PLC0415 - few ever ask

        for match in self._writer.unsaved_matches():
            target = ask_for_place(running_name(MatchRecord.from_json(match.text)), self)
            if target is None:
                break
            if why := in_time(partial(_write, match.text, target), no_answer(), is_other_disk=True):
                template = self.tr("The match can't be written to {file}: {why}.")
                return template.format(file=target, why=why)
            self._writer.give_up(match.path)
        return ""

    def _done(self) -> None:
        # The sheet stays below the dialog: nobody plays on meanwhile.
        self._save_elsewhere()

    def _go(self) -> None:
        self._trying.stop()
        super().close_sheet()
        self._leave_program()


def _write(text: str, target: Path) -> str:
    """Write a match where people want it. Tells why it can't be written; empty: it is."""
    try:
        with in_place_of(target) as unfinished:
            unfinished.write_text(text, encoding="utf-8", errors="backslashreplace")
    except OSError as error:
        return why_failed(error)
    return ""


def _names(matches: list[UnsavedMatch]) -> str:
    return in_parts([match.name for match in matches])

"""Nobody loses a match that can't be saved without being asked: what closing the window asks then."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from cakedesk.app.files.disk_errors import why_failed
from cakedesk.app.files.writer import SaveWriter, UnsavedMatch
from cakedesk.app.history.record_export import ask_for_place
from cakedesk.app.history.sheets import QuestionSheet
from cakedesk.app.widgets.buttons import PillButton
from cakedesk.app.widgets.page_style import PageStyle

_TRY_S = 2.0
_MOST_LINES = 8
"""Several matches of people with long names, and why each can't be saved."""


class UnsavedSheet(QuestionSheet):
    """Asks what is to become of matches that can't be saved, before the program ends.

    Args:
        leave_anyway: ends the program; called once nothing is unsaved any more, or if a person wants it.
    """

    def __init__(
        self, style: PageStyle, writer: SaveWriter, leave_anyway: Callable[[], None], parent: QWidget
    ) -> None:
        super().__init__(style, "", "", parent)
        self._writer = writer
        self._leave_anyway = leave_anyway
        self._attempts = 1
        self._words.set_lines(_MOST_LINES)
        self.leave.set_words(self.tr("Try again"))
        self.leave.clicked.disconnect(self.close_sheet)
        self.leave.clicked.connect(self.try_again)
        self.without = PillButton(style, self.tr("Close without saving"), self)
        self.without.clicked.connect(self._go)

    def try_again(self) -> None:
        """Try to save, and end the program or ask once more."""
        self._writer.flush(_TRY_S)
        self._attempts += 1
        matches = self._writer.unsaved_matches()
        words = self.tr(
            "This still can't be saved ({why}, attempt {number}): {matches}. "
            "What was played there since the last save would be lost."
        )
        why = "; ".join(dict.fromkeys(match.why for match in matches))
        self._ask(matches, words.format(why=why, number=self._attempts, matches=_names(matches)))

    def ask_about(self, matches: list[UnsavedMatch], trouble: str = "") -> None:
        """Open the sheet, or end the program if nothing is unsaved.

        Args:
            trouble: why it could not be written elsewhere; empty if that was not tried.
        """
        self._attempts = 1
        words = self.tr(
            "This can't be saved: {matches}. What was played there since the last save would be lost."
        ).format(matches=_names(matches))
        self._ask(matches, f"{trouble} {words}".strip())

    def _ask(self, matches: list[UnsavedMatch], words: str) -> None:
        if not matches:
            self._go()
            return
        title = self.tr("Close CakeDesk without saving?")
        self.ask(title, words, self.tr("Save elsewhere …"), self._save_elsewhere)

    def middle_px(self) -> float:
        """The third button."""
        return self._style.px(18) + self._style.target_px(62)

    def place_middle(self, rect: QRectF) -> None:
        """Place the third button, above the one that saves."""
        wide = min(max(self.without.wanted_width_px(), self._style.px(200)), rect.width())
        self.without.place(rect.adjusted(rect.width() - wide, self._style.px(18), 0, 0))

    def _save_elsewhere(self) -> None:
        trouble = ""
        for match in self._writer.unsaved_matches():
            target = ask_for_place(match.name, self)
            if target is None:
                break
            try:
                target.write_text(match.text, encoding="utf-8", errors="backslashreplace")
            except OSError as error:
                template = self.tr("The match can't be written to {file}: {why}.")
                trouble = template.format(file=target, why=why_failed(error))
                break
            self._writer.give_up(match.path)
        self.ask_about(self._writer.unsaved_matches(), trouble)

    def _go(self) -> None:
        self.close_sheet()
        self._leave_anyway()


def _names(matches: list[UnsavedMatch]) -> str:
    return "; ".join(match.name for match in matches)


def unsaved_after_trying(writer: SaveWriter) -> list[UnsavedMatch]:
    """Write what is left."""
    if writer.has_unwritten():
        writer.flush(_TRY_S)
    return writer.unsaved_matches()

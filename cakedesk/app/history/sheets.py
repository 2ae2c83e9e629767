"""The two questions that the page asks: what a match is to be called, and whether something is meant."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from cakedesk.app.people.shown_names import LONGEST_MATCH_NAME
from cakedesk.app.widgets.buttons import PillButton
from cakedesk.app.widgets.fields import NameEdit
from cakedesk.app.widgets.labels import Label
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.panels import Sheet
from cakedesk.app.widgets.text_kinds import BODY, TITLE, ink_soft

_WIDTH_UNITS = 760


class QuestionSheet(Sheet):
    """A title, a few words, and two buttons: do it, or leave it."""

    def __init__(self, style: PageStyle, do_words: str, leave_words: str, parent: QWidget) -> None:
        super().__init__(style, parent)
        self._then: Callable[[], None] | None = None
        self._title = Label(style, TITLE, self, lines=3)
        self._words = Label(style, BODY, self, color=ink_soft, lines=5)
        self.leave = PillButton(style, leave_words, self)
        self.do = PillButton(style, do_words, self, kind="primary")
        self.leave.clicked.connect(self.close_sheet)
        self.do.clicked.connect(self._done)

    def ask(self, title: str, words: str, do_words: str, then: Callable[[], None]) -> None:
        """Open the sheet."""
        self.setAccessibleName(title)
        self.setAccessibleDescription(words)
        self._title.setText(title)
        self._words.setText(words)
        self.do.set_words(do_words)
        self._then = then
        self.open()

    def ask_to_give_up(self, called: str, then: Callable[[], None]) -> None:
        """Ask whether a running match is given up."""
        self.ask(
            self.tr("Give up “{match}”?").format(match=called),
            self.tr("It goes into the history without a result and does not count in statistics."),
            self.tr("Give up"),
            then,
        )

    def ask_to_delete(self, called: str, game: str, when: str, then: Callable[[], None]) -> None:
        """Ask whether a match is deleted."""
        words = self.tr("{game}, {when}. As long as you are on this page, you can bring it back.")
        self.ask(
            self.tr("Delete “{match}”?").format(match=called),
            words.format(game=game, when=when),
            self.tr("Delete"),
            then,
        )

    def first_focus(self) -> QWidget:
        """The button that does nothing: Enter by mistake costs nothing."""
        return self.leave

    def inner_px(self) -> float:
        """How wide words and buttons may be."""
        px = self._style.px
        return min(px(_WIDTH_UNITS), self.width() - px(64)) - px(72)

    def middle_px(self) -> float:
        """How much room is kept between words and buttons."""
        return 0.0

    def place_middle(self, rect: QRectF) -> None:
        """Place what is between words and buttons."""

    def relayout(self) -> None:
        """Place everything anew."""
        px, button = self._style.px, self._style.target_px(62)
        width = self.inner_px()
        title = self._title.wanted_height_px(width) + px(6)
        words = self._words.wanted_height_px(width) + px(6) if self._words.text() else 0.0
        middle = self.middle_px()
        height = px(30) + title + px(8) + words + middle + px(22) + button + px(28)
        panel = self.center_panel(_WIDTH_UNITS, height)
        left, top = panel.x() + px(36), panel.y() + px(30)
        self._title.place(QRectF(left, top, width, title))
        top += title + px(8)
        self._words.place(QRectF(left, top, width, words))
        self.place_middle(QRectF(left, top + words, width, middle))
        bottom = panel.bottom() - px(28) - button
        each = (width - px(16)) / 2
        wide = min(max(self.do.wanted_width_px(), self.leave.wanted_width_px(), px(200)), each)
        self.do.place(QRectF(left + width - wide, bottom, wide, button))
        self.leave.place(QRectF(left + width - 2 * wide - px(16), bottom, wide, button))

    def _done(self) -> None:
        then, self._then = self._then, None
        self.close_sheet()
        if then is not None:
            then()


class RenameSheet(QuestionSheet):
    """Asks what a match is to be called."""

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(style, "", "", parent)
        self.leave.set_words(self.tr("Cancel"))
        self.edit = NameEdit(style, self.tr("Name of the match"), LONGEST_MATCH_NAME, self)
        self.edit.returnPressed.connect(self.do.click)
        QWidget.setTabOrder(self.edit, self.leave)

    def ask_name(self, game: str, name: str, take: Callable[[str], None]) -> None:
        """Open the sheet (`name`: the present name; empty for none)."""
        self.edit.setText(name)
        self.edit.setPlaceholderText(game)
        self.ask(
            self.tr("What is this match called?"),
            self.tr("Without a name it is called “{game}”.").format(game=game),
            self.tr("Keep the name"),
            lambda: take(" ".join(self.edit.text().split())),
        )
        self.edit.selectAll()

    def first_focus(self) -> QWidget:
        """The field."""
        return self.edit

    def middle_px(self) -> float:
        """The field."""
        return self._style.px(12) + self._style.target_px(58)

    def place_middle(self, rect: QRectF) -> None:
        """Place the field."""
        self.edit.place(rect.adjusted(0, self._style.px(12), 0, 0))

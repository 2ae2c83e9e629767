"""The page after a game: who won, with what, and what they may be proud of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from cakedesk.app.end.confetti import Confetti
from cakedesk.app.end.points_panel import PointsPanel
from cakedesk.app.end.proud_picture import MOST_PICTURES, ProudPicture
from cakedesk.app.widgets.buttons import PillButton
from cakedesk.app.widgets.first_picture import FirstPicture
from cakedesk.app.widgets.labels import Label
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.panels import Page, Panel, SeatChip, below_px
from cakedesk.app.widgets.text_kinds import BODY, BUTTON_LARGE, PAGE, ink_soft
from cakedesk.app.widgets.top_bar import TopBar
from cakedesk.table.kit.end_summary import EndSummary
from cakedesk.table.slicer import Slicer, Work

_MOST_WINNERS = 6
_EASY_UNITS = 22.0
"""Rather than smaller than this the winners' names are shortened in the headline."""

_SIDE_UNITS, _SPLIT_UNITS, _TOP_UNITS = 40.0, 24.0, 32.0
_MOST_NOTE_LINES = 6
"""Long names in large letters need so many; the picture gives way."""
_LEAST_LEFT_SHARE = 0.3
"""What winners and picture have beside a sheet of many columns."""
_MOST_COVERED_SHARE = 0.3
"""Below a message that takes more of the page the picture would have no room."""


class WinnerPanel(Panel):
    """Who won, in one sentence behind their discs."""

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(style, parent)
        self._chips = [SeatChip(style, seat, self) for seat in range(_MOST_WINNERS)]
        self._title = Label(style, PAGE, self, lines=5)
        self._titles: tuple[str, ...] = ("",)
        self._winners: tuple[int, ...] = ()

    def show_winners(self, winners: Sequence[int], title: str, short_titles: Sequence[str] = ()) -> None:
        """Show who won. Takes effect with `relayout`."""
        self._winners = tuple(winners)
        self._titles = (title, *short_titles)
        self._title.setAccessibleName(title)
        for number, chip in enumerate(self._chips):
            chip.setVisible(number < len(self._winners))
            if number < len(self._winners):
                chip.set_seat(self._winners[number])

    def relayout(self) -> None:
        """Place everything anew."""
        px, body = self._style.px, self.body()
        side = px(80) if len(self._winners) == 1 else px(58)
        # Discs of several winners overlap a little, like people in a photograph.
        step = side * 0.78
        left = body.x() + px(24)
        for number in range(len(self._winners)):
            top = body.center().y() - side / 2
            self._chips[number].place(QRectF(left + number * step, top, side, side))
        left += step * max(0, len(self._winners) - 1) + side + px(20)
        self._title.place(
            QRectF(left, body.y() + px(8), body.right() - px(20) - left, body.height() - px(16))
        )
        self._choose_title()

    def _choose_title(self) -> None:
        """Write the longest sentence that is read with ease, or else the longest that can be read at all."""
        ease, width = self._style.metrics.text_px(_EASY_UNITS), self._title.width()
        lines = max(1, int(self._title.height() / (ease * PAGE.line_em) + 0.2))
        easy = [title for title in self._titles if not PAGE.fit_at(ease, title, width, lines).elided]
        for title in easy[:1] or self._titles:
            self._title.setText(title)
            if not self._title.is_clipped():
                break
        shown, full = self._title.text(), self._titles[0]
        self.tooltip = "" if shown == full else full


class EndPage(Page):
    """The end page."""

    see_table = Signal()  # the final position is wanted
    home_clicked = Signal()  # the home page is wanted
    play_again = Signal()  # the same seats play again, with new cards; the start moves on where there is one
    same_deal = Signal()  # the same seats play again, with the same cards in the same order
    review = Signal()  # the match is to be looked back at
    replay = Signal()  # the match is to be watched from its beginning
    save_record = Signal()  # the record is wanted as a file

    def __init__(self, style: PageStyle, parent: QWidget | None = None) -> None:
        super().__init__(style, parent)
        self.bar = TopBar(style, self)
        self._confetti = Confetti(style, self)
        self._winners = WinnerPanel(style, self)
        self._picture = ProudPicture(style, self)
        self._ahead = Slicer("end page", self)
        self._first = FirstPicture(style, self)
        self._result: object = None
        self.sheet = PointsPanel(style, self)
        self._notes = Label(style, BODY, self, color=ink_soft, lines=_MOST_NOTE_LINES)
        self.table_button = PillButton(style, self.tr("See the table"), self, icon="eye")
        self.replay_button = PillButton(style, self.tr("Replay"), self)
        self.review_button = PillButton(style, self.tr("Look back"), self)
        self.home_button = PillButton(style, self.tr("Home"), self)
        self.again_button = PillButton(style, self.tr("Play again"), self, kind="primary", text=BUTTON_LARGE)
        self.deal_button = PillButton(style, self.tr("Same deal again"), self)
        self.save_button = PillButton(style, self.tr("Save the record"), self)
        self._order_keys()
        self.bar.back_clicked.connect(self.home_clicked)
        self.table_button.clicked.connect(self.see_table)
        self.home_button.clicked.connect(self.home_clicked)
        self.replay_button.clicked.connect(self.replay)
        self.review_button.clicked.connect(self.review)
        self.deal_button.clicked.connect(self.same_deal)
        self.save_button.clicked.connect(self.save_record)
        self.again_button.clicked.connect(self.play_again)

    def show_summary(self, title: str, names: Sequence[str], summary: EndSummary) -> None:
        """Show the result of a game (`names`: of the players, by seat)."""
        is_prepared = not self._take_summary(title, names, summary) and self._ahead.is_done
        self._ahead.drop()
        self._confetti.start()
        if not is_prepared:
            self._restyle()

    def prepare(
        self, title: str, names: Sequence[str], summarize: Callable[[], EndSummary], size: QSize
    ) -> None:
        """Have the pictures drawn while the table still shows the last action."""
        self.resize(size)
        self._ahead.begin(self._prepare(title, names, summarize))

    def _prepare(self, title: str, names: Sequence[str], summarize: Callable[[], EndSummary]) -> Work:
        summary = summarize()
        yield
        self._take_summary(title, names, summary)
        yield
        self._relayout_now()
        yield
        self._picture.prefetch()
        yield
        self._first.paint(without=[self._confetti])

    def _take_summary(self, title: str, names: Sequence[str], summary: EndSummary) -> bool:
        """Write a result. Returns whether it is another one."""
        result = (title, tuple(names), summary)
        if result == self._result:
            return False
        self._result = result
        winners = summary.winners()
        self.bar.set_title(title)
        self.bar.set_note(self.tr("Final score"))
        self._winners.show_winners(winners, summary.title, summary.short_titles)
        each = max(1, min(summary.pictures_each, MOST_PICTURES // max(1, len(winners))))
        pictures = [(seat, picture) for seat in winners for picture in summary.pictures[seat][:each]]
        self._picture.show_pictures(pictures)
        self.sheet.show_points(names, summary.points)
        self._notes.setText(" ".join(summary.notes))
        return True

    def relayout(self) -> None:
        """Place everything anew."""
        self._first.forget()
        px, width, height = self._style.px, float(self.width()), float(self.height())
        bar = TopBar.height_px(self._style)
        self.bar.setGeometry(0, 0, self.width(), bar)
        side, top = px(_SIDE_UNITS), self._top_px(bar)
        button = self._style.target_px(74)
        bottom = height - px(46) - button
        left_width = self._left_width_px(bottom - px(36) - top)
        left = side + left_width + px(_SPLIT_UNITS)
        sheet = QRectF(left, top, width - side - left, bottom - px(36) - top)
        self._winners.place(QRectF(side, top, left_width, px(118)))
        self._winners.relayout()
        row_top = bottom + (button - self._style.target_px(62)) / 2
        notes = self._notes.wanted_height_px(left_width) + px(6) if self._notes.text() else 0.0
        self._notes.place(QRectF(side, row_top - px(14) - notes, left_width, notes))
        floor = row_top - px(14) - (notes + px(14) if notes else 0.0)
        picture_top = top + px(118 + 14)
        inset = px(34)
        self._picture.place(QRectF(side + inset, picture_top, left_width - 2 * inset, floor - picture_top))
        self._confetti.setGeometry(QRectF(0, bar, side + left_width + px(20), height - bar).toAlignedRect())
        near = px(14)
        clear = QRectF(self._notes.geometry()).translated(0, -bar).adjusted(-near, -near, near, near)
        self._confetti.scatter([clear] if notes else [])
        self.sheet.place(sheet)
        self.sheet.relayout()
        self._relayout_buttons(side, side + left_width, sheet, bottom)

    def _top_px(self, bar_px: float) -> float:
        """Where winners and sheet begin: below the bar, or below a message."""
        margin = self._style.px(_TOP_UNITS)
        return below_px(bar_px, min(self.covered_px, self.height() * _MOST_COVERED_SHARE), margin) + margin

    def _left_width_px(self, sheet_height_px: float) -> float:
        """The width of what is beside the sheet, which gives way to a sheet of many columns."""
        px, width = self._style.px, float(self.width())
        usual = min(px(600) + max(0.0, width - px(1600)) * 0.4, width * 0.40)
        sheet = self.sheet.wanted_width_px(sheet_height_px)
        return max(min(usual, width - px(2 * _SIDE_UNITS + _SPLIT_UNITS) - sheet), width * _LEAST_LEFT_SHARE)

    def _order_keys(self) -> None:
        """Tab goes along the buttons as they stand."""
        buttons = (self.deal_button, self.save_button, self.table_button, self.replay_button)
        last = (self.review_button, self.home_button, self.again_button)
        for one, other in pairwise((*buttons, *last)):
            self.setTabOrder(one, other)

    def _relayout_buttons(self, left: float, left_end: float, sheet: QRectF, top: float) -> None:
        """Two buttons below the picture and the others below the sheet, unless those in all need the room."""
        px, gap = self._style.px, self._style.px(14)
        low, high = self._style.target_px(62), self._style.target_px(74)
        pair = (self.deal_button, self.save_button)
        others = (self.table_button, self.replay_button, self.review_button, self.home_button)
        again = max(self.again_button.wanted_width_px(), px(270))
        wanted = self._wanted_px(pair), self._wanted_px(others) + gap + again
        begin = sheet.x()
        if wanted[0] > left_end - left or wanted[1] > sheet.width():
            share = min(1.0, (sheet.right() - left - px(_SPLIT_UNITS)) / sum(wanted))
            left_end, again = left + wanted[0] * share, again * share
            begin = left_end + px(_SPLIT_UNITS)
        row_top = top + (high - low) / 2
        self._place_row(pair, left, left_end, row_top, low)
        self._place_row(others, begin, sheet.right() - again - gap, row_top, low)
        self.again_button.place(QRectF(sheet.right() - again, top, again, high))

    def _wanted_px(self, buttons: Sequence[PillButton]) -> float:
        return sum(button.wanted_width_px() for button in buttons) + self._style.px(14) * (len(buttons) - 1)

    def _place_row(
        self, buttons: Sequence[PillButton], left: float, right: float, top: float, height: float
    ) -> None:
        """Share the room of a row among buttons by what they want; what is left over stays at its left."""
        gap = self._style.px(14)
        wanted = [button.wanted_width_px() for button in buttons]
        share = min(1.0, (right - left - gap * (len(buttons) - 1)) / sum(wanted))
        x = right
        for button, width in zip(reversed(buttons), reversed(wanted), strict=True):
            button.place(QRectF(x - width * share, top, width * share, height))
            x -= width * share + gap

    def showEvent(self, event: QShowEvent) -> None:
        """Offer another game to the Enter key."""
        super().showEvent(event)
        self._first.lie_over()
        self.again_button.setFocus(Qt.FocusReason.OtherFocusReason)

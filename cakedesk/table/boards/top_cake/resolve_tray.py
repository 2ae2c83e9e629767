"""The tray while bids are resolved: who wins and why, and how it goes on."""

from __future__ import annotations

from collections.abc import Callable

from cakedesk.table.boards.top_cake.layout import BoardRects
from cakedesk.table.boards.top_cake.resolve_layout import ResolveTrayRects, resolve_tray_rects
from cakedesk.table.items import BarItem, ButtonItem, ChipItem, TextItem, TextStyle
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart

TITLE_UNITS = 36
WHY_UNITS = 24
HINT_UNITS = 20
BUTTON_UNITS = 25


class ResolveTray(ScreenPart):
    """Draws the tray's words and buttons.

    Attributes:
        next_button: goes on to the next card, or dismisses the summary.
        skip_button: goes to the summary.
        bar: the time until it goes on by itself.
    """

    def __init__(self, scene: TableScene, on_next: Callable[[], None], on_skip: Callable[[], None]) -> None:
        super().__init__(scene)
        self._seat = -1
        self._chip = self.own(ChipItem(scene, 0, 60))
        self._title = self.own(TextItem(scene, "", key="resolving/title"))
        self._why = self.own(TextItem(scene, "", key="resolving/why"))
        self._hint = self.own(TextItem(scene))
        self.bar = self.own(BarItem(scene, "resolving/time"))
        self.next_button = self.own(
            ButtonItem(scene, "resolving/next", self.tr("Next card"), "primary", on_next)
        )
        self.skip_button = self.own(
            ButtonItem(scene, "resolving/skip", self.tr("Skip to the end"), "secondary", on_skip)
        )
        for order, button in enumerate((self.next_button, self.skip_button)):
            button.eager = True
            button.focus_order = (9, order)

    def say(self, seat: int, title: str, why: str, hint: str, *, with_bar: bool) -> None:
        """Say what is going on.

        Args:
            seat: whose disc stands before the title; -1: none.
        """
        self._seat = seat
        self._chip.set_seat(max(seat, 0))
        self.show_item(self._chip, seat >= 0)
        for item, text in ((self._title, title), (self._why, why), (self._hint, hint)):
            item.set_text(text)
        self.show_item(self.bar, with_bar)

    def offer(self, next_text: str, *, can_skip: bool) -> None:
        """Say what the buttons do."""
        self.next_button.set_text(next_text)
        self.show_item(self.skip_button, can_skip)

    def offer_nothing(self) -> None:
        """There is nothing to press: it is shown for reading only."""
        for button in (self.next_button, self.skip_button):
            self.show_item(button, False)

    def fit(self, rects: BoardRects) -> None:
        """Stand in the tray."""
        metrics, places = self.metrics, resolve_tray_rects(self.metrics, rects)
        self._chip.resize(places.chip.width(), places.chip.height())
        self._chip.place(places.chip.left(), places.chip.top())
        self._fit_words(places, rects.tray.bottom())
        for button, place in ((self.next_button, places.next), (self.skip_button, places.skip)):
            button.set_text_px(metrics.text_px(BUTTON_UNITS))
            button.resize(place.width(), place.height())
            button.place(place.left(), place.top())

    def _fit_words(self, places: ResolveTrayRects, bottom: float) -> None:
        """Below each other; where large texts leave no room, the hint goes first: the bar says the same."""
        metrics = self.metrics
        title_px = metrics.text_px(TITLE_UNITS)
        self._title.set_style(
            TextStyle(px=title_px, family="display", weight=800, elide=True, shrink_to_px=title_px * 0.7)
        )
        left = places.title.left() if self._seat >= 0 else places.chip.left()
        self._title.set_width(places.title.right() - left)
        self._title.place(left, places.title.center().y() - self._title.height_px / 2)
        why_px = metrics.text_px(WHY_UNITS)
        self._why.set_style(TextStyle(px=why_px, wrap=True, max_lines=2, shrink_to_px=metrics.text_px(20)))
        self._why.set_width(places.why.width())
        self._why.place(places.why.left(), places.why.top())
        self._hint.set_style(TextStyle(px=metrics.text_px(HINT_UNITS), color="ink_soft", elide=True))
        self._hint.set_width(places.hint.width())
        bar_px = self.metrics.px(8) + places.bar.height() + self.metrics.px(6)
        below = self._why.pos().y() + self._why.height_px
        top = max(places.hint.center().y() - self._hint.height_px / 2, below)
        fits = top + self._hint.height_px + bar_px <= bottom
        self.show_item(self._hint, fits)
        self._hint.place(places.hint.left(), top)
        end = top + self._hint.height_px if fits else below
        self.bar.resize(places.bar.width(), places.bar.height())
        self.bar.place(
            places.bar.left(), min(max(places.bar.top(), end + self.metrics.px(4)), bottom - bar_px)
        )

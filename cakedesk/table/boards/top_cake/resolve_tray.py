"""The tray while bids are resolved: who wins and why, and how it goes on."""

from __future__ import annotations

from dataclasses import replace

from cakedesk.table.boards.top_cake.layout import BoardRects
from cakedesk.table.boards.top_cake.resolve_layout import resolve_tray_rects
from cakedesk.table.items import BarItem, ChipItem, TextItem, TextStyle
from cakedesk.table.kit.action_tray import ActionTray, TrayButton
from cakedesk.table.metrics import CAPTION_UNITS
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart


class ResolveTray(ScreenPart):
    """Draws the tray: to its words and buttons a winner's disc, and how and when it goes on."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self._seat = -1
        self._chip = self.own(ChipItem(scene, 0, 60))
        # The words and the buttons; the primary one goes on, the other to the summary.
        self.actions = self.own_part(
            ActionTray(scene, ("resolving/next", "resolving/skip"), 9, help_ink="ink")
        )
        self._hint = self.own(TextItem(scene))
        self.bar = self.own(BarItem(scene, "resolving/time"))  # the time until it goes on by itself

    def say(self, seat: int, title: str, why: str = "", hint: str = "", *, with_bar: bool = False) -> None:
        """Say what is going on, behind the disc of a seat (-1: none)."""
        self._seat = seat
        self._chip.set_seat(max(seat, 0))
        self.show_item(self._chip, seat >= 0)
        self._hint.set_text(hint)
        self.show_item(self.bar, with_bar)
        self.actions.ask(replace(self.actions.asked, prompt=title, help=why))

    def offer(self, next_text: str, skip_text: str = "", *, is_summary: bool = False) -> None:
        """Say what the buttons do; empty: there is nothing to press."""
        others = (TrayButton(skip_text),) if skip_text else ()
        step = "summary" if is_summary else "card" if next_text else None
        asked = replace(self.actions.asked, primary=next_text, can_confirm=True, others=others, step=step)
        self.actions.ask(asked)

    def fit(self, rects: BoardRects) -> None:
        """Stand in the tray; where large texts leave no room, the hint goes first: the bar says the same."""
        px, places = self.metrics.px, resolve_tray_rects(self.metrics, rects, has_chip=self._seat >= 0)
        self._chip.place_in(places.chip)
        self.actions.fit(places.actions)
        self._hint.set_style(TextStyle(px=self.metrics.text_px(CAPTION_UNITS), color="ink_soft", elide=True))
        self._hint.set_width(places.hint.width())
        lowest_bar = rects.tray.bottom() - px(8) - places.bar.height() - px(6)
        end = self.actions.help.rect_px().bottom() if self.actions.help.text else 0.0
        top = max(places.hint.center().y() - self._hint.height_px / 2, end)
        has_hint = top + self._hint.height_px <= lowest_bar
        self.show_item(self._hint, has_hint)
        self._hint.place(places.hint.left(), top)
        end = top + self._hint.height_px if has_hint else end
        self.bar.resize(places.bar.width(), places.bar.height())
        self.bar.place(places.bar.left(), min(max(places.bar.top(), end + px(4)), lowest_bar))

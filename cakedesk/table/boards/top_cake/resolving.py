"""`ResolvedRow`: the row is resolved card by card, so that everyone follows who wins and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import Signal

from cakedesk.games.top_cake.events import CardResolved
from cakedesk.table.animation import Group
from cakedesk.table.boards.top_cake.layout import BoardRects
from cakedesk.table.boards.top_cake.resolve_layout import resolve_tray_rects
from cakedesk.table.boards.top_cake.resolve_panel import ResolvePanel
from cakedesk.table.boards.top_cake.resolve_steps import resolve_steps
from cakedesk.table.boards.top_cake.resolve_strip import ResolveStrip
from cakedesk.table.boards.top_cake.resolve_wording import ResolveWording
from cakedesk.table.boards.top_cake.segments import TopCakeSight
from cakedesk.table.items import BarItem, ChipItem, PanelItem, TextItem, TextStyle
from cakedesk.table.kit.action_tray import ActionTray, Asked, TrayButton
from cakedesk.table.kit.phased_board import PhasedBoard
from cakedesk.table.kit.places import Found
from cakedesk.table.metrics import CAPTION_UNITS
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart
from cakedesk.table.slicer import Slicer, Work, at_once
from cakedesk.table.walk import StepWalk, WalkStep

HOLD_MS = 2600
HOLD_A_REASON_MS = 500
"""How long a resolved card stays when it goes on by itself: for each reason a little longer."""


class ResolvedRow(ScreenPart):
    """Walks through the cards of the row; afterwards the whole row stays until it is dismissed.

    It is made for one walk, hidden, and removed after it. Below the row is the page of a card; after the last
    one the row itself is the page.
    """

    done = Signal()  # the row was dismissed
    told = Signal(object)  # the sights of what has just been shown

    def __init__(self, board: PhasedBoard, sights: Sequence[TopCakeSight], rects: BoardRects) -> None:
        super().__init__(board.scene, board)
        self.set_shown(False)
        shown, self._rects = sights[0].look.shown, rects
        self._first, self._round = sights[0], shown.round
        self._cards = [sight for sight in sights if isinstance(sight.event, CardResolved)]
        self._resolutions = [
            sight.event.resolution for sight in sights if isinstance(sight.event, CardResolved)
        ]
        self._wording = ResolveWording(shown.lists, [person.name for person in board.people], shown.row)
        self._strip = self.own_part(ResolveStrip(self.scene, self._wording, shown))
        self.tray = self.own_part(ResolveTray(self.scene, rects))
        self.tray.actions.confirmed.connect(self._next)
        self.tray.actions.pressed.connect(self._skip)
        self._page: ScreenPart | None = None
        self._coming: tuple[int, ScreenPart] | None = None
        self._ahead = Slicer("next page of the row", self)
        self._is_skipping = False
        self.walk: StepWalk | None = None  # None for reading only
        self.at = -1  # which card is shown, from 0; their number: the whole row; -1: nothing yet

    def prepare(self) -> Work:
        """Draw the row and its first card, all of it hidden."""
        yield from self._strip.draw(self._rects.strip, 0, ())
        yield from self._make(0)

    def show_card(self, index: int) -> None:
        """Show how the card of an index was resolved, at once and for reading only."""
        self.set_shown(True)
        self.at = index
        self.draw_now()

    def start(self) -> None:
        """Show the cards one by one; `done` follows when the row is dismissed."""
        self.set_shown(True)
        if self._coming is not None:
            self._coming[1].set_shown(False)
        self.tray.fit(self._rects)
        self.walk = StepWalk(self.scene, self.tray.bar, self)
        self.walk.dismissed.connect(self.done)
        steps = [
            WalkStep(
                partial(self._show_card, index), HOLD_MS + HOLD_A_REASON_MS * len(resolve_steps(resolution))
            )
            for index, resolution in enumerate(self._resolutions)
        ]
        self._is_skipping = self.scene.motion.pace == "all_at_once"
        self.walk.start([*steps, WalkStep(self._show_whole)])

    def on_page(self) -> Found:
        """What is to be read on the page that is shown now."""
        whole = self._page.items() if isinstance(self._page, ResolveStrip) else ()
        return [item for item in whole if not isinstance(item, PanelItem)] or self._rects.walk

    def relayout(self, rects: BoardRects) -> None:
        """Stand in other zones."""
        self._rects = rects
        self.tray.fit(rects)
        self._drop_coming()
        self.draw_now()

    def close(self) -> None:
        """Take everything from the scene, for ever."""
        self._ahead.drop()
        if self.walk is not None:
            self.walk.blockSignals(True)
            self.walk.stop()
            self.walk = None
        self.scene.queue.skip_all()  # nothing may come to items that are gone
        self.remove()
        self.deleteLater()

    def draw_now(self) -> None:
        """Draw what is shown now as it is in the end, without any motion."""
        if self.at == len(self._resolutions):
            self._strip.set_shown(False)
            self._turn_page()
            self._say_summary()
        elif self.at >= 0:
            self._draw_card().finish()
            self._say_result()

    # -------------------------------------------------------------------------------------------- steps

    def _show_card(self, index: int) -> Sequence[Group]:
        self.at = index
        if self.walk is not None and index < self.walk.first:
            self._tell(index)
            return ()
        if self._is_skipping:
            return ()  # what is not going to be seen is not drawn
        panel = self._draw_card()
        self.tray.say(-1, Asked(self._wording.asked(self._resolutions[index].card)))
        return panel.reveal(partial(self._tell_result, index))

    def _show_whole(self) -> Sequence[Group]:
        self.at = len(self._resolutions)
        self.draw_now()
        if self._is_skipping and any(resolution.winner >= 0 for resolution in self._resolutions):
            self.scene.sound("bell")
            self._tell(self.at - 1)
        return ()

    def _tell_result(self, index: int) -> None:
        self._say_result()
        resolution = self._resolutions[index]
        if resolution.winner >= 0:
            self.scene.sound("bell")
        self._tell(index)
        self.scene.announce(f"{self._wording.change(resolution)}. {self._wording.why(resolution)}")

    def _tell(self, index: int) -> None:
        """What it is called depends on the row, with which the sights begin."""
        self.told.emit([self._first, self._cards[index]])

    # ------------------------------------------------------------------------------------------ drawing

    def _make(self, index: int) -> Work:
        """Make the page that comes, hidden, and draw it."""
        count = len(self._resolutions)
        if index < count:
            panel = ResolvePanel(self.scene, self._wording, self._rects.walk, self._resolutions[index])
            page: ScreenPart = panel
            drawing = panel.draw(index, count)
        else:
            whole = ResolveStrip(self.scene, self._wording, self._first.look.shown, is_whole=True)
            room = self._rects.strip.united(self._rects.walk)
            page, drawing = whole, whole.draw(room, -1, self._resolutions)
        self.own_part(page)
        page.set_shown(False)
        self._coming = index, page
        yield from drawing

    def _drop_coming(self) -> None:
        self._ahead.drop()
        if self._coming is not None:
            self.drop_part(self._coming[1])
            self._coming = None

    def _turn_page(self) -> ScreenPart:
        """Show the page of what is shown now in place of the one before."""
        self._ahead.finish()
        if self._coming is None or self._coming[0] != self.at:
            self._drop_coming()
            at_once(self._make(self.at))
        assert self._coming is not None
        if self._page is not None:
            self.drop_part(self._page)
        self._page, self._coming = self._coming[1], None
        self._page.set_shown(self.is_shown)
        return self._page

    def _draw_card(self) -> ResolvePanel:
        panel = self._turn_page()
        assert isinstance(panel, ResolvePanel)
        at_once(self._strip.draw(self._rects.strip, self.at, self._resolutions[: self.at]))
        if self.walk is None:
            self.tray.offer("")
        elif self.at == len(self._resolutions) - 1:
            self.tray.offer(self.tr("See all cards"))
        else:
            self.tray.offer(self.tr("Next card"), self.tr("Skip to all results"))
        return panel

    def _say_result(self) -> None:
        resolution, is_last = self._resolutions[self.at], self.at == len(self._resolutions) - 1
        by_itself, hint = self.scene.motion.pace == "timer" and self.walk is not None, ""
        if by_itself:
            hint = self.tr("The next card follows by itself, or click Next card.")
            hint = self.tr("The summary of the round follows by itself.") if is_last else hint
        words, short = self._wording, self._wording.shorter()
        asked = Asked(
            words.title(resolution),
            words.why(resolution),
            brief_prompt=short.title(resolution),
            brief_help=short.why(resolution),
        )
        self.tray.say(resolution.winner, asked, hint, with_bar=by_itself)
        if self.walk is not None and not self._is_skipping:
            self._drop_coming()
            self._ahead.begin(self._make(self.at + 1))  # while people read

    def _say_summary(self) -> None:
        won = sum(resolution.winner >= 0 for resolution in self._resolutions)
        title = self.tr("Round {number}: %n card(s) won", "", won).format(number=self._round + 1)
        stay = sum(resolution.stays for resolution in self._resolutions)
        gone = len(self._resolutions) - won - stay
        told = [self.tr("%n card(s) left in the row for the next round.", "", stay)] if stay else []
        told += [self.tr("%n card(s) out of the game.", "", gone)] if gone else []
        if won:
            told.append(self.tr("Now everybody stacks what they won."))
        self.tray.offer(self.tr("Go on"), is_summary=True)
        self.tray.say(-1, Asked(title, " ".join(told)))
        self.scene.announce(title)

    # ------------------------------------------------------------------------------------------ buttons

    def _next(self) -> None:
        if self.scene.queue.busy:
            self.scene.queue.skip_all()  # first the present card in full, so that nothing is missed
        else:
            self._go_on()

    def _go_on(self) -> None:
        """Show the next card once all of its page is drawn: who hurries would be held up by that."""
        if self.walk is None:
            return  # it was closed meanwhile
        if self._ahead.is_done:
            self.walk.next()
        else:
            self._ahead.step()
            self.scene.queue.call(self._go_on)

    def _skip(self) -> None:
        if self.walk is not None:
            self.scene.queue.skip_all()
            self._is_skipping = True
            self.walk.skip()


class ResolveTray(ScreenPart):
    """Draws the tray: to its words and buttons a winner's disc, and how and when it goes on."""

    def __init__(self, scene: TableScene, rects: BoardRects) -> None:
        super().__init__(scene)
        self._seat, self._rects = -1, rects
        self._chip = self.own(ChipItem(scene, 0, 60))
        # The words and the buttons; the primary one goes on, the other to the summary.
        self.actions = self.own_part(
            ActionTray(scene, ("resolving/next", "resolving/skip"), 9, help_ink="ink")
        )
        self._hint = self.own(TextItem(scene))
        self.bar = self.own(BarItem(scene, "resolving/time"))  # the time until it goes on by itself

    def say(self, seat: int, words: Asked, hint: str = "", *, with_bar: bool = False) -> None:
        """Say what is going on, behind the disc of a seat (-1: none). The buttons stay as they are."""
        self._seat = seat
        self._chip.set_seat(max(seat, 0))
        self.show_item(self._chip, seat >= 0)
        self._hint.set_text(hint)
        self.show_item(self.bar, with_bar)
        said = replace(
            self.actions.asked,
            prompt=words.prompt,
            help=words.help,
            brief_prompt=words.brief_prompt,
            brief_help=words.brief_help,
        )
        self.actions.ask(said)
        self.fit(self._rects)

    def offer(self, next_text: str, skip_text: str = "", *, is_summary: bool = False) -> None:
        """Say what the buttons do; empty: there is nothing to press."""
        others = (TrayButton(skip_text),) if skip_text else ()
        step = "summary" if is_summary else "card" if next_text else None
        asked = replace(self.actions.asked, primary=next_text, can_confirm=True, others=others, step=step)
        self.actions.ask(asked)

    def fit(self, rects: BoardRects) -> None:
        """Stand in the tray; where large texts leave no room, the hint goes first: the bar says the same."""
        self._rects, px = rects, self.metrics.px
        places = resolve_tray_rects(self.metrics, rects, has_chip=self._seat >= 0)
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

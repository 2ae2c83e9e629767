"""`ResolveView`: the row is resolved card by card, so that everyone follows who wins and why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal

from cakedesk.games.top_cake.cards import TopCakeLists
from cakedesk.games.top_cake.events import CardResolved
from cakedesk.games.top_cake.resolving import Resolution
from cakedesk.table.ahead import Ahead
from cakedesk.table.animation import Group
from cakedesk.table.board import SeatPerson
from cakedesk.table.boards.top_cake.layout import BoardRects
from cakedesk.table.boards.top_cake.resolve_panel import ResolvePanel
from cakedesk.table.boards.top_cake.resolve_steps import resolve_steps
from cakedesk.table.boards.top_cake.resolve_strip import LaidBeside, ResolveStrip
from cakedesk.table.boards.top_cake.resolve_summary import ResolveSummary
from cakedesk.table.boards.top_cake.resolve_tray import ResolveTray
from cakedesk.table.boards.top_cake.resolve_wording import ResolveWording
from cakedesk.table.boards.top_cake.segments import TopCakeSight
from cakedesk.table.items import ButtonItem, TableItem
from cakedesk.table.scene import TableScene
from cakedesk.table.walk import StepWalk, WalkStep

HOLD_MS = 2600
HOLD_A_REASON_MS = 500
"""How long a resolved card stays when it goes on by itself: for each reason a little longer."""


class ResolveView(QObject):
    """Walks through the cards of the row; afterwards a summary stays until it is dismissed.

    Signals:
        done: the summary was dismissed.
        happened: the sights of what has just been shown.
    """

    done = Signal()
    happened = Signal(object)

    def __init__(
        self, scene: TableScene, people: Sequence[SeatPerson], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._scene = scene
        self._names = [person.name for person in people]
        self._rects: BoardRects | None = None
        self._resolutions: list[Resolution] = []
        self._sights: Sequence[TopCakeSight] = ()
        self._round = 0
        self._at = -1
        self._skipping = False
        self._parts: _Parts | None = None
        self._walk: StepWalk | None = None
        self._is_prepared = False
        self._ahead = Ahead(self)

    @property
    def primary_button(self) -> ButtonItem | None:
        """*Next card* or *Go on*, while it is shown."""
        if self._parts is None or self._walk is None:
            return None
        return self._parts.tray.actions.primary

    def walk(self, sights: Sequence[TopCakeSight]) -> None:
        """Show how the row is resolved; `done` follows when it is dismissed."""
        parts = self._parts if self._is_prepared else self._open(sights)
        self._is_prepared = False
        if parts is None:
            QTimer.singleShot(0, self, self.done.emit)
            return
        parts.set_shown(True)
        if self._rects is not None:
            parts.tray.fit(self._rects)
        self._walk = StepWalk(self._scene, parts.tray.bar, self)
        self._walk.dismissed.connect(self._dismissed)
        steps = [
            WalkStep(partial(self._show_card, index), self._hold_ms(resolution))
            for index, resolution in enumerate(self._resolutions)
        ]
        self._skipping = self._scene.motion.pace == "all_at_once"
        self._walk.start([*steps, WalkStep(self._show_summary)])

    def preparations(self, sights: Sequence[TopCakeSight]) -> list[Callable[[], None]]:
        """What `walk` does before its first card is seen, with all hidden, cut into short pieces.

        Returns:
            The pieces, to be called in this order.
        """
        if self._rects is None or self._scene.motion.pace == "all_at_once":
            return []
        parts = self._open(sights)
        if parts is None:
            return []
        self._is_prepared = True
        parts.set_shown(False)
        first, count = self._resolutions[0], len(self._resolutions)
        strip, panel = self._rects.strip, self._rects.walk
        return [*parts.strip.pieces(strip, 0, ()), *parts.panel.pieces(panel, first, 0, count)]

    def show_card(self, sights: Sequence[TopCakeSight], index: int) -> None:
        """Show how one card was resolved, at once and for reading only.

        Args:
            index: which of the cards, from 0.
        """
        if self._open(sights) is not None:
            self._at = index
            self._draw_now()

    def _open(self, sights: Sequence[TopCakeSight]) -> _Parts | None:
        """Make what shows how a row is resolved; None if nothing was."""
        self.hide()
        self._sights = sights
        self._resolutions = [
            sight.event.resolution for sight in sights if isinstance(sight.event, CardResolved)
        ]
        if not self._resolutions:
            return None
        shown = sights[0].look.shown
        self._round = shown.round
        parts = _Parts(self._scene, shown.lists, self._names, self._next, self._skip)
        parts.wording.row = tuple(shown.row)
        parts.strip.set_row(
            [
                LaidBeside(card, tuple(bids), shown.starter if card == shown.half_card else -1)
                for card, bids in zip(shown.row, shown.bids, strict=True)
            ]
        )
        self._parts = parts
        return parts

    def relayout(self, rects: BoardRects) -> None:
        """Stand in other zones."""
        self._rects = rects
        if self._parts is not None:
            self._scene.queue.skip_all()
        if self._parts is None:  # what was skipped may have led on to another screen
            return
        self._ahead.drop()
        self._parts.coming.remove()
        self._parts.summary.remove()
        self._draw_now()

    def hide(self) -> None:
        """Take everything from the scene and forget the walk."""
        self._ahead.drop()
        if self._walk is not None:
            walk, self._walk = self._walk, None
            walk.dismissed.disconnect(self._dismissed)
            walk.stop()
            walk.deleteLater()
        if self._parts is not None:
            self._scene.queue.skip_all()  # nothing may come to items that are gone
            self._parts.remove()
            self._parts = None
        self._resolutions, self._at = [], -1
        self._is_prepared = False

    def items(self) -> list[TableItem]:
        """All items that stand in the scene now."""
        return self._parts.items() if self._parts is not None else []

    # -------------------------------------------------------------------------------------------- steps

    def _show_card(self, index: int) -> Sequence[Group]:
        self._at = index
        parts, resolution = self._parts, self._resolutions[index]
        if parts is None or self._rects is None or self._skipping:
            return ()  # what is not going to be seen is not drawn
        self._draw_card(parts, self._rects)
        parts.tray.say(-1, parts.wording.asked(resolution.card))
        parts.tray.fit(self._rects)
        return parts.panel.reveal(partial(self._tell_result, index))

    def _show_summary(self) -> Sequence[Group]:
        self._at = len(self._resolutions)
        self._draw_now()
        if self._skipping and any(resolution.winner >= 0 for resolution in self._resolutions):
            self._scene.sound("bell")
            self._tell(len(self._resolutions) - 1)
        return ()

    def _tell_result(self, index: int) -> None:
        parts, resolution = self._parts, self._resolutions[index]
        if parts is None:
            return
        self._say_result(parts, resolution)
        if resolution.winner >= 0:
            self._scene.sound("bell")
        change = parts.wording.change(resolution)
        self._tell(index)
        self._scene.announce(f"{change}. {parts.wording.why(resolution)}")

    def _tell(self, index: int) -> None:
        """What it is called depends on the row, with which the sights begin."""
        told = [sight for sight in self._sights if isinstance(sight.event, CardResolved)]
        if told:
            self.happened.emit([self._sights[0], told[index]])

    # ----------------------------------------------------------------------------------------- drawing

    def _draw_now(self) -> None:
        """Draw what is shown now as it is in the end, without any motion."""
        parts, rects = self._parts, self._rects
        if parts is None or rects is None or self._at < 0:
            return
        if self._at < len(self._resolutions):
            self._draw_card(parts, rects)
            parts.panel.finish()
            self._say_result(parts, self._resolutions[self._at])
            return
        self._ahead.finish()
        parts.panel.remove()
        parts.coming.remove()
        parts.strip.draw(rects.strip, -1, self._resolutions, summary=True)
        parts.summary.draw(rects.walk, self._resolutions)
        parts.summary.set_shown(True)
        self._say_summary(parts)

    def _draw_card(self, parts: _Parts, rects: BoardRects) -> None:
        self._ahead.finish()
        parts.summary.remove()
        if parts.coming.is_ready(rects.walk, self._resolutions[self._at], self._at):
            parts.turn_over()
        parts.strip.draw(rects.strip, self._at, self._resolutions[: self._at])
        parts.panel.draw(rects.walk, self._resolutions[self._at], self._at, len(self._resolutions))
        if self._walk is None:
            parts.tray.offer("")
            return
        last = self._at == len(self._resolutions) - 1
        if last:
            parts.tray.offer(self.tr("See all cards"))
        else:
            parts.tray.offer(self.tr("Next card"), self.tr("Skip to the end"))

    def _say_result(self, parts: _Parts, resolution: Resolution) -> None:
        by_itself = self._scene.motion.pace == "timer" and self._walk is not None
        hint = self.tr("The next card follows by itself, or click Next card.") if by_itself else ""
        if by_itself and self._at == len(self._resolutions) - 1:
            hint = self.tr("The summary of the round follows by itself.")
        title, why = parts.wording.title(resolution), parts.wording.why(resolution)
        parts.tray.say(resolution.winner, title, why, hint, with_bar=by_itself)
        self._fit_tray(parts)
        self._get_ready(parts, self._at + 1)

    def _get_ready(self, parts: _Parts, index: int) -> None:
        """Draw what comes after a card, hidden, while people read how that was resolved."""
        rects, count = self._rects, len(self._resolutions)
        if rects is None or self._walk is None or self._skipping:
            return
        if index < count:
            self._ahead.begin(parts.coming.pieces(rects.walk, self._resolutions[index], index, count))
        else:
            parts.summary.set_shown(False)
            self._ahead.begin(parts.summary.pieces(rects.walk, self._resolutions))

    def _say_summary(self, parts: _Parts) -> None:
        won = sum(resolution.winner >= 0 for resolution in self._resolutions)
        title = self.tr("Round {number}: %n card(s) won", "", won).format(number=self._round + 1)
        stay = sum(resolution.stays for resolution in self._resolutions)
        gone = len(self._resolutions) - won - stay
        told = [self.tr("%n card(s) left in the row for the next round.", "", stay)] if stay else []
        told += [self.tr("%n card(s) out of the game.", "", gone)] if gone else []
        if won:
            told.append(self.tr("Now everybody stacks what they won."))
        parts.tray.say(-1, title, " ".join(told))
        parts.tray.offer(self.tr("Go on"), is_summary=True)
        self._fit_tray(parts)
        self._scene.announce(title)

    def _fit_tray(self, parts: _Parts) -> None:
        if self._rects is not None:
            parts.tray.fit(self._rects)

    # ------------------------------------------------------------------------------------------ buttons

    def _next(self) -> None:
        if self._scene.queue.busy:
            self._scene.queue.skip_all()  # first the present card in full, so that nothing is missed
        elif self._walk is not None:
            self._walk.next()

    def _skip(self) -> None:
        if self._walk is not None:
            self._scene.queue.skip_all()
            self._skipping = True
            self._walk.skip()

    def _dismissed(self) -> None:
        QTimer.singleShot(0, self, self.done.emit)

    @staticmethod
    def _hold_ms(resolution: Resolution) -> int:
        return HOLD_MS + HOLD_A_REASON_MS * len(resolve_steps(resolution))


class _Parts:
    """What one walk shows. Made for the walk, and removed after it."""

    def __init__(
        self,
        scene: TableScene,
        lists: TopCakeLists,
        names: Sequence[str],
        on_next: Callable[[], None],
        on_skip: Callable[[], None],
    ) -> None:
        self.wording = ResolveWording(lists, names)
        self.strip = ResolveStrip(scene, self.wording)
        self.panel = ResolvePanel(scene, self.wording)
        self.coming = ResolvePanel(scene, self.wording)
        self.coming.set_shown(False)
        self.summary = ResolveSummary(scene, self.wording)
        self.tray = ResolveTray(scene)
        self.tray.actions.confirmed.connect(on_next)
        self.tray.actions.pressed.connect(on_skip)

    def items(self) -> list[TableItem]:
        """All items that stand in the scene now."""
        return [item for part in (self.strip, self.panel, self.summary, self.tray) for item in part.items()]

    def set_shown(self, shown: bool) -> None:
        """Show or hide it all."""
        for part in (self.strip, self.panel, self.summary, self.tray):
            part.set_shown(shown)

    def remove(self) -> None:
        """Take everything from the scene."""
        for part in (self.strip, self.panel, self.coming, self.summary, self.tray):
            part.remove()

    def turn_over(self) -> None:
        """Show the card that is ready in place of the one before."""
        self.panel.remove()
        self.panel, self.coming = self.coming, self.panel
        self.panel.set_shown(True)
        self.coming.set_shown(False)

"""`StackingView`: everybody's stacks, and the turn in which a person stacks what was won."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject

from cakedesk.engine.observation import Observation
from cakedesk.games.top_cake.events import LayerPlaced, LayersCollapsed, StackingBegan
from cakedesk.games.top_cake.state import TopCakeState
from cakedesk.table.aids import Aids
from cakedesk.table.animation import Group
from cakedesk.table.board import SeatPerson
from cakedesk.table.boards.top_cake.layout import BoardRects
from cakedesk.table.boards.top_cake.segments import TopCakeSight
from cakedesk.table.boards.top_cake.stacking_model import StackingModel
from cakedesk.table.boards.top_cake.stacking_motion import Collapsing, Placing
from cakedesk.table.boards.top_cake.stacking_screen import StackingScreen
from cakedesk.table.boards.top_cake.stacking_turn import StackingTurn
from cakedesk.table.items import ButtonItem, TableItem
from cakedesk.table.kit.event_player import Script
from cakedesk.table.kit.staged import Staged
from cakedesk.table.scene import TableScene

PACE_MS = 420
"""A wait after each card that somebody else places, so that one can follow."""


class StackingView(QObject):
    """Shows stacks, plays what others do with theirs, and lets a person stack."""

    def __init__(
        self,
        scene: TableScene,
        people: Sequence[SeatPerson],
        aids: Aids,
        staged: Staged,
        tell: Callable[[Sequence[TopCakeSight]], None],
        parent: QObject | None = None,
        *,
        is_past: bool = False,
    ) -> None:
        super().__init__(parent)
        self._scene = scene
        self._staged = staged
        self._tell = tell
        self._people = tuple(people)
        self._names = [person.name for person in people]
        self._one_watches = sum(person.is_person for person in people) == 1
        self._rects: BoardRects | None = None
        self._screen: StackingScreen | None = None
        self._is_known = False
        self._hint = -1
        self._aids, self._is_past = aids, is_past

    @property
    def primary_button(self) -> ButtonItem | None:
        """*Confirm*, while a person stacks."""
        if self._screen is None or self.turn is None:
            return None
        return self._screen.tray.actions.primary

    @property
    def turn(self) -> StackingTurn | None:
        """The person's turn, while it lasts."""
        turn = self._staged.turn
        return turn if isinstance(turn, StackingTurn) else None

    def own_seat_hint(self, seat: int) -> None:
        """Say which seat gets the lower panel while nobody acts here; -1: whoever stacks."""
        self._hint = seat

    def show(self, look: Observation[TopCakeState]) -> None:
        """Draw a look at once, without gestures."""
        self._seen_screen(look).show(StackingModel(look.shown), self._own_seat(look))

    def preparations(self, look: Observation[TopCakeState]) -> list[Callable[[], None]]:
        """What `show` does, with the screen hidden, in short pieces, to be called before `come`."""

        def begin() -> None:
            self._make_screen(look).set_shown(False)

        def take() -> None:
            self._make_screen(look).begin(StackingModel(look.shown), self._own_seat(look))

        seats = range(len(self._names))
        draw = [partial(self._draw_prepared, seat) for seat in seats]
        return [begin, take, *draw]

    def come(self) -> None:
        """Show what was prepared."""
        if self._screen is not None:
            self._screen.finish()
            self._screen.set_shown(True)

    def script(self, sight: TopCakeSight) -> Script:
        """Show one thing that happened. Cards that this table's person has confirmed lie there already."""
        event, screen = sight.event, self._seen_screen(sight.look)
        if isinstance(event, StackingBegan):
            screen.involve(event.seats)
        elif isinstance(event, LayerPlaced):
            was_confirmed = screen.model.was_confirmed(event.card)
            self._is_known = was_confirmed or screen.model.is_shown(event.seat, event.card)
            if not self._is_known:
                yield from self._placing(screen, event, sight)
                return
            self._tell([sight])
            self._is_known = self._aids.warnings or not was_confirmed
        elif isinstance(event, LayersCollapsed):
            if not self._is_known:
                yield from Collapsing(self._scene, screen, event.seat, event.stack, event.cards).groups()
            self._tell([sight])

    def make_turn(self, look: Observation[TopCakeState]) -> StackingTurn:
        """Let a person stack."""
        assert look.seat is not None
        screen = self._seen_screen(look)
        screen.take(StackingModel(look.shown), look.seat)
        return StackingTurn(screen, look, self)

    def leave_turn(self) -> None:
        """The turn was confirmed: what is staged is shown already when it is played."""
        turn, screen = self.turn, self._screen
        if turn is not None and screen is not None:
            self._scene.queue.skip_all()
            screen.model.confirm(turn.composer.placements)

    def relayout(self, rects: BoardRects) -> None:
        """Stand in other zones."""
        self._rects = rects
        if self._screen is not None and self._screen.is_shown:
            gestures = self._scene.gestures
            self._scene.queue.skip_all()
            # What is picked goes home to another place from now on.
            picked = gestures.picked_item if self.turn is not None else None
            if picked is not None:
                gestures.drop()
                self._scene.queue.skip_all()
        # What was skipped may have led on to another screen.
        if self._screen is not None and self._screen.is_shown:
            self._screen.relayout(rects)
            if picked is not None and not picked.is_discarded:
                gestures.pick(picked)

    def hide(self) -> None:
        """Take everything from the scene, and forget what is staged."""
        if self.turn is not None:
            self._staged.end()
        if self._screen is not None:
            self._scene.queue.skip_all()
        # What was skipped may have led on, and hidden this already.
        if self._screen is not None:
            self._screen.remove()
            self._screen = None

    def items(self) -> list[TableItem]:
        """All items that stand in the scene now."""
        return self._screen.items() if self._screen is not None else []

    # ------------------------------------------------------------------------------------------- inside

    def _make_screen(self, look: Observation[TopCakeState]) -> StackingScreen:
        """The screen; a new one shows nothing yet."""
        if self._screen is None:
            self._screen = StackingScreen(
                self._scene, look.shown.lists, self._people, self._aids, is_past=self._is_past
            )
            actions, staged = self._screen.tray.actions, self._staged
            backs = staged.take_back, staged.take_all_back
            actions.confirmed.connect(staged.confirm)
            actions.pressed.connect(lambda number: backs[number]())
            if self._rects is not None:
                self._screen.relayout(self._rects)
        return self._screen

    def _seen_screen(self, look: Observation[TopCakeState]) -> StackingScreen:
        """The screen, also if it was being prepared."""
        screen = self._make_screen(look)
        if not screen.is_shown:
            screen.set_shown(True)
        return screen

    def _draw_prepared(self, seat: int) -> None:
        if self._screen is not None:
            self._screen.draw_seat(seat)

    def _own_seat(self, look: Observation[TopCakeState]) -> int:
        if self._hint >= 0:
            return self._hint
        return look.seat if look.seat is not None else max(look.shown.to_act, 0)

    def _placing(self, screen: StackingScreen, event: LayerPlaced, sight: TopCakeSight) -> Script:
        # The only person keeps the lower panel; otherwise it is for whoever stacks.
        main_seat = screen.main_seat if self._one_watches else event.seat
        screen.begin_placing(event.seat, event.card, main_seat)
        placing = Placing(self._scene, screen, event.seat, event.card, event.stack)
        yield from placing.groups(partial(screen.card_center, event.card))
        self._tell([sight])
        yield Group(pause_ms=PACE_MS, name="follow")
        screen.end_placing()

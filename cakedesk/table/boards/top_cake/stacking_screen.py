"""`StackingScreen`: everybody's stacks, what others do with theirs, and the turn of who stacks."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from cakedesk.games.top_cake.events import LayerPlaced, LayersCollapsed, StackingBegan
from cakedesk.table.animation import Group
from cakedesk.table.boards.top_cake.bid_composer import Look
from cakedesk.table.boards.top_cake.layout import BoardRects
from cakedesk.table.boards.top_cake.segments import TopCakeSight
from cakedesk.table.boards.top_cake.stack_composer import points_of
from cakedesk.table.boards.top_cake.stack_item import StackItem
from cakedesk.table.boards.top_cake.stack_wording import StackWording
from cakedesk.table.boards.top_cake.stacking_layout import SeatRects, seat_rects
from cakedesk.table.boards.top_cake.stacking_model import StackingModel
from cakedesk.table.boards.top_cake.stacking_motion import Collapsing, Placing
from cakedesk.table.boards.top_cake.stacking_panel import SeatStacks
from cakedesk.table.boards.top_cake.stacking_targets import StackingTargets
from cakedesk.table.boards.top_cake.stacking_tray import StackingTray
from cakedesk.table.boards.top_cake.stacking_turn import StackingTurn
from cakedesk.table.boards.top_cake.stacking_well import StackingWell
from cakedesk.table.boards.top_cake.wording import stack_reasons
from cakedesk.table.items.tag_item import TagKind
from cakedesk.table.kit.action_tray import Asked
from cakedesk.table.kit.event_player import Script, in_turns
from cakedesk.table.kit.phased_board import PhasedBoard
from cakedesk.table.kit.table_words import TableWords
from cakedesk.table.screen_part import ScreenPart
from cakedesk.table.slicer import Work, at_once

PACE_MS = 420
"""A wait after each card that somebody else places, so that one can follow."""


class StackingScreen(ScreenPart):
    """Draws what a `StackingModel` says. It is what `stacking_motion` moves things on."""

    def __init__(self, board: PhasedBoard, look: Look, rects: BoardRects) -> None:
        super().__init__(board.scene, board)
        scene, aids = board.scene, board.aids
        self._staged, self._tell, self._is_past = board.staged, board.tell, board.tense.is_past
        self.lists = lists = look.shown.lists
        self.aids = aids
        self.wording = StackWording(lists)
        self._persons = [seat for seat, person in enumerate(board.people) if person.is_person]
        self.names = tuple(person.name for person in board.people)
        self._rects = rects
        self._places: dict[int, SeatRects] = {}
        self._has_turn = self._is_known = False
        self.panels = [
            self.own_part(SeatStacks(scene, lists, seat, board.people, aids))
            for seat in range(len(board.people))
        ]
        self.targets = self.own_part(StackingTargets(scene, self.wording, aids))
        self.well = self.own_part(StackingWell(scene, lists, self.wording, aids))
        self.tray = self.own_part(StackingTray(scene, lists, is_past=self._is_past))
        backs = board.staged.take_back, board.staged.take_all_back
        self.tray.actions.confirmed.connect(board.staged.confirm)
        self.tray.actions.pressed.connect(lambda number: backs[number]())
        self._take(look)

    @property
    def turn(self) -> StackingTurn | None:
        """The turn of the person who acts; None: nobody may act."""
        turn = self._staged.turn
        return turn if isinstance(turn, StackingTurn) else None

    def show(self, look: Look) -> Work:
        """Draw a look, with nobody acting."""
        self.set_shown(True)
        self._begin(look)
        yield
        yield from self._laying_out()

    def prepare(self, look: Look) -> Work:
        """Do what `show` does, with all hidden, before it can `come`."""
        self.set_shown(False)
        self._begin(look)
        yield
        for panel in self.panels:
            self.draw_seat(panel.seat)
            yield

    def come(self) -> None:
        """Show what was prepared."""
        self._fit_own()
        self.tray.fit(self._rects)
        self.set_shown(True)

    def set_shown(self, shown: bool) -> None:
        """Show or hide it all; the targets only while a person stacks."""
        super().set_shown(shown)
        self.targets.set_shown(shown and self._has_turn)

    def script(self, sight: TopCakeSight) -> Script:
        """Show one thing that happened. Cards that this table's person has confirmed lie there already."""
        event, model = sight.event, self.model
        if isinstance(event, StackingBegan):
            model.involved = set(event.seats)
            yield from in_turns(self._laying_out())
        elif isinstance(event, LayerPlaced):
            was_confirmed = event.card in model.new
            self._is_known = was_confirmed or any(event.card in stack for stack in model.stacks[event.seat])
            if not self._is_known:
                yield from self._placing(event, sight)
                return
            self._tell([sight])
            self._is_known = self.aids.warnings or not was_confirmed
        elif isinstance(event, LayersCollapsed):
            if not self._is_known:
                yield from Collapsing(self, event.seat, event.stack, event.cards).groups()
            self._tell([sight])

    def make_turn(self, look: Look) -> StackingTurn:
        """Let a person stack."""
        self.set_shown(True)
        self._take(look)
        return StackingTurn(self, look)

    def beginning_turn(self, asked: Asked) -> Work:
        """A person stacks here now."""
        self._has_turn = True
        self.targets.set_open(True)
        self.tray.set_turn(asked, self.model.turn_cards, acting=True, marks_playable=self.aids.targets)
        yield
        yield from self._laying_out()

    def end_turn(self) -> None:
        """Nobody stacks here any more; what comes then lays all out."""
        self._has_turn = False
        self._draw_turn()

    def rest(self) -> None:
        """What was staged stays as it is shown."""
        at_once(self._laying_out())

    def leave_turn(self) -> None:
        """The turn was confirmed: what is staged is shown already when it is played, and counts."""
        self.scene.queue.skip_all()
        self.model.uncounted = frozenset()

    def give_up(self) -> None:
        """The turn was given up, with all that is staged."""
        at_once(self.show(self._look))

    def relayout(self, rects: BoardRects) -> None:
        """Stand in other zones."""
        self._rects = rects
        at_once(self._laying_out())

    # ------------------------------------------------------------------------------- what moves ask for

    def show_stacks(self, seat: int, stacks: Sequence[tuple[int, ...]]) -> None:
        """Show a seat's stacks otherwise, at once."""
        before = dict(self._places)
        self.model.stacks[seat] = [tuple(stack) for stack in stacks]
        self._find_places()  # a stack more moves others
        changed = {other for other, place in self._places.items() if place != before.get(other)} | {seat}
        for other in sorted(changed):
            self.draw_seat(other)
        if self.main_seat in changed:
            self._fit_own()

    def stack_item(self, seat: int, number: int) -> StackItem:
        """The item of one stack."""
        return self.panels[seat].stacks[number]

    # -------------------------------------------------------------------------------------------- drawing

    def tell_points(self) -> None:
        """Say in the well what the points so far come from; without that aid, what stacks count at all."""
        if not self.aids.points:
            self.well.tell(
                self.tr("How stacks count"), self.wording.how_stacks_count(), self.wording.more_reasons
            )
            return
        panel = self.panels[self.main_seat]
        counted = [panel.counted(number) for number in range(len(panel.stacks))]
        stacks = [stack for stack in counted if stack]
        lines = stack_reasons(stacks, self.lists) or [self.tr("No stack yet.")]
        points = [points_of(stack, self.lists) for stack in stacks]
        self.well.tell(self.tr("How the points add up"), lines, partial(self.wording.more_stacks, points))

    def _take(self, look: Look) -> None:
        """Take a look; it is drawn when a turn begins with it."""
        self._look, self.model = look, StackingModel(look.shown)
        # The only person keeps the lower panel; otherwise it is for whoever stacks.
        self.main_seat = self._persons[0] if len(self._persons) == 1 else max(look.shown.turn(), 0)

    def _begin(self, look: Look) -> None:
        """Take a look and draw its turn only. Each seat has to be drawn, and then what stands around them."""
        self._take(look)
        if self._is_past:
            self.model.end_turn_if_done()  # it may be the moment between a seat's last card and the next seat
        self._has_turn = False
        self._draw_turn()
        self._find_places()

    def _placing(self, event: LayerPlaced, sight: TopCakeSight) -> Script:
        """Another seat places a card. After its last one, the next seat's cards lie in the tray."""
        model = self.model
        if model.begin_placing(event.seat):
            self._draw_turn()
        model.take_placed(event.seat, event.card)
        self.tray.set_staged("", model.won[event.seat])
        if len(self._persons) != 1:
            self.main_seat = event.seat
        yield from in_turns(self._laying_out())
        placing = Placing(self, event.seat, event.card, event.stack)
        yield from placing.script(partial(self.tray.center_of, event.card))
        self._tell([sight])
        yield Group(pause_ms=PACE_MS, name="follow")
        model.end_turn_if_done()
        if model.acting != event.seat:
            self._draw_turn()
        yield from in_turns(self._laying_out())

    def _draw_turn(self) -> None:
        seat, model = self.model.acting, self.model
        if seat < 0:
            self.tray.set_turn(Asked(self.tr("All cards are placed")), (), acting=False)
            return
        prompt = self.tr("Next: {name} stacks") if self._is_past else self.tr("{name} stacks")
        prompt = prompt.format(name=self.names[seat])
        self.tray.set_turn(Asked(prompt), model.turn_cards, acting=False)
        self.tray.set_staged("", model.won[seat])

    def _laying_out(self) -> Work:
        self._find_places()
        for seat in range(len(self.panels)):
            self.draw_seat(seat)
            yield
        self._fit_own()
        yield
        self.tray.fit(self._rects)
        yield

    def _find_places(self) -> None:
        counts = [len(stacks) for stacks in self.model.stacks]
        waiting = [len(cards) for cards in self.model.waiting]
        rects = seat_rects(self.metrics, self._rects, self.main_seat, counts, waiting, self.names)
        self._places = dict(rects)

    def draw_seat(self, seat: int) -> None:
        """Draw what one seat has, if it has a place."""
        if seat not in self._places:
            return
        model, panel = self.model, self.panels[seat]
        panel.is_active = seat == model.acting and not self._is_past
        panel.set_stacks(model.stacks[seat], model.new, model.uncounted)
        panel.set_waiting(model.waiting[seat])
        text, kind = self._tag(seat)
        panel.header.set_tag(text, kind)
        panel.fit(self._places[seat], is_large=seat == self.main_seat)

    def _fit_own(self) -> None:
        if self.main_seat not in self._places:
            return
        places = self._places[self.main_seat]
        self.targets.set_shown(self._has_turn and self.is_shown)
        self.targets.fit(self.panels[self.main_seat], places)
        self.well.fit(places.well)
        if self.scene.gestures.picked_item is None:
            self.tell_points()

    def _tag(self, seat: int) -> tuple[str, TagKind]:
        model, is_past, words = self.model, self._is_past, TableWords()
        if seat == model.acting:
            if self._has_turn:
                return words.your_turn(), "you"
            return words.next_up() if is_past else self.tr("stacking"), "quiet"
        if model.won[seat]:
            is_next = seat == model.to_come()[0] and not is_past
            return self.tr("stacks next") if is_next else self.tr("then"), "quiet"
        return self.tr("done") if seat in model.involved else "", "quiet"

"""`StackingScreen`: draws what `StackingModel` says: all seats' panels, the well, the targets, the tray."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF

from cakedesk.games.top_cake.cards import TopCakeLists
from cakedesk.table.aids import Aids
from cakedesk.table.board import SeatPerson
from cakedesk.table.boards.top_cake.layout import BoardRects
from cakedesk.table.boards.top_cake.stack_item import StackItem
from cakedesk.table.boards.top_cake.stack_wording import StackWording
from cakedesk.table.boards.top_cake.stacking_layout import SeatRects, seat_rects
from cakedesk.table.boards.top_cake.stacking_model import SeatRole, StackingModel
from cakedesk.table.boards.top_cake.stacking_panel import SeatStacks
from cakedesk.table.boards.top_cake.stacking_targets import StackingTargets
from cakedesk.table.boards.top_cake.stacking_tray import StackingTray
from cakedesk.table.boards.top_cake.stacking_well import StackingWell
from cakedesk.table.boards.top_cake.wording import stack_reasons
from cakedesk.table.items.tag_item import TagKind
from cakedesk.table.kit.action_tray import Asked
from cakedesk.table.kit.table_words import TableWords
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart


class StackingScreen(ScreenPart):
    """Draws everything of the stacking phase. It is what `stacking_motion` moves things on.

    Attributes:
        panels: by seat.
    """

    def __init__(
        self,
        scene: TableScene,
        lists: TopCakeLists,
        people: Sequence[SeatPerson],
        aids: Aids,
        *,
        is_past: bool = False,
    ) -> None:
        super().__init__(scene)
        self._is_past = is_past
        self.lists = lists
        self.aids = aids
        self.wording = StackWording(lists, self)
        self.model: StackingModel
        self.main_seat = 0
        self._names = tuple(person.name for person in people)
        self._rects: BoardRects | None = None
        self._places: dict[int, SeatRects] = {}
        self._has_turn = False
        self.panels = [SeatStacks(scene, lists, seat, person, aids) for seat, person in enumerate(people)]
        self.targets = StackingTargets(scene, self.wording, aids)
        self.well = StackingWell(scene, lists, self.wording, aids)
        self.tray = StackingTray(scene, lists, is_past=is_past)
        for part in (*self.panels, self.targets, self.well, self.tray):
            self.own_part(part)

    def name(self, seat: int) -> str:
        """The name of a seat."""
        return self._names[seat]

    def show(self, model: StackingModel, main_seat: int) -> None:
        """Draw a model at once."""
        self.begin(model, main_seat)
        self._lay_out()

    def begin(self, model: StackingModel, main_seat: int) -> None:
        """Take a model and draw its turn only. Each seat has to be drawn, and then all to be finished."""
        if self._is_past:
            model.end_turn_if_done()  # it may be the moment between a seat's last card and the next seat
        self.take(model, main_seat)
        self._has_turn = False
        self._draw_turn()
        self._find_places()

    def finish(self) -> None:
        """Draw what stands around the seats, which are drawn."""
        self._fit_own()
        if self._rects is not None:
            self.tray.fit(self._rects)

    def set_shown(self, shown: bool) -> None:
        """Show or hide it all; the targets only while a person stacks."""
        super().set_shown(shown)
        self.targets.set_shown(shown and self._has_turn)

    def take(self, model: StackingModel, main_seat: int) -> None:
        """Take a model; it is drawn when a turn begins with it."""
        self.model, self.main_seat = model, main_seat

    def begin_turn(self, asked: Asked) -> None:
        """A person stacks here now."""
        self._has_turn = True
        self.targets.set_open(True)
        self.tray.set_turn(asked, self.model.turn_cards, acting=True, marks_playable=self.aids.targets)
        self._lay_out()

    def end_turn(self) -> None:
        """Nobody stacks here any more; what was staged stays as it is shown."""
        self._has_turn = False
        self._draw_turn()
        self._draw_seats()

    def relayout(self, rects: BoardRects) -> None:
        """Stand in other zones."""
        self._rects = rects
        if hasattr(self, "model"):
            self._lay_out()

    # ------------------------------------------------------------------------------- what moves ask for

    @property
    def new_cards(self) -> frozenset[int]:
        """The cards that are marked as new."""
        return self.model.new

    def shown_stacks(self, seat: int) -> list[tuple[int, ...]]:
        """A seat's stacks as they are shown."""
        return list(self.model.stacks[seat])

    def show_stacks(self, seat: int, stacks: Sequence[tuple[int, ...]]) -> None:
        """Show a seat's stacks otherwise, at once."""
        same = len(stacks) == len(self.model.stacks[seat])
        self.model.stacks[seat] = [tuple(stack) for stack in stacks]
        if same:
            self.draw_seat(seat)
            if seat == self.main_seat:
                self._fit_own()
        else:
            self._lay_out()

    def stack_item(self, seat: int, number: int) -> StackItem:
        """The item of one stack."""
        return self.panels[seat].stacks[number]

    def card_center(self, card: int) -> QPointF:
        """Where a won card is, or was before it was placed."""
        return self.tray.center_of(card)

    # ------------------------------------------------------------------------------- what others do

    def involve(self, seats: Iterable[int]) -> None:
        """Stacking begins.

        Args:
            seats: those that stack, in their order.
        """
        self.model.involve(seats)
        self._draw_seats()

    def begin_placing(self, seat: int, card: int, main_seat: int) -> None:
        """A seat places a card.

        Args:
            card: index of the card, which leaves the tray.
        """
        if self.model.begin_placing(seat):
            self._draw_turn()
        self.model.take_placed(seat, card)
        self.tray.set_staged("", self.model.won[seat])
        if main_seat != self.main_seat:
            self.main_seat = main_seat
            self._lay_out()
        else:
            self._draw_seats()

    def end_placing(self) -> None:
        """A card was placed. If it was its seat's last one, the next seat's cards lie in the tray."""
        before = self.model.acting
        self.model.end_turn_if_done()
        if self.model.acting != before:
            self._draw_turn()
        self._draw_seats()

    # -------------------------------------------------------------------------------------------- drawing

    def tell_points(self) -> None:
        """Say in the well what the points so far come from; without that aid, what stacks count at all."""
        if not self.aids.points:
            self.well.tell(self.tr("How stacks count"), self.wording.how_stacks_count())
            return
        panel = self.panels[self.main_seat]
        counted = [panel.counted(number) for number in range(len(panel.stacks))]
        lines = stack_reasons([stack for stack in counted if stack], self.lists)
        self.well.tell(self.tr("How the points add up"), lines or [self.tr("No stack yet.")])

    def _draw_turn(self) -> None:
        seat, model = self.model.acting, self.model
        if seat < 0:
            self.tray.set_turn(Asked(self.tr("All cards are placed")), (), acting=False)
            return
        prompt = self.tr("Next: {name} stacks") if self._is_past else self.tr("{name} stacks")
        prompt = prompt.format(name=self._names[seat])
        self.tray.set_turn(Asked(prompt), model.turn_cards, acting=False)
        self.tray.set_staged("", model.won[seat])

    def _lay_out(self) -> None:
        """Draw everything for the present size."""
        if self._rects is None:
            return
        self._find_places()
        self._draw_seats()
        self.tray.fit(self._rects)

    def _find_places(self) -> None:
        if self._rects is not None:
            counts = self.model.stack_counts
            self._places = dict(seat_rects(self.metrics, self._rects, self.main_seat, counts))

    def _draw_seats(self) -> None:
        for seat in range(self.model.seats):
            self.draw_seat(seat)
        self._fit_own()

    def draw_seat(self, seat: int) -> None:
        """Draw what one seat has, if it has a place."""
        if seat not in self._places:
            return
        model, panel = self.model, self.panels[seat]
        panel.is_active = seat == model.acting and not self._is_past
        panel.set_stacks(model.stacks[seat], model.new, model.uncounted)
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
        self.tell_points()

    def _tag(self, seat: int) -> tuple[str, TagKind]:
        match self.model.role(seat):
            case SeatRole.ACTING if self._is_past:
                return TableWords().next_up(), "quiet"
            case SeatRole.NEXT if self._is_past:
                return self.tr("then"), "quiet"
            case SeatRole.ACTING:
                return (TableWords().your_turn(), "you") if self._has_turn else (self.tr("stacking"), "quiet")
            case SeatRole.NEXT:
                return self.tr("stacks next"), "quiet"
            case SeatRole.THEN:
                return self.tr("then"), "quiet"
            case SeatRole.DONE:
                return self.tr("done"), "quiet"
        return "", "quiet"

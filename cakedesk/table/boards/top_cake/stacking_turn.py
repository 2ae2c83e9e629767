"""`StackingTurn`: a person's gestures become staged placements; *Confirm* gives their actions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent

from cakedesk.games.top_cake.actions import NEW_STACK
from cakedesk.table.boards.top_cake.bid_composer import Look
from cakedesk.table.boards.top_cake.stack_composer import PlacementPreview, StackComposer, points_of
from cakedesk.table.boards.top_cake.stack_item import layer_states, preview_states
from cakedesk.table.boards.top_cake.stacking_motion import Collapsing, Placing
from cakedesk.table.items import DropZone, TableItem
from cakedesk.table.kit.action_tray import Asked
from cakedesk.table.kit.staged_turn import StagedTurn
from cakedesk.table.kit.table_words import TableWords
from cakedesk.table.slicer import Work

if TYPE_CHECKING:
    from cakedesk.table.boards.top_cake.stacking_screen import StackingScreen


class StackingTurn(StagedTurn[StackComposer]):
    """The turn of one person."""

    def __init__(self, screen: StackingScreen, look: Look) -> None:
        super().__init__(screen.scene, StackComposer(look))
        self._screen = screen
        self._aids = screen.aids
        self._previewed: int | None = None

    def beginning(self) -> Work:
        """The tray asks for the cards that were won."""
        screen = self._screen
        prompt = self.tr("{name}, stack what you won").format(name=screen.names[self.composer.seat])
        yield from screen.beginning_turn(
            Asked(
                prompt,
                self.tr("Any order. Nothing counts until you confirm."),
                brief_prompt=self.tr("Stack what you won"),
                brief_help=self.tr("Nothing counts until you confirm."),
            )
        )

    def ended(self) -> None:
        """What is staged stays shown."""
        self._unpreview()
        self._screen.end_turn()

    def refresh(self) -> None:
        """Draw what is staged."""
        self.scene.queue.skip_all()
        composer, screen = self.composer, self._screen
        screen.model.won[composer.seat] = composer.to_place
        screen.model.new = composer.new_cards
        self._leave_uncounted()
        screen.show_stacks(composer.seat, composer.stacks if self._aids.warnings else composer.landed_stacks)
        self._show_left()

    def said(self) -> str:
        """What was placed last; once something was taken back, how much is left to place."""
        placements, screen = self.composer.placements, self._screen
        if not placements or self.composer.can_do_again():
            return screen.tray.remaining.text
        return screen.wording.staged(placements[-1])

    def next_thing(self) -> TableItem | None:
        """The next card, or *Confirm*."""
        left, tray = self.composer.to_place, self._screen.tray
        return tray.item_of(left[0]) if left else tray.actions.primary

    def react(self, event: QKeyEvent) -> bool:
        """Digits pick a card by its place in the hand, then a stack by its number; N or 0: a new stack."""
        key = event.key()
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            return False
        if key in (Qt.Key.Key_N, Qt.Key.Key_0):
            return self._place_by_key(NEW_STACK)
        number = key - Qt.Key.Key_1
        if not 0 <= number < 9:
            return False
        if self.scene.gestures.picked_item is not None:
            return number < len(self.composer.stacks) and self._place_by_key(number)
        left = self.composer.to_place[number : number + 1]
        item = self._screen.tray.item_of(left[0]) if left else None
        if item is not None:
            self.scene.gestures.pick(item)
        return item is not None

    def keys(self) -> str:
        """See `StagedTurn.keys`."""
        return self.tr("1 to 9: pick a card, then its stack. N: begin a new stack")

    # ------------------------------------------------------------------------------- what gestures ask

    def can_pick(self, item: TableItem) -> bool:
        """A card that is still to be placed."""
        return self._screen.tray.card_of(item) in self.composer.to_place

    def targets_for(self, item: TableItem) -> list[DropZone]:
        """The zones of the stacks that it may go to."""
        card = self._screen.tray.card_of(item)
        return self._screen.targets.zones(self.composer.targets(card)) if card is not None else []

    def picked(self, item: TableItem) -> None:
        """Show what it would bring on each stack."""
        card = self._screen.tray.card_of(item)
        if card is None:
            return
        composer = self.composer
        previews = {number: composer.preview(card, number) for number in composer.targets(card)}
        self._screen.targets.offer(previews)
        self._foresee(previews)
        self._screen.well.tell(
            self.tr("Where does it go?"),
            [
                self.tr("Choose a stack to see what would happen, or begin a new one.")
                if self._aids.warnings
                else self.tr("Choose a stack, or begin a new one.")
            ],
        )

    def placed(self, item: TableItem, zone: DropZone) -> None:
        """Stage it."""
        card, number = self._screen.tray.card_of(item), zone.data_id
        if card is not None and isinstance(number, int):
            self.stage(card, number, item.center_px())

    def given_up(self, item: TableItem) -> None:
        """Nothing is picked any more."""
        del item
        self._end_pick()

    def hovering(self, item: TableItem, zone: DropZone | None) -> None:
        """Show the ghost of what would be, and why."""
        card = self._screen.tray.card_of(item)
        self._unpreview()
        number = zone.data_id if zone is not None else None
        if card is None or not isinstance(number, int):
            self._screen.targets.hover(None, dragging=False)
            return
        preview, aids = self.composer.preview(card, number), self._aids
        if aids.warnings:
            self._screen.well.tell_preview(preview)
        if number != NEW_STACK and (aids.targets or (aids.warnings and preview.falling)):
            self._previewed = number
            stack = self._screen.stack_item(self.composer.seat, number)
            stack.set_preview(self._as_shown(preview), self.composer.new_cards, aids)
        self._screen.targets.hover(number, dragging=self.scene.gestures.dragging)
        self.scene.announce(self._screen.wording.placement(preview, aids))

    def pointed(self, item: TableItem | None) -> None:
        """Say in the well what an own stack counts."""
        if self.scene.gestures.picked_item is not None:
            return
        panel, wording = self._screen.panels[self.composer.seat], self._screen.wording
        for number, stack in enumerate(panel.stacks):
            counted = panel.counted(number)
            if stack.picture is item and counted and self._aids.points:
                points = TableWords().points(points_of(counted, self.composer.lists))
                title = self.tr("Stack {number}: {points}").format(number=number + 1, points=points)
                self._screen.well.tell(title, wording.breakdown(counted), wording.more_reasons)
                return
        self._screen.tell_points()

    # -------------------------------------------------------------------------------------- staging

    def stage(self, card: int, number: int, start: QPointF) -> None:
        """Stage a placement and show it."""
        self.scene.queue.skip_all()
        self._end_pick()
        seat, screen = self.composer.seat, self._screen
        place = number if number != NEW_STACK else len(self.composer.stacks)
        preview = self.composer.place(card, number)
        screen.model.take_placed(seat, card)
        self._leave_uncounted()
        self._show_left()
        groups = Placing(screen, seat, card, place).groups(lambda: start)
        if preview.falling and self._aids.warnings:
            fallen = [layer.card for layer in preview.falling]
            groups += Collapsing(screen, seat, place, fallen).groups()
        self.scene.queue.play(*groups)
        self.tell()

    # --------------------------------------------------------------------------------------- inside

    def _place_by_key(self, number: int) -> bool:
        is_picked = self.scene.gestures.picked_item is not None
        if is_picked:
            self.scene.gestures.place_on(self._screen.targets.zones([number])[0])
        return is_picked

    def _foresee(self, previews: Mapping[int, PlacementPreview]) -> None:
        """Have the pictures drawn that may be needed in a moment."""
        new = self.composer.new_cards
        for number, real in previews.items():
            if number != NEW_STACK:
                preview = self._as_shown(real)
                stack = self._screen.stack_item(self.composer.seat, number)
                stack.foresee(preview.landed, preview_states(preview, new, self._aids))
                stack.foresee(preview.landed, layer_states(preview.landed, {*new, preview.card}))
                stack.is_drawn(*stack.next_layer(preview.card))

    def _end_pick(self) -> None:
        self._unpreview()
        self._screen.targets.withdraw()
        self._screen.tell_points()

    def _unpreview(self) -> None:
        number, self._previewed = self._previewed, None
        seat = self.composer.seat
        if number is not None and number < len(self._screen.model.stacks[seat]):
            stack = self._screen.stack_item(seat, number)
            stack.set_stack(self._screen.model.stacks[seat][number], self.composer.new_cards)

    def _as_shown(self, preview: PlacementPreview) -> PlacementPreview:
        """A placement onto the stack as the table shows it: without warnings nothing has fallen there yet."""
        if self._aids.warnings:
            return preview
        return replace(
            preview, landed=(*self.composer.landed_stacks[preview.stack], preview.card), falling=()
        )

    def _leave_uncounted(self) -> None:
        """Without warnings points would tell what falls: staged cards count when they are confirmed."""
        if not self._aids.warnings:
            self._screen.model.uncounted = self.composer.new_cards

    def _show_left(self) -> None:
        placements = self.composer.placements
        last = self._screen.wording.staged(placements[-1]) if placements else ""
        self._screen.tray.set_staged(last, self.composer.to_place)
        self._screen.targets.set_open(not self.composer.is_complete())

"""`LayTurn`: turns gestures on the hand into the slice that is laid."""

from __future__ import annotations

from cakedesk.engine.actions import UNKNOWN
from cakedesk.table.boards.cherry_duel.composer import LayComposer, Look
from cakedesk.table.boards.cherry_duel.screen import DuelScreen, card_key
from cakedesk.table.items import DropZone, TableItem
from cakedesk.table.kit.action_tray import Asked
from cakedesk.table.kit.staged_turn import StagedTurn


class LayTurn(StagedTurn[LayComposer]):
    """The turn of a person."""

    def __init__(self, screen: DuelScreen, look: Look) -> None:
        super().__init__(screen.scene, LayComposer(look))
        self._screen = screen

    def refresh(self) -> None:
        """Show what is staged."""
        composer, name = self.composer, self._screen.words.names[self.composer.seat]
        asked = Asked(
            self.tr("{name}, lay a slice").format(name=name),
            self.tr("Bring one to your place. Nobody sees it before both lie."),
            self.tr("Lay it"),
            composer.is_complete(),
            brief_prompt=self.tr("Lay a slice"),
            brief_help=self.tr("Bring one to your place."),
        )
        self._screen.show(composer.look, composer.now, asked)

    def said(self) -> str:
        """What is asked, or what is staged."""
        screen, composer = self._screen, self.composer
        staged = screen.words.slice(composer.look.shown, composer.now)
        return screen.tray.asked.prompt if composer.now == UNKNOWN else staged

    def next_thing(self) -> TableItem | None:
        """The button, or the first slice."""
        if self.composer.is_complete():
            return self._screen.tray.primary
        return self._screen.cards.cards[card_key(self.composer.look.shown.hands[self.composer.seat][0])]

    # ------------------------------------------------------------------------------ the gestures' source

    def can_pick(self, item: TableItem) -> bool:
        """Slices of the hand, also the one that is staged."""
        return self._card(item) is not None

    def targets_for(self, item: TableItem) -> list[DropZone]:
        """Its place, or the hand again."""
        zones = self._screen.zones
        return [zones[2] if self._card(item) == self.composer.now else zones[self.composer.seat]]

    def placed(self, item: TableItem, zone: DropZone) -> None:
        """It lies there."""
        card = self._card(item)
        assert card is not None
        self.composer.lay(UNKNOWN if card == self.composer.now else card)
        self.note()

    def _card(self, item: TableItem) -> int | None:
        hand = self.composer.look.shown.hands[self.composer.seat]
        return next((card for card in hand if item.key == card_key(card)), None)

"""`HandRow`: the bidding cards of the person who acts, one fixed place for each kind."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QRectF

from cakedesk.table import z_values
from cakedesk.table.boards.top_cake.card_faces import bid_face
from cakedesk.table.boards.top_cake.laid_bids import kind_sign
from cakedesk.table.boards.top_cake.layout import is_small
from cakedesk.table.boards.top_cake.wording import kind_effect, kind_word
from cakedesk.table.items import (
    CardItem,
    Frame,
    PanelItem,
    PanelStyle,
    TextItem,
    display_style,
)
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart

FOCUS_ZONE = 3
"""The hand follows the panels and what is out of play in reading order."""


class HandRow(ScreenPart):
    """A hand: cards where it holds them, dotted frames where they have left it."""

    def __init__(self, scene: TableScene, kinds: Sequence[int]) -> None:
        super().__init__(scene)
        self.kinds = tuple(kinds)
        self._frames = [self.own(PanelItem(scene, PanelStyle(fill=None))) for _ in kinds]
        self._signs = [self.own(kind_sign(scene, kind, "line")) for kind in kinds]
        for sign in self._signs:
            sign.setZValue(z_values.TEXT)
        self._cards = {
            kind: self.own(CardItem(scene, bid_face(0, kind), key=f"hand/{kind}")) for kind in kinds
        }

    def card(self, kind: int) -> CardItem:
        """The card of a kind."""
        return self._cards[kind]

    def show(
        self,
        seat: int,
        held: Collection[int],
        staged: Collection[int] = (),
        playable: Collection[int] = (),
    ) -> None:
        """Show a hand."""
        for place, kind in enumerate(self.kinds):
            card, is_held = self._cards[kind], kind in held
            card.set_face(bid_face(seat, kind))
            picked = self.scene.gestures.picked_item is card
            card.set_look(selected=kind in staged or picked, playable=kind in playable and kind not in staged)
            card.set_interactive(is_held)
            card.focus_order = (FOCUS_ZONE, place)
            spoken = (
                self.tr("Bidding card {kind}, chosen") if kind in staged else self.tr("Bidding card {kind}")
            )
            card.set_accessible(spoken.format(kind=kind_word(kind)), kind_effect(kind))
            self.show_item(card, is_held)
            self.show_item(self._frames[place], not is_held)
            self.show_item(self._signs[place], not is_held)
            # They lie over each other from left to right, the chosen ones on top.
            if not card.is_flying:
                base = z_values.SELECTED if card.look.selected else z_values.HAND
                card.setZValue(base + place * 0.1)

    def clear(self) -> None:
        """Forget whose hand it was, so that nothing of it is kept while another person looks."""
        for card in self._cards.values():
            self.show_item(card, True)
            card.reset_look()
            card.set_interactive(False)
            card.set_accessible("")

    def fit(self, rects: Sequence[QRectF]) -> None:
        """Stand in a line."""
        px = self.metrics.px
        style = PanelStyle(fill=None, radius_px=px(14), frame=Frame("line", max(1.5, px(2.5)), "dotted"))
        for kind, rect, frame, sign in zip(self.kinds, rects, self._frames, self._signs, strict=True):
            inset = px(5)
            frame.set_style(style)
            frame.place_in(rect.adjusted(inset, inset, -inset, 0))
            if isinstance(sign, TextItem):
                sign.set_style(display_style(px(42), "line"))
            else:
                sign.resize(px(50), px(50))
            sign.place_center(rect.center().x(), rect.center().y() + inset / 2)
            card = self._cards[kind]
            # Where there is room the tray's line of help tells it.
            card.tooltip = kind_effect(kind) if is_small(self.metrics) else ""
            card.resize(rect.width(), rect.height())
            if not (card.is_flying and self.scene.gestures.dragging):
                card.place(rect.left(), rect.top())

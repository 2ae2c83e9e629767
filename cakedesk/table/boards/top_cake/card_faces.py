"""Which picture shows which card of Top Cake."""

from __future__ import annotations

import math

from cakedesk.art.face import Face
from cakedesk.art.top_cake import faces as cake_faces
from cakedesk.art.top_cake.stack import LayerSpec, LayerState
from cakedesk.games.top_cake.cards import FLAVOURS, KIND_NAMES, REVERSE, SNATCH, TopCakeLists
from cakedesk.games.top_cake.game import GAME
from cakedesk.table.boards.top_cake.layout import CARD_UNITS
from cakedesk.table.boards.top_cake.wording import card_name, kind_word
from cakedesk.table.items import CardItem
from cakedesk.table.own_faces import own_face
from cakedesk.table.scene import TableScene

USUAL_NUMERAL_SHARE, MOST_NUMERAL_SHARE = 0.13, 0.5
"""The size of the smallest number on any card by its width, and the most that one can have."""

LEAST_NAMED_LETTERS = 5.0
"""The least width of a card whose name can be read, in sizes of the smallest text."""

TOPPER_KINDS = ("crown", "rose", "sparkler", "fox")


def art_kind(lists: TopCakeLists, card: int) -> str:
    """A flavour, or the id of a topper; those of an owner's own list share the four in their order."""
    entry = lists.cards[card]
    if not entry.is_topper:
        return FLAVOURS[entry.flavour]
    if entry.id in TOPPER_KINDS:
        return entry.id
    return TOPPER_KINDS[lists.toppers.index(card) % len(TOPPER_KINDS)]


def row_face(lists: TopCakeLists, card: int, *, is_named: bool = True, least_numeral: float = 0.0) -> Face:
    """The card as it lies in the row; its number has a least size by its width."""
    entry, name = lists.cards[card], card_name(lists, card) if is_named else ""
    face = cake_faces.row_card_face(entry.id, art_kind(lists, card), entry.max_above, name, least_numeral)
    return own_face(GAME.id, entry.id, face)


class RowCard(CardItem):
    """A card of the row, drawn for its size: its number is as large as texts must be.

    Its name may be left out where it is too small for it; enlarged it has all.
    """

    is_named = True

    def __init__(self, scene: TableScene, lists: TopCakeLists, card: int, key: str) -> None:
        super().__init__(scene, row_face(lists, card), key=key)
        self.card = card
        self._lists = lists

    def resize(self, width_px: float, height_px: float) -> None:
        """Draw it at another size, or for another size of texts."""
        least = least_numeral(self.table.metrics.text_px(0), round(width_px), round(height_px))
        face = row_face(self._lists, self.card, is_named=self.is_named, least_numeral=least)
        if face != self._source:
            self._source = face
            if (round(width_px), round(height_px)) == (self.width_px, self.height_px):
                self.refresh()
        super().resize(width_px, height_px)


def least_numeral(least_px: float, width_px: float, height_px: float) -> float:
    """The least size of a card's number by its width; 0 where it is drawn as large in any case."""
    share = (
        math.ceil(100 * least_px / max(1.0, min(width_px, height_px * CARD_UNITS[0] / CARD_UNITS[1]))) / 100
    )
    return 0.0 if share <= USUAL_NUMERAL_SHARE else min(share, MOST_NUMERAL_SHARE)


def layer_spec(lists: TopCakeLists, card: int, state: LayerState = "normal") -> LayerSpec:
    """The card as a layer of a stack."""
    entry = lists.cards[card]
    return LayerSpec(entry.id, art_kind(lists, card), entry.max_above, state)


def bid_face(seat: int, kind: int) -> Face:
    """A bidding card, face up."""
    label = kind_word(kind) if kind in {SNATCH, REVERSE} else ""
    return cake_faces.bid_face(seat, KIND_NAMES[kind], label)


def mini_kind_face(kind: int) -> Face:
    """A kind of bidding card in a seat's panel."""
    return cake_faces.mini_kind_face(KIND_NAMES[kind])

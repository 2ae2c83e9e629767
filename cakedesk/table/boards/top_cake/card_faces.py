"""Which picture shows which card of Top Cake."""

from __future__ import annotations

from cakedesk.art.face import Face
from cakedesk.art.top_cake import faces as cake_faces
from cakedesk.art.top_cake.stack import LayerSpec, LayerState
from cakedesk.games.top_cake.cards import FLAVOURS, KIND_NAMES, REVERSE, SNATCH, TopCakeLists
from cakedesk.games.top_cake.game import GAME
from cakedesk.table.boards.top_cake.wording import card_name, kind_word
from cakedesk.table.own_faces import own_face

TOPPER_KINDS = ("crown", "rose", "sparkler", "fox")


def art_kind(lists: TopCakeLists, card: int) -> str:
    """A flavour, or the id of a topper; those of an owner's own list share the four in their order."""
    entry = lists.cards[card]
    if not entry.is_topper:
        return FLAVOURS[entry.flavour]
    if entry.id in TOPPER_KINDS:
        return entry.id
    return TOPPER_KINDS[lists.toppers.index(card) % len(TOPPER_KINDS)]


def row_face(lists: TopCakeLists, card: int) -> Face:
    """The card as it lies in the row."""
    entry, name = lists.cards[card], card_name(lists, card)
    face = cake_faces.row_card_face(entry.id, art_kind(lists, card), entry.max_above, name)
    return own_face(GAME.id, entry.id, face)


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

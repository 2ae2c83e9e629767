"""The cards of Cherry Duel."""

from __future__ import annotations

from cakedesk.art.cherry_duel.faces import SliceBackFace, SliceFace
from cakedesk.games.cherry_duel.cards import CherryDuelLists
from cakedesk.printing.deck import PrintedCard, PrintedSet


def deck(lists: CherryDuelLists) -> list[PrintedSet]:
    """All slices."""
    fronts = map(SliceFace, lists.ids, lists.flavours)
    return [PrintedSet(60, [PrintedCard(front, SliceBackFace()) for front in fronts])]

"""The cards of Cake Swap."""

from __future__ import annotations

from cakedesk.art.cake_swap import faces
from cakedesk.art.cake_swap.box import COLOR
from cakedesk.games.cake_swap.cards import CLASSES, SQUEEZE, SWAP, SWIPE, CakeSwapLists
from cakedesk.games.cake_swap.game import GAME
from cakedesk.printing.deck import PrintedCard, PrintedSet
from cakedesk.printing.faces import BackFace, PlacardFace
from cakedesk.table.boards.cake_swap.looks import card_face, ribbon_picture
from cakedesk.table.boards.cake_swap.wording import SwapWording

_SHAPE = 45 / 63


def deck(lists: CakeSwapLists) -> list[PrintedSet]:
    """Layer cards, ribbons with their classes, and each seat's action cards."""
    words, most_seats = SwapWording(lists, ()), GAME.seats.stop - 1
    layers = [PrintedCard(card_face(lists, card), faces.card_back_face()) for card in range(len(lists.ids))]
    ribbons = [
        PlacardFace(_SHAPE, ribbon_picture(lists, ribbon), words.title(of), words.rules_told(of))
        for ribbon, of in enumerate(list(range(len(CLASSES))) * 3)
    ]
    actions = [
        PlacardFace(_SHAPE, faces.action_face(name), words.tool_name(tool))
        for tool, name in ((SQUEEZE, "squeeze"), (SWIPE, "swipe"), (SWAP, "swap"))
    ]
    back = BackFace(_SHAPE, COLOR, faces.rosette_face("white", 0))
    return [
        PrintedSet(55, layers),
        PrintedSet(45, [PrintedCard(front, back) for front in (*ribbons, *actions * most_seats)]),
    ]

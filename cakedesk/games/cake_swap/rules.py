"""Carroll County Cake Swap, by David Sensenig, published by Jealous Cat Games. For 2 to 6 seats.

Cards show a layer on each edge: a size, a cake and a frosting. In its turn a seat draws a card or drafts one
of the open table, and places it on its platter, turned either way, smaller than the layer below; a drawn card
may be passed to the table instead. Once a turn a platter may be cleared: with three to five layers that meet
a class (all cakes or frostings the same, frostings all different, ...) it wins the class's ribbon for that
number of layers, if it is still there. Once a game each seat may Squeeze a card under placed layers, Swipe
the top card of another platter, and Swap a layer for a held card or one of the table. A seat that reaches the
target ends the game at once; else it ends when the deck has run out. Most points win, then the best ribbon.

What the published rules leave open, and how it is played here:

- The seat that draws the last card finishes its turn as usual.
- A draft or a swipe is legal only if the card can then be placed, squeezed or swapped in.
- With a held card nothing but that card is played; only a drawn one may be passed.
- A card of the table that is swapped in is not the turn's take. The layer taken off lies there at once.
- A swapped-in layer takes exactly the place of the one it replaces; an equal size is allowed.
- Submitting is a turn's clear; a platter is cleared once a turn.
- Set-up: nobody draws a card that was put under the deck; the lowest tied seat goes first instead.

>>> from cakedesk.games.cake_swap.cards import cards_in
>>> from cakedesk.games.cake_swap.game import GAME
>>> lists = GAME.builtin_lists()
>>> state = GAME.new_state(2, {}, {"deck": [lists.ids[-1], *lists.ids[:-1]]}, lists)
>>> state.first, [lists.ids[card] for card in cards_in(state.table)]
(0, ['2CS-1CU', '5CW-4VU'])
>>> state.apply(GAME.parse("draft 2CS-1CU", lists))
>>> state.apply(GAME.parse("place 2", lists))
>>> state.why_not(GAME.parse("draw", lists))
Reason(code='taken_already', params=())
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cakedesk.engine.actions import Action
from cakedesk.games.cake_swap import events
from cakedesk.games.cake_swap.actions import (
    CLEAR,
    DRAFT,
    DRAW,
    END,
    PASS,
    PLACE,
    SQUEEZE_IN,
    SUBMIT,
    SWAP_FOR,
    SWAP_FOR_WITH,
    SWAP_TOP,
    SWAP_TOP_WITH,
    SWIPE_FROM,
)
from cakedesk.games.cake_swap.cards import SQUEEZE, SWAP, SWIPE, TARGETS, ribbon

if TYPE_CHECKING:
    from cakedesk.games.cake_swap.state import CakeSwapState

NOBODY = -1
TOP_LAYER = -1


def apply(state: CakeSwapState, action: Action) -> None:
    """Carry out a legal action. See `State.apply`."""
    _CARRY_OUT[action[0]](state, action)


def reveals(state: CakeSwapState, action: Action) -> bool:
    """Whether an action shows a card that was hidden: a draw does. See `State.reveals`."""
    del state
    return action[0] == DRAW


def _draw(state: CakeSwapState, action: Action) -> None:
    del action
    state.held = state.deck.pop()
    state.held_was_drawn = 1
    state.taken = 1
    if state.journal is not None:
        state.note(events.CardDrawn(state.to_act, state.held, len(state.deck)))


def _draft(state: CakeSwapState, action: Action) -> None:
    card = action[1]
    state.table ^= 1 << card
    state.held = card
    state.taken = 1
    if state.journal is not None:
        state.note(events.CardDrafted(state.to_act, card))


def _swipe(state: CakeSwapState, action: Action) -> None:
    seat, other = state.to_act, action[1]
    layer = state.platters[other].pop()
    state.size_bits[other] ^= 1 << state.lists.layers[layer].size
    state.action_cards[seat] ^= SWIPE
    state.held = layer >> 1
    if state.journal is not None:
        state.note(events.CardSwiped(seat, other, layer))


def _release(state: CakeSwapState) -> None:
    state.held = NOBODY
    state.held_was_drawn = 0


def _pass(state: CakeSwapState, action: Action) -> None:
    del action
    card = state.held
    state.table |= 1 << card
    _release(state)
    if state.journal is not None:
        state.note(events.CardPassed(state.to_act, card))


def _place(state: CakeSwapState, action: Action) -> None:
    seat, size = state.to_act, action[1]
    layer = state.lists.sides[state.held][size]
    state.platters[seat].append(layer)
    state.size_bits[seat] |= 1 << size
    _release(state)
    if state.journal is not None:
        state.note(events.LayerPlaced(seat, layer, len(state.platters[seat]) - 1, False))


def _squeeze(state: CakeSwapState, action: Action) -> None:
    seat, size = state.to_act, action[1]
    layer = state.lists.sides[state.held][size]
    number = sum(other > size for other in state.sizes_of(seat))
    state.platters[seat].insert(number, layer)
    state.size_bits[seat] |= 1 << size
    state.action_cards[seat] ^= SQUEEZE
    _release(state)
    if state.journal is not None:
        state.note(events.LayerPlaced(seat, layer, number, True))


def _swap_top(state: CakeSwapState, action: Action) -> None:
    card = state.held
    _release(state)
    _replace(state, card, action[1], TOP_LAYER, from_table=False)


def _swap_for(state: CakeSwapState, action: Action) -> None:
    card = state.held
    _release(state)
    _replace(state, card, action[1], action[2], from_table=False)


def _swap_top_with(state: CakeSwapState, action: Action) -> None:
    state.table ^= 1 << action[2]
    _replace(state, action[2], action[1], TOP_LAYER, from_table=True)


def _swap_for_with(state: CakeSwapState, action: Action) -> None:
    state.table ^= 1 << action[3]
    _replace(state, action[3], action[1], action[2], from_table=True)


def _replace(state: CakeSwapState, card: int, size: int, old: int, *, from_table: bool) -> None:
    """Let a card replace the layer of size `old`, or the top one (`TOP_LAYER`)."""
    seat = state.to_act
    platter, layers = state.platters[seat], state.lists.layers
    is_top = old == TOP_LAYER
    number = len(platter) - 1 if is_top else state.sizes_of(seat).index(old)
    removed, layer = platter[number], state.lists.sides[card][size]
    platter[number] = layer
    state.size_bits[seat] ^= 1 << layers[removed].size
    state.size_bits[seat] |= 1 << size
    state.table |= 1 << layers[removed].card
    state.action_cards[seat] ^= SWAP if is_top else SWAP | SQUEEZE
    if state.journal is not None:
        state.note(events.LayerSwapped(seat, layer, number, removed, from_table, not is_top))


def _clear(state: CakeSwapState, action: Action) -> None:
    seat = state.to_act
    platter = state.platters[seat]
    won, points = NOBODY, 0
    if action[0] == SUBMIT:
        won = ribbon(action[1], len(platter))
        points = state.lists.ribbon_points[won]
        state.ribbons_left ^= 1 << won
        state.ribbons[seat].append(won)
        state.cakes[seat].append(tuple(platter))
        state.points[seat] += points
    state.platters[seat] = []
    state.size_bits[seat] = 0
    state.out += [layer >> 1 for layer in platter]
    state.cleared = 1
    if state.journal is not None:
        state.note(events.PlatterCleared(seat, tuple(platter), won, points))
    if state.points[seat] >= TARGETS[state.seats]:
        _end_game(state, target_reached=True)


def _end(state: CakeSwapState, action: Action) -> None:
    del action
    if not state.deck:
        _end_game(state, target_reached=False)
        return
    state.taken = state.cleared = 0
    state.to_act = (state.to_act + 1) % state.seats
    if state.journal is not None:
        state.note(events.TurnBegan(state.to_act))


def _end_game(state: CakeSwapState, *, target_reached: bool) -> None:
    state.over = 1
    if state.journal is not None:
        state.note(events.GameEnded(tuple(state.winners()), target_reached))


_CARRY_OUT = {
    DRAW: _draw,
    DRAFT: _draft,
    PLACE: _place,
    SQUEEZE_IN: _squeeze,
    PASS: _pass,
    SWIPE_FROM: _swipe,
    SWAP_TOP: _swap_top,
    SWAP_FOR: _swap_for,
    SWAP_TOP_WITH: _swap_top_with,
    SWAP_FOR_WITH: _swap_for_with,
    CLEAR: _clear,
    SUBMIT: _clear,
    END: _end,
}

"""Cherry Duel: two seats, twelve slices of cake, six rounds.

The slices are numbered 1 to 12. They are shuffled and dealt, six to each seat. The first round is worth one
cherry, the second two, and so on up to six. In a round both choose a slice of their hand in secret and lay it
face down; then both are turned up. The higher number takes the cherries, and both slices with them. After six
rounds who has more cherries wins. What was taken lies open, so that both can tell what the other still holds,
but not what it lays.

The game was made up for this program: it is the example that CONTRIBUTING.md points to.

Ruling: seat 0 is asked first and seat 1 then; neither sees what the other has laid before both have.

>>> from cakedesk.games.cherry_duel.game import GAME
>>> lists = GAME.builtin_lists()
>>> start = {"slices": ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"]}
>>> state = GAME.new_state(2, {}, start, lists)
>>> for text in ("lay 6", "lay 7"):
...     state.apply(GAME.parse(text, lists))
>>> state.scores()
[0, 1]
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cakedesk.engine.actions import UNKNOWN
from cakedesk.games.cherry_duel.events import RoundWon, SliceLaid

if TYPE_CHECKING:
    from cakedesk.games.cherry_duel.state import CherryDuelState


def lay(state: CherryDuelState, card: int) -> None:
    """Lay a slice for the seat to act; after the second both are turned up and taken."""
    seat = state.turn()
    # Of a seat whose hand is hidden any of the unknown slices goes.
    state.hands[seat].remove(card if card in state.hands[seat] else UNKNOWN)
    state.laid[seat] = card
    state.laid_count += 1
    if state.journal is not None:
        state.note(SliceLaid(seat, card))
    if state.laid_count == 2:
        _turn_up(state)


def _turn_up(state: CherryDuelState) -> None:
    both = tuple(state.laid)
    winner = int(both[1] > both[0])
    state.taken[winner] += both
    state.cherries[winner] += state.round + 1
    state.laid = [UNKNOWN, UNKNOWN]
    state.laid_count = 0
    state.round += 1
    if state.journal is not None:
        state.note(RoundWon(winner, both))

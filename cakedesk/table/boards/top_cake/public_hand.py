"""What everyone may know of a hand: the kinds that were not seen to leave it."""

from __future__ import annotations

from cakedesk.games.top_cake.cards import SNATCH, hand_kinds
from cakedesk.games.top_cake.state import TopCakeState


def possible_kinds(shown: TopCakeState, seat: int) -> tuple[int, ...]:
    """The kinds that a seat may still hold, for all that lies open.

    It is worked out from the table alone, for the viewer's own seat too: its panel must not tell which
    card it laid face down. A look that hides nothing shows those cards, so they are gone like any other.

    Returns:
        The kinds in ascending order: those held and those that lie face down, which nobody can tell apart.
    """
    gone = {SNATCH} if shown.snatch_used[seat] else set()
    for bids in shown.bids:
        gone.update(kind for owner, kind, _ in bids if owner == seat)
    return tuple(kind for kind in hand_kinds(shown.seats) if kind not in gone)

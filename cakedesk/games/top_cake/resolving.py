"""Who gets a card of the row: the steps of resolving its bids, as data that a table can walk through."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from cakedesk.games.top_cake.cards import REVERSE, SNATCH, kinds_in

UP, DOWN, TIED = 0, 1, 2
"""How a bid lies: laid face up this round, face down this round, or left open by an earlier tie."""

Bid: TypeAlias = tuple[int, int, int]
"""Seat, kind of bidding card (`UNKNOWN` where hidden), and how it lies."""

UNWANTED, TIE, BY_SNATCH, BY_HIGHEST, BY_LOWEST = range(5)
"""Outcomes: nobody bid, equal best bids, taken by SNATCH, won by the highest or (by REVERSE) lowest bid."""

NOBODY: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Resolution:
    """How one card of the row was resolved.

    Attributes:
        card: index of the card.
        bids: all its bids, turned up, in the order in which they lay there.
        half_seat: the seat whose first player card lies there, or -1.
        cancelled: the kinds that cancelled, ascending.
        doubled_bids: twice each seat's bid, by seat (so that the half counts 1); None for a seat without a
            bid.
        reversed: whether a REVERSE remained.
        outcome: one of the outcomes above.
        winner: the seat that gets the card, or -1.
        tied_seats: the seats with equal best bids, ascending; empty unless tied.
        stays: whether the card stays in the row for the next round (a tie before the last round's end).
    """

    card: int
    bids: tuple[Bid, ...]
    half_seat: int
    cancelled: tuple[int, ...]
    doubled_bids: tuple[int | None, ...]
    reversed: bool
    outcome: int
    winner: int
    tied_seats: tuple[int, ...]
    stays: bool


def resolve_card(
    card: int, bids: Sequence[Bid], half_seat: int, seats: int, *, last_round: bool
) -> Resolution:
    """Resolve one card of the row.

    Args:
        card: index of the card.
        bids: all bids beside it, their kinds known.
        half_seat: the seat whose first player card lies there, or -1.
        last_round: whether a tie finds no further round to wait for.
    """
    seen = cancelled = 0
    for _, kind, _ in bids:
        # A seat has one card of each kind: a second one there is another seat's.
        cancelled |= seen & (1 << kind)
        seen |= 1 << kind
    doubled_bids: list[int | None] = [None] * seats
    if half_seat >= 0:
        doubled_bids[half_seat] = 1
    snatcher = -1
    for seat, kind, _ in bids:
        if kind == SNATCH:
            snatcher = seat
        elif kind != REVERSE and not cancelled >> kind & 1:
            doubled_bids[seat] = (doubled_bids[seat] or 0) + 2 * kind
    is_reversed = bool((seen & ~cancelled) >> REVERSE & 1)
    if (seen & ~cancelled) >> SNATCH & 1:
        outcome, winner, tied_seats = BY_SNATCH, snatcher, NOBODY
    else:
        outcome, winner, tied_seats = _compare(doubled_bids, is_reversed)
    return Resolution(
        card,
        tuple(bids),
        half_seat,
        kinds_in(cancelled),
        tuple(doubled_bids),
        is_reversed,
        outcome,
        winner,
        tied_seats,
        outcome == TIE and not last_round,
    )


def _compare(doubled_bids: Sequence[int | None], is_reversed: bool) -> tuple[int, int, tuple[int, ...]]:
    made = [bid for bid in doubled_bids if bid is not None]
    if not made:
        return UNWANTED, -1, NOBODY
    best = min(made) if is_reversed else max(made)
    if made.count(best) > 1:
        return TIE, -1, tuple(seat for seat, bid in enumerate(doubled_bids) if bid == best)
    return BY_LOWEST if is_reversed else BY_HIGHEST, doubled_bids.index(best), NOBODY

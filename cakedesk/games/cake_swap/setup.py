"""Who goes first: the draws of set-up, which also give the first cards of the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class SetUp:
    """What the draws of set-up gave."""

    first: int  # the seat that goes first
    held: tuple[int, ...]  # by seat the card that it holds in the end: together the table
    deck: tuple[int, ...]  # the deck after the draws, top first
    under: int  # how many cards of the deck, at its bottom, were put under it: all saw them
    # What was drawn, round by round: who drew which card. From the second round on the tied alone.
    draws: tuple[tuple[tuple[int, int], ...], ...] = field(default=(), compare=False)


def draw_for_first(deck: Sequence[int], seats: int, sums: Sequence[int]) -> SetUp:
    """Let each seat draw a card; the largest sum of sizes goes first.

    Tied seats put their cards under the deck and draw again, compared among themselves only. No card is drawn
    twice: when there are too few others, the lowest tied seat goes first and all keep what they hold.

    Args:
        deck: all cards, top first.
        sums: by card the sum of its sizes.
    """
    held = list(deck[:seats])
    drawn = seats
    put_under: list[int] = []
    draws = [tuple(enumerate(held))]
    tied = _largest(range(seats), held, sums)
    while len(tied) > 1 and drawn + len(tied) <= len(deck):
        for seat in tied:
            put_under.append(held[seat])
            held[seat] = deck[drawn]
            drawn += 1
        draws.append(tuple((seat, held[seat]) for seat in tied))
        tied = _largest(tied, held, sums)
    return SetUp(tied[0], tuple(held), (*deck[drawn:], *put_under), len(put_under), tuple(draws))


def _largest(seats: Sequence[int], held: Sequence[int], sums: Sequence[int]) -> list[int]:
    best = max(sums[held[seat]] for seat in seats)
    return [seat for seat in seats if sums[held[seat]] == best]

"""How one card of the row was resolved, taken apart into what a person can follow line by line.

Free of Qt and of words: `resolve_wording.py` says it, `resolving.py` shows it.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from cakedesk.games.top_cake.cards import REVERSE, SNATCH
from cakedesk.games.top_cake.resolving import BY_LOWEST, BY_SNATCH, DOWN, TIE, UNWANTED, Resolution

MOST_LINES_FOR_CANCELLED_NUMBERS = 2
"""If more numbers than that cancel, one line names them all: the list must stay readable at a glance."""


class Reason(Enum):
    """The kinds of reason lines, in the order in which they can come.

    The last of a card is a result, from `SNATCH_WINS` on; each card has just one.
    """

    NOTHING_CANCELS = auto()
    NUMBERS_CANCEL = auto()
    SNATCH_CANCELS = auto()
    REVERSE_CANCELS = auto()
    SNATCH_STAYS = auto()
    NO_SNATCH = auto()
    REVERSE_STAYS = auto()
    SNATCH_WINS = auto()
    ONLY_BID = auto()
    HIGHEST = auto()
    LOWEST = auto()
    TIE_STAYS = auto()
    TIE_LEAVES = auto()
    NOBODY_LAID = auto()
    ALL_CANCELLED = auto()
    NO_NUMBER = auto()


@dataclass(frozen=True, slots=True)
class ResolveStep:
    """One reason line."""

    reason: Reason
    # The kinds of bidding cards that it is about, ascending: struck out if it is about cancelling.
    kinds: tuple[int, ...] = ()
    copies: int = 0  # how many cards of the first of `kinds` lie there
    seats: tuple[int, ...] = ()  # the seats that it is about: the winner, or those that tie
    doubled_bid: int | None = None

    @property
    def is_result(self) -> bool:
        """Whether it is the last line, which says who gets the card."""
        return self.reason.value >= Reason.SNATCH_WINS.value

    @property
    def wins(self) -> bool:
        """Whether it says that somebody gets the card."""
        return self.is_result and len(self.seats) == 1

    @property
    def cancels(self) -> bool:
        """Whether the cards of `kinds` are struck out by it."""
        return self.reason in {Reason.NUMBERS_CANCEL, Reason.SNATCH_CANCELS, Reason.REVERSE_CANCELS}


@dataclass(frozen=True, slots=True)
class LineCard:
    """A bidding card in a seat's line, whether it lay face down until now, and whether it cancels."""

    kind: int
    was_down: bool
    cancelled: bool


@dataclass(frozen=True, slots=True)
class SeatLine:
    """What one seat laid beside the card, in laying order, and its bid if it has one."""

    seat: int
    cards: tuple[LineCard, ...]
    has_half: bool
    doubled_bid: int | None
    wins: bool
    ties: bool

    @property
    def is_empty(self) -> bool:
        """Whether it laid nothing there."""
        return not self.cards and not self.has_half

    def keeps(self, kind: int) -> bool:
        """Whether a card of a kind is left in the line after cancelling."""
        return any(card.kind == kind and not card.cancelled for card in self.cards)


def seat_lines(resolution: Resolution) -> list[SeatLine]:
    """The line of every seat, in seat order, also of those that laid nothing there."""
    return [
        SeatLine(
            seat=seat,
            cards=tuple(
                LineCard(kind, lies == DOWN, kind in resolution.cancelled)
                for owner, kind, lies in resolution.bids
                if owner == seat
            ),
            has_half=resolution.half_seat == seat,
            doubled_bid=doubled_bid,
            wins=resolution.winner == seat,
            ties=seat in resolution.tied_seats,
        )
        for seat, doubled_bid in enumerate(resolution.doubled_bids)
    ]


def resolve_steps(resolution: Resolution) -> list[ResolveStep]:
    """The reasons that lead to the outcome, in the order of the rules."""
    if not resolution.bids and resolution.half_seat < 0:
        return [result_of(resolution)]
    cancelled, snatches = resolution.cancelled, copies_of(resolution, SNATCH)
    numbers = tuple(kind for kind in cancelled if kind not in (SNATCH, REVERSE))
    told = [numbers] if len(numbers) > MOST_LINES_FOR_CANCELLED_NUMBERS else [(kind,) for kind in numbers]
    cancels = [(Reason.NUMBERS_CANCEL, kinds) for kinds in told]
    for kind, reason in ((SNATCH, Reason.SNATCH_CANCELS), (REVERSE, Reason.REVERSE_CANCELS)):
        cancels += [(reason, (kind,))] if kind in cancelled else []
    steps = [ResolveStep(reason, kinds, copies_of(resolution, kinds[0])) for reason, kinds in cancels]
    if len({seat for seat, _, _ in resolution.bids}) > 1 and not cancelled:
        steps.append(ResolveStep(Reason.NOTHING_CANCELS))
    if SNATCH not in cancelled:
        stays = ResolveStep(Reason.SNATCH_STAYS, (SNATCH,), snatches)
        steps.append(stays if snatches else ResolveStep(Reason.NO_SNATCH))
    if resolution.reversed and resolution.outcome != BY_SNATCH:
        steps.append(ResolveStep(Reason.REVERSE_STAYS, (REVERSE,), 1))
    return [*steps, result_of(resolution)]


def other_bids(resolution: Resolution) -> list[int]:
    """What the winner was up against."""
    others = (
        bid
        for seat, bid in enumerate(resolution.doubled_bids)
        if bid is not None and seat != resolution.winner
    )
    return sorted(others, reverse=not resolution.reversed)


def copies_of(resolution: Resolution, kind: int) -> int:
    """How many cards of a kind lie there."""
    return sum(laid == kind for _, laid, _ in resolution.bids)


def result_of(resolution: Resolution) -> ResolveStep:
    """The last reason: who gets the card."""
    outcome = resolution.outcome
    if outcome == UNWANTED:
        if not resolution.bids:
            return ResolveStep(Reason.NOBODY_LAID)
        all_cancel = all(kind in resolution.cancelled for _, kind, _ in resolution.bids)
        return ResolveStep(Reason.ALL_CANCELLED if all_cancel else Reason.NO_NUMBER)
    if outcome == TIE:
        reason = Reason.TIE_STAYS if resolution.stays else Reason.TIE_LEAVES
        return ResolveStep(
            reason, seats=resolution.tied_seats, doubled_bid=resolution.doubled_bids[resolution.tied_seats[0]]
        )
    winner = (resolution.winner,)
    if outcome == BY_SNATCH:
        return ResolveStep(Reason.SNATCH_WINS, seats=winner)
    bid = resolution.doubled_bids[resolution.winner]
    if not other_bids(resolution):
        return ResolveStep(Reason.ONLY_BID, seats=winner, doubled_bid=bid)
    reason = Reason.LOWEST if outcome == BY_LOWEST else Reason.HIGHEST
    return ResolveStep(reason, seats=winner, doubled_bid=bid)

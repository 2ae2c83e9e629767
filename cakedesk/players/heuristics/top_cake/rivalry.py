"""How likely a bid wins in Top Cake: a rough forecast of what the other seats lay on each card of the row.

Every other seat is seen as a normal distribution of its final sum on a card: what lies open counts as it
is, each face-down card as the average of the numbers that this seat may still hold, and each card that it
has yet to lay in proportion to how much it wants that card of the row.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import erf, sqrt

from cakedesk.games.top_cake.cards import REVERSE, SNATCH
from cakedesk.games.top_cake.resolving import Bid
from cakedesk.games.top_cake.state import TopCakeState
from cakedesk.players.heuristics.top_cake.worth import seat_worth

BIDS_A_TURN = 2
EAGERNESS = 1.0
"""Seats aim at what they want most: shares of interest go with this power of the worth."""

OWN_FUTURE = 1.0
"""How much of what this seat itself has yet to lay is counted in, as for the others."""
HIDDEN_KIND = -1
NUMBERS = tuple(range(1, 9))


@dataclass(slots=True)
class Rival:
    """What one other seat may do on one card of the row.

    Attributes:
        presence: chance that it has a bid there when the card is resolved, 0..1.
        mean: its expected sum, given that it is present.
        variance: of that sum.
        interest: its share of interest in this card, 0..1.
        pool: bitmask of the kinds that it may hold or have laid face down.
        to_lay: cards that it has yet to lay this round.
        hidden_here: its face-down cards on this card.
    """

    presence: float
    mean: float
    variance: float
    interest: float
    pool: int
    to_lay: int
    hidden_here: int


class Forecast:
    """The bidding of one round as one seat sees it."""

    def __init__(self, state: TopCakeState, me: int) -> None:
        self.state = state  # the masked state
        self.me = me  # the seat that forecasts
        gains = [seat_worth(state, seat).gain for seat in range(state.seats)]
        # `worth[seat][i]`: what the i-th card of the row is worth to a seat, in points.
        self.worth = [[gain(card) for card in state.row] for gain in gains]
        self._interest = [_shares(worth) for worth in self.worth]
        # `mine[i]`: kinds of the own bids there (own face-down ones remembered).
        self.mine = [
            [kind for seat, kind, _ in bids if seat == me and kind != HIDDEN_KIND] for bids in state.bids
        ]
        # `open_kinds[i]`: kinds known to lie there from other seats, uncancelled, as (seat, kind).
        self.open_kinds = [_open_kinds(bids, me) for bids in state.bids]
        others = [seat for seat in range(state.seats) if seat != me]
        hand = [kind for kind in NUMBERS if state.hands[me] >> kind & 1]
        own_mean = sum(hand) / len(hand) if hand else 0.0
        self._coming = [self.cards_to_lay(me) * share * own_mean for share in self._interest[me]]
        # `rivals[i]`: the other seats on the i-th card of the row.
        self.rivals = [[self._rival(seat, i) for seat in others] for i in range(len(state.row))]

    def cards_to_lay(self, seat: int) -> int:
        """How many bidding cards a seat has yet to lay this round, its turn under way not counted."""
        state = self.state
        order = (seat - state.starter) % state.seats
        rounds = state.bid_turns_in_round // state.seats
        done = (state.bid_turns - order + state.seats - 1) // state.seats
        left = max(0, rounds - done - (1 if seat == self.me else 0))
        return min(left * BIDS_A_TURN, state.hand_sizes[seat])

    def others_want(self, i: int) -> float:
        """The most that the i-th card of the row is worth to another seat, in points."""
        return max(worth[i] for seat, worth in enumerate(self.worth) if seat != self.me)

    def win_chance(self, i: int, kinds: tuple[int, ...], half: bool) -> float:
        """The chance (0..1) to win the i-th card of the row.

        Args:
            kinds: all own kinds that lie there then.
            half: whether the first player card of this seat lies there too.
        """
        theirs = self.open_kinds[i]
        cancelled = {kind for _, kind in theirs if kind in kinds}
        snatchers = [seat for seat, kind in theirs if kind == SNATCH]
        if SNATCH in kinds:
            return 0.0 if snatchers else self._snatch_chance(i)
        if snatchers:
            return 0.0
        own = sum(kind for kind in kinds if kind < SNATCH and kind not in cancelled)
        if not own and not half:
            return 0.0
        low = self._low_chance(i, REVERSE in kinds, cancelled)
        total = own + (0.5 if half else 0.0) + OWN_FUTURE * self._coming[i]
        chance = 0.0
        if low < 1.0:
            chance += (1.0 - low) * self._beats_all(i, total, cancelled, lowest=False)
        if low > 0.0:
            chance += low * self._beats_all(i, total, cancelled, lowest=True)
        return chance

    def cancel_risk(self, i: int, kind: int, face_up: bool) -> float:
        """The chance (0..1) that an own card laid now is cancelled by one that nobody sees yet."""
        bit = 1 << kind
        safe = 1.0
        for rival in self.rivals[i]:
            if rival.pool & bit:
                held = max(1, rival.pool.bit_count())
                hidden = rival.hidden_here / held
                answer = (
                    rival.interest
                    * min(1.0, rival.to_lay / 2)
                    * (0.55 if face_up else 0.6 / held * rival.to_lay)
                )
                safe *= max(0.0, 1.0 - hidden) * max(0.0, 1.0 - answer)
        return 1.0 - safe

    def _rival(self, seat: int, i: int) -> Rival:
        state = self.state
        pool = state.hands[seat]
        numbers = [kind for kind in NUMBERS if pool >> kind & 1]
        mean = sum(numbers) / len(numbers) if numbers else 0.0
        variance = sum((kind - mean) ** 2 for kind in numbers) / len(numbers) if numbers else 0.0
        share = len(numbers) / max(1, pool.bit_count())
        hidden = sum(1 for who, kind, _ in state.bids[i] if who == seat and kind == HIDDEN_KIND)
        laid = sum(kind for who, kind in self.open_kinds[i] if who == seat and kind < SNATCH)
        to_lay = self.cards_to_lay(seat)
        coming = to_lay * self._interest[seat][i] * share
        present = 1.0 if laid or hidden else min(1.0, coming)
        expected = laid + hidden * share * mean + coming * mean * (1.0 if laid or hidden else 0.85)
        spread = hidden * (variance + mean * mean * share * (1.0 - share)) + coming * (
            variance + 0.6 * mean * mean
        )
        interest = self._interest[seat][i]
        return Rival(present, max(expected, mean * 0.7), spread, interest, pool, to_lay, hidden)

    def _snatch_chance(self, i: int) -> float:
        chance = 1.0
        for rival in self.rivals[i]:
            if rival.pool >> SNATCH & 1:
                chance *= 1.0 - min(0.6, rival.interest * (0.25 * rival.to_lay + 0.3 * rival.hidden_here))
        return chance

    def _low_chance(self, i: int, mine: bool, cancelled: set[int]) -> float:
        theirs = any(kind == REVERSE for _, kind in self.open_kinds[i])
        if REVERSE in cancelled:
            return 0.0
        if mine:
            return 1.0 - self.cancel_risk(i, REVERSE, face_up=False)
        if theirs:
            return 0.9
        hidden = sum(rival.hidden_here for rival in self.rivals[i] if rival.pool >> REVERSE & 1)
        return min(0.3, 0.08 * hidden)

    def _beats_all(self, i: int, total: float, cancelled: set[int], *, lowest: bool) -> float:
        lost = sum(cancelled - {SNATCH, REVERSE}) if cancelled else 0
        chance = 1.0
        for rival in self.rivals[i]:
            mean = max(0.5, rival.mean - lost)
            lead = mean - total if lowest else total - mean
            beats = 0.5 * (1.0 + erf(lead / sqrt(2.0 * (rival.variance + 1.0))))
            chance *= 1.0 - rival.presence * (1.0 - beats)
        return chance


def _shares(worth: list[float]) -> list[float]:
    weights = [max(0.05, value) ** EAGERNESS for value in worth]
    total = sum(weights)
    return [weight / total for weight in weights]


def _open_kinds(bids: list[Bid], me: int) -> list[tuple[int, int]]:
    known = [(seat, kind) for seat, kind, _ in bids if kind != HIDDEN_KIND]
    return [
        (seat, kind)
        for seat, kind in known
        if seat != me and not any(other not in (seat, me) and same == kind for other, same in known)
    ]

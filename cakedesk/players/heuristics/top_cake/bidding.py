"""Which cards to lay in Top Cake, and on what: every pair is weighed, and one of the good ones drawn."""

from __future__ import annotations

from cakedesk.engine.actions import Action
from cakedesk.games.top_cake.actions import bid, bid_down, bid_up, half, pass_turn
from cakedesk.games.top_cake.cards import REVERSE, SNATCH
from cakedesk.games.top_cake.state import TopCakeState
from cakedesk.players.characters import BALANCED, Character
from cakedesk.players.heuristics.top_cake.rivalry import Forecast

SHORTLIST = 7
"""How many single placements of each side are paired with each other."""

DENIAL = {2: 0.35, 3: 0.2, 4: 0.15}
"""What keeping a card from the seat that wants it most is worth, as a share of its worth there, by seats."""

MALICE = 4.0
"""How many times more that is worth to a mean seat."""

SNATCH_KEPT = (0.3, 2.2, 3.2, 3.8, 4.2)
"""Points that a SNATCH still in hand is worth, by rounds to come (0 to 4)."""

CONTESTED = 1.0
"""Points that a card must be worth to the seat and to another one before a SNATCH is thought of."""

NUMBER_KEPT = 0.02
"""Points that each pip of a number is worth for a later turn of the same round."""

Weighed = list[tuple[float, Action]]


def weigh_bids(state: TopCakeState, me: int, character: Character = BALANCED) -> Weighed:
    """The bids worth considering, with the expected gain in points, best first: at least one."""
    hand = [kind for kind in range(1, REVERSE + 1) if state.hands[me] >> kind & 1]
    if not hand:
        return [(0.0, pass_turn())]
    board = _Weigher(state, me, character)
    ups = board.shortlist(hand, face_up=True)
    downs = board.shortlist(hand, face_up=False)
    if len(hand) == 1:
        single = [(gain, bid_up(kind, state.row[i])) for gain, kind, i in ups]
        return _useful(single + [(gain, bid_down(kind, state.row[i])) for gain, kind, i in downs])
    pairs = [
        (board.pair_gain(up, down), bid(up[1], state.row[up[2]], down[1], state.row[down[2]]))
        for up in ups
        for down in downs
        if up[1] != down[1]
    ]
    return _useful(pairs)


def weigh_halves(state: TopCakeState, me: int, character: Character = BALANCED) -> Weighed:
    """The places for the first player card, with the expected gain in points, best first."""
    board = _Weigher(state, me, character)
    cards = state.lists.cards
    places = [
        (board.gain(i, (), half_here=True), half(card))
        for i, card in enumerate(state.row)
        if not cards[card].is_topper
    ]
    return _useful(places)


def _useful(weighed: Weighed) -> Weighed:
    """What brings something, best first, or everything if nothing does."""
    return sorted([pair for pair in weighed if pair[0] > 0.0] or weighed, reverse=True)


_Placement = tuple[float, int, int]
"""Gain in points, kind, position in the row."""


class _Weigher:
    """Weighs what the seat may add to the row."""

    def __init__(self, state: TopCakeState, me: int, character: Character) -> None:
        self._forecast = Forecast(state, me)
        self._me = me
        self._to_come = 4 - state.round
        self._more_turns = self._forecast.cards_to_lay(me) > 0
        denial = DENIAL[state.seats] * (1.0 + MALICE * character.malice)
        own = self._forecast.worth[me]
        self._stake = [own[i] + denial * self._forecast.others_want(i) for i in range(len(state.row))]
        self._chances: dict[tuple[int, tuple[int, ...], bool], float] = {}
        self._risks: dict[tuple[int, int, bool], float] = {}
        self._before = [self._chance(i, (), half_here=False) for i in range(len(state.row))]

    def shortlist(self, hand: list[int], *, face_up: bool) -> list[_Placement]:
        """The best single placements on one side."""
        cards = range(len(self._stake))
        sensible = [(kind, i) for kind in hand for i in cards if kind != SNATCH or self._worth_a_snatch(i)]
        if len({kind for kind, _ in sensible}) < min(2, len(hand)):
            sensible = [(kind, i) for kind in hand for i in cards]
        places = [(self._single_gain(i, kind, face_up=face_up), kind, i) for kind, i in sensible]
        places.sort(reverse=True)
        kept = places[:SHORTLIST]
        # A pair needs two kinds: make sure that the shortlist does not hold a single one.
        kinds = {kind for _, kind, _ in kept}
        if len(kinds) == 1:
            kept += [next(place for place in places if place[1] not in kinds)] if len(hand) > 1 else []
        return kept

    def pair_gain(self, up: _Placement, down: _Placement) -> float:
        """What two placements together are expected to bring."""
        _, up_kind, i = up
        _, down_kind, j = down
        if i != j:
            return up[0] + down[0]
        risk_up = self._risk(i, up_kind, face_up=True)
        risk_down = self._risk(i, down_kind, face_up=False)
        both = self.gain(i, (up_kind, down_kind))
        only_up = self.gain(i, (up_kind,))
        only_down = self.gain(i, (down_kind,))
        gain = (1 - risk_up) * (1 - risk_down) * both + (1 - risk_up) * risk_down * only_up
        gain += risk_up * (1 - risk_down) * only_down
        return gain - self._price(i, up_kind) - self._price(i, down_kind)

    def gain(self, i: int, kinds: tuple[int, ...], *, half_here: bool = False) -> float:
        """Rise of the chance to win the i-th card, times what is at stake there."""
        return (self._chance(i, kinds, half_here=half_here) - self._before[i]) * self._stake[i]

    def _worth_a_snatch(self, i: int) -> bool:
        rivals = self._forecast.rivals[i]
        contested = self._forecast.others_want(i) >= CONTESTED and any(
            rival.presence > 0.25 for rival in rivals
        )
        return contested and self._forecast.worth[self._me][i] >= CONTESTED

    def _single_gain(self, i: int, kind: int, *, face_up: bool) -> float:
        risk = self._risk(i, kind, face_up=face_up)
        return (1 - risk) * self.gain(i, (kind,)) - self._price(i, kind)

    def _chance(self, i: int, kinds: tuple[int, ...], *, half_here: bool) -> float:
        known = self._chances.get((i, kinds, half_here))
        if known is None:
            state = self._forecast.state
            half = half_here or (state.half_card == state.row[i] and state.starter == self._me)
            known = self._forecast.win_chance(i, (*self._forecast.mine[i], *kinds), half)
            self._chances[i, kinds, half_here] = known
        return known

    def _risk(self, i: int, kind: int, *, face_up: bool) -> float:
        known = self._risks.get((i, kind, face_up))
        if known is None:
            known = self._risks[i, kind, face_up] = self._forecast.cancel_risk(i, kind, face_up=face_up)
        return known

    def _price(self, i: int, kind: int) -> float:
        if kind == SNATCH:
            return SNATCH_KEPT[self._to_come]
        if kind == REVERSE:
            return NUMBER_KEPT * 3
        return NUMBER_KEPT * kind if self._more_turns else 0.0

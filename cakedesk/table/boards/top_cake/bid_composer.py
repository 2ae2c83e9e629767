"""Turns the gestures of one turn of bidding into an action. It states no rule: it asks the look.

Cards are staged here, never in the match: each can be taken back, moved to another cake, or turned over,
until the turn is confirmed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from cakedesk.engine.actions import Action
from cakedesk.engine.observation import Observation
from cakedesk.engine.reasons import Reason
from cakedesk.games.top_cake import actions
from cakedesk.games.top_cake.cards import kinds_in
from cakedesk.games.top_cake.phases import BIDDING, HALF_POINT
from cakedesk.games.top_cake.resolving import DOWN, UP
from cakedesk.games.top_cake.state import TopCakeState

Look: TypeAlias = Observation[TopCakeState]

SIDES = (UP, DOWN)
HALF_KIND = 0
"""Stands for the first player card where a kind of bidding card is asked for: no bidding card is worth 0."""


@dataclass(frozen=True, slots=True)
class Staged:
    """A card that is staged.

    Attributes:
        kind: the kind of bidding card.
        card: the card of the row that it shall lie beside; None while that is not chosen.
    """

    kind: int
    card: int | None


class _Staging(NamedTuple):
    """All that was staged at a time: by side, in which order, and the cake of the half point."""

    bids: dict[int, Staged]
    order: list[int]
    half_card: int | None


class BidComposer:
    """One turn of bidding, or of laying the half point, in the making.

    Attributes:
        look: the look of the acting seat.
        seat: the acting seat.
    """

    def __init__(self, look: Look) -> None:
        assert look.seat is not None
        self.look = look
        self.seat = look.seat
        self._staged: dict[int, Staged] = {}
        self._order: list[int] = []
        self._wanted_side: int | None = None
        self._half_card: int | None = None
        self._taken: list[_Staging] = []

    # ------------------------------------------------------------------------------------------ what is asked

    @property
    def asks_for_half(self) -> bool:
        """Whether the half point is due, not bidding cards."""
        return self.look.shown.phase == HALF_POINT

    @property
    def must_pass(self) -> bool:
        """Whether no card is left to lay."""
        return self.look.shown.phase == BIDDING and self.look.why_not(actions.pass_turn()) is None

    @property
    def held(self) -> tuple[int, ...]:
        """The kinds in the hand, ascending, those staged included."""
        return kinds_in(self.look.shown.hands[self.seat])

    @property
    def is_last_card(self) -> bool:
        """Whether only one card is left: it goes up or down at will."""
        return self.look.shown.phase == BIDDING and len(self.held) == 1

    @property
    def active_side(self) -> int | None:
        """Where the next card goes: the side that was chosen, else the first one that is not complete.

        None when all is staged.
        """
        if self.asks_for_half or self.must_pass:
            return None
        if self._wanted_side is not None:
            return self._wanted_side
        if self.is_last_card and self._staged:
            return None
        return next((side for side in SIDES if side not in self._staged), None)

    @property
    def half_card(self) -> int | None:
        """The cake that the half point is staged beside, or None."""
        return self._half_card

    def staged(self, side: int) -> Staged | None:
        """What is staged on one side (`UP` or `DOWN`), or None."""
        return self._staged.get(side)

    def side_of(self, kind: int) -> int | None:
        """The side that a kind is staged on, or None if it is still in the hand."""
        return next((side for side, staged in self._staged.items() if staged.kind == kind), None)

    def waiting_side(self) -> int | None:
        """The side whose card waits for its cake, or None."""
        return next((side for side in self._order if self._staged[side].card is None), None)

    def is_complete(self) -> bool:
        """Whether the turn can be confirmed."""
        return self.action() is not None

    def anything_staged(self) -> bool:
        """Whether there is something to take back."""
        return bool(self._order) or self._half_card is not None

    def can_do_again(self) -> bool:
        """Whether something was taken back, and nothing staged since."""
        return bool(self._taken)

    def action(self) -> Action | None:
        """The action that is staged, or None while something is missing."""
        if self.must_pass:
            return actions.pass_turn()
        if self.asks_for_half:
            action = None if self._half_card is None else actions.half(self._half_card)
        else:
            action = self._bid_action()
        return action if action is not None and self.look.why_not(action) is None else None

    # ---------------------------------------------------------------------------------------------- gestures

    def choose_side(self, side: int) -> None:
        """Let the next card go up or down, whatever is staged there."""
        if not self.asks_for_half and not self.must_pass:
            self._wanted_side = side

    def side_for(self, kind: int) -> int:
        """Where a card would go now: a staged one keeps its side, another one takes the active side.

        With both sides full it replaces what was staged last.
        """
        staged_on = self.side_of(kind)
        if staged_on is not None and self._wanted_side in {None, staged_on}:
            return staged_on
        active = self.active_side
        return active if active is not None else self._order[-1]

    def why_not(self, kind: int, card: int, side: int | None = None) -> Reason | None:
        """Why a card of the hand can't be staged beside a card of the row.

        Args:
            side: `UP` or `DOWN`; None: where it would go now.

        Returns:
            None if some legal action holds this bid, else the reason.
        """
        if kind == HALF_KIND:
            return self.look.why_not(actions.half(card))
        side = self.side_for(kind) if side is None else side
        if len(self.held) < 2:
            return self.look.why_not(_one_bid(side, kind, card))
        # The other card of the turn: what is staged there, else any: the first one that makes the turn legal.
        reason = None
        for other in self._other_bids(kind, side, card):
            up, down = ((kind, card), other) if side == UP else (other, (kind, card))
            reason = self.look.why_not(actions.bid(*up, *down))
            if reason is None:
                return None
        return reason

    def targets(self, kind: int) -> list[int]:
        """The cards of the row that a card of the hand may be staged beside, in row order."""
        return [card for card in self.look.shown.row if self.why_not(kind, card) is None]

    def can_pick(self, kind: int) -> bool:
        """Whether a card may be picked up: it has a place to go to."""
        if kind == HALF_KIND:
            return self.asks_for_half
        return not self.asks_for_half and kind in self.held and bool(self.targets(kind))

    def stage(self, kind: int, card: int | None, side: int | None = None) -> bool:
        """Stage a card; it leaves the side that it stood on before, and what stood in its way is taken back.

        Args:
            card: the card of the row; None: to be chosen later.
            side: `UP` or `DOWN`; None: where it would go now (see `side_for`).

        Returns:
            Whether it could be staged.
        """
        if kind == HALF_KIND:
            if card is None or self.why_not(kind, card) is not None:
                return False
            self._half_card = card
            self._taken.clear()
            return True
        if kind not in self.held or self.asks_for_half:
            return False
        side = self.side_for(kind) if side is None else side
        if card is not None and self.why_not(kind, card, side) is not None:
            return False
        before = self.side_of(kind)
        if before is not None and before != side:
            self._turn_over(before)
            card = card if card is not None else self._staged[side].card
        self._staged[side] = Staged(kind, card)
        self._order = [other for other in self._order if other != side] + [side]
        self._wanted_side = None
        self._taken.clear()
        return True

    def take_back(self) -> bool:
        """Take back what was staged last. Tells whether there was something."""
        if self._half_card is not None:
            return self.take_all_back()
        if not self._order:
            return False
        return self.take_back_side(self._order[-1])

    def take_all_back(self) -> bool:
        """Take back all that is staged, at once. Tells whether there was something."""
        if not self.anything_staged():
            return False
        self._keep_for_later()
        self._staged, self._order, self._half_card, self._wanted_side = {}, [], None, None
        return True

    def do_again(self) -> bool:
        """Stage again what was taken back at once last. Tells whether there was something."""
        if not self._taken:
            return False
        self._staged, self._order, self._half_card = self._taken.pop()
        self._wanted_side = None
        return True

    def take_back_side(self, side: int) -> bool:
        """Take back what is staged on one side. That side is the next one to be filled.

        Returns:
            Whether there was something.
        """
        if side not in self._staged:
            return False
        self._keep_for_later()
        del self._staged[side]
        self._order.remove(side)
        self._wanted_side = None
        return True

    def take_back_kind(self, kind: int) -> bool:
        """Take a kind back into the hand (`HALF_KIND`: the half point). Tells whether it was staged."""
        if kind == HALF_KIND:
            return self._half_card is not None and self.take_back()
        side = self.side_of(kind)
        return side is not None and self.take_back_side(side)

    # ----------------------------------------------------------------------------------------------- private

    def _keep_for_later(self) -> None:
        self._taken.append(_Staging(dict(self._staged), list(self._order), self._half_card))

    def _bid_action(self) -> Action | None:
        if any(staged.card is None for staged in self._staged.values()):
            return None
        bids = {side: (staged.kind, staged.card) for side, staged in self._staged.items()}
        if len(bids) == 2:
            return (actions.BID, *_numbers(bids[UP]), *_numbers(bids[DOWN]))
        if self.is_last_card and bids:
            side, bid = next(iter(bids.items()))
            return _one_bid(side, *_numbers(bid))
        return None

    def _other_bids(self, kind: int, side: int, card: int) -> list[tuple[int, int]]:
        other = self._staged.get(DOWN if side == UP else UP)
        if other is not None and other.kind != kind:
            return [(other.kind, card if other.card is None else other.card)]
        return [(held, card) for held in self.held if held != kind]

    def _turn_over(self, side: int) -> None:
        """Let the staged card of a side change places with what is staged on the other one."""
        other = DOWN if side == UP else UP
        moved, displaced = self._staged.pop(side), self._staged.pop(other, None)
        self._order.remove(side)
        self._staged[other] = moved
        if displaced is None:
            self._order.append(other)
        else:
            self._staged[side] = displaced
            self._order.append(side)


def _one_bid(side: int, kind: int, card: int) -> Action:
    return actions.bid_up(kind, card) if side == UP else actions.bid_down(kind, card)


def _numbers(bid: tuple[int, int | None]) -> tuple[int, int]:
    kind, card = bid
    assert card is not None
    return kind, card

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
from cakedesk.games.top_cake.cards import KIND_NAMES, kinds_in
from cakedesk.games.top_cake.phases import BIDDING, HALF_POINT
from cakedesk.games.top_cake.resolving import DOWN, UP
from cakedesk.games.top_cake.state import TopCakeState
from cakedesk.table.kit.staged_steps import StagedSteps

Look: TypeAlias = Observation[TopCakeState]

SIDE_NAMES = {UP: "up", DOWN: "down"}
HALF_KIND = 0
"""Stands for the first player card where a kind of bidding card is asked for: no bidding card is worth 0."""

HALF_SIDE = -1
"""Where the half point is staged: neither up nor down."""


@dataclass(frozen=True, slots=True)
class Staged:
    """What is staged, and beside which card of the row; None while that is not chosen."""

    kind: int
    card: int | None


class Staging(NamedTuple):
    """All that is staged: side and card, in the order of staging; the half point is one too."""

    bids: tuple[tuple[int, Staged], ...] = ()
    wanted_side: int | None = None


class BidComposer(StagedSteps[TopCakeState, Staging]):
    """One turn of bidding, or of laying the half point, in the making.

    What is taken back is the card that was staged last, wherever it has been moved meanwhile.
    """

    def __init__(self, look: Look) -> None:
        super().__init__(look, Staging())

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
        if self.now.wanted_side is not None:
            return self.now.wanted_side
        if self.is_last_card and self.now.bids:
            return None
        return next((side for side in SIDE_NAMES if self.staged(side) is None), None)

    @property
    def half_card(self) -> int | None:
        """The cake that the half point is staged beside, or None."""
        staged = self.staged(HALF_SIDE)
        return None if staged is None else staged.card

    def staged(self, side: int) -> Staged | None:
        """What is staged on one side, or None."""
        return dict(self.now.bids).get(side)

    def side_of(self, kind: int) -> int | None:
        """The side that a kind is staged on, or None if it is still in the hand."""
        return next((side for side, staged in self.now.bids if staged.kind == kind), None)

    def waiting_side(self) -> int | None:
        """The side whose card waits for its cake, or None."""
        return next((side for side, staged in self.now.bids if staged.card is None), None)

    def waiting_kind(self) -> int | None:
        """What goes onto a cake without being picked up: a card that waits for one, and the half point."""
        waiting = next((staged.kind for _, staged in self.now.bids if staged.card is None), None)
        return HALF_KIND if self.asks_for_half else waiting

    def action(self) -> Action | None:
        """The action that is staged, or None while something is missing."""
        if self.must_pass:
            return actions.pass_turn()
        if self.asks_for_half:
            action = None if self.half_card is None else actions.half(self.half_card)
        else:
            action = self._bid_action()
        return action if action is not None and self.look.why_not(action) is None else None

    def gestures(self) -> tuple[str, ...]:
        """The bids, the one that lies face up first, or the half point."""
        cards = self.look.shown.lists.cards
        if self.half_card is not None:
            return (f"half {cards[self.half_card].id}",)
        return tuple(
            f"{SIDE_NAMES[side]}={KIND_NAMES[bid.kind]}:{'' if bid.card is None else cards[bid.card].id}"
            for side in SIDE_NAMES
            if (bid := self.staged(side)) is not None
        )

    # ---------------------------------------------------------------------------------------------- gestures

    def choose_side(self, side: int) -> None:
        """Let the next card go up or down, whatever is staged there."""
        if not self.asks_for_half and not self.must_pass:
            self._steps[-1] = self.now._replace(wanted_side=side)

    def side_for(self, kind: int) -> int:
        """Where a card would go now: a staged one keeps its side, another one takes the active side.

        With both sides full it replaces what was staged last.
        """
        if kind == HALF_KIND:
            return HALF_SIDE
        staged_on = self.side_of(kind)
        if staged_on is not None and self.now.wanted_side in {None, staged_on}:
            return staged_on
        active = self.active_side
        return active if active is not None else self.now.bids[-1][0]

    def why_not(self, kind: int, card: int, side: int | None = None) -> Reason | None:
        """Why a card can't be staged beside a card of the row, on a side or where it would go now."""
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
        """Stage a card, if it may be; it leaves its side, and what stood in its way is taken back.

        Args:
            card: the card of the row; None: where it is staged already, else to be chosen later.
            side: `UP` or `DOWN`; None: where it would go now (see `side_for`).
        """
        may_be = card is not None if kind == HALF_KIND else kind in self.held
        if not may_be or (kind == HALF_KIND) != self.asks_for_half:
            return False
        if side is None or kind == HALF_KIND:
            side = self.side_for(kind)
        bids, before = dict(self.now.bids), self.side_of(kind)
        if before is not None and card is None:
            card = bids[before].card
        if card is not None and self.why_not(kind, card, side) is not None:
            return False
        displaced = bids.pop(side, None)
        if before is not None and before != side:
            del bids[before]
            if displaced is not None:  # they change places
                bids[before] = displaced
        bids[side] = Staged(kind, card)
        del self._steps[:]
        self._step(*_steps_to(tuple(bids.items())))
        return True

    def take_back_kind(self, kind: int) -> bool:
        """Take a kind back into the hand (`HALF_KIND`: the half point). Tells whether it was staged."""
        bids = tuple(bid for bid in self.now.bids if bid[1].kind != kind)
        return len(bids) < len(self.now.bids) and self._go_back_to(_steps_to(bids))

    # ----------------------------------------------------------------------------------------------- private

    def _bid_action(self) -> Action | None:
        bids = {side: (staged.kind, staged.card) for side, staged in self.now.bids if staged.card is not None}
        if len(bids) == 2:
            return actions.bid(*bids[UP], *bids[DOWN])
        if self.is_last_card and bids:
            side, bid = next(iter(bids.items()))
            return _one_bid(side, *bid)
        return None

    def _other_bids(self, kind: int, side: int, card: int) -> list[tuple[int, int]]:
        other = self.staged(DOWN if side == UP else UP)
        if other is not None and other.kind != kind:
            return [(other.kind, card if other.card is None else other.card)]
        return [(held, card) for held in self.held if held != kind]


def _steps_to(bids: tuple[tuple[int, Staged], ...]) -> list[Staging]:
    """The steps to some bids, one for each, from nothing on."""
    return [Staging(bids[:count]) for count in range(len(bids) + 1)]


def _one_bid(side: int, kind: int, card: int) -> Action:
    return actions.bid_up(kind, card) if side == UP else actions.bid_down(kind, card)

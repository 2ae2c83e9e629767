"""`TurnComposer`: one thing that a seat does, in the making. It asks the look and states no rule."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple, TypeAlias

from cakedesk.engine.actions import Action
from cakedesk.engine.observation import Observation
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
from cakedesk.games.cake_swap.cards import FEWEST_LAYERS, SQUEEZE, SWAP, SWIPE, cards_in, ribbon
from cakedesk.games.cake_swap.classes import classes_to_submit
from cakedesk.games.cake_swap.game import GAME
from cakedesk.games.cake_swap.state import CakeSwapState
from cakedesk.table.kit.staged_steps import StepsAnew

Look: TypeAlias = Observation[CakeSwapState]

NOBODY = -1
TOOL_NAMES = {SQUEEZE: "squeeze", SWIPE: "swipe", SWAP: "swap"}
"""The action cards in the order in which they lie."""


class Source(Enum):
    """Where the card comes from that goes into the cake."""

    HELD = "held"
    DRAFT = "draft"
    """From the table, as what is taken in this turn."""

    TABLE = "table"
    """From the table by Swap alone."""

    SWIPE = "swipe"


class Spot(NamedTuple):
    """Where a layer goes: `kind` is the action with a held card, `old` the size of a replaced lower layer."""

    kind: int
    old: int = 0

    @property
    def tools(self) -> int:
        """The action cards that this uses."""
        return {PLACE: 0, SQUEEZE_IN: SQUEEZE, SWAP_TOP: SWAP, SWAP_FOR: SWAP | SQUEEZE}[self.kind]

    @property
    def key(self) -> str:
        """Its name on the table."""
        name = {PLACE: "top", SQUEEZE_IN: "under", SWAP_TOP: "swap", SWAP_FOR: "swap"}[self.kind]
        return f"{name}/{self.old}" if self.kind == SWAP_FOR else name


class Plan(NamedTuple):
    """What is staged: a card and where it goes, or what else is done (`deed`)."""

    source: Source = Source.HELD
    card: int = NOBODY  # -1: none
    size: int = 0  # of the side that is used
    spot: Spot | None = None  # None: this side goes nowhere
    tool: int = 0  # the action card that was picked first, and narrows what is lit; 0: none
    deed: Action | None = None  # a whole action without a card; None: there is none


class TurnComposer(StepsAnew[CakeSwapState, Plan]):
    """What is about to be done: a card is chosen, a side and a place for it; or the cake is submitted."""

    def __init__(self, look: Look) -> None:
        shown = look.shown
        super().__init__(look, Plan())
        # The look does not change: what is asked of it again has the same answer.
        self._looks: dict[tuple[Source, int], Look] = {}
        self._spots: dict[tuple[Source, int, int], list[Spot]] = {}
        self._cards_for: dict[int, list[int]] = {}
        first = self._with_card(Source.HELD, shown.held) if shown.held != NOBODY else Plan()
        if first.spot is None:
            deeds = ((PASS,), (DRAW,), (END,))
            first = first._replace(deed=next((deed for deed in deeds if look.why_not(deed) is None), None))
        self._steps = [first]

    # -------------------------------------------------------------------------------------- what is asked

    @property
    def has_card(self) -> bool:
        """Whether a card is in hand, or chosen for it."""
        return self.now.card != NOBODY and self.now.deed is None

    @property
    def card(self) -> int:
        """The card in hand, or chosen for it, -1: none."""
        return self.now.card if self.has_card else NOBODY

    @property
    def deed(self) -> int:
        """The kind of what is done without a card, -1: nothing."""
        return NOBODY if self.now.deed is None else self.now.deed[0]

    @property
    def asks_for_card(self) -> bool:
        """Whether an action card was picked, and not yet the card that it is used with."""
        return bool(self.now.tool) and self.now.card == NOBODY and self.now.deed is None

    @property
    def tools_in_use(self) -> int:
        """The action cards that what is staged uses."""
        plan = self.now
        if not self.has_card or plan.spot is None:
            return 0
        return plan.spot.tools | (SWIPE if plan.source is Source.SWIPE else 0)

    @property
    def can_tools(self) -> int:
        """The action cards that something can be done with."""
        if self.has_card:
            spots = [spot for size in self.sides() for spot in self.spots(size)]
            return sum(tool for tool in TOOL_NAMES if any(spot.tools & tool for spot in spots))
        return sum(tool for tool in TOOL_NAMES if self.cards_for(tool) or self.seats_for(tool))

    def sides(self, card: int | None = None) -> list[int]:
        """Both sizes of a card, the larger one first."""
        shown = self.look.shown
        card = self.now.card if card is None else card
        return sorted((shown.lists.layers[2 * card + side].size for side in (0, 1)), reverse=True)

    def spots(self, size: int, source: Source | None = None, card: int | None = None) -> list[Spot]:
        """Where a side of a card can go, by default of the chosen one."""
        source = self.now.source if source is None else source
        card = self.now.card if card is None else card
        known = self._spots.get((source, card, size))
        if known is not None:
            return known
        look = self._after_taking(source, card)
        own = self.look.shown.sizes_of(self.seat)
        every = [Spot(PLACE), Spot(SWAP_TOP), Spot(SQUEEZE_IN), *(Spot(SWAP_FOR, old) for old in own[-2::-1])]
        found = [
            spot
            for spot in every
            if (action := _last_action(source, card, size, spot)) and look.why_not(action) is None
        ]
        self._spots[source, card, size] = found
        return found

    def lit_spots(self) -> list[Spot]:
        """Where the chosen side can go with the action card that was picked first."""
        tool = self.now.tool & ~SWIPE
        spots = self.spots(self.now.size)
        narrowed = [spot for spot in spots if spot.tools & tool]
        return narrowed if tool and narrowed else spots

    def depth(self, spot: Spot) -> float:
        """How many own layers are above a place of the chosen side, halves between two of them."""
        sizes = self.look.shown.sizes_of(self.seat)
        if spot.kind == SQUEEZE_IN:
            return sum(size < self.now.size for size in sizes) - 0.5
        return {PLACE: -1, SWAP_TOP: 0}.get(spot.kind, sum(size < spot.old for size in sizes))

    def can_draft(self, card: int) -> bool:
        """Whether a card of the table can be taken."""
        return self.look.why_not((DRAFT, card)) is None

    def can_swap_in(self, card: int) -> bool:
        """Whether a card of the table can come into the cake by Swap alone."""
        return any(self.spots(size, Source.TABLE, card) for size in self.sides(card))

    def can_swipe(self, other: int) -> bool:
        """Whether the top card of another seat's platter can be taken."""
        return self.look.why_not((SWIPE_FROM, other)) is None

    def sides_to_swipe(self, other: int) -> list[int]:
        """The sides of another seat's top card that could go somewhere, the larger one first."""
        if not self.can_swipe(other):
            return []
        card = self.look.shown.platters[other][-1] >> 1
        return [size for size in self.sides(card) if self.spots(size, Source.SWIPE, card)]

    def seat_with(self, card: int) -> int:
        """The seat on whose cake a card lies on top, -1: none."""
        platters = enumerate(self.look.shown.platters)
        return next((seat for seat, platter in platters if platter and platter[-1] >> 1 == card), NOBODY)

    def source_of(self, card: int) -> Source | None:
        """How a card that lies open would be taken; None: it can't be."""
        if self.seat_with(card) != NOBODY:
            return Source.SWIPE
        if self.can_draft(card) and self.now.tool != SWAP:
            return Source.DRAFT
        return Source.TABLE if self.can_swap_in(card) else None

    def cards_for(self, tool: int) -> list[int]:
        """The cards of the table that an action card can be used with; 0: all that can be chosen."""
        shown = self.look.shown
        if shown.held != NOBODY or tool == SWIPE:
            return []
        if tool in self._cards_for:
            return self._cards_for[tool]
        found = self._cards_for[tool] = list[int]()
        for card in cards_in(shown.table):
            if not tool:
                fits = self.can_draft(card) or self.can_swap_in(card)
            elif tool == SWAP:
                fits = self.can_swap_in(card)
            else:
                fits = self.can_draft(card) and any(
                    spot.tools & tool
                    for size in self.sides(card)
                    for spot in self.spots(size, Source.DRAFT, card)
                )
            if fits:
                found.append(card)
        return found

    def seats_for(self, tool: int) -> list[int]:
        """The seats whose top card an action card can be used with; 0: that can be taken at all."""
        if self.look.shown.held != NOBODY or tool not in {0, SWIPE}:
            return []
        return [seat for seat in range(self.look.shown.seats) if self.can_swipe(seat)]

    def can_be_both(self) -> bool:
        """Whether the chosen card could be taken as well as swapped in alone, which leaves the take."""
        plan = self.now
        if not self.has_card or plan.spot is None or plan.source not in {Source.DRAFT, Source.TABLE}:
            return False
        other = Source.TABLE if plan.source is Source.DRAFT else Source.DRAFT
        return plan.spot in self.spots(plan.size, other, plan.card)

    def deeds(self) -> list[Action]:
        """What can be done without a card: submit in the best classes first, clear, draw, pass, end."""
        shown = self.look.shown
        platter, found = shown.platters[self.seat], list[Action]()
        if len(platter) >= FEWEST_LAYERS:
            found = [(SUBMIT, cake_class) for cake_class in self.wins(platter)]
        found += [(CLEAR,), (DRAW,), (PASS,), (END,)]
        return [deed for deed in found if self.look.why_not(deed) is None]

    def can_do(self, kind: int) -> bool:
        """Whether something of a kind can be done without a card."""
        return any(deed[0] == kind for deed in self.deeds())

    def submits(self) -> list[int]:
        """The classes in which the cake can be submitted, the best one first."""
        return [deed[1] for deed in self.deeds() if deed[0] == SUBMIT]

    def wins(self, platter: Sequence[int]) -> list[int]:
        """The classes in which layers would win a ribbon, the most valuable one first."""
        shown = self.look.shown
        if len(platter) < FEWEST_LAYERS:
            return []
        worth = shown.lists.ribbon_points
        classes = classes_to_submit(platter, shown.ribbons_left, shown.lists)
        return sorted(classes, key=lambda each: -worth[ribbon(each, len(platter))])

    def cake_with(self, spot: Spot | None) -> list[int]:
        """The own layers, with the chosen side in a place; bottom to top."""
        plan, shown = self.now, self.look.shown
        if spot is None or not self.has_card:
            return shown.platters[self.seat]
        after = self._after_taking(plan.source, plan.card).clone()
        action = _last_action(plan.source, plan.card, plan.size, spot)
        assert action is not None
        after.apply(action)
        return after.shown.platters[self.seat]

    def taken_off(self, spot: Spot | None) -> int:
        """The layer that the chosen side sends to the table from a place; -1: none."""
        after = self.cake_with(spot)
        return next((layer for layer in self.look.shown.platters[self.seat] if layer not in after), NOBODY)

    # ------------------------------------------------------------------------------------ what gestures do

    def choose(self, source: Source, card: int) -> None:
        """Take a card in hand; the one that is chosen already: give it back."""
        plan = self._with_card(source, card)
        if (plan.card, plan.source) == (self.now.card, self.now.source) and self.has_card:
            self._step(self._steps[0]._replace(tool=self.now.tool))
        else:
            self._step(plan)

    def turn(self) -> None:
        """Turn the card round."""
        if self.now.card != NOBODY:
            self.turn_to(next(size for size in self.sides() if size != self.now.size))

    def turn_to(self, size: int) -> None:
        """Use one side of the card. What was to be passed is in hand again."""
        if size != self.now.size or not self.has_card:
            spots = self.spots(size)
            spot = self.now.spot if self.now.spot in spots else next(iter(spots), None)
            self._step(self.now._replace(size=size, spot=spot, deed=None))

    def go_to(self, spot: Spot) -> None:
        """Let the chosen side go somewhere."""
        if spot != self.now.spot or not self.has_card:
            self._step(self.now._replace(spot=spot, deed=None))

    def pick_tool(self, tool: int) -> None:
        """Pick an action card first, or put it back. With a card in hand its first place is chosen."""
        plan = self.now
        if plan.tool == tool:
            self._step(plan._replace(tool=0) if self.has_card else self._steps[0]._replace(tool=0))
            return
        if not self.has_card:
            self._step(self._steps[0]._replace(tool=tool, deed=None))
            return
        sides = [plan.size, *(size for size in self.sides() if size != plan.size)]
        fitting = [(size, spot) for size in sides for spot in self.spots(size) if spot.tools & tool]
        if fitting and not (plan.spot is not None and plan.spot.tools & tool):
            plan = plan._replace(size=fitting[0][0], spot=fitting[0][1])
        self._step(plan._replace(tool=tool))

    def toggle_take(self) -> None:
        """Let the card of the table be the turn's take, or not."""
        other = Source.TABLE if self.now.source is Source.DRAFT else Source.DRAFT
        self._step(self.now._replace(source=other))

    def do(self, deed: Action) -> None:
        """Stage something without a card; what is staged already: stage it no more."""
        if deed == self.now.deed and deed != self._steps[0].deed:
            self._step(self._steps[0])
        elif deed != self.now.deed:
            self._step(self._steps[0]._replace(deed=deed))

    # --------------------------------------------------------------------------------------- what comes of it

    def actions(self) -> tuple[Action, ...]:
        """See `StagedSteps.actions`."""
        plan = self.now
        if plan.deed is not None:
            return (plan.deed,) if self.look.why_not(plan.deed) is None else ()
        if plan.card == NOBODY or plan.spot is None:
            return ()
        last = _last_action(plan.source, plan.card, plan.size, plan.spot)
        if last is None or self._after_taking(plan.source, plan.card).why_not(last) is not None:
            return ()
        return (*self._first_actions(plan.source, plan.card), last)

    def begun(self) -> tuple[Action, ...]:
        """The card that is taken: where it goes is still to be chosen, or was by nobody."""
        return self._first_actions(self.now.source, self.now.card) if self.has_card else ()

    def gestures(self) -> tuple[str, ...]:
        """See `StagedSteps.gestures`. What a turn begins with was staged by nobody."""
        if self.now == self._steps[0]:
            return ()
        plan, lists = self.now, self.look.shown.lists
        actions = self.actions() or self._first_actions(plan.source, plan.card)
        told = [GAME.format(action, lists) for action in actions]
        if self.has_card and plan.spot is None:
            told.append(f"side {plan.size}")
        return (*told, *((TOOL_NAMES[plan.tool],) if plan.tool else ()))

    # ------------------------------------------------------------------------------------------------ inside

    def _with_card(self, source: Source, card: int) -> Plan:
        """A card with its best side: one that can be placed, the larger one; else that goes anywhere."""
        best = Plan(source, card, self.sides(card)[0], tool=self.now.tool)
        tool = self.now.tool & ~SWIPE
        most = -1
        for size in self.sides(card):
            for spot in self.spots(size, source, card):
                worth = 2 * bool(spot.tools & tool) + (spot.kind == PLACE)
                if worth > most:
                    best, most = best._replace(size=size, spot=spot), worth
        return best

    def _after_taking(self, source: Source, card: int) -> Look:
        """The look once the card is in hand."""
        known = self._looks.get((source, card))
        if known is None:
            known = self.look
            first = self._first_actions(source, card)
            if first and self.look.why_not(first[0]) is None:
                known = self.look.clone()
                known.apply(first[0])
            self._looks[source, card] = known
        return known

    def _first_actions(self, source: Source, card: int) -> tuple[Action, ...]:
        """What brings a card into the hand."""
        if source is Source.DRAFT:
            return ((DRAFT, card),)
        return ((SWIPE_FROM, self.seat_with(card)),) if source is Source.SWIPE else ()


def _last_action(source: Source, card: int, size: int, spot: Spot) -> Action | None:
    """What brings it into the cake; None: there is no such action."""
    if source is not Source.TABLE:
        return (spot.kind, size, spot.old) if spot.kind == SWAP_FOR else (spot.kind, size)
    if spot.kind == SWAP_TOP:
        return (SWAP_TOP_WITH, size, card)
    return (SWAP_FOR_WITH, size, spot.old, card) if spot.kind == SWAP_FOR else None

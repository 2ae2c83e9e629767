"""States of Top Cake that are hard to show: the fullest rows, hands and stacks, and the longest names."""

from __future__ import annotations

from collections.abc import Callable

from cakedesk.games.top_cake.cards import SNATCH, TopCakeLists
from cakedesk.games.top_cake.game import GAME
from cakedesk.games.top_cake.phases import BIDDING, ENDED, HALF_POINT
from cakedesk.games.top_cake.resolving import DOWN, TIED, UP, Bid
from cakedesk.games.top_cake.state import TopCakeState, first_state

LISTS: TopCakeLists = GAME.builtin_lists()
CARD = LISTS.index

LONGEST_NAME = "W" * 24
NAMES = ("Ada", "Ben", "Zoé", "Łucja")
LONG_NAMES = (LONGEST_NAME, "Bartholomäus der Längere", "Wilhelmina-Theodora Weiß", "M" * 24)


def cards(*ids: str) -> list[int]:
    """The indexes of some cards."""
    return [CARD[name] for name in ids]


def fresh(seats: int = 4, first: int = 0) -> TopCakeState:
    """A game before its first bid, the row in the order of the pictures."""
    row = cards("velvet-4a", "chocolate-6", "lemon-1", "carrot-3a")
    put_away = CARD["coffee-2"]
    rest = [card for card in LISTS.cakes if card not in row and card != put_away]
    return first_state(LISTS, seats, first, [put_away, *row, *rest], list(LISTS.toppers))


def lay(state: TopCakeState, bids: dict[str, list[Bid]]) -> None:
    """Put bids beside cards of the row, out of their owners' hands."""
    for name, beside in bids.items():
        state.bids[state.row.index(CARD[name])] += beside
        for seat, kind, _ in beside:
            assert state.hands[seat] >> kind & 1, (seat, kind)
            state.hands[seat] &= ~(1 << kind)
            state.hand_sizes[seat] -= 1


def set_stacks(state: TopCakeState, stacks: dict[int, list[list[str]]]) -> None:
    """Give seats their stacks, each bottom to top."""
    for seat, of_seat in stacks.items():
        state.stacks[seat] = [cards(*stack) for stack in of_seat]


def in_round(state: TopCakeState, number: int, row: list[str], to_act: int) -> None:
    """Go to a round (from 0) with a given row and nothing laid."""
    state.round = number
    state.row = cards(*row)
    state.bids = [[] for _ in row]
    state.to_act = to_act
    state.phase = BIDDING


def as_in_the_picture(first: int = 3) -> TopCakeState:
    """What the mock-up of bidding shows, more or less: four seats in round 4, Ada to bid."""
    state = fresh(4, first)
    row = ["velvet-4a", "chocolate-6", "lemon-1", "carrot-3a", "victoria-2", "fox"]
    in_round(state, 3, row, 0)
    lay(
        state,
        {
            "velvet-4a": [(1, 4, TIED), (1, 2, TIED), (2, 5, TIED), (2, 1, TIED), (3, 4, DOWN)],
            "chocolate-6": [(0, 4, UP), (1, 3, DOWN), (2, SNATCH, UP)],
            "lemon-1": [(3, 3, UP)],
            "carrot-3a": [(2, 6, UP), (3, 5, DOWN)],
            "victoria-2": [(2, 3, DOWN), (3, 2, UP)],
            "fox": [(0, 2, DOWN), (1, 5, UP), (2, 4, DOWN)],
        },
    )
    state.snatch_used[3] = 1
    state.hands[3] &= ~(1 << SNATCH)
    state.hand_sizes[3] -= 1
    state.bid_turns = 4
    set_stacks(
        state,
        {
            0: [["battenberg-6", "carrot-4", "chocolate-3", "chocolate-1"]],
            1: [["victoria-5", "victoria-3", "crown"]],
            2: [["velvet-4b", "velvet-2"], ["battenberg-2"]],
            3: [["lemon-5", "coffee-5", "rose"]],
        },
    )
    return state


def row_of_ten() -> TopCakeState:
    """Ten cards in the row, most of them tied, with bids on each."""
    state = fresh(4, 1)
    row = ["velvet-4a", "chocolate-6", "lemon-1", "battenberg-6", "crown", "victoria-2", "coffee-5", "rose"]
    in_round(state, 4, [*row, "battenberg-1", "sparkler"], 1)
    lay(
        state,
        {
            "velvet-4a": [(0, 3, TIED), (1, 3, TIED), (2, 2, TIED)],
            "chocolate-6": [(0, 1, TIED), (2, 1, TIED)],
            "lemon-1": [(1, 5, TIED), (3, 5, TIED)],
            "battenberg-6": [(0, 6, TIED), (3, 6, TIED)],
            "crown": [(2, 3, TIED), (3, 3, TIED)],
        },
    )
    return state


def twelve_bids() -> TopCakeState:
    """Twelve bids and the half point beside one card, as when two seats have laid all theirs there."""
    state = fresh(2, 1)
    in_round(state, 1, ["velvet-4a", "chocolate-6", "lemon-1", "carrot-3a", "victoria-2", "crown"], 0)
    up, down = (1, 2, 3), (4, 5, 6)
    bids = [(seat, kind, UP) for kind in up for seat in (0, 1)]
    bids += [(seat, kind, DOWN) for kind in down for seat in (0, 1)]
    lay(state, {"lemon-1": bids})
    state.half_card = CARD["lemon-1"]
    state.phase = HALF_POINT
    return state


def twelve_bids_in_a_row_of_ten() -> TopCakeState:
    """The fullest row, with twelve bids beside one of its narrow cards."""
    state = row_of_ten()
    lay(state, {"coffee-5": [(0, 2, UP), (1, 1, UP), (2, 4, UP), (3, 1, UP)]})
    lay(state, {"coffee-5": [(0, 4, DOWN), (1, 2, DOWN), (2, 5, DOWN), (3, 2, DOWN)]})
    lay(state, {"coffee-5": [(0, 5, UP), (1, 4, DOWN), (2, 6, UP), (3, 4, DOWN)]})
    return state


def stack_of_seven() -> TopCakeState:
    """The highest stacks: six cakes and a topper."""
    state = fresh(4, 2)
    in_round(state, 4, ["velvet-4a", "chocolate-1", "lemon-1", "carrot-3a", "fox"], 2)
    tower = ["battenberg-6", "victoria-5", "velvet-4b", "carrot-3b", "coffee-2", "battenberg-1", "rose"]
    other = ["chocolate-6", "coffee-5", "lemon-4", "victoria-3", "battenberg-2", "chocolate-3"]
    set_stacks(state, {0: [tower], 1: [other]})
    return state


def six_stacks() -> TopCakeState:
    """Six stacks of one seat, beside a seat without any."""
    state = fresh(4, 0)
    in_round(state, 4, ["velvet-4a", "chocolate-1", "lemon-1", "carrot-3a", "fox"], 1)
    set_stacks(
        state,
        {
            1: [["battenberg-6", "victoria-5", "crown"], ["coffee-2"], ["chocolate-6", "chocolate-3"]],
            3: [["rose"], ["lemon-4"]],
        },
    )
    state.stacks[1] += [cards("velvet-2"), cards("carrot-4", "carrot-3b"), cards("battenberg-1")]
    state.fallen = cards("lemon-5", "sparkler")
    state.gone = cards("victoria-3")
    return state


def hand_of_ten() -> TopCakeState:
    """Two seats, all ten bidding cards in hand."""
    return fresh(2, 0)


def last_card() -> TopCakeState:
    """A seat with one card left in hand."""
    state = row_of_ten()
    state.hands[1] = 1 << 4
    state.hand_sizes[1] = 1
    return state


def no_card() -> TopCakeState:
    """A seat with no card left in hand."""
    state = row_of_ten()
    state.hands[1] = 0
    state.hand_sizes[1] = 0
    return state


def half_due() -> TopCakeState:
    """The half point is to be laid, with a topper in the row."""
    state = as_in_the_picture(1)
    state.bid_turns = state.bid_turns_in_round
    state.phase = HALF_POINT
    state.to_act = state.starter
    return state


def over() -> TopCakeState:
    """A game that has ended: nothing is left in the row."""
    state = six_stacks()
    state.row, state.bids = [], []
    state.phase = ENDED
    return state


WORST_CASES: dict[str, Callable[[], TopCakeState]] = {
    "picture": as_in_the_picture,
    "row_of_ten": row_of_ten,
    "twelve_bids": twelve_bids,
    "twelve_bids_in_a_row_of_ten": twelve_bids_in_a_row_of_ten,
    "stack_of_seven": stack_of_seven,
    "six_stacks": six_stacks,
    "hand_of_ten": hand_of_ten,
    "last_card": last_card,
    "no_card": no_card,
    "half_due": half_due,
    "over": over,
}
"""Every hard state by name; each call makes a new one."""

WITH_LOG = ((1015, 655), (978, 749), (1222, 936))
"""Sizes of the table beside the open log: windows of 1280x700, 1280x800, 1600x1000."""

SIZES = ((1280, 655), (1280, 749), (1600, 936), (3840, 2022), (2560, 1011), (1280, 960), *WITH_LOG)
"""Sizes of the table in px: windows of 1280x700, 1280x800, 1600x1000, 3840x2160, very wide, rather square,
and beside the log."""

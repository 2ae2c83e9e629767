"""The reason lines of resolving, for every worked example of the rules page and every outcome."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cakedesk.games.top_cake.cards import REVERSE, SNATCH
from cakedesk.games.top_cake.resolving import DOWN, TIE, TIED, UNWANTED, UP, Bid, Resolution, resolve_card
from cakedesk.table.boards.top_cake.resolve_steps import (
    MOST_LINES_FOR_CANCELLED_NUMBERS,
    Reason,
    other_bids,
    resolve_steps,
    seat_lines,
)

R, S = REVERSE, SNATCH
GREEN, YELLOW, BLUE, RED = range(4)


def resolve(
    *bids: tuple[int, int], half_seat: int = -1, seats: int = 4, last_round: bool = False
) -> Resolution:
    return resolve_card(0, [(seat, kind, UP) for seat, kind in bids], half_seat, seats, last_round=last_round)


def reasons(resolution: Resolution) -> list[Reason]:
    return [step.reason for step in resolve_steps(resolution)]


def test_example_1_reverse_makes_the_lowest_win() -> None:
    resolution = resolve((BLUE, R), (YELLOW, 4), (GREEN, 1))
    steps = resolve_steps(resolution)
    assert [step.reason for step in steps] == [
        Reason.NOTHING_CANCELS,
        Reason.NO_SNATCH,
        Reason.REVERSE_STAYS,
        Reason.LOWEST,
    ]
    assert steps[-1].seats == (GREEN,)
    assert steps[-1].doubled_bid == 2
    assert other_bids(resolution) == [8]


def test_example_2_two_reverses_cancel() -> None:
    resolution = resolve((0, R), (1, R), (0, 4), (0, 5), (1, 8), seats=2)
    steps = resolve_steps(resolution)
    assert [step.reason for step in steps] == [Reason.REVERSE_CANCELS, Reason.NO_SNATCH, Reason.HIGHEST]
    assert steps[0].kinds == (R,)
    assert steps[0].copies == 2
    assert steps[-1].seats == (0,)
    assert steps[-1].doubled_bid == 18


def test_example_3_snatch_takes_it() -> None:
    steps = resolve_steps(resolve((YELLOW, 5), (BLUE, S)))
    assert [step.reason for step in steps] == [
        Reason.NOTHING_CANCELS,
        Reason.SNATCH_STAYS,
        Reason.SNATCH_WINS,
    ]
    assert steps[-1].seats == (BLUE,)


def test_example_4_the_half_is_a_bid_by_itself() -> None:
    resolution = resolve((GREEN, 5), (BLUE, 5), (BLUE, 6), half_seat=GREEN)
    steps = resolve_steps(resolution)
    assert [step.reason for step in steps] == [Reason.NUMBERS_CANCEL, Reason.NO_SNATCH, Reason.HIGHEST]
    assert steps[0].kinds == (5,)
    assert steps[-1].seats == (BLUE,)
    assert other_bids(resolution) == [1]
    green = seat_lines(resolution)[GREEN]
    assert green.has_half
    assert green.doubled_bid == 1


def test_example_5_three_reverses_cancel() -> None:
    resolution = resolve((GREEN, R), (YELLOW, R), (BLUE, R))
    steps = resolve_steps(resolution)
    assert [step.reason for step in steps] == [Reason.REVERSE_CANCELS, Reason.NO_SNATCH, Reason.ALL_CANCELLED]
    assert steps[0].copies == 3


def test_example_9_bids_that_cancel_leave_no_bid() -> None:
    resolution = resolve((GREEN, 3), (YELLOW, 3))
    assert reasons(resolution) == [Reason.NUMBERS_CANCEL, Reason.NO_SNATCH, Reason.ALL_CANCELLED]


def test_example_10_a_tie_stays_and_is_resolved_again_with_its_old_cards() -> None:
    resolution = resolve((GREEN, 4), (GREEN, 2), (YELLOW, 5), (YELLOW, 1))
    steps = resolve_steps(resolution)
    assert [step.reason for step in steps] == [Reason.NOTHING_CANCELS, Reason.NO_SNATCH, Reason.TIE_STAYS]
    assert steps[-1].seats == (GREEN, YELLOW)
    assert steps[-1].doubled_bid == 12
    later = [*((seat, kind, TIED) for seat, kind, _ in resolution.bids), (GREEN, 3, DOWN)]
    lines = seat_lines(resolve_card(0, later, -1, 4, last_round=False))
    assert [card.was_down for card in lines[GREEN].cards] == [False, False, True]
    assert lines[GREEN].wins


def test_a_tie_after_the_last_round_leaves_the_game() -> None:
    assert reasons(resolve((GREEN, 4), (YELLOW, 3), (YELLOW, 1), last_round=True))[-1] is Reason.TIE_LEAVES


def test_the_half_alone_wins_as_the_only_bid() -> None:
    steps = resolve_steps(resolve(half_seat=RED))
    assert [step.reason for step in steps] == [Reason.NO_SNATCH, Reason.ONLY_BID]
    assert steps[-1].doubled_bid == 1


def test_with_a_reverse_the_half_is_the_lowest() -> None:
    steps = resolve_steps(resolve((GREEN, R), (YELLOW, 2), half_seat=GREEN))
    assert steps[-1].reason is Reason.LOWEST
    assert steps[-1].seats == (GREEN,)


def test_a_lone_reverse_is_no_bid() -> None:
    resolution = resolve((GREEN, R))
    assert reasons(resolution) == [Reason.NO_SNATCH, Reason.REVERSE_STAYS, Reason.NO_NUMBER]


def test_a_card_without_bids_has_one_line() -> None:
    resolution = resolve()
    assert reasons(resolution) == [Reason.NOBODY_LAID]
    assert all(line.is_empty for line in seat_lines(resolution))


def test_a_snatch_makes_a_reverse_not_worth_a_line() -> None:
    assert Reason.REVERSE_STAYS not in reasons(resolve((GREEN, R), (YELLOW, S), (BLUE, 4)))


def test_all_cancelling_comes_before_what_stays() -> None:
    pairs = [(seat, kind) for kind in (2, 4, R) for seat in (GREEN, YELLOW)]
    assert reasons(resolve(*pairs, (BLUE, 1))) == [
        Reason.NUMBERS_CANCEL,
        Reason.NUMBERS_CANCEL,
        Reason.REVERSE_CANCELS,
        Reason.NO_SNATCH,
        Reason.ONLY_BID,
    ]
    assert reasons(resolve((GREEN, R), (YELLOW, R), (BLUE, S))) == [
        Reason.REVERSE_CANCELS,
        Reason.SNATCH_STAYS,
        Reason.SNATCH_WINS,
    ]
    snatches_and_reverses = [(seat, kind) for kind in (S, R) for seat in (GREEN, YELLOW)]
    assert reasons(resolve(*snatches_and_reverses)) == [
        Reason.SNATCH_CANCELS,
        Reason.REVERSE_CANCELS,
        Reason.ALL_CANCELLED,
    ]


def test_many_cancelled_numbers_share_a_line() -> None:
    bids = [(seat, kind) for kind in (1, 2, 3) for seat in (GREEN, YELLOW)]
    first = resolve_steps(resolve(*bids))[0]
    assert first.kinds == (1, 2, 3)
    assert len(first.kinds) > MOST_LINES_FOR_CANCELLED_NUMBERS


@st.composite
def laid_bids(draw: st.DrawFn) -> tuple[int, list[Bid], int, bool]:
    seats = draw(st.integers(2, 4))
    kinds = [*range(1, 9 if seats == 2 else 7), SNATCH, REVERSE]
    pairs = draw(st.sets(st.tuples(st.integers(0, seats - 1), st.sampled_from(kinds)), max_size=14))
    sides = st.sampled_from((UP, DOWN, TIED))
    bids = [(seat, kind, draw(sides)) for seat, kind in draw(st.permutations(sorted(pairs)))]
    return seats, bids, draw(st.integers(-1, seats - 1)), draw(st.booleans())


@given(laid_bids())
def test_the_steps_tell_the_resolution(case: tuple[int, Sequence[Bid], int, bool]) -> None:
    seats, bids, half_seat, last_round = case
    resolution = resolve_card(0, bids, half_seat, seats, last_round=last_round)
    steps = resolve_steps(resolution)
    assert 1 <= len(steps) <= 6
    assert [step.is_result for step in steps] == [False] * (len(steps) - 1) + [True]
    cancel = [step.cancels for step in steps]
    assert cancel == sorted(cancel, reverse=True)
    struck = [kind for step in steps if step.cancels for kind in step.kinds]
    assert sorted(struck) == list(resolution.cancelled)
    lines = seat_lines(resolution)
    assert {(line.seat, card.kind) for line in lines for card in line.cards} == {bid[:2] for bid in bids}
    assert [line.seat for line in lines if line.wins] == [seat for seat in [resolution.winner] if seat >= 0]
    named = steps[-1].seats
    if resolution.outcome == TIE:
        assert named == resolution.tied_seats
    elif resolution.outcome == UNWANTED:
        assert named == ()
    else:
        assert named == (resolution.winner,)


@pytest.mark.parametrize("is_reversed", [False, True])
def test_other_bids_begin_with_the_nearest(is_reversed: bool) -> None:
    bids = [(GREEN, 2), (YELLOW, 4), (RED, 6)]
    resolution = resolve(*bids, *([(BLUE, R)] if is_reversed else []))
    assert other_bids(resolution) == ([8, 12] if is_reversed else [8, 4])

"""The composer of a bidding turn: every gesture can be taken back, and only legal turns come out."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cakedesk.games.top_cake.actions import BID, BID_DOWN, BID_UP, HALF, PASS
from cakedesk.games.top_cake.cards import REVERSE, SNATCH
from cakedesk.games.top_cake.resolving import DOWN, UP
from cakedesk.games.top_cake.state import TopCakeState
from cakedesk.table.boards.top_cake.bid_composer import HALF_KIND, BidComposer, Staged
from tests.table.top_cake import worst_cases

CARD = worst_cases.CARD


def composer_of(state: TopCakeState) -> BidComposer:
    return BidComposer(state.look(state.turn()))


@pytest.fixture
def composer() -> BidComposer:
    return composer_of(worst_cases.fresh(4))


def test_the_first_card_goes_up_and_the_second_down(composer: BidComposer) -> None:
    assert composer.active_side == UP
    assert composer.stage(5, CARD["lemon-1"])
    assert composer.active_side == DOWN
    assert composer.action() is None
    assert composer.stage(SNATCH, CARD["chocolate-6"])
    assert composer.active_side is None
    assert composer.action() == (BID, 5, CARD["lemon-1"], SNATCH, CARD["chocolate-6"])


def test_a_chosen_side_comes_first(composer: BidComposer) -> None:
    composer.choose_side(DOWN)
    composer.stage(5, CARD["lemon-1"])
    composer.stage(6, CARD["lemon-1"])
    assert composer.action() == (BID, 6, CARD["lemon-1"], 5, CARD["lemon-1"])


def test_cards_are_taken_back_one_by_one_the_last_one_first(composer: BidComposer) -> None:
    composer.stage(5, CARD["lemon-1"])
    composer.stage(6, CARD["lemon-1"])
    assert composer.take_back()
    assert composer.staged(DOWN) is None
    assert composer.staged(UP) == Staged(5, CARD["lemon-1"])
    assert composer.active_side == DOWN
    assert composer.take_back()
    assert not composer.take_back()
    assert not composer.can_take_back()


def test_what_was_taken_back_comes_again_until_something_else_is_staged(composer: BidComposer) -> None:
    composer.stage(5, CARD["lemon-1"])
    composer.stage(6, CARD["lemon-1"])
    whole = composer.action()
    assert not composer.can_do_again() and not composer.do_again()
    composer.take_back()
    composer.take_back()
    assert composer.do_again() and composer.staged(UP) == Staged(5, CARD["lemon-1"])
    assert composer.do_again() and composer.action() == whole
    assert not composer.can_do_again()
    assert composer.take_all_back() and not composer.take_all_back()
    assert not composer.can_take_back()
    assert composer.do_again() and composer.action() == whole, "at once, as it was taken back"
    composer.take_back()
    composer.stage(3, CARD["lemon-1"])
    assert not composer.can_do_again()


def test_the_half_point_comes_again_too() -> None:
    composer = composer_of(worst_cases.half_due())
    card = composer.look.shown.row[0]
    composer.stage(HALF_KIND, card)
    composer.take_back()
    assert composer.half_card is None
    assert composer.do_again() and composer.half_card == card


def test_a_staged_card_moves_to_another_cake_on_its_side(composer: BidComposer) -> None:
    composer.stage(5, CARD["lemon-1"])
    composer.stage(6, CARD["lemon-1"])
    composer.stage(5, CARD["velvet-4a"])
    assert composer.action() == (BID, 5, CARD["velvet-4a"], 6, CARD["lemon-1"])


def test_a_staged_card_dropped_on_the_other_side_changes_places(composer: BidComposer) -> None:
    composer.stage(5, CARD["lemon-1"])
    composer.stage(6, CARD["velvet-4a"])
    composer.stage(6, CARD["velvet-4a"], UP)
    assert composer.action() == (BID, 6, CARD["velvet-4a"], 5, CARD["lemon-1"])


def test_a_third_card_replaces_the_last_one(composer: BidComposer) -> None:
    composer.stage(5, CARD["lemon-1"])
    composer.stage(6, CARD["velvet-4a"])
    composer.stage(REVERSE, CARD["lemon-1"])
    assert composer.action() == (BID, 5, CARD["lemon-1"], REVERSE, CARD["lemon-1"])
    assert composer.side_of(6) is None


def test_a_card_may_wait_for_its_cake(composer: BidComposer) -> None:
    assert composer.stage(5, None, DOWN)
    assert composer.waiting_side() == DOWN
    assert composer.action() is None
    composer.stage(5, CARD["lemon-1"])
    assert composer.waiting_side() is None
    assert composer.staged(DOWN) == Staged(5, CARD["lemon-1"])
    assert composer.active_side == UP


def test_what_is_not_in_the_row_or_not_in_the_hand_is_refused(composer: BidComposer) -> None:
    assert not composer.stage(5, CARD["crown"])
    assert not composer.stage(7, CARD["lemon-1"])
    reason = composer.why_not(5, CARD["crown"])
    assert reason is not None and reason.code == "not_in_row"
    assert not composer.can_take_back()
    assert composer.targets(5) == composer.look.shown.row


def test_the_last_card_goes_up_or_down_at_will() -> None:
    composer = composer_of(worst_cases.last_card())
    assert composer.is_last_card
    assert composer.stage(4, CARD["lemon-1"])
    assert composer.active_side is None
    assert composer.action() == (BID_UP, 4, CARD["lemon-1"])
    composer.stage(4, CARD["lemon-1"], DOWN)
    assert composer.action() == (BID_DOWN, 4, CARD["lemon-1"])
    composer.choose_side(UP)
    composer.stage(4, CARD["chocolate-6"])
    assert composer.action() == (BID_UP, 4, CARD["chocolate-6"])


def test_without_cards_the_turn_is_a_pass() -> None:
    composer = composer_of(worst_cases.no_card())
    assert composer.must_pass
    assert composer.action() == (PASS,)
    assert composer.active_side is None


def test_the_half_point_goes_beside_cakes_only() -> None:
    composer = composer_of(worst_cases.half_due())
    assert composer.asks_for_half
    assert CARD["fox"] not in composer.targets(HALF_KIND)
    assert not composer.stage(HALF_KIND, CARD["fox"])
    assert not composer.stage(4, CARD["lemon-1"])
    assert composer.stage(HALF_KIND, CARD["lemon-1"])
    assert composer.stage(HALF_KIND, CARD["carrot-3a"])
    assert composer.action() == (HALF, CARD["carrot-3a"])
    assert composer.take_back()
    assert composer.action() is None


def test_the_match_is_never_touched(composer: BidComposer) -> None:
    before = composer.look.clone()
    composer.stage(5, CARD["lemon-1"])
    composer.stage(6, CARD["lemon-1"])
    assert composer.look == before


GESTURES = st.one_of(
    st.tuples(st.just("stage"), st.integers(0, 10), st.sampled_from([None, *range(25)])),
    st.tuples(st.just("side"), st.sampled_from([UP, DOWN]), st.none()),
    st.tuples(st.just("stage_on"), st.integers(0, 10), st.sampled_from([UP, DOWN])),
    st.tuples(st.just("back"), st.none(), st.none()),
    st.tuples(st.just("back_kind"), st.integers(0, 10), st.none()),
)


@given(st.sampled_from(sorted(worst_cases.WORST_CASES)), st.lists(GESTURES, max_size=12))
def test_whatever_is_done_the_action_is_legal_or_missing(name: str, gestures: list[tuple]) -> None:
    state = worst_cases.WORST_CASES[name]()
    if state.turn() < 0:
        return
    composer = composer_of(state)
    for what, first, second in gestures:
        match what:
            case "stage":
                composer.stage(first, second)
            case "side":
                composer.choose_side(first)
            case "stage_on":
                composer.stage(first, composer.look.shown.row[0], second)
            case "back":
                composer.take_back()
            case _:
                composer.take_back_kind(first)
        kinds = [staged.kind for side in (UP, DOWN) if (staged := composer.staged(side)) is not None]
        assert len(kinds) == len(set(kinds))
        assert all(kind in composer.held for kind in kinds)
        action = composer.action()
        if action is not None:
            assert state.why_not(action) is None

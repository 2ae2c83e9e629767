"""What a turn in the making comes to, gesture by gesture; and which ways to pay are offered first."""

from __future__ import annotations

from cakedesk.games.dutch_auction.actions import CASH, CHANGE, STEAL, TAKE
from cakedesk.games.dutch_auction.cards import CARD_IDS
from cakedesk.games.dutch_auction.state import DutchAuctionState
from cakedesk.table.boards.dutch_auction.composer import AuctionComposer
from tests.rules.dutch_auction.tables import acting, do


def composer_of(state: DutchAuctionState) -> AuctionComposer:
    return AuctionComposer(state.look(state.turn()))


def card(name: str) -> int:
    return CARD_IDS.index(name)


def ways(composer: AuctionComposer, bought: str) -> list[str]:
    return [" ".join(CARD_IDS[payer] for payer in way.payers) for way in composer.ways(card(bought))]


def test_what_keeps_most_cards_pays_first_then_what_gives_fewest_vp() -> None:
    composer = composer_of(acting("G4 R5 P1 P8", "B1 R3", other="B2"))
    assert ways(composer, "R3") == ["R5 P8", "G4 R5", "R5 P1", "G4 P8", "P1 P8", "G4 P1"]


def test_a_used_power_pays_before_a_fresh_one() -> None:
    state = acting("Bx By G4", "P8 R1", other="R2", auction_discards="B7 B8")
    do(state, "0 take By B7")
    assert ways(composer_of(state), "P8")[:3] == ["By", "Bx", "B7"]


def test_offered_ways_differ_in_how_many_cards_or_powers_are_given() -> None:
    composer = composer_of(acting("Gx Gy G2 P7 R5", "B1 B2 R3", other="B4"))
    offered = [
        (way.lost, way.lost_powers, way.lost_vp, len(way.payers)) for way in composer.main_ways(card("R3"))
    ]
    assert offered == [(2, 2, 0, 3), (2, 1, 2, 3), (2, 0, 9, 3)]


def test_a_changed_suit_decides_what_stays() -> None:
    state = acting("Bx B6 G8", "P4", other="R2")
    do(state, "0 suit Bx B6 P")
    composer = composer_of(state)
    assert composer.stays(card("B6"), card("P4")) and not composer.stays(card("G8"), card("P4"))
    assert ways(composer, "P4")[0] == "B6"


def test_the_loser_begins_with_the_card_that_is_owed_and_may_leave_it() -> None:
    composer = composer_of(acting("G4 R2", "P3 G8 R6", other="", loser=True))
    assert composer.pays() and composer.now.card == card("P3") and composer.gestures() == ()
    assert composer.for_sale == [card("P3")], "what would leave no card for the duty is not for sale"
    composer.put_back()
    assert not composer.is_complete() and composer.gestures() == ()


def test_one_payer_more_than_needed_takes_the_place_of_what_is_best_kept() -> None:
    composer = composer_of(acting("G4 R5 P1", "B1 R3", other="B2"))
    composer.buy(card("R3"), card("P1"))
    assert composer.gestures() == ("buy R3 R5 P1",)
    composer.toggle(card("G4"))
    assert composer.gestures() == ("buy R3 G4 R5",), "the cherry stays, and the tulip counts most"
    composer.toggle(card("G4"))
    assert composer.gestures() == ("buy R3", "pay R5") and not composer.is_complete()
    composer.take_all_back()
    assert composer.gestures() == ()


def test_a_power_is_narrowed_by_kind_by_card_or_by_both() -> None:
    composer = composer_of(acting("Gx G2 R5", "G8 B2", other="G5", auction_discards="G3 P2"))
    power = card("Gx")
    composer.pick_power(power)
    assert [composer.kinds_for(card(name)) for name in ("G2", "G8", "G3", "G5", "R5")] == [
        [CASH, CHANGE], [TAKE], [TAKE], [STEAL], []
    ]  # fmt: skip
    composer.narrow(TAKE)
    assert composer.gestures() == ("power Gx", "kind take") and composer.kinds_for(card("G5")) == []
    composer.aim(card("G3"))
    assert composer.gestures() == ("take Gx G3",)
    composer.narrow(CASH)
    assert composer.gestures() == ("power Gx", "kind cash"), "that card can’t be cashed in"
    composer.aim(card("G2"))
    composer.narrow(CHANGE)
    assert composer.gestures() == ("power Gx", "kind suit", "card G2") and not composer.is_complete()
    composer.change_to(3)
    assert composer.gestures() == ("suit Gx G2 B",)
    composer.pick_power(power)
    assert composer.gestures() == ()


def test_the_only_card_of_a_pile_is_chosen_at_once_of_several_one_is_asked() -> None:
    composer = composer_of(acting("Gx Px", "R8", other="R4", auction_discards="G3 P2 P5"))
    composer.use_on_pile(card("Gx"), "out")
    assert composer.gestures() == ("take Gx G3", "look out")
    composer.use_on_pile(card("Px"), "out")
    assert composer.gestures() == ("power Px", "kind take", "look out")

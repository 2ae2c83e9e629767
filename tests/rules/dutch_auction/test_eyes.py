"""Who may see what, who remembers what, and what each is told."""

from __future__ import annotations

from cakedesk.engine.actions import OVER, UNKNOWN
from cakedesk.engine.chance import seeded_rng
from cakedesk.engine.events import Event
from cakedesk.games.dutch_auction import events
from cakedesk.games.dutch_auction.cards import cards_in, mask_of
from cakedesk.games.dutch_auction.phases import VOTE_ON
from cakedesk.games.dutch_auction.pools import unseen_cards
from tests.rules.dutch_auction.tables import LISTS, acting, cards, do, holding, ids, new_game, told


def test_the_card_set_aside_is_its_owners_secret() -> None:
    state = holding("G1 G2 G3", "R1 R2 R3", deck0="B1 B2")
    card = LISTS.index["G1"]
    assert told(state, "0 aside G1", 0) == [events.CardSetAside(0, card)]
    assert told(state, "0 aside G1", 1) == [events.CardSetAside(0, UNKNOWN)]
    do(state, "0 aside G1")
    for mine in (state.observe(0).shown, state.look(0).shown):
        assert mine.hands == [cards("G2 G3"), [UNKNOWN] * 3]
        assert mine.decks[0] == [UNKNOWN, UNKNOWN, card]
    for other in (state.observe(1).shown, state.look(1).shown, state.look(None).shown):
        assert other.hands[0] == [UNKNOWN] * 2
        assert other.decks[0] == [UNKNOWN] * 3


def test_any_card_of_a_hand_may_be_the_one_set_aside() -> None:
    state = holding("G1 G2 G3", "R1 R2 R3", deck0="B1 B2")
    # All that seat 0 holds was seen in a shuffle.
    state.pools[0], state.held[0] = [0, mask_of(cards("G1 G2 G3")), mask_of(cards("B1 B2"))], [0, 3, 0]
    do(state, "0 aside G1")
    for seen in (state.observe(1), state.look(1)):
        drawn = [seen.determinize(seeded_rng(seed)) for seed in range(40)]
        assert len({other.decks[0][-1] for other in drawn}) >= 3
        assert all(other.look(1) == state.look(1) for other in drawn)
    remembered = [state.observe(1).determinize(seeded_rng(seed)) for seed in range(40)]
    assert {other.decks[0][-1] for other in remembered} == set(cards("G1 G2 G3"))
    assert {other.decks[0][0] for other in remembered} == set(cards("B1 B2"))


def test_an_owner_knows_what_its_deck_holds_but_not_its_order() -> None:
    state = holding("G1 G2 G3", "R1 R2 R3", deck0="B1 B2 B3 B4")
    shown = state.look(0).shown
    assert cards_in(shown.deck_contents[0]) == cards("B1 B2 B3 B4")
    assert shown.deck_contents[1] == 0
    drawn = [state.look(0).determinize(seeded_rng(seed)) for seed in range(60)]
    assert len({tuple(other.decks[0]) for other in drawn}) > 15
    assert all(sorted(other.decks[0]) == cards("B1 B2 B3 B4") for other in drawn)
    assert len({tuple(other.hands[1]) for other in drawn}) > 40


def test_others_see_the_top_of_the_discards_and_remember_the_rest() -> None:
    state = acting("G1 G2", "R1 R2", discards="P1 P2 P3")
    assert ids(state.look(0).shown.discards[0]) == "P1 P2 P3"
    assert state.look(1).shown.discards[0] == [UNKNOWN, UNKNOWN, LISTS.index["P3"]]
    assert state.look(None).shown.discards[0] == state.look(1).shown.discards[0]
    assert state.observe(1).shown.discards[0] == state.discards[0]


def test_points_are_hidden_where_cards_are() -> None:
    state = new_game("G1 G2 G3 G4 G5 G6 G7 G8 Gx", "R1 R2 R3 R4 R5 R6 R7 R8 Rx")
    assert state.look(0).scores() == [36, None]
    assert state.look(1).scores() == [None, 36]
    assert state.look(None).scores() == [None, None]
    assert state.observe(0).scores() == [36, None]
    state = acting("G1", "R1 R2", discards="P1 P2 P3")
    assert state.look(1).scores()[0] is None, "two of the discards lie covered"
    assert state.observe(1).scores()[0] == state.scores()[0]


def test_points_of_cards_that_were_all_seen_are_known_to_who_remembers() -> None:
    state = acting("G1", "R1 R2 R3 R4 R5 R6", discards="P1 P2 P3 P4 P5 P6 P7")
    do(state, "0 done", "1 done", "-1 shuffle 0 P1 P2 P3 P4 P5 P6 P7 G1")
    assert state.observe(1).scores()[0] == state.scores()[0]
    assert state.look(1).scores()[0] is None
    do(state, "0 aside P1")
    assert state.observe(1).scores()[0] == state.scores()[0]


def test_what_is_known_of_a_hand_follows_its_bids() -> None:
    """Cards come from the unseen ones first; after a shuffle from a known pool."""
    state = new_game("G1 G2 G3 G4 G5 B1 B2 B3 B4", "R1 R2 R3 R4 R6 P1 P2 P3 P4", "P5 P6 P7 P8 B8 B7 G6")
    assert (state.pools[0], state.held[0]) == ([0], [5])
    do(state, "0 aside G1", "1 aside R6", "0 buy P5 G2", "0 done", "1 done")
    assert (state.pools[0], state.held[0], len(state.decks[0])) == ([0], [5], 0)
    # G1 B1 B2 B3 B4 in the hand, nobody but seat 0 knows it; G3 G4 G5 P5 in the discards.
    do(state, "0 aside B4", "1 aside P4", "1 buy P7 R6 P1", "1 done", "0 buy P6 G1", "0 done")
    do(state, "-1 shuffle 0 P6 G3 G4 G5 P5 B1 B2 B3", "-1 shuffle 1 R1 R2 R3 R4 P1 P2 P3 P7")
    known = mask_of(cards("P6 G3 G4 G5 P5 B1 B2 B3"))
    assert (state.pools[0], state.held[0]) == ([0, known], [1, 4])
    assert ids(state.hands[0]) == "G3 G4 G5 P6 B4"
    # Seat 0 shows four cards of the shuffle: the one aside must be the one that nobody saw.
    other = state.clone()
    do(other, "0 aside B4", "1 aside P4")
    assert (len(other.pools[0]), other.aside_pools[0]) == (2, 0)
    # It shows the unseen card: the one aside is one of those shuffled, as likely as those in the deck.
    do(state, "0 aside G3", "1 aside P4")
    assert (state.pools[0][1], state.aside_pools[0]) == (mask_of(cards("G3 P5 B1 B2 B3")), 1)
    drawn = [state.observe(1).determinize(seeded_rng(seed)) for seed in range(60)]
    assert {other.decks[0][-1] for other in drawn} == set(cards("G3 P5 B1 B2 B3"))
    assert all(sorted(other.decks[0]) == sorted(state.decks[0]) for other in drawn)


def test_a_carried_card_that_was_seen_stays_known() -> None:
    """The card set aside twice comes from an older shuffle than the deck, and is known by name."""
    state = acting("G1", "R1 R2 R3 R4 R5 R6", discards="P1 P2 P3 P4")
    do(state, "0 done", "1 done", "-1 shuffle 0 P1 P2 P3 P4 G1")
    do(state, "0 aside P1", "1 pass", "0 buy R1 G1", "0 done", "1 done")
    do(state, "-1 shuffle 0 P2 P3 P4 R1")
    assert (state.pools[0][1:], state.held[0]) == (
        [mask_of(cards("P1")), mask_of(cards("P2 P3 P4 R1"))],
        [0, 1, 4],
    )
    shown = state.observe(1).determinize(seeded_rng(1))
    assert shown.hands[0] == state.hands[0], "everything in that hand is known"
    state.decks[0] = cards("B1")
    do(state, "0 aside P1", "1 pass")
    assert (state.pools[0][1], state.aside_pools[0]) == (mask_of(cards("P1")), 1)


def test_votes_are_secret_until_both_are_in() -> None:
    state = acting("G1", "R1 R2 R3")
    state.auction_deck = []
    do(state, "0 buy R1 G1", "0 done", "1 done", "-1 shuffle 0 R1")
    assert told(state, "0 on", 0) == [events.Voted(0, VOTE_ON)]
    assert told(state, "0 on", 1) == told(state, "0 on", None) == [events.Voted(0, UNKNOWN)]
    do(state, "0 on")
    assert state.look(0).shown.votes == [VOTE_ON, 0]
    assert state.look(1).shown.votes == state.observe(1).shown.votes == [UNKNOWN, 0]
    assert {state.observe(1).determinize(seeded_rng(seed)).votes[0] for seed in range(20)} == {1, 2}
    names = [type(event).__name__ for event in told(state, "1 stop", None)]
    assert names == ["Voted", "VotesRevealed", "RoundBegan"]


def test_a_round_is_told_step_by_step() -> None:
    state = holding("G3 G8 B1", "R3 R8 B2", deck0="P5", deck1="P4")
    do(state, "0 aside G3")
    shown = told(state, "1 aside R3", 0)
    assert [type(event).__name__ for event in shown] == ["CardSetAside", "BidsRevealed", "BidsCompared"]
    state = holding("G3 G8", "R3 R8", deck0="P5", deck1="P4")
    do(state, "0 aside G3")
    shown = told(state, "1 aside R3", 0)
    assert shown[2:] == [
        events.TieCardsAdded((LISTS.index["G3"], LISTS.index["R3"]), (11, 11)),
        events.TieCardsAdded((LISTS.index["P5"], LISTS.index["P4"]), (16, 15)),
        events.BidsCompared(0, (16, 15), tied=False),
    ]
    assert told(holding("", "R1"), "0 pass", 1) == [events.Passed(0)]


def test_acts_are_told() -> None:
    state = acting("Gx Gy G1 G2 R5", "G3 G4 R2", other="G7", discards="G5", auction_discards="G6")
    gx, g1 = LISTS.index["Gx"], LISTS.index["G1"]

    def told_of(text: str) -> Event:
        (event,) = told(state, text, None)
        return event

    assert told_of("0 cash Gx G1") == events.CardCashedIn(0, gx, g1)
    assert told_of("0 suit Gx G1 P") == events.SuitChanged(0, gx, g1, 2)
    for name, source in (
        ("G5", events.OWN_DISCARDS), ("G6", events.AUCTION_DISCARDS), ("G4", events.FROM_DISPLAY)
    ):  # fmt: skip
        assert told_of(f"0 take Gx {name}") == events.CardTaken(0, gx, LISTS.index[name], source)
    assert told_of("0 steal Gx G7") == events.CardStolen(0, gx, LISTS.index["G7"])
    assert told_of("0 buy G4 G1 R5") == events.CardBought(
        0, LISTS.index["G4"], 2, (g1,), (LISTS.index["R5"],)
    )
    assert told_of("0 done") == events.SeatDone(0, tuple(state.bids[0]))


def test_drawn_cards_are_told_to_their_owner_and_all_lies_open_in_the_end() -> None:
    state = acting("G1", "R1", deck="P1 P2")
    state.auction_deck = []
    do(state, "0 buy R1 G1", "0 done")
    drawn = events.CardsDrawn(0, tuple(cards("P2 P1")))
    assert drawn in told(state, "1 done", 0)
    assert events.CardsDrawn(0, (UNKNOWN, UNKNOWN)) in told(state, "1 done", 1)
    do(state, "1 done")
    shown = told(state, "-1 shuffle 0 R1", 1)
    assert shown[0] == events.DeckShuffled(0, 1)
    assert shown[-1] == events.GameEnded((0,))
    do(state, "-1 shuffle 0 R1")
    assert state.turn() == OVER
    for viewer in (None, 0, 1):
        assert state.look(viewer).shown.hands == state.hands
        assert state.look(viewer).scores() == state.scores()
    assert state.observe(1).determinize(seeded_rng(1)).decks == state.decks


def test_the_display_is_told_as_it_fills() -> None:
    state = acting("G1", "R1 R2", deck="P1 P2 P3 P4 P5")
    state.auction_deck = cards("B1 B2")
    do(state, "0 buy R1 G1", "0 done")
    assert events.DisplayRestocked(tuple(cards("B2 B1"))) in told(state, "1 done", None)


def test_a_card_set_aside_stays_one_that_nobody_has_seen() -> None:
    state = new_game("G1 G2 G3 G4 G5 G6 G7 G8 Gx", "R1 R2 R3 R4 R5 R6 R7 R8 Rx", "P1 P2 P3 P4 P5 P6 P7")
    assert [unseen_cards(state, seat) for seat in range(2)] == [9, 9]
    do(state, "0 aside G1")
    assert [unseen_cards(state, seat) for seat in range(2)] == [9, 9]
    do(state, "1 aside R5")
    assert not state.is_setting_aside
    assert [unseen_cards(state, seat) for seat in range(2)] == [5, 5], "the bids lie open, these don't"

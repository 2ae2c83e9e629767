"""What is told of a game: its log for each pair of eyes, its end, a running match, and its cards."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cakedesk.art.dutch_auction.cards import PowerCardFace
from cakedesk.engine.events import Step
from cakedesk.engine.observation import Observation
from cakedesk.games.dutch_auction.cards import CARD_IDS, DutchAuctionLists
from cakedesk.games.dutch_auction.game import GAME
from cakedesk.games.dutch_auction.phases import ENDED, NO_CARD
from cakedesk.games.dutch_auction.state import DutchAuctionState
from cakedesk.table.board import SeatPerson, Tense
from cakedesk.table.boards.dutch_auction.acting_wording import ActingWording
from cakedesk.table.boards.dutch_auction.advice import DutchAuctionAdvice
from cakedesk.table.boards.dutch_auction.end import end_summary
from cakedesk.table.boards.dutch_auction.help import CardHelp
from cakedesk.table.boards.dutch_auction.log_wording import log_lines, sentences
from cakedesk.table.boards.dutch_auction.looks import card_face
from cakedesk.table.boards.dutch_auction.marks import BidMark, CardMark
from cakedesk.table.boards.dutch_auction.match_facts import match_facts
from cakedesk.table.boards.dutch_auction.table_cards import card_key
from cakedesk.table.items import TagItem, TextItem
from cakedesk.table.log_line import LogLine
from tests.rules.dutch_auction.tables import LISTS, acting, cards, do, holding, new_game
from tests.table.dutch_auction import worst_cases
from tests.table.dutch_auction.conftest import DriverMaker, plain

PEOPLE = (SeatPerson("Ada"), SeatPerson("Ben"))


def step_of(state: DutchAuctionState, move: str) -> Step:
    """Carry a move out, as a match does."""
    turn, action = state.turn(), GAME.parse(move, LISTS)
    assert state.why_not(action) is None
    state.journal, reveals = [], state.reveals(action)
    state.apply(action)
    step = Step(turn, action, reveals, tuple(state.journal))
    state.journal = None
    return step


def told(state: DutchAuctionState, move: str, viewer: int | None = 0) -> list[LogLine]:
    return log_lines(step_of(state, move).sights_for(viewer), PEOPLE)


def texts(state: DutchAuctionState, move: str, viewer: int | None = 0) -> list[str]:
    return [plain(line.text) for line in told(state, move, viewer)]


@pytest.mark.parametrize(("viewer", "what"), [(0, "the blueberry 7"), (1, "a card"), (None, "a card")])
def test_the_card_set_aside_is_told_to_its_own_seat_alone(viewer: int | None, what: str) -> None:
    assert texts(worst_cases.set_aside(), "aside B7", viewer) == [f"Ada sets {what} aside"]


def test_bids_are_told_card_by_card_and_each_tie(make_driver: DriverMaker) -> None:
    state = worst_cases.tie()
    lines = told(state, "aside P3")
    assert [plain(line.text) for line in lines] == [
        "Ben sets a card aside",
        "Ada bids 12: mint power, mint 5, cherry 5 and blueberry 2",
        "Ben bids 12: mint 4, cherry power, cherry 7 and blueberry 1",
        "A tie: Ada adds tulip 1, Ben adds tulip 3",
        "Ben outbids Ada, 15 to 13",
    ]
    assert [line.at for line in lines] == [0, 1, 1, 2, 3], "each leads to its own moment"
    assert lines[1].marks == (BidMark(0),) and lines[3].marks == tuple(map(CardMark, cards("P1 P3")))
    driver = make_driver(state)
    driver.board.show_look(state.look(None))
    for line in lines:
        places = [driver.board.places.find_marked([mark]) for mark in line.marks]
        assert all(places), line.text


@pytest.mark.parametrize(
    ("move", "text"),
    [
        ("cash Px P6", "Ada cashes in the tulip 6"),
        ("suit Gx G7 B", "Ada changes the mint 7 to blueberry"),
        ("take Gx G6", "Ada takes the mint 6 from the row"),
        ("take Gx G8", "Ada takes the mint 8 from what is out of the auction"),
        ("take Gx G2", "Ada takes the mint 2 from the discards"),
        ("steal Bx B5", "Ada steals the blueberry 5 from Ben"),
        ("buy P4 Px", "Ada buys tulip 4 and keeps tulip power"),
        ("buy P4 Gx", "Ada buys tulip 4 for mint power"),
        ("buy G6 G7 P6 B8", "Ada buys mint 6 for tulip 6 and blueberry 8, and keeps mint 7"),
        ("done", "Ada is done"),
    ],
)
def test_all_that_lies_open_is_told(move: str, text: str) -> None:
    state = worst_cases.ten_cards()
    step = step_of(state, move)
    for viewer in (0, 1, None):
        ((seat, said),) = sentences(step.sights_for(viewer), PEOPLE)
        assert (seat, plain(said)) == (0, text)


@pytest.mark.parametrize(
    ("move", "told"),
    [
        ("buy R1 G7 R4 R5 B6", "Buy the cherry 1 for mint 7 and blueberry 6, and keep cherry 4 and cherry 5"),
        ("buy P4 B6", "Buy the tulip 4 and keep blueberry 6"),
        ("buy B2 Px B6", "Buy the blueberry 2 for tulip power and blueberry 6"),
    ],
)
def test_advice_says_what_a_purchase_costs_by_the_suits_of_now(move: str, told: str) -> None:
    """The blueberry 6 has changed to tulip."""
    state = worst_cases.as_in_the_picture()
    action = GAME.parse(move, LISTS)
    assert state.why_not(action) is None
    assert plain(DutchAuctionAdvice(state.observe(0), PEOPLE).deed(action)) == told


@pytest.mark.parametrize(
    ("hands", "why"),
    [
        (("G5 R2 P3", "G4 R3 B3"), "in the first round Ada comes first"),
        (("G5 R2 P3", "G7 B3"), "Ben has fewer cards in the bid"),
    ],
)
def test_a_tie_that_no_card_can_break_says_what_has_decided(hands: tuple[str, str], why: str) -> None:
    state = holding(*hands)
    words = ActingWording(LISTS, ("Ada", "Ben"))
    do(state, "0 aside P3", "1 aside B3")
    told = words.compared_told(state, state.winner, tied=True)
    assert told.endswith(f"{why}.")
    state.round = 3
    assert ("lost the round before" in told) is False
    assert ("lost the round before" in words.compared_told(state, 0, tied=True)) is ("first" in why)


def test_votes_are_secret_until_both_have_voted() -> None:
    state = worst_cases.vote()
    own = state.clone()
    assert texts(own, "on") == ["Ada wants to go on"]
    assert texts(state, "on", 1) == ["Ada has said whether to go on"]
    assert texts(state, "stop") == [
        "Ben has said whether to go on", "Ada wants to go on: one is enough", "Round 2",
    ]  # fmt: skip


def final() -> DutchAuctionState:
    """Worked example 8 against a hand of powers."""
    state = acting("", "-")
    state.discards = [cards("P2 P1 G6 G3 G1 Bx By B7 B4 B2 Rx R2"), cards("Px R1")]
    state.auction_deck, state.phase = [], ENDED
    return state


def test_the_end_tells_vp_and_the_bonus_of_each_suit() -> None:
    summary = end_summary(final().look(None), PEOPLE)
    assert summary.title == "Ada takes the cake!"
    assert [column.name for column in summary.points.columns] == [
        "VP",
        "+ mint",
        "+ cherry",
        "+ tulip",
        "+ blueberry",
    ]
    assert [row.values for row in summary.points.rows] == [(53, 3, 0, 7, 0), (8, 0, 8, 0, 0)]
    assert [plain(picture.caption) for picture in summary.pictures[0]] == ["tulip 2: 7 VP, twice"]
    assert summary.notes[-1] == "Cards owned: Ada 12 and Ben 2."
    assert "fewest VP counts once more" in summary.notes[-2]


def test_an_end_without_purchases_is_announced_and_explained(begin: DriverMaker) -> None:
    state = final()
    state.quiet_rounds = 2
    assert "For two rounds no card has left the row." in end_summary(state.look(None), PEOPLE).notes
    state.quiet_rounds = 0
    assert "Every card is sold." in end_summary(state.look(None), PEOPLE).notes
    state.display = [NO_CARD, *cards("G2"), *[NO_CARD] * 4]
    assert "Both wanted to stop." in end_summary(state.look(None), PEOPLE).notes
    state = worst_cases.set_aside()
    state.quiet_rounds = 1
    driver = begin(state)
    assert "once more, and the game is over" in driver.screen.seat_view(0).note.text


def test_what_came_into_the_row_is_marked_until_the_next_bids(begin: DriverMaker) -> None:
    driver = begin(worst_cases.before_restocking(), persons=(0,))
    before = set(driver.state.display)
    driver.play("done", 0)
    driver.rest()
    new = {card for card in driver.state.display if card >= 0} - before
    assert new and driver.screen.memory.fresh == new
    tags = [item for item in driver.scene.table_items() if isinstance(item, TagItem) and item.isVisible()]
    marked = [tag for tag in tags if tag.text == "NEW"]
    assert len(marked) == len(new)


def test_the_row_is_read_in_the_order_of_its_costs(begin: DriverMaker) -> None:
    """It climbs by some pixels a card: by height alone, the last cards would come first."""
    driver = begin(new_game("R5 G4 Gx P6 B7", "R4 P3 B2 G6 By"), persons=(0, 1))
    row = [card_key(card) for card in driver.state.display if card >= 0]
    assert len(row) == 6
    assert [item.key for item in driver.scene.spoken_items() if item.key in row] == row


def test_who_watches_everything_again_reads_which_card_was_set_aside(make_driver: DriverMaker) -> None:
    state = worst_cases.tie()
    driver = make_driver(state, tense=Tense.REPLAY)
    for seen, note in (
        (state.look(1), "Ada has set a card aside; nobody sees which."),
        (Observation(state.clone(), 1), "Ada has set the tulip 1 aside."),
    ):
        driver.board.show_look(seen)
        assert plain(driver.screen.seat_view(0).note.text) == note


@pytest.mark.parametrize(("tense", "persons"), [(Tense.REPLAY, (0, 1)), (Tense.PAST, (0,)), (Tense.NOW, ())])
def test_who_only_watches_is_not_spoken_to_as_who_plays(
    make_driver: DriverMaker, tense: Tense, persons: tuple[int, ...]
) -> None:
    driver = make_driver(worst_cases.tie(), tense=tense, persons=persons, size=(1600, 936))
    driver.board.show_look(Observation(driver.state.clone(), 0 if persons else None))
    told = [
        item.text for item in driver.scene.table_items() if isinstance(item, TextItem) and item.isVisible()
    ]
    assert "Ada has set the tulip\u00a01 aside." in told and not [
        text for text in told if "you" in text.lower()
    ]


@pytest.mark.parametrize("state", [worst_cases.as_in_the_picture, worst_cases.set_aside])
def test_the_table_is_read_with_each_card_and_each_count_once(
    begin: DriverMaker, state: Callable[[], DutchAuctionState]
) -> None:
    driver = begin(state(), persons=(0,))
    text = plain(driver.board.reader.table()[1])
    assert (
        "mint 7, cherry 4" not in text
        and text.count(" own") == 2
        and "You own " in text
        and "Ben owns " in text
    )
    for item in driver.scene.spoken_items():
        if item.key.startswith("card/"):
            assert text.splitlines()[0].count(plain(item.accessible_name)) <= 1, item.accessible_name


def test_a_power_that_counts_in_an_own_list_shows_it() -> None:
    (power,) = cards("Gx")
    vps = tuple(3 if card == power else vp for card, vp in enumerate(LISTS.vps))
    faces = [card_face(lists, power) for lists in (LISTS, DutchAuctionLists(vps, LISTS.index))]
    assert [face.vp for face in faces if isinstance(face, PowerCardFace)] == [0, 3]


def test_equal_points_are_decided_by_the_number_of_cards() -> None:
    state = final()
    state.discards = [cards("P2 Px"), cards("R2 Rx Ry")]
    notes = end_summary(state.look(None), PEOPLE).notes
    assert state.winners() == [0] and notes[-1] == "Of equal points, fewer cards decide."
    assert plain(end_summary(state.look(None), PEOPLE).pictures[0][0].caption) == "tulip 2: 7 VP"


def test_a_running_match_shows_the_cheapest_card_of_the_row() -> None:
    state = worst_cases.duty()
    facts = match_facts(state.look(None), PEOPLE)
    assert facts.turn == "Ada buys" and facts.picture == card_face(LISTS, cards("P3")[0])
    do(state, "0 take Px P3")
    assert match_facts(state.look(None), PEOPLE).picture == card_face(LISTS, cards("G8")[0])
    assert match_facts(final().look(None), PEOPLE).turn == ""


def test_no_line_ends_within_the_name_of_a_card() -> None:
    words = ActingWording(LISTS, ("Ada", "Ben"))
    assert [words.card(card) for card in cards("G4 Px")] == ["mint\u00a04", "tulip power"]


def test_a_card_says_what_it_is_good_for() -> None:
    words = CardHelp(LISTS, ("Ada", "Ben"))
    title, values, use = words.told(CARD_IDS.index("R3"))
    assert (plain(title), values) == ("Cherry 3", "It bids 3 and counts 6 VP.") and "(cherry)" in use
    assert "no bonus" in words.told(CARD_IDS.index("Gx"))[-1]


def test_a_power_that_counts_in_an_own_list_is_not_said_to_bring_no_bonus() -> None:
    lists = DutchAuctionLists((9,) * len(LISTS.vps), LISTS.index)
    told = CardHelp(lists, ("Ada", "Ben")).told(CARD_IDS.index("Gx"))
    assert "counts 9 VP" in told[1] and "no bonus" not in " ".join(told)

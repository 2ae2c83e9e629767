"""The words of the Top Cake table."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from cakedesk.engine.events import Sight
from cakedesk.games.top_cake import events
from cakedesk.games.top_cake.cards import REVERSE, SNATCH, read_cards
from cakedesk.games.top_cake.resolving import DOWN, UP, resolve_card
from cakedesk.games.top_cake.scoring import score_stack
from cakedesk.table.boards.top_cake.bidding_wording import possible_kinds
from cakedesk.table.boards.top_cake.card_faces import art_kind
from cakedesk.table.boards.top_cake.log_wording import EventWording
from cakedesk.table.boards.top_cake.wording import (
    card_name,
    kind_word,
    name_in_row,
    numbered_name,
    points_word,
    score_reasons,
    spoken_card,
    stack_reason,
)
from cakedesk.table.joined_words import and_list
from tests.table.top_cake import worst_cases

LISTS, CARD = worst_cases.LISTS, worst_cases.CARD


def reason(*ids: str) -> str:
    return stack_reason(score_stack(worst_cases.cards(*ids), LISTS))


def test_points_come_with_their_reasons() -> None:
    assert reason("lemon-4") in ("1 = 1 cake", "1 = 1 cake(s)"), "with the catalogue, and without"
    two = reason("chocolate-6", "chocolate-3", "crown")
    assert two.replace("cake(s)", "cakes") == "4 = 2 cakes + 2 for Chocolate"
    tower = ("chocolate-6", "lemon-5", "lemon-4", "carrot-4", "coffee-5", "rose")
    five = reason(*tower).replace("cake(s)", "cakes")
    assert five == "14 = 2 × (5 cakes + 2 for Lemon), doubled by the topper"


def test_each_stack_has_its_own_line() -> None:
    state = worst_cases.six_stacks()
    lines = score_reasons(state, 1)
    assert len(lines) == 6
    assert lines[1] in ("Stack 2: 1 = 1 cake", "Stack 2: 1 = 1 cake(s)")
    state.stacks[1][1] = [CARD["crown"]]
    assert score_reasons(state, 1)[1] == "Stack 2: 0, a topper alone"
    assert score_reasons(state, 0) == ["No stack yet"]


def test_names() -> None:
    assert card_name(LISTS, CARD["velvet-4a"]) == "Red velvet"
    assert numbered_name(LISTS, CARD["velvet-4a"]) == "Red velvet 4"
    assert numbered_name(LISTS, CARD["fox"]) == "Fox"
    assert spoken_card(LISTS, CARD["fox"]) == "Fox, topper"
    assert [kind_word(kind) for kind in (5, SNATCH, REVERSE)] == ["5", "SNATCH", "REVERSE"]
    assert [and_list(words) for words in ([], ["a"], ["a", "b"], ["a", "b", "c"])] == [
        "", "a", "a and b", "a, b and c",
    ]  # fmt: skip
    assert points_word(13) == "6½"


def test_toppers_of_an_own_list_have_names_and_pictures() -> None:
    rows = [f"cake-{index},cake,{flavour},2" for index, flavour in enumerate(_three_of_each())]
    rows += [f"{name},topper,,0" for name in ("big-unicorn", "fox", "moon_cat", "tree")]
    lists = read_cards("\n".join(["id,kind,flavour,max_above", *rows]))
    assert card_name(lists, lists.index["big-unicorn"]) == "Big unicorn"
    assert card_name(lists, lists.index["fox"]) == "Fox"
    kinds = [art_kind(lists, card) for card in lists.toppers]
    assert kinds[1] == "fox"
    assert set(kinds) <= {"crown", "rose", "sparkler", "fox"}


def _three_of_each() -> list[str]:
    from cakedesk.games.top_cake.cards import FLAVOURS

    return [flavour for flavour in FLAVOURS for _ in range(3)]


@pytest.fixture
def wording(qtbot: QtBot) -> EventWording:
    return EventWording(LISTS, worst_cases.NAMES)


def sight(event: events.Event) -> Sight:
    return Sight(event, worst_cases.fresh(4).look(None))


def test_the_bids_of_a_turn_are_one_sentence(wording: EventWording) -> None:
    up = events.BidLaid(3, CARD["carrot-3a"], 5, True)
    down = events.BidLaid(3, CARD["victoria-2"], -1, False)
    assert wording.sentences([sight(up), sight(down)]) == [(3, "Łucja bid on Carrot and Victoria")]
    same = events.BidLaid(3, CARD["carrot-3a"], -1, False)
    assert wording.sentences([sight(up), sight(same)]) == [(3, "Łucja bid on Carrot")]


def test_cakes_of_one_name_are_told_apart(wording: EventWording) -> None:
    state = worst_cases.fresh(4)
    state.row[0] = CARD["carrot-4"]
    event = events.BidLaid(3, CARD["carrot-4"], 2, True)
    told = wording.sentences([Sight(event, state.look(None))])
    assert told == [(3, "Łucja bid on Carrot 4")]
    assert name_in_row(LISTS, CARD["lemon-1"], state.row) == "Lemon"
    assert name_in_row(LISTS, CARD["carrot-4"], state.row, hyphens=True) == "Carrot 4"


def test_won_cakes_of_one_name_are_told_apart(wording: EventWording) -> None:
    carrots = (CARD["carrot-3a"], CARD["carrot-4"], CARD["lemon-1"])
    told: list[events.Event] = [events.ResolvingBegan(carrots)]
    told += [
        events.CardResolved(resolve_card(card, [(1, 5, UP)], -1, 4, last_round=False)) for card in carrots
    ]
    assert wording.sentences([sight(event) for event in told]) == [
        (1, "Ben wins Carrot 3 with 5"),
        (1, "Ben wins Carrot 4 with 5"),
        (1, "Ben wins Lemon with 5"),
    ]


def test_other_events_have_one_sentence_or_none(wording: EventWording) -> None:
    told = [
        wording.sentences([sight(event)])
        for event in (
            events.Passed(0),
            events.HalfLaid(1, CARD["lemon-1"]),
            events.RoundBegan(1, 2),
            events.LayerPlaced(0, CARD["lemon-1"], 0, True),
            events.LayersCollapsed(0, 0, (CARD["lemon-1"], CARD["crown"])),
            events.GameEnded((1,)),
            events.GameEnded((1, 2)),
            events.RoundEnded(0),
            events.ResolvingBegan((1,)),
        )
    ]
    assert [len(sentences) for sentences in told] == [1, 1, 1, 1, 1, 1, 1, 0, 0]
    assert told[1] == [(1, "Ben puts the half point on Lemon")]
    assert told[3] == [(0, "Ada stacked Lemon 1")]
    assert told[4] == [(0, "Lemon 1 and Crown of Ada fell")]
    assert told[6] == [(-1, "Ben and Zoé share the victory")]


def test_what_all_know_of_a_hand_does_not_tell_what_lies_face_down() -> None:
    state = worst_cases.as_in_the_picture()
    for viewer in (None, 0, 2):
        shown = state.look(viewer).shown
        assert possible_kinds(shown, 0) == (1, 2, 3, 5, 6, SNATCH, REVERSE)
        assert possible_kinds(shown, 3) == (1, 4, 5, 6, REVERSE)


def test_where_nothing_is_hidden_a_card_that_lies_face_down_is_in_no_hand() -> None:
    state = worst_cases.as_in_the_picture()
    for seat in range(state.seats):
        down = {kind for bids in state.bids for owner, kind, how in bids if (owner, how) == (seat, DOWN)}
        hidden = possible_kinds(state.look(None).shown, seat)
        assert down and down <= set(hidden)
        assert possible_kinds(state, seat) == tuple(kind for kind in hidden if kind not in down)

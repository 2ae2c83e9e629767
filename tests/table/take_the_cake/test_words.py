"""What is told of a game of Take the Cake: its log, its end, and the words of a list of matches."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest

from cakedesk.engine.actions import CHANCE, OVER
from cakedesk.engine.match import Match
from cakedesk.games.take_the_cake.actions import ORDERS
from cakedesk.games.take_the_cake.game import GAME
from cakedesk.games.take_the_cake.phases import CAKES, ENDED, ORDERING, PUTTING, TAKING
from cakedesk.table.board import SeatPerson
from cakedesk.table.boards.take_the_cake.advice import TakeTheCakeAdvice
from cakedesk.table.boards.take_the_cake.end import end_summary
from cakedesk.table.boards.take_the_cake.help import help_place
from cakedesk.table.boards.take_the_cake.log_wording import (
    CakeMark,
    OrderMark,
    beginning,
    log_lines,
    sentences,
)
from cakedesk.table.boards.take_the_cake.match_facts import match_facts
from cakedesk.table.boards.take_the_cake.wording import CakeWording
from cakedesk.table.log_line import LogLine
from tests.rules.take_the_cake.tables import LISTS, new_game, play_to
from tests.table.take_the_cake import worst_cases
from tests.table.take_the_cake.conftest import DriverMaker

NAMES = ("Ada", "Ben", "Zoé", "Łucja")
WORDS = CakeWording(LISTS, NAMES)


def people(seats: int) -> list[SeatPerson]:
    return [SeatPerson(name) for name in NAMES[:seats]]


@cache
def whole_game(seats: int) -> Match[Any]:
    rng = Random(seats)
    start = GAME.deal(rng, seats, GAME.complete_options({}), LISTS)
    match: Match[Any] = Match(GAME, NAMES[:seats], ["human"] * seats, start)
    while match.turn() != OVER:
        if match.turn() == CHANCE:
            match.play_chance(rng)
        else:
            match.play(match.observe(match.turn()).sample_action(rng))
    return match


def told(seats: int, viewer: int | None) -> list[LogLine]:
    """The whole log through one pair of eyes."""
    steps = whole_game(seats).steps
    return [line for step in steps for line in log_lines(step.sights_for(viewer), people(seats))]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_round_has_its_heading_and_every_cake_its_points(seats: int) -> None:
    lines = beginning(whole_game(seats).look_at(0, None), people(seats))
    assert "begins" in lines[-1].text
    lines += told(seats, None)
    headings = [line.text for line in lines if line.is_heading]
    if seats == 2:
        assert headings == [*(f"Round {number} of 4" for number in range(1, 5)), "The points"]
    else:
        assert headings == [
            text
            for cake in ("First", "Second")
            for text in (*(f"{cake} cake, round {number} of 4" for number in range(1, 5)), "The points")
        ]
    scored = {mark: line.text for line in lines for mark in line.marks if isinstance(mark, CakeMark)}
    totals = [score.total for score in whole_game(seats).look(None).shown.cake_scores()]
    assert {mark.place: text.rpartition(" ")[2] for mark, text in scored.items()} == {
        place: str(total) for place, total in enumerate(totals)
    }
    placed = [line for line in lines if " places " in line.text]
    assert len(placed) == 16 * CAKES * seats


def test_orders_are_told_to_their_seat_at_once_and_to_others_when_all_are_shown() -> None:
    steps = whole_game(4).steps
    choosing = next(step for step in steps if step.seat == 1 and "order" in GAME.format(step.action, LISTS))
    order = WORDS.order(choosing.action[1])
    own, other = (sentences(choosing.sights_for(viewer), people(4)) for viewer in (1, None))
    assert own == [(1, f"Ben chooses “{order}”")]
    assert other == [(1, "Ben has chosen an order")]
    shown = [line for line in told(4, None) if any(isinstance(mark, OrderMark) for mark in line.marks)]
    assert len(shown) == 4 * CAKES and shown[1][:3] == (
        1, f"Ben: “{order}”", (OrderMark(choosing.action[1]),)
    )  # fmt: skip


def test_a_cut_tells_what_is_in_each_piece() -> None:
    state = new_game(2, pieces="Vo1 Vo2 Cd4 Ck1", cuts="T01 T22")
    match: Match[Any] = Match(GAME, NAMES[:2], ["human"] * 2, {
        "pieces": [LISTS.pieces[card] for card in (*state.centre, *state.deck[::-1])],
        "cuts": [LISTS.cuts[card] for card in (*state.drawn, *state.cut_deck[::-1])],
        "orders": [order.id for order in LISTS.orders],
        "first": 0,
    })  # fmt: skip
    match.play(match.parse("cut T01 0"))
    heading, begins = beginning(match.look_at(0, None), people(2))
    assert (heading.text, begins.text) == ("Round 1 of 4", "Ada begins")
    (line,) = log_lines(match.steps[0].sights_for(None), people(2))
    assert line.text.startswith("Ada cuts the cake. Triangle: ")
    assert "Square: 3 oranges, 2 candles and 1 cookie." in line.text
    square = [card for card, count in enumerate(LISTS.counts) if count == 1][:9:4]
    assert WORDS.cards(square) == WORDS.cards(square[::-1]), "in one order, wherever they lie"


def test_the_end_page_has_points_by_kind_and_both_cakes() -> None:
    look = whole_game(3).look(None)
    summary = end_summary(look, people(3))
    scores = look.shown.cake_scores()
    for row in summary.points.rows:
        cakes = scores[CAKES * row.seat : CAKES * row.seat + CAKES]
        assert row.values == tuple(map(sum, zip(*cakes, strict=True)))
        assert row.total == look.shown.scores()[row.seat]
        assert row.parts == tuple(cake.total for cake in cakes)
        assert row.told_place.endswith(f" · {row.parts[0]} + {row.parts[1]}")
    assert [column.name for column in summary.points.columns] == [
        "cookies", "flowers", "fruit", "candles", "order",
    ]  # fmt: skip
    best = max(score.total for score in scores)
    assert any(f" {best} point" in note for note in summary.notes)
    assert summary.notes[-2:] == (
        "Below each name: first cake + second cake.",
        "Of equal points those for flowers decide.",
    )
    assert summary.pictures_each == CAKES
    for seat, pictures in enumerate(summary.pictures):
        own = [scores[CAKES * seat + cake].total for cake in range(CAKES)]
        assert [picture.short.partition(" ")[0] for picture in pictures] == list(map(str, own))
        assert {picture.face.name for picture in pictures} == {"Slab of 16"}


def test_without_orders_nothing_is_said_of_any() -> None:
    state = new_game(2, options={"orders": False})
    play_to(state, ENDED)
    assert len(end_summary(state.look(None), people(2)).points.columns) == 4


def test_a_running_match_in_a_few_words() -> None:
    state = new_game(4)
    assert match_facts(state.look(None), people(4))[:2] == ("First cake, round 1 of 4", "Ada cuts the cake")
    assert help_place(state.look(None)) == "cut"
    play_to(state, TAKING)
    facts = match_facts(state.look(None), people(4))
    assert facts.turn == "Ben takes a piece"
    assert facts.picture is not None and facts.picture.name == "Slab of 16", "the centre"
    play_to(state, ORDERING)
    facts = match_facts(state.look(None), people(4))
    assert facts[:2] == ("The first cakes are full", "Ada chooses an order")
    play_to(state, ENDED)
    assert match_facts(state.look(None), people(4))[:2] == ("The game is over", "")


def test_every_order_has_words_of_its_own() -> None:
    orders = range(len(LISTS.orders))
    assert len({WORDS.order(order) for order in orders}) == len(orders)
    for order in orders:
        rule = WORDS.order(order, "rule")
        assert rule.startswith(f"{LISTS.orders[order].points} point"), rule
        assert "{" not in rule + WORDS.order(order)
        if "group" in rule:  # or is the fruit meant?
            assert "icing" in rule and "icing" in WORDS.order(order, "per")


def test_advice_says_where_a_square_goes() -> None:
    state = new_game(2)
    play_to(state, PUTTING)
    while not state.sizes[state.target]:
        state.apply(state.legal_actions()[0])
    assert state.phase == PUTTING
    words = TakeTheCakeAdvice(state.observe(state.turn()), people(2))
    of_one_card = [action for action in state.legal_actions() if action[1] == state.legal_actions()[0][1]]
    told = [words.deed(action) for action in of_one_card]
    assert len(set(told)) == len(told) > 1
    assert all(": row " in text and ", column " in text for text in told), told


@pytest.mark.parametrize("is_told", [True, False])
def test_the_last_table_says_that_flowers_decided_between_equal_points(
    make_driver: DriverMaker, is_told: bool
) -> None:
    look = (whole_game(3) if is_told else worst_cases.over(3)).look(None)
    totals = look.shown.scores()
    assert is_told is (totals.count(max(totals)) > len(look.shown.winners()))
    driver = make_driver(look.shown.clone())
    driver.board.show_look(look)
    assert driver.board.screen.sheet.note == "Of equal points those for flowers decide." * is_told
    driver.rest()


def test_advice_says_which_order_is_for_which_cake() -> None:
    state = worst_cases.ordering(2)
    turn = state.turn()
    first, second, _ = state.orders[turn]
    told = TakeTheCakeAdvice(state.observe(turn), people(2)).deed((ORDERS, second, first))
    assert told == (
        f"Choose “{WORDS.order(second)}” for the first cake, “{WORDS.order(first)}” for the second"
    )

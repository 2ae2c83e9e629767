"""What is said of the points of a cake adds up to what the engine counts."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from cakedesk.games.take_the_cake.cards import COOKIE, FLOWER, MOST
from cakedesk.games.take_the_cake.counted_squares import order_squares
from cakedesk.games.take_the_cake.game import GAME
from cakedesk.games.take_the_cake.grid import ORIGIN
from cakedesk.games.take_the_cake.phases import ENDED, NO_CARD, NO_ORDER
from cakedesk.games.take_the_cake.state import TakeTheCakeState
from cakedesk.table.boards.take_the_cake.counting import (
    CANDLES,
    COOKIES,
    FLOWERS,
    FRUITS_OF_A_TYPE,
    ORDER,
    CountWording,
)
from cakedesk.table.boards.take_the_cake.score_walk import ScoreWalk
from cakedesk.table.items import TextItem
from cakedesk.table.metrics import MIN_TEXT_PX
from cakedesk.table.text_fit import SOFT_HYPHEN
from tests.long_names import LONG_NAMES_ALONE
from tests.rules.take_the_cake.tables import LISTS, new_game, play_to
from tests.table.take_the_cake import worst_cases
from tests.table.take_the_cake.conftest import DriverMaker, KitchenDriver

WORDS = CountWording(LISTS, ("Ada", "Ben", "Zoé", "Łucja"))


def finished(seats: int) -> TakeTheCakeState:
    state = new_game(seats)
    play_to(state, ENDED, seats)
    return state


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_sums_are_those_of_the_engine(seats: int) -> None:
    state = finished(seats)
    heard = set()
    for place, score in enumerate(state.cake_scores()):
        told = WORDS.counted(state, place, score)
        assert [each.points for each in told] == list(score)
        heard |= {kind for kind, each in enumerate(told) if each.points}
        cookies, flowers, fruit, candles = told[:ORDER]
        if cookies.text:
            number, points = numbers(cookies.text)
            assert number * points == sum(cookies.gains.values()) == score.cookies
        assert sum(numbers(flowers.text)) == score.flowers
        assert sum(numbers(fruit.text)) == score.fruit
        pairs = numbers(candles.text)
        assert sum(map(int.__mul__, pairs[::2], pairs[1::2])) == sum(candles.gains.values()) == score.candles
        assert set(candles.gains) <= set(candles.squares)
        shown = [square for each in told for square in each.squares]
        assert all(state.cakes[place][square] != NO_CARD for square in shown)
    assert heard >= {COOKIES, FLOWERS, FRUITS_OF_A_TYPE, CANDLES}


def test_the_squares_of_an_order_stand_out_if_it_pays() -> None:
    state = finished(4)
    for place, order in enumerate(state.assigned):
        assert order != NO_ORDER
        for each, asked in enumerate(LISTS.orders):
            state.assigned[place] = each
            score, squares = state.cake_scores()[place], order_squares(state, place, asked)
            points, told = score.order, WORDS.counted(state, place, score)[ORDER]
            assert told.squares == (tuple(squares) if points else ())
            number = points // asked.points
            how = f": {number} × {asked.points}" if number > 1 and asked.points > 1 else ""
            assert told.text == WORDS.order(each) + how
            assert told.told == f"{WORDS.order(each)}{how} = {points}"
            if asked.kind == MOST and points:
                assert told.squares


def at_step(make_driver: DriverMaker, steps: int, **more: Any) -> KitchenDriver:
    """A table of four seats at such a step of the counting."""
    state = worst_cases.last_order(4)
    driver = make_driver(state, **more)
    driver.board.show_look(state.look(None))
    driver.play(GAME.format(state.legal_actions()[0], state.lists), None)
    driver.rest()
    for _ in range(steps):
        driver.click("confirm")
        driver.rest()
    return driver


@pytest.mark.parametrize("text_scale", [1.0, 1.5])
def test_orders_that_pay_nothing_are_told_as_well_and_all_of_them_in_large_letters(
    make_driver: DriverMaker, text_scale: float
) -> None:
    names = (*LONG_NAMES_ALONE[:3], "Magdalena XX")
    driver = at_step(make_driver, ORDER, names=names, size=(1280, 649), text_scale=text_scale)
    state, told = driver.state, driver.board.screen.tray.help
    of_cake = [place for place in range(8) if place % 2 == 0]
    assert 0 in [state.cake_scores()[place].order for place in of_cake]
    for place in of_cake:
        assert f"{WORDS.order(state.assigned[place])} = {state.cake_scores()[place].order}" in told.text
        assert names[place // 2].split()[0] in told.text
    assert not told.is_elided and told.laid.style.px >= MIN_TEXT_PX * text_scale
    texts = [item for item in driver.scene.table_items() if isinstance(item, TextItem) and item.isVisible()]
    assert not [text.laid.lines for text in texts if SOFT_HYPHEN in text.text], "a name is broken"


@pytest.mark.parametrize("first", ["Bartholomaeus", "Bartholomaeus-Maximilian"])
@pytest.mark.parametrize(("size", "is_short"), [((1015, 649), False), ((860, 560), True)])
def test_points_are_told_with_first_names_where_the_room_is_short(
    make_driver: DriverMaker, speak: Callable[[str], None], first: str, size: tuple[int, int], is_short: bool
) -> None:
    names = f"{first} Quast", "Wilhelmina Konstantinope", "Hannelore Wartenstein", "Magdalena Quast"
    speak("de")
    driver = at_step(make_driver, ORDER, names=names, size=size, text_scale=1.5)
    told = driver.board.screen.tray.help
    assert not told.is_elided and int(told.laid.style.px) >= int(1.5 * MIN_TEXT_PX)
    for name in names:
        assert name.split()[0] in told.laid.text and (name in told.laid.text) != is_short


def test_points_of_counted_cakes_stay_of_one_size_when_the_window_becomes_narrow(
    make_driver: DriverMaker,
) -> None:
    names = "Bartholomaeus-Maximilian", "Ben", "Hannelore von Wartenstei", "Mei"
    driver = at_step(make_driver, 0, names=names, size=(1600, 936), text_scale=1.5)
    driver.view.resize(960, 700)
    driver.rest()
    for _ in range(ORDER + 1):
        driver.click("confirm")
        driver.rest()
        points = [driver.item(f"points/{seat}") for seat in range(4)]
        assert len({item.laid.style.px for item in points}) == 1, [item.laid.text for item in points]


def test_of_equal_points_those_for_flowers_say_who_is_in_front(make_driver: DriverMaker) -> None:
    state = new_game(3)
    cookie, flower = (
        next(card for card, kind in enumerate(LISTS.toppings) if kind == topping and LISTS.counts[card] == 1)
        for topping in (COOKIE, FLOWER)
    )
    for place, card in ((0, cookie), (2, flower)):
        state.cakes[place][ORIGIN] = card
        state.sizes[place] = 1
    driver = make_driver(state)
    driver.board.show_look(state.look(None))
    walk = ScoreWalk(driver.board.screen)
    assert state.scores() == [2, 2, 0] and state.winners() == [1]
    assert "In front: Ben." in walk._steps(state, [0])[-1].note
    walk.remove()

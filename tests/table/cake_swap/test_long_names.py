"""With long names at all seats and large letters: the phases of a turn, awards, replays, beside the log."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from cakedesk.engine.actions import OVER
from cakedesk.games.cake_swap.state import CakeSwapState
from cakedesk.table.board import Tense
from cakedesk.table.boards.cake_swap.award import Award
from cakedesk.table.items import TextItem
from tests.laws.written import Written, numerals, written
from tests.long_names import LONG_NAMES_ALONE
from tests.rules.cake_swap.tables import new_game
from tests.table.cake_swap import worst_cases
from tests.table.cake_swap.conftest import BakeryDriver, DriverMaker
from tests.whole_games.tidiness import untidy_table

WIDE, BESIDE_LOG = [(1600, 936), (1280, 740)], [(1219, 936), (1015, 655)]
LOW = [(1280, 489), (1015, 489)]
"""The table of a replay, above its bar."""


def broken_names(driver: BakeryDriver) -> list[str]:
    """Names of which a line ends within a word."""
    headers = [driver.screen.bench._header, *(panel.header for panel in driver.screen.panels.values())]
    return [
        header._name.text
        for header in headers
        for line in header._name.laid.lines
        if not set(re.split("[ -]", line.text)) <= {"", *re.split("[ -]", header.who)}
    ]


def all_have_won(seats: int) -> CakeSwapState:
    state = new_game(seats)
    state.to_act = OVER  # nobody has won anything
    return state


def small_words(driver: BakeryDriver) -> list[Written]:
    shown = [item for item in driver.scene.table_items() if item.isVisible()]
    least_px = int(13 * driver.scene.metrics.text_scale)
    return [one for one in (*written(shown), *numerals(shown)) if one.px < least_px]


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_all_is_read_at_every_step_of_a_turn(
    begin: DriverMaker, speak: Callable[[str], None], seats: int
) -> None:
    speak("de")
    names = LONG_NAMES_ALONE[1], LONG_NAMES_ALONE[0], *LONG_NAMES_ALONE[2:]  # the longest word in a panel
    driver = begin(worst_cases.crowded(seats), names=names, text_scale=1.5)
    card = next(key for key in driver.screen.cards.cards if key.startswith("card/"))
    for deeds in ([], ["swap", card], ["swipe"], ["squeeze"]):
        driver.board.staged.take_all_back()
        for deed in deeds:
            driver.click(deed)
        for size in (*WIDE, *BESIDE_LOG):
            driver.view.resize(*size)
            driver.rest()
            found = [*untidy_table(driver.view), *small_words(driver), *broken_names(driver)]
            assert not found, (size, deeds, found)
            tools = [text.laid.lines for text in driver.screen.bench._names.values()]
            assert [len(lines) for lines in tools] == [1, 1, 1], (size, tools)


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("make", [worst_cases.crowded, worst_cases.first_draw, all_have_won])
def test_a_replay_uses_the_room_of_buttons(
    make_driver: DriverMaker, speak: Callable[[str], None], make: Callable[[int], CakeSwapState], seats: int
) -> None:
    speak("de")
    driver = make_driver(make(seats), names=LONG_NAMES_ALONE, tense=Tense.REPLAY, text_scale=1.5)
    driver.board.show_look(driver.state.look(None))
    for size in (*LOW, *WIDE):
        driver.view.resize(*size)
        driver.rest()
        assert not [*small_words(driver), *broken_names(driver)], size
        assert min(item.width_px for item in driver.screen.tools.cards.values()) > 40, size


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
@pytest.mark.parametrize("seats", [2, 3])
def test_an_award_tells_classes_and_rivals_whole(
    make_driver: DriverMaker, speak: Callable[[str], None], seats: int, language: str
) -> None:
    speak(language)
    state = worst_cases.five_layers(seats)
    driver = make_driver(state, names=LONG_NAMES_ALONE)
    driver.board.show_look(state.look(0))
    driver.play("submit prestigious", 0)
    for _ in range(20):
        driver.rest()
    for scale in (1.0, 1.25, 1.5):
        driver.scene.set_text_scale(scale)
        for size in (*WIDE, *BESIDE_LOG, (1280, 655)):
            driver.view.resize(*size)
            driver.rest()
            assert isinstance(driver.board.reading, Award)
            titles = [title for _, title in driver.stage._others.values()]
            assert titles and all(title.isVisible() for title in titles), (size, scale)
            rivals = [text for rival in driver.stage.rivals for text in (rival._title, *rival._names)]
            assert not [text.text for text in (*titles, *rivals) if text.is_elided], (size, scale)
            assert not [*untidy_table(driver.view), *small_words(driver)], (size, scale)
            tray = driver.screen.tray
            assert not tray.prompt.rect_px().intersects(tray.primary.rect_px()), (size, scale)
            if size[0] > 1219:  # the room that action cards leave is that of the name
                assert tray.asked.prompt == tray.prompt.laid.text, (size, scale)


@pytest.mark.parametrize("size", [*WIDE, *BESIDE_LOG, (3840, 2020)])
@pytest.mark.parametrize("make", [worst_cases.with_held_card, lambda: worst_cases.crowded(6)])
def test_what_leaves_the_cake_does_not_cover_words(
    begin: DriverMaker, make: Callable[[], CakeSwapState], size: tuple[int, int]
) -> None:
    driver = begin(make(), size=size, names=LONG_NAMES_ALONE, text_scale=1.5)
    if not driver.composer.has_card:
        driver.click("swap")
        driver.click(next(key for key in driver.screen.cards.cards if key.startswith("card/")))
    driver.click(next(key for key in driver.screen.bench.rows.rows if key.startswith("row/swap")))
    leaving, tray, name = driver.screen.leaving, driver.screen.tray, driver.screen.bench._header._name
    path = leaving._path._path
    dots = [path.pointAtPercent(number / 400) for number in range(401)]
    assert leaving.is_shown and isinstance(name, TextItem)
    for words in (name.rect_px(), tray.prompt.rect_px()):
        assert not any(words.contains(dot) for dot in dots)
    assert not leaving._layer.rect_px().intersects(name.rect_px())


@pytest.mark.parametrize("size", [(1280, 655), *BESIDE_LOG, *WIDE, *LOW])
def test_the_heading_of_the_open_cards_stays_clear_of_them(
    begin: DriverMaker, speak: Callable[[str], None], size: tuple[int, int]
) -> None:
    speak("es")
    driver = begin(worst_cases.crowded(4), size=size, text_scale=1.5)
    title = driver.screen._title
    assert not title.is_elided and (title.laid.text or size in LOW)
    ends = title.rect_px().left() + title.laid.widest_px
    assert driver.screen.rects.cards.left() - ends >= 5

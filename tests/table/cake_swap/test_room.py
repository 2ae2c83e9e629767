"""What gives way where room is short: names of the draw, the aid's title and then the aid, empty places."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import Qt

from cakedesk.app.lesson.light import lit_places
from cakedesk.engine.actions import OVER
from cakedesk.games.cake_swap.cards import FROSTINGS
from cakedesk.games.cake_swap.game import GAME
from cakedesk.table.boards import cake_swap
from cakedesk.table.boards.cake_swap.chart import unseen_layers
from cakedesk.table.metrics import CAPTION_UNITS
from cakedesk.table.text_fit import text_width
from cakedesk.table.theme import LIGHT
from tests.laws.written import numerals
from tests.long_names import LONG_NAMES_ALONE
from tests.rules.cake_swap.tables import LISTS, card, do, new_game
from tests.table.cake_swap import worst_cases
from tests.table.cake_swap.conftest import DriverMaker
from tests.table.cake_swap.named_cards import Pack, card_of
from tests.whole_games.tidiness import untidy_table

SMALL, USUAL, LARGE = (1280, 650), (1600, 936), (3840, 2020)
LONG = ("Bartholomäus", "Maximiliane-Charlotte", "Zoé", "Łucja", "Mei", "Finn")


def test_the_brief_word_of_the_draw_tells_a_long_name_by_its_first_half(begin: DriverMaker) -> None:
    state = GAME.new_state(2, {}, {"deck": list(LISTS.ids)}, LISTS)
    names = ("Bartholomaeus-Maximilian", "Wilhelmina-Konstanze")
    driver = begin(state, names=(*names, *LONG[2:]))
    told = driver.screen.words.brief_draw(state)
    assert names[state.first].partition("-")[0] in told and "-" not in told


@pytest.mark.parametrize(("size", "scale"), [(SMALL, 1.0), (SMALL, 1.5), (USUAL, 1.0)])
@pytest.mark.parametrize("names", [LONG[:4], LONG, ("Luc", "Mei", "Zoe", "Ada", "Ben")])
def test_the_draw_stays_in_its_zone(
    begin: DriverMaker, names: tuple[str, ...], size: tuple[int, int], scale: float
) -> None:
    deck = list(LISTS.ids)
    Random(3).shuffle(deck)  # seats draw in another order than cards lie
    driver = begin(
        GAME.new_state(len(names), {}, {"deck": deck}, LISTS), size=size, names=names, text_scale=scale
    )
    tags, rects = list(driver.screen._drawn.values()), driver.screen.rects
    for tag in tags:
        room = rects.table.adjusted(-1, -1, 1, 1)
        assert room.contains(tag.rect_px()) and not tag.rect_px().intersects(rects.deck)
        assert tag.text_px >= 13 * scale
    assert not any(
        one.rect_px().intersects(other.rect_px()) for one, other in itertools.combinations(tags, 2)
    )
    pitch_px = driver.screen._open_places(2)[1].left() - driver.screen.rects.cards.left()
    is_level = len({tag.rect_px().bottom() for tag in tags}) == 1
    assert is_level or max(tag.width_px for tag in tags) > pitch_px - 1, "none stands lower beside room"
    assert sorted(tag.accessible_name.split()[0] for tag in tags) == sorted(names)


def test_the_pill_of_who_begins_is_seen_around_its_disc(begin: DriverMaker) -> None:
    driver = begin(worst_cases.first_draw(6), size=SMALL)
    tag = next(tag for tag in driver.screen._drawn.values() if tag.kind == "you")
    assert tag._icon is not None
    image = tag.painted(tag._paint).pixmap.toImage()
    middle = image.height() // 2
    edges = [image.pixelColor(x, y) for x, y in ((1, middle), (middle, 1), (middle, image.height() - 2))]
    assert all(color == LIGHT.raspberry for color in edges)


def test_dashed_places_wait_for_cards_until_these_need_the_room(begin: DriverMaker) -> None:
    state = new_game(2, Pack().cake(5))
    driver = begin(state)
    places = [place.rect_px() for place in driver.screen._empty.values()]
    assert len(places) == 14 and all(driver.screen.rects.table.contains(place) for place in places)
    name = LISTS.ids[card(Pack().card(4, 2))]
    state.table = 1 << card(name)
    driver.begin()
    assert len(driver.screen._empty) == 13
    lies = driver.item(f"card/{card(name)}").rect_px()
    assert not any(place.rect_px().intersects(lies) for place in driver.screen._empty.values())
    state.table = (1 << 15) - 1
    driver.begin()
    assert not driver.screen._empty


@pytest.mark.parametrize(
    ("seats", "size", "scale", "is_full", "has_title"),
    [
        (4, USUAL, 1.0, True, True),
        (4, SMALL, 1.5, True, False),
        (5, SMALL, 1.0, True, True),
        (6, SMALL, 1.0, True, True),
        (6, SMALL, 1.5, False, True),
        (6, USUAL, 1.5, False, True),
        (6, LARGE, 1.0, True, True),
        (6, LARGE, 1.5, False, True),
    ],
)
def test_what_is_still_to_come_can_be_read_if_need_be_in_sums(
    begin: DriverMaker, seats: int, size: tuple[int, int], scale: float, is_full: bool, has_title: bool
) -> None:
    driver = begin(new_game(seats, Pack().cake(5, 4)), size=size, text_scale=scale)
    chart = driver.screen.bench.chart
    assert driver.shows("chart") and chart._title.isVisible() == has_title
    least_px = driver.scene.metrics.text_px(18) if is_full else 13 * scale
    assert all(disc.width_px * (0.7 if is_full else 0.9) >= least_px for disc in chart._lines)
    shown, hidden = (chart._cells.values(), chart._sums) if is_full else (chart._sums, chart._cells.values())
    assert all(text.isVisible() and text.laid.style.px >= least_px - 0.1 for text in shown)
    assert not any(text.isVisible() for text in hidden)
    if not is_full:  # two digits have room behind their sign
        for sign, text in zip((*chart._lines, *chart._columns), chart._sums, strict=True):
            ink = text_width(text.text, text.laid.style)
            assert text.center_px().x() - ink / 2 >= sign.rect_px().right() - 1
    counts = unseen_layers(driver.state)
    by_size = [sum(left for (size, _), left in counts.items() if size == each) for each in range(5, 0, -1)]
    assert is_full or [int(text.text) for text in chart._sums[:5]] == by_size
    assert is_full or sum(int(text.text) for text in chart._sums[5:]) == sum(by_size)


def test_with_many_seats_what_is_still_to_come_stays_beside_the_open_cards(begin: DriverMaker) -> None:
    driver = begin(worst_cases.crowded(6), size=SMALL)
    driver.key(Qt.Key.Key_Tab, Qt.Key.Key_Return)
    chart, table = driver.screen.bench.chart, driver.screen.rects.table
    assert driver.composer.has_card and driver.shows("chart")
    room = chart._panel.rect_px()
    cards = [item.rect_px() for key, item in driver.screen.cards.cards.items() if key.startswith("card/")]
    lying = [rect for rect in cards if table.contains(rect)]
    assert table.contains(room) and not any(room.intersects(rect) for rect in lying)
    assert max(rect.right() for rect in lying) > room.left() - 30 and room.right() > table.right() - 30


@pytest.mark.parametrize(("seats", "size", "scale"), [(4, USUAL, 1.0), (6, SMALL, 1.5)])
def test_low_ribbons_are_rosettes_and_own_ones_bear_their_class_if_that_has_room(
    begin: DriverMaker, seats: int, size: tuple[int, int], scale: float
) -> None:
    driver = begin(worst_cases.crowded(seats), size=size, text_scale=scale)
    screen, is_low = driver.screen, size == SMALL
    hanging = [screen.stands.ribbon(number).face.name.partition(" ")[0] for number in range(18)]
    kinds = {"Rosette", "RibbonPlace"} if is_low else {"Ribbon", "RibbonPlace"}
    assert set(hanging) == kinds
    assert hanging.count("RibbonPlace") == sum(map(len, driver.state.ribbons))
    assert {item.face.name[:7] for panel in screen.panels.values() for item in panel._ribbons.values()} == {
        "Rosette"
    }
    names = [text.text for text in screen.bench._classes.values()]
    assert names == ([] if is_low else ["Gold", "Premium"])


def test_numbers_on_ribbons_grow_with_large_letters(begin: DriverMaker) -> None:
    driver = begin(worst_cases.with_held_card(), size=USUAL)
    hanging, sizes_px = [driver.screen.stands.ribbon(number) for number in range(18)], list[int]()
    for scale in (1.0, 1.5):
        driver.scene.set_text_scale(scale)
        driver.board.relayout()
        sizes_px.append(numerals(hanging)[0].px)
    assert sizes_px[1] > sizes_px[0] * 1.3


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_ribbons_and_headings_are_as_large_in_a_large_window_as_what_is_beside_them(
    begin: DriverMaker, speak: Callable[[str], None], scale: float
) -> None:
    speak("de")
    driver = begin(worst_cases.crowded(6), size=LARGE, text_scale=scale)
    screen, text_px = driver.screen, driver.scene.metrics.text_px
    rows = [each for row in screen.bench.rows.rows.values() for each in row._pictures.values()]
    assert len(rows) == 3
    told = numerals([*map(screen.stands.ribbon, range(18)), *rows])
    assert told and told[0].px >= text_px(18) * 0.95
    title = screen.bench.chart._title
    assert title.isVisible() and title.laid.style.px >= text_px(CAPTION_UNITS)


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("width", [1015, 1280])
def test_no_ribbon_loses_its_points_to_large_letters(begin: DriverMaker, width: int, seats: int) -> None:
    driver = begin(worst_cases.crowded(seats), size=(width, 655), text_scale=1.5)
    stands, state, worth = driver.screen.stands, driver.state, LISTS.ribbon_points
    taken = {each for won in state.ribbons for each in won}
    told = {number: [one.text for one in numerals([stands.ribbon(number)])] for number in range(18)}
    assert told == {number: [] if number in taken else [str(worth[number])] for number in range(18)}
    for seat in range(seats):
        won = [driver.screen.won_ribbon(number) for number in state.ribbons[seat]]
        shown = sorted(int(one.text) for item in won if item for one in numerals([item]))
        assert shown == sorted(worth[number] for number in state.ribbons[seat]), seat


@pytest.mark.parametrize("layers", [(5, 4), (5, 4, 3), (5, 4, 3, 2), (5, 4, 3, 2, 1)])
@pytest.mark.parametrize("seats", [2, 6])
def test_the_own_name_may_reach_over_a_low_cake(
    make_driver: DriverMaker, seats: int, layers: tuple[int, ...]
) -> None:
    driver = make_driver(new_game(seats, Pack().cake(*layers)))
    for _ in driver.begun_at((1015, 655), (1600, 936), (3840, 2020), scales=(1.5,)):
        view, name = driver.screen.bench.view, driver.screen.bench._header._rect
        rects = [view.above_rect(), *(view.layer_rect(number) for number in range(len(layers)))]
        assert not any(name.intersects(rect) for rect in rects), "the next layer has room as well"
        assert seats == 6 or len(layers) > 3 or name.right() > rects[0].center().x()


def test_top_cards_are_larger_in_wide_panels_and_leave_points_free(begin: DriverMaker) -> None:
    driver = begin(worst_cases.crowded(6), size=SMALL)
    for panel in driver.screen.panels.values():
        disc = next(iter(panel._discs.values())).rect_px()
        assert panel.card_rect.bottom() >= disc.bottom() and panel.card_rect.left() > disc.right()
        assert panel.card_rect.top() > panel.header.points.rect_px().bottom()


def test_nothing_is_to_come_when_the_game_is_over(make_driver: DriverMaker) -> None:
    state = new_game(2, Pack().cake(5, 4, 3), ribbons=["showcase-blue gold-red"])
    driver = make_driver(state)
    driver.board.show_look(state.look(0))
    assert driver.shows("chart")
    do(state, "submit honorable")
    assert state.winners() == [0] and state.deck
    driver.board.show_look(state.look(0))
    assert not driver.shows("chart"), "the button back to the result stands there"


def test_the_own_points_fill_a_raspberry_bar(begin: DriverMaker) -> None:
    driver = begin(new_game(2, ribbons=["showcase-blue"]))
    bar = driver.screen.bench._bar
    at = driver.view.mapFromScene(bar.rect_px().left() + bar.width_px * 0.3, bar.center_px().y())
    assert driver.view.grab().toImage().pixelColor(at) == LIGHT.raspberry


def test_a_sentence_on_the_layer_that_leaves_begins_with_a_capital(begin: DriverMaker) -> None:
    pack = Pack()
    four = pack.layer(4)
    driver = begin(new_game(2, four, table=[pack.card(5, 2)]))
    driver.click("swap")
    driver.click(next(key for key in driver.screen.cards.cards if key.startswith("card/")))
    told = driver.screen.tray.asked.help
    name = driver.screen.words.layer(LISTS.sides[card(card_of(four))][4])
    assert told.startswith(f"{name[0].upper()}{name[1:]} goes to the table.")


def test_the_open_cards_have_one_name_in_german() -> None:
    sources = Path(cake_swap.__file__).parent.glob("*.py")
    classes = {
        name for source in sources for name in re.findall(r"^class (\w+)", source.read_text("utf-8"), re.M)
    }
    catalogue = ElementTree.parse(Path(__file__).parents[3] / "translations" / "cakedesk_de.ts")
    own = [each for each in catalogue.iter("context") if each.findtext("name") in classes]
    told = ["".join(text.itertext()) for each in own for text in each.iter("translation")]
    assert any("Auslage" in text for text in told) and not any("Tisch" in text for text in told)


def test_a_draft_in_german_in_large_letters_has_room(
    begin: DriverMaker, speak: Callable[[str], None]
) -> None:
    speak("de")
    pack = Pack()
    own, names = pack.cake(5, 3), [pack.card(4, 2), pack.card(4, 1)]
    driver = begin(new_game(6, own, table=names), size=SMALL, names=LONG, text_scale=1.5)
    driver.click(f"card/{card(names[0])}")
    for side in ("side/1", "side/0"):
        driver.click(side)
        assert untidy_table(driver.view) == []
    assert driver.screen.bench.rows.rows["row/refused"].well.accessible_name.endswith(
        "(umgedreht, die 2 schon)"
    )


@pytest.mark.parametrize("language", ["de", "fr", "es"])
@pytest.mark.parametrize("tool", ["swipe", "swap"])
def test_what_an_action_card_asks_is_said_shorter_before_it_becomes_small(
    make_driver: DriverMaker, speak: Callable[[str], None], tool: str, language: str
) -> None:
    speak(language)
    pack = Pack()
    own, other, names = pack.cake(5, 3), pack.cake(4), [pack.card(4, 2), pack.card(4, 1)]
    driver = make_driver(new_game(3, own, other, table=names), size=(1015, 650), names=LONG[1:])
    driver.scene.set_text_scale(1.5)
    driver.begin()
    driver.click(tool)
    tray = driver.board.tray
    assert tray is not None and tray.asked.prompt.startswith(LONG[1]), "the tool is picked"
    assert all(text.laid.style.px >= 13 * 1.5 - 1 for text in (tray.prompt, tray.help))


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
@pytest.mark.parametrize("seats", [3, 5, 6])
@pytest.mark.parametrize("tool", ["", "swap"])
def test_what_a_place_is_called_becomes_shorter_before_it_becomes_small(
    make_driver: DriverMaker, speak: Callable[[str], None], tool: str, seats: int, language: str
) -> None:
    speak(language)
    pack = Pack()
    own, held = pack.cake(5, 3), pack.card(4, 2)
    driver = make_driver(new_game(seats, own, table=[held]), size=(1015, 650), names=LONG[:seats])
    driver.scene.set_text_scale(1.5)
    driver.begin()
    for key in filter(None, (tool, f"card/{card(held)}", "side/0")):
        driver.click(key)
    rows = driver.screen.bench.rows.rows
    assert ("row/refused" in rows) == (not tool) and len(rows) > bool(tool)
    told = {row._text.laid.text: row._text.laid.style.px for row in rows.values()}
    assert min(told.values()) >= 13 * 1.5 - 0.5, told


@pytest.mark.parametrize("window", [SMALL, (1015, 650), USUAL])
@pytest.mark.parametrize("seats", [2, 6])
def test_points_in_a_row_are_as_large_as_texts_however_many_rows_there_are(
    make_driver: DriverMaker, seats: int, window: tuple[int, int]
) -> None:
    pack = Pack()
    driver = make_driver(new_game(seats, pack.cake(5, 4, 2), deck=[pack.card(4, 3)]), size=window)
    do(driver.state, "draw")
    driver.begin()
    driver.click("side/1")
    for scale in (1.0, 1.25, 1.5):
        driver.scene.set_text_scale(scale)
        driver.rest()
        rows = driver.screen.bench.rows.rows.values()
        pictures = [picture for row in rows for picture in row._pictures.values()]
        assert len(rows) > 3 and pictures, list(driver.screen.bench.rows.rows)
        assert not [one for one in numerals(pictures) if one.px < int(13 * scale)]
        assert scale > 1.0 or len(numerals(pictures)) > 1, "there is room for them"


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_long_names_stand_whole_in_large_letters(begin: DriverMaker, seats: int) -> None:
    names = LONG_NAMES_ALONE[:3] * 2
    pack = Pack()
    driver = begin(new_game(seats, pack.cake(5, 4)), size=SMALL, names=names[:seats], text_scale=1.5)
    headers = [driver.screen.bench._header, *(panel.header for panel in driver.screen.panels.values())]
    assert len(headers) == seats
    assert not [header.who for header in headers if header._name.is_elided]


@pytest.mark.parametrize("height", [SMALL[1], 520])
def test_what_a_stand_is_to_the_own_cake_does_not_cover_its_name(
    begin: DriverMaker, speak: Callable[[str], None], height: int
) -> None:
    speak("de")
    driver = begin(new_game(2, Pack().cake(5, 4)), size=(SMALL[0], height), text_scale=1.5)
    tagged = [stand for stand in driver.screen.stands.stands if stand._tag.isVisible()]
    assert tagged
    for stand in tagged:
        title = stand._title.rect_px()
        title.setWidth(stand._title.laid.widest_px)
        letters = title.adjusted(0, title.height() * 0.2, 0, 0)
        assert not stand._tag.rect_px().intersects(letters), stand._title.text


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_all_stands_say_in_words_what_they_ask_for_or_none(
    make_driver: DriverMaker, speak: Callable[[str], None], seats: int, language: str
) -> None:
    speak(language)
    driver = make_driver(new_game(seats, Pack().cake(5, 4)))
    for _, size in driver.begun_at(SMALL, (1015, 650), (1015, 490), scales=(1.5,)):
        rules = [text for stand in driver.screen.stands.stands for text in stand._rules]
        shown = [text for text in rules if text.isVisible()]
        assert len(shown) in ((len(rules),) if size == SMALL else (0, len(rules)))
        assert not [text.text for text in shown if text.is_elided or text.laid.style.px < 13 * 1.5]
        for one, other in zip(shown[::2], shown[1::2], strict=True):
            ends = one.rect_px().left() + one.laid.widest_px
            assert ends < other.rect_px().left() or one.rect_px().bottom() < other.rect_px().center().y()


@pytest.mark.parametrize("size", [(978, 500), (1015, 650)])
def test_many_winners_are_told_by_their_first_names_before_letters_become_small(
    make_driver: DriverMaker, size: tuple[int, int]
) -> None:
    state = new_game(6, Pack().cake(5, 4))
    state.to_act = OVER  # nobody has won anything
    driver = make_driver(state, size=size, names=LONG_NAMES_ALONE, text_scale=1.5)
    driver.board.show_look(state.look(None))
    prompt = driver.screen.tray.prompt
    assert len(state.winners()) == 6 and prompt.laid.text.startswith("Bartholomaeus-Maximilian")
    assert not prompt.is_elided and prompt.laid.style.px >= 13 * 1.5 - 0.5


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5])
def test_a_lesson_frames_rows_whole_whose_words_it_takes_in(
    begin: DriverMaker, speak: Callable[[str], None], scale: float
) -> None:
    speak("de")
    pack, kinds = Pack(), FROSTINGS[:5]
    cake = [pack.layer(5 - number, cake="vanilla", frosting=kind) for number, kind in enumerate(kinds)]
    state = new_game(2, " ".join(cake))
    driver = begin(state, size=SMALL, names=("Ada", "Ben", *LONG[2:]), text_scale=scale)
    driver.click("stand/4")
    [place] = lit_places(driver.board, ["cake/0"])
    wells = [row.well.rect_px() for row in driver.screen.bench.rows.rows.values()]
    assert len(wells) == 4
    assert all(place.rect.contains(well) or not place.rect.contains(well.center()) for well in wells)

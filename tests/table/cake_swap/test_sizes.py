"""The fullest tables at all sizes: every card can be read, nothing is cut off or covered."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from PySide6.QtCore import QRectF, Qt

from cakedesk.games.cake_swap.cards import cards_in
from cakedesk.table.board import Tense
from cakedesk.table.boards.cake_swap.layout import open_cards, table_rects
from cakedesk.table.items.number_disc import LARGEST_SHARE
from cakedesk.table.metrics import MIN_TEXT_PX, Metrics
from tests.laws.written import numerals
from tests.table.board_driver import NAMES
from tests.table.cake_swap import worst_cases
from tests.table.cake_swap.conftest import BakeryDriver, DriverMaker
from tests.whole_games.tidiness import untidy_table

LEAST_CARD_PX = 44.0
SIZES = ((1280, 655), (1600, 936), (3840, 2096))
LONG_NAMES = tuple(f"{name}-Maximiliana Bartholomäa" for name in NAMES)


def open_rects(driver: BakeryDriver) -> list[QRectF]:
    cards = driver.screen.cards.cards
    return [cards[f"card/{card}"].rect_px() for card in cards_in(driver.state.table)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_thirty_open_cards_are_readable(begin: DriverMaker, seats: int, size: tuple[int, int]) -> None:
    driver = begin(worst_cases.crowded(seats), size=size)
    rects = open_rects(driver)
    assert len(rects) == worst_cases.MOST_OPEN
    table = driver.screen.rects.table
    assert all(table.contains(rect) and rect.width() >= LEAST_CARD_PX for rect in rects)
    for one, other in combinations(rects, 2):
        shared = one.intersected(other)
        assert shared.width() <= one.width() * 0.36 or shared.height() < 2, "most of each card can be seen"
        if seats == 6:
            assert shared.isEmpty()
    assert untidy_table(driver.view) == []


def test_no_lower_number_of_an_overlapped_card_is_cut() -> None:
    for wide, high, count in product(range(300, 1300, 25), (120, 172, 240), (15, 22, 30)):
        cards = open_cards(QRectF(0, 0, wide, high), count)
        shown = (cards[1].left() - cards[0].left()) / cards[0].width()
        assert shown < 0.7 or shown > 1.05, (wide, high, count)
        assert max(card.right() for card in cards) <= wide + 1


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_frames_leave_the_usual_open_cards_whole(begin: DriverMaker, seats: int, scale: float) -> None:
    state = worst_cases.crowded(seats)
    for card in list(cards_in(state.table))[14:]:
        state.table -= 1 << card
    driver = begin(state, size=(1015, 655), names=LONG_NAMES, text_scale=scale)
    frame_px = driver.scene.metrics.px(3)
    for one, other in combinations(open_rects(driver), 2):
        assert not one.intersects(other.adjusted(-frame_px, 0, 0, 0)), "the next one's frame covers some"


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_numbers_on_cards_are_as_large_as_texts(make_driver: DriverMaker, seats: int) -> None:
    driver = make_driver(worst_cases.crowded(seats), names=LONG_NAMES, tense=Tense.REPLAY)
    driver.board.show_look(driver.state.look(0))
    for scale, size in product((1.0, 1.5), ((1280, 655), (1015, 655), (1280, 489), (1015, 489))):
        driver.scene.set_text_scale(scale)
        driver.view.resize(*size)
        driver.rest()
        told = [one for one in numerals(driver.screen.cards.cards.values()) if one.px < int(13 * scale)]
        assert not told, (scale, size)


@pytest.mark.parametrize("size", [(1280, 655), (1015, 655), (1600, 936)])
@pytest.mark.parametrize("text_scale", [1.0, 1.5])
def test_fullest_tables_are_tidy(begin: DriverMaker, size: tuple[int, int], text_scale: float) -> None:
    driver = begin(worst_cases.crowded(6), size=size, names=LONG_NAMES, text_scale=text_scale)
    names = [line for line in untidy_table(driver.view) if "Maximiliana" not in line]
    assert names == []
    driver.key(Qt.Key.Key_Tab, Qt.Key.Key_Return)
    assert driver.composer.has_card
    assert [line for line in untidy_table(driver.view) if "Maximiliana" not in line] == []


@pytest.mark.parametrize("width", [1280, 1015])
def test_a_long_name_takes_three_lines_of_a_narrow_panel(begin: DriverMaker, width: int) -> None:
    names = (
        "Bartholomaeus-Maximilian",
        "Wilhelmina Konstantinope",
        "Großherzogin Magdalena X",
        "Friederike F",
    )
    driver = begin(worst_cases.first_draw(4), size=(width, 655), names=names, text_scale=1.5)
    assert len(driver.screen.panels) == 3 and untidy_table(driver.view) == []


@pytest.mark.parametrize("size", [(1280, 655), (3840, 2020)])
@pytest.mark.parametrize("text_scale", [1.0, 1.5])
def test_sizes_on_the_cakes_of_others_grow_with_the_table(
    begin: DriverMaker, size: tuple[int, int], text_scale: float
) -> None:
    state = worst_cases.crowded(6)
    state.platters[3] = worst_cases.five_layers().platters[0]
    driver = begin(state, size=size, text_scale=text_scale)
    for panel in driver.screen.panels.values():
        for disc in panel.view._discs.values():
            assert disc.width_px * LARGEST_SHARE >= driver.scene.metrics.text_px(18) - 0.1
    assert untidy_table(driver.view) == []


def test_discs_that_cover_each_other_are_untidy(begin: DriverMaker) -> None:
    driver = begin(worst_cases.crowded(2), size=(1600, 936))
    one, other, *_ = driver.screen.bench.view._discs.values()
    other.place_center(one.center_px().x() + one.width_px * 0.8, one.center_px().y())
    (found,) = untidy_table(driver.view)
    assert found.startswith("one over the other: disc 5 and disc 4")


def test_a_covered_card_comes_up_whole_under_the_pointer(begin: DriverMaker) -> None:
    driver = begin(worst_cases.crowded(4), size=(1280, 655))
    first, *_, last = sorted(
        (driver.item(f"card/{card}") for card in cards_in(driver.state.table)), key=lambda item: item.zValue()
    )
    resting, turn = first.zValue(), driver.board.staged.turn
    assert turn is not None and resting < last.zValue()
    turn.pointed(first)
    assert first.zValue() > last.zValue()
    turn.pointed(None)
    assert first.zValue() == resting


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 7))
def test_zones_of_the_table_do_not_overlap(size: tuple[int, int], seats: int) -> None:
    for has_stage in (False, True):
        rects = table_rects(Metrics(*size), seats, has_stage=has_stage)
        zones = [*rects.stands, rects.stage if has_stage else rects.table, rects.tray.whole]
        zones += [] if has_stage else rects.others
        assert all(one.intersected(other).isEmpty() for one, other in combinations(zones, 2))
        assert all(zone.width() > 20 and zone.height() > 20 for zone in zones)
        tray = rects.tray
        parts = [tray.cake, tray.rows, tray.card, *tray.sides, tray.actions.primary, tray.actions.others]
        assert has_stage or all(
            one.intersected(other).isEmpty() for one, other in combinations(parts, 2) if one is not tray.card
        )


@pytest.mark.parametrize(("seats", "width"), [(4, 1015), (6, 1015), (6, 1280)])
@pytest.mark.parametrize("text_scale", [1.0, 1.5])
def test_both_sides_of_any_card_can_be_read_beside_the_log(
    begin: DriverMaker, seats: int, width: int, text_scale: float
) -> None:
    driver = begin(worst_cases.crowded(seats), size=(width, 655), text_scale=text_scale)
    driver.key(Qt.Key.Key_Tab, Qt.Key.Key_Return)
    screen, lists = driver.screen, driver.state.lists
    for card, sides in enumerate(lists.sides):
        sizes = [size for size, layer in reversed(list(enumerate(sides))) if layer >= 0]
        screen.bench.sides.show(card, sizes, sizes[0], screen.rects.tray)
        for panel, text in zip(screen.bench.sides.panels, screen.bench.sides.frostings, strict=True):
            assert text.text in panel.tooltip
            assert not text.isVisible() or panel.rect_px().contains(text.rect_px()), text.text
            if text.isVisible() or text_scale == 1.0:  # else the card tells it alone
                assert not text.is_elided, text.text
                assert text.laid.style.typeface.px >= int(MIN_TEXT_PX * text_scale)

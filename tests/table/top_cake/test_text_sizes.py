"""Larger texts on the table: everything makes room for them, beside the open log too."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, pairwise, product
from unittest.mock import patch

import pytest
from PySide6.QtCore import QRectF, Qt

from cakedesk.art.svg import Drawing
from cakedesk.art.top_cake import row_card
from cakedesk.art.top_cake.tags import MAX_TAG_ASPECT
from cakedesk.games.top_cake.events import CardResolved, ResolvingBegan
from cakedesk.games.top_cake.state import TopCakeState
from cakedesk.table.board import Tense
from cakedesk.table.boards.top_cake.card_faces import row_face
from cakedesk.table.boards.top_cake.out_of_play import MOST_UNITS
from cakedesk.table.boards.top_cake.wording import card_name
from cakedesk.table.items import ButtonItem, CardItem, TagItem, TextItem
from cakedesk.table.items.tag_item import tag_edge_px
from cakedesk.table.metrics import MIN_TEXT_PX, Metrics
from cakedesk.table.text_fit import lay_text
from cakedesk.table.theme import DARK, LIGHT, Theme
from tests.laws.written import numerals
from tests.table.top_cake import worst_cases
from tests.table.top_cake.conftest import DriverMaker
from tests.table.top_cake.stacking_states import (
    before_resolving,
    sights_of_resolving,
    six_stacks_to_build_on,
    stacking_picture,
)
from tests.table.top_cake.table_driver import TableDriver
from tests.table.top_cake.test_board_screens import check, overlap, shown
from tests.table.top_cake.worst_cases import CARD

WINDOWS = ((1280, 655), (1280, 749), (1600, 936), *worst_cases.WITH_LOG)
COMBINATIONS = tuple(product(WINDOWS, (1.25, 1.5), (LIGHT, DARK)))
"""Every screen sees a quarter of them; each pair of size, scale and theme is seen by some screen."""

AIR = 0.18
"""This share of a line's height above and below is air between lines."""


def some(number: int) -> tuple[tuple[tuple[int, int], float, Theme], ...]:
    return COMBINATIONS[number % 4 :: 4]


def ink(item: TextItem | TagItem | ButtonItem) -> QRectF:
    """Where its letters stand, or its whole pill."""
    rect = item.rect_px()
    if not isinstance(item, TextItem):
        return rect
    width = max(line.width_px for line in item.laid.lines)
    spare, air = rect.width() - width, rect.height() / len(item.laid.lines) * AIR
    left = {"left": 0.0, "center": spare / 2, "right": spare}[item.laid.style.align]
    return QRectF(rect.left() + left, rect.top() + air, width, rect.height() - 2 * air)


def assert_tidy(driver: TableDriver, size: tuple[int, int], scale: float) -> None:
    table = QRectF(0, 0, *size).adjusted(-1, -1, 1, 1)
    seen = [item for item in shown(driver) if item.effectiveOpacity() > 0.05]
    worded = [item for item in seen if isinstance(item, (TextItem, TagItem, ButtonItem)) and item.text]
    for item in worded:
        assert table.contains(item.rect_px()), (item.text, item.rect_px())
        if isinstance(item, TextItem):
            assert not item.is_elided and not item.laid.splits_word, item.text
            assert item.laid.style.px >= MIN_TEXT_PX * scale - 0.01, item.text
        if isinstance(item, ButtonItem):
            laid = lay_text(item.text, item._style(), item.width_px - 1.1 * item.text_px)
            assert not laid.elided, item.text
    for number in numerals(seen):
        assert number.px >= int(MIN_TEXT_PX * scale), number
    for one, other in combinations(worded, 2):
        assert not overlap(ink(one), ink(other)), (one.text, ink(one), other.text, ink(other))


def over_all(driver: TableDriver, number: int) -> None:
    for size, scale, theme in some(number):
        driver.scene.set_text_scale(scale)
        driver.scene.set_theme(theme)
        driver.view.resize(*size)
        driver.rest()
        assert_tidy(driver, size, scale)


@pytest.mark.parametrize("case", sorted(worst_cases.WORST_CASES))
def test_bidding(make_driver: DriverMaker, case: str) -> None:
    driver = make_driver(worst_cases.WORST_CASES[case]())
    driver.show(None) if driver.state.turn() < 0 else driver.begin()
    for size, scale, theme in some(sorted(worst_cases.WORST_CASES).index(case)):
        driver.scene.set_text_scale(scale)
        driver.scene.set_theme(theme)
        driver.view.resize(*size)
        driver.rest()
        check(driver, size, scale)
        assert_tidy(driver, size, scale)


def number_tag(card: CardItem) -> QRectF:
    """Where the tag with a card's number is drawn."""
    with patch.object(row_card, "draw_max_tag") as drawn:
        card.face._draw(Drawing(*card.face._size()), card.width_px)
    _, x, y, tall, *_ = drawn.call_args.args
    px, corner = card.width_px / row_card.WIDTH, card.rect_px().topLeft()
    return QRectF(x * px, y * px, tall * MAX_TAG_ASPECT * px, tall * px).translated(corner)


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
@pytest.mark.parametrize("case", [worst_cases.as_in_the_picture, worst_cases.row_of_ten])
def test_no_tag_hides_the_number_of_its_card(
    begin: DriverMaker, speak: Callable[[str], None], language: str, case: Callable[[], TopCakeState]
) -> None:
    speak(language)
    driver = begin(case())
    column = driver.bidding.row.column(CARD["velvet-4a"])
    for size, scale in product(WINDOWS, (1.0, 1.25, 1.5)):
        driver.scene.set_text_scale(scale)
        driver.view.resize(*size)
        driver.rest()
        tag, number = column._tag, number_tag(column.item)
        edge = tag_edge_px(tag.text_px)
        painted = tag.rect_px().adjusted(-edge, -edge, edge, edge)
        assert tag.isVisible() and not overlap(painted, number), (size, scale, painted, number)
        assert column.item.rect_px().bottom() > painted.bottom()


def test_resolving(make_driver: DriverMaker) -> None:
    state = before_resolving()
    driver = make_driver(state)
    driver.show(None)
    driver.board.play(sights_of_resolving(state, "chocolate-6", None, (ResolvingBegan, CardResolved)))
    driver.rest()
    for number in range(len(state.row) + 1):
        over_all(driver, number)
        if number < len(state.row):
            driver.key(Qt.Key.Key_Return)


@pytest.mark.parametrize(
    ("state", "card"), [(stacking_picture, "lemon-4"), (six_stacks_to_build_on, "crown")]
)
def test_stacking(begin: DriverMaker, state: Callable[[], TopCakeState], card: str) -> None:
    driver = begin(state())
    over_all(driver, 0)
    driver.click(f"won/{CARD[card]}")
    over_all(driver, 1)
    for number in (0, 1):
        driver.focus_on(f"zone/{number}")
        over_all(driver, 2 + number)
    driver.key(Qt.Key.Key_Return)
    over_all(driver, 1)


def test_a_reason_of_two_lines_keeps_clear_of_the_next(
    make_driver: DriverMaker, speak: Callable[[str], None]
) -> None:
    speak("de")
    state = before_resolving()
    driver = make_driver(state, size=(1280, 655), names=worst_cases.LONG_NAMES, text_scale=1.5)
    driver.show(None)
    driver.board.play(sights_of_resolving(state, "chocolate-6", None, (ResolvingBegan, CardResolved)))
    driver.rest()
    most = 0
    for _ in state.row:
        texts = [item for item in shown(driver) if isinstance(item, TextItem) and item.pos().x() > 980]
        heads = [item for item in texts if item.laid.style.weight == 700 and item.pos().y() > 240]
        most = max([most, *(len(head.laid.lines) for head in heads)])
        for head, below in pairwise(heads):
            assert below.pos().y() - head.rect_px().bottom() > -0.1 * head.laid.style.px, head.text
        driver.key(Qt.Key.Key_Return)
    assert most == 2


def test_a_placed_card_is_named_in_its_place(begin: DriverMaker, speak: Callable[[str], None]) -> None:
    speak("de")
    state = stacking_picture()
    state.won[0] = [CARD[name] for name in ("chocolate-6", "lemon-4", "crown")]
    driver = begin(state, size=(1280, 655), text_scale=1.5)
    driver.click(f"won/{CARD['chocolate-6']}")
    driver.click("zone/new")
    words = [item for item in shown(driver) if isinstance(item, TextItem) and "gelegt" in item.text]
    told = next(item for item in words if item.accessible_name == "Schokolade gelegt")
    assert [line.text for line in told.laid.lines] == ["Schoko-", "lade", "gelegt"]


@pytest.mark.parametrize("case", ["stack_of_seven", "six_stacks", "over", "twelve_bids"])
@pytest.mark.parametrize(
    ("size", "scale"), [((1015, 489), 1.5), ((1280, 489), 1.5), ((978, 589), 1.25), ((1015, 519), 1.0)]
)
def test_numbers_can_be_read_on_low_tables(
    make_driver: DriverMaker, case: str, size: tuple[int, int], scale: float
) -> None:
    """As above the bar of a replay, with the log and without."""
    driver = make_driver(worst_cases.WORST_CASES[case](), size=size, tense=Tense.PAST, text_scale=scale)
    driver.show(None)
    stacks = [stack for panel in driver.bidding.panels.panels for stack in panel.stacks]
    tags = [tag for stack in stacks for tag in stack._tags]
    assert all(one.px >= int(MIN_TEXT_PX * scale) for one in numerals([*shown(driver), *tags]))
    for lower, upper in combinations([tag.rect_px() for tag in tags], 2):
        number = lower.adjusted(lower.width() / 2, 0.2 * lower.height(), -1, -0.2 * lower.height())
        assert not overlap(number, upper), "the number can be seen"


@pytest.mark.parametrize("away", [(), (0, 1, 2, 3)])
@pytest.mark.parametrize("name", ["Maximilien-Barthélemy Le", "Wilhelmina Theodora Weiß"])
def test_long_names_are_whole_over_stacks(
    begin: DriverMaker, speak: Callable[[str], None], name: str, away: tuple[int, ...]
) -> None:
    speak("fr")
    assert len(name) == 24
    state = stacking_picture()
    state.stacks[0], state.stacks[3] = state.stacks[3], state.stacks[0]  # one stack beside three and three
    driver = begin(state, names=(name,) * 4, away=away, text_scale=1.5)
    assert driver.board.stacking is not None
    headers = [panel.header for panel in driver.board.stacking.panels]
    for size in ((960, 654), (1280, 654)):
        driver.view.resize(*size)
        driver.rest()
        widths = sorted(header._rect.width() for header in headers[1:])
        assert widths[0] < widths[1], "who has more stacks has more room"
        for header in headers:
            assert not (header._name.is_elided or header._name.laid.splits_word), (size, header._name.laid)
            assert header._name.laid.style.px >= MIN_TEXT_PX * 1.5 - 0.01


def test_what_does_not_fit_in_a_narrow_window_is_left_to_tooltips(make_driver: DriverMaker) -> None:
    driver = make_driver(worst_cases.as_in_the_picture(), names=worst_cases.LONG_NAMES, size=(1600, 936))
    driver.state.to_act = 1
    driver.begin()
    driver.scene.set_text_scale(1.5)
    driver.rest()
    prompt = driver.bidding.tray.prompt
    item = next(item for item in shown(driver) if isinstance(item, TextItem) and item.text == prompt)
    assert prompt.startswith("Bartholom") and not item.is_elided
    panel = driver.bidding.tray.slots[0].panel
    assert panel.tooltip == driver.bidding.tray._asked.help != ""


def test_whose_turn_it_is_is_told_and_what_is_out_of_play_can_be_seen(begin: DriverMaker) -> None:
    driver = begin(worst_cases.as_in_the_picture(1), size=(1280, 650), text_scale=1.5)
    header = driver.bidding.panels.panels[0].header
    chip, half, tag = header._chip.rect_px(), header._badge, header._tag
    assert tag.text == "your turn" and tag.isVisible() and half.isVisible()
    assert not overlap(tag.rect_px(), header.points.rect_px())
    assert chip.contains(half.rect_px().topLeft()) and not overlap(half.rect_px(), tag.rect_px())
    assert header.badge_center() == half.center_px()
    name = header._name.rect_px()
    assert header._name.isVisible() and half.rect_px().right() + 1 < name.left(), "no letter is hidden"
    out, px = driver.bidding.out_of_play, driver.scene.metrics.px
    cards, snatches = out.rows
    card, used = driver.item("put-away"), snatches.pictures[3]
    assert card.rect_px().height() > px(0.36 * 208)
    assert used.rect_px().height() > px(0.6 * 68)
    assert cards._caption.isVisible() and out._title.isVisible()
    assert "Put away" in card.accessible_name


@pytest.mark.parametrize("size", [(1280, 655), (1600, 936)])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_all_that_is_out_of_play_can_be_seen(
    make_driver: DriverMaker, size: tuple[int, int], scale: float
) -> None:
    state = worst_cases.as_in_the_picture()
    lost = [CARD[name] for name in ("lemon-4", "lemon-5", "carrot-4", "sparkler", "coffee-3", "battenberg-1")]
    driver = make_driver(state, size=size, text_scale=scale)
    for fallen in range(len(lost) + 1):
        state.fallen, state.gone = lost[:fallen], lost[fallen:]
        driver.show(0)
        cards = [driver.item("put-away"), *(driver.item(f"out/{card}") for card in lost)]
        rects = [card.rect_px() for card in cards]
        assert not any(overlap(one, other) for one, other in combinations(rects, 2))
        room = driver.bidding.out_of_play._panel.rect_px()
        assert all(room.contains(rect) for rect in rects)
        assert all(number.px >= int(MIN_TEXT_PX * scale) for number in numerals(cards)), size
        told = [card.accessible_name.partition(":")[0] for card in cards[1:]]
        assert told == ["Fallen"] * fallen + ["Nobody got"] * (len(lost) - fallen)
        assert ("Lemon 4" in driver.bidding.out_of_play.rows[0].well.tooltip.partition("Nobody")[0]) == (
            fallen > 0
        )
        assert len(driver.board.help_for(cards[1])) > 1


@pytest.mark.parametrize("size", [(1280, 655), (1015, 655)])
def test_more_cards_out_of_play_than_have_room_are_counted(
    make_driver: DriverMaker, size: tuple[int, int]
) -> None:
    state = worst_cases.as_in_the_picture()
    state.gone = [card for card in state.lists.cakes if card not in (*state.row, state.put_away)]
    driver = make_driver(state, size=size, text_scale=1.5)
    driver.show(0)
    row, _ = driver.bidding.out_of_play.rows
    cards = [card for card in row.pictures if card.isVisible()]
    assert len(cards) == 9 and row._caption.text.startswith(f"{len(cards)} of 16 card")
    assert all(row.well.rect_px().contains(card.rect_px()) for card in cards)
    assert all(number.px >= int(MIN_TEXT_PX * 1.5) for number in numerals(cards))
    assert row.well.tooltip.count(",") >= 14, "all are told where one points"


@pytest.mark.parametrize("size", [(1280, 655), (1015, 655), (1600, 936), (3840, 2022)])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_what_is_out_of_play_bears_its_name_where_that_has_room(
    make_driver: DriverMaker, speak: Callable[[str], None], size: tuple[int, int], scale: float
) -> None:
    speak("de")
    state = worst_cases.as_in_the_picture()
    state.snatch_used = [False] * state.seats
    driver = make_driver(state, size=size, text_scale=scale)
    driver.show(0)
    cards, _ = driver.bidding.out_of_play.rows
    assert cards.is_named == (scale == 1.0 or size != (1280, 655))
    card = driver.item("put-away")
    assert (card_name(state.lists, state.put_away) in card.face.name) == cards.is_named
    assert card.big_face == row_face(state.lists, state.put_away), "enlarged it has its name"
    grown = card.rect_px().height() / driver.scene.metrics.px(MOST_UNITS)
    assert size != (3840, 2022) or grown > (1.15 if scale > 1 else 0.99), "it grows with the texts"


@pytest.mark.parametrize("size", [(1280, 655), (1015, 655), (1600, 936), (3840, 2022)])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_the_final_table_has_the_height_that_there_is(
    make_driver: DriverMaker, size: tuple[int, int], scale: float
) -> None:
    driver = make_driver(worst_cases.six_stacks(), size=size, text_scale=scale)
    driver.show(None)
    board, panels = driver.board, driver.bidding.panels.panels
    assert board._tray_panel is not None
    heights = [board._tray_panel.height_px]
    last = worst_cases.over()
    driver.board.show_look(last.look(None))
    driver.rest()
    tray = board._tray_panel.rect_px()
    heights.append(tray.height())
    assert heights[1] * 2 < heights[0], "it says one sentence"
    assert tray.contains(driver.bidding.tray.actions.prompt.rect_px())
    lowest = max(panel._panel.rect_px().bottom() for panel in panels)
    assert 0 < tray.top() - lowest < driver.scene.metrics.px(16)
    grounds = sorted(stack.picture.rect_px().bottom() for stack in panels[1].stacks)
    steps = [below - above for above, below in pairwise(grounds)]
    assert [step > 20 for step in steps] == [False, False, True, False, False], "two lines of three"
    driver.view.resize(size[0], size[1] - 20)
    driver.rest()
    assert board._tray_panel.height_px == pytest.approx(tray.height(), abs=3)
    driver.board.show_look(driver.state.look(None))
    driver.rest()
    assert board._tray_panel.height_px > tray.height() * 1.8, "another table has its own again"


def test_lengths_that_hold_text_grow_with_it() -> None:
    usual, large = Metrics(1600, 936), Metrics(1600, 936, 1.5)
    assert usual.room_px(100) == usual.px(100)
    assert large.room_px(100) == 125
    assert large.room_px(100, 1.0) == 150

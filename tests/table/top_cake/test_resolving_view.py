"""Walking through the resolving of a row: what is shown when, and that nothing is shown too early."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cakedesk.art.top_cake import faces as cake_faces
from cakedesk.art.top_cake.bid_card import BidFace
from cakedesk.games.top_cake.cards import REVERSE
from cakedesk.games.top_cake.events import CardResolved, ResolvingBegan
from cakedesk.games.top_cake.resolving import DOWN, UP
from cakedesk.table.boards.top_cake.card_faces import bid_face
from cakedesk.table.boards.top_cake.segments import Screen, TopCakeSight
from cakedesk.table.items import CardItem, ChipItem, FaceItem, TextItem
from cakedesk.table.motion import Motion
from cakedesk.table.short_names import name_forms
from cakedesk.table.text_fit import SOFT_HYPHEN
from tests.table.top_cake.conftest import DriverMaker
from tests.table.top_cake.stacking_states import before_resolving, sights_of_resolving
from tests.table.top_cake.table_driver import TableDriver
from tests.table.top_cake.test_board_screens import overlap
from tests.table.top_cake.worst_cases import CARD, LONG_NAMES, twelve_bids, twelve_bids_in_a_row_of_ten

WAIT = Motion(speed=0, pace="wait")


def resolving_sights(half_on: str = "carrot-3a", viewer: int | None = 0) -> list[TopCakeSight]:
    return sights_of_resolving(before_resolving(), half_on, viewer, (ResolvingBegan, CardResolved))


def begin(driver: TableDriver, sights: list[TopCakeSight], motion: Motion = WAIT) -> None:
    driver.scene.set_motion(motion)
    driver.show(0)
    driver.board.play(sights)
    driver.rest()
    driver.rest()


def texts(driver: TableDriver) -> list[str]:
    return [item.text for item in driver.items() if isinstance(item, TextItem)]


def shown_faces(driver: TableDriver) -> list[object]:
    return [item.face for item in driver.items() if isinstance(item, FaceItem)]


def next_card(driver: TableDriver) -> None:
    button = driver.board.primary_button
    assert button is not None
    assert button.click()
    driver.rest()
    driver.rest()


def test_each_card_waits_for_next_and_the_summary_for_go_on(make_driver: DriverMaker) -> None:
    driver = make_driver(before_resolving())
    begin(driver, resolving_sights())
    assert driver.board.screen is Screen.RESOLVING
    assert "Card 1 of 6" in texts(driver)
    assert "Ben wins Red velvet" in texts(driver)
    next_card(driver)
    assert "Łucja wins Chocolate" in texts(driver)
    assert "With a REVERSE beside it the lowest bid takes the card: 2 against 5 and 6." in texts(driver)
    assert {"Both 4s cancel", "No SNATCH here", "REVERSE stays", "2 is the lowest"} <= set(texts(driver))
    for _ in range(5):
        assert driver.settled == 0
        next_card(driver)
    summary = texts(driver)
    assert "Chocolate with 2, by REVERSE" in summary
    assert "Fox with 7" in summary
    assert driver.settled == 0
    next_card(driver)
    assert driver.settled == 1
    assert driver.board.resolving is None


def test_skip_shows_the_summary_and_it_stays(make_driver: DriverMaker) -> None:
    driver = make_driver(before_resolving())
    begin(driver, resolving_sights())
    driver.click("resolving/skip")
    driver.rest()
    assert "Chocolate with 2, by REVERSE" in texts(driver)
    assert driver.settled == 0
    driver.key(Qt.Key.Key_Return)
    driver.rest()
    assert driver.settled == 1


@pytest.mark.parametrize("speed", [0, 4])
def test_all_at_once_still_waits_at_the_summary(make_driver: DriverMaker, speed: float) -> None:
    driver = make_driver(before_resolving())
    begin(driver, resolving_sights(), Motion(speed=speed, pace="all_at_once"))
    QTest.qWait(30)
    assert "Red velvet with 6" in texts(driver)
    assert driver.settled == 0
    next_card(driver)
    assert driver.settled == 1


def test_with_the_timer_it_goes_on_by_itself_but_for_the_summary(
    qtbot: QtBot, make_driver: DriverMaker
) -> None:
    driver = make_driver(before_resolving(), persons=())
    begin(driver, resolving_sights(viewer=None), Motion(speed=400, pace="timer"))
    qtbot.waitUntil(lambda: "Chocolate with 2, by REVERSE" in texts(driver))
    driver.rest()
    QTest.qWait(60)
    assert driver.settled == 0
    next_card(driver)
    assert driver.settled == 1


def test_next_finishes_the_card_before_it_goes_on(qtbot: QtBot, make_driver: DriverMaker) -> None:
    driver = make_driver(before_resolving())
    driver.scene.set_motion(Motion(speed=0.5, pace="wait"))
    driver.show(0)
    driver.board.play(resolving_sights())
    qtbot.waitUntil(lambda: "Who gets Red velvet?" in texts(driver))
    button = driver.board.primary_button
    assert button is not None
    button.click()
    assert "Ben wins Red velvet" in texts(driver)
    assert "Card 1 of 6" in texts(driver)
    button.click()
    turns = 0
    while "Card 2 of 6" not in texts(driver):
        driver.scene.queue.finish_current()
        turns += 1
    assert turns > 4, "a page that nobody has waited for is drawn in several turns of the event loop"
    driver.scene.queue.skip_all()


def test_cards_to_come_keep_their_face_down_bids(make_driver: DriverMaker) -> None:
    driver = make_driver(before_resolving())
    begin(driver, resolving_sights())
    state = before_resolving()
    down = [
        bid_face(seat, kind)
        for card, bids in zip(state.row, state.bids, strict=True)
        if card != CARD["velvet-4a"]
        for seat, kind, lies in bids
        if lies == DOWN
    ]
    row = driver.board.resolving
    assert row is not None
    everything = [item.face for item in row.items() if isinstance(item, FaceItem)]
    assert len(down) == 6
    assert not [face for face in down if face in everything]
    assert cake_faces.bid_back_face(2) in shown_faces(driver)
    spoken = " ".join(item.accessible_name for item in row.items())
    assert "REVERSE" not in spoken
    next_card(driver)
    turned = bid_face(1, REVERSE)  # with its word, or without where that has no room
    assert {turned, BidFace(1, "R")} & set(shown_faces(driver))


def test_struck_cards_and_the_winner_are_marked(make_driver: DriverMaker) -> None:
    driver = make_driver(before_resolving())
    begin(driver, resolving_sights())
    next_card(driver)
    struck = [item.face for item in driver.items() if isinstance(item, FaceItem) and item.look.struck]
    assert sorted(face.name for face in struck) == sorted(bid_face(seat, 4).name for seat in (0, 2))
    assert "wins" in [getattr(item, "text", "") for item in driver.items()]
    assert "no number, no bid" in texts(driver)


@pytest.mark.parametrize("width", [980, 1040, 1280])
def test_why_a_line_has_no_bid_is_told_in_full_beside_an_open_log(
    make_driver: DriverMaker, width: int
) -> None:
    driver = make_driver(before_resolving())
    driver.view.resize(width, 740)
    driver.scene.set_text_scale(1.5)
    begin(driver, resolving_sights())
    next_card(driver)
    (told,) = (
        item
        for item in driver.items()
        if isinstance(item, TextItem) and item.isVisible() and item.text == "no number, no bid"
    )
    assert not told.is_elided and not told.laid.splits_word


@pytest.mark.parametrize("width", [1280, 1015, 960])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_no_long_name_loses_its_end_in_its_row(
    make_driver: DriverMaker, speak: Callable[[str], None], width: int, scale: float
) -> None:
    speak("de")
    state = before_resolving()
    names = ("Bartholomaeus-Maximilian", *LONG_NAMES[1:3], "Wilhelmina Konstantinope")
    driver = make_driver(state, names=names)
    driver.view.resize(width, 655)
    driver.scene.set_text_scale(scale)
    begin(driver, resolving_sights())
    next_card(driver)
    shown = [item for item in driver.items() if isinstance(item, TextItem) and item.isVisible()]
    forms = {name for form in name_forms(names) for name in form}
    told = [item for item in shown if item.text.replace(SOFT_HYPHEN, "") in forms]
    assert len(told) == state.seats
    assert not [item.text for item in shown if item.is_elided or item.laid.splits_word]
    assert all(item.laid.style.px >= 13 * scale - 0.5 for item in told)


@pytest.mark.parametrize("language", ["de", "fr"])
def test_why_a_card_stays_is_told_in_large_letters(
    make_driver: DriverMaker, speak: Callable[[str], None], language: str
) -> None:
    speak(language)
    state = before_resolving()
    state.bids[0] = [(1, 5, UP), (2, 3, UP), (2, 2, UP)]
    names = ("Ada", "Wilhelmina Konstantinope", "Großherzogin Magdalena X", "Ben")
    driver = make_driver(state, names=names, size=(1015, 650), text_scale=1.5)
    driver.show(None)
    sights = sights_of_resolving(state, "carrot-3a", None, (ResolvingBegan, CardResolved))
    driver.board.play(sights)
    driver.rest()
    told = driver.board.tray.help
    assert "Wilhelmina" in told.laid.text and "Konstantinope" not in told.laid.text
    assert told.laid.style.px >= 19 and not told.is_elided and "Konstantinope" in told.text


def test_the_strip_says_what_became_of_each_card(make_driver: DriverMaker) -> None:
    driver = make_driver(before_resolving())
    begin(driver, resolving_sights())
    next_card(driver)
    next_card(driver)
    dimmed = [item.key for item in driver.items() if isinstance(item, CardItem) and item.look.dim < 1]
    assert dimmed == [f"strip/{CARD['velvet-4a']}", f"strip/{CARD['chocolate-6']}"]
    winners = [item.seat for item in driver.items() if isinstance(item, ChipItem)]
    assert {1, 3} <= set(winners)


def test_when_all_are_resolved_the_row_alone_says_who_got_what(make_driver: DriverMaker) -> None:
    driver = make_driver(before_resolving())
    begin(driver, resolving_sights(), Motion(speed=0, pace="all_at_once"))
    cards = [item for item in driver.items() if isinstance(item, CardItem)]
    assert [item.key for item in cards] == [f"summary/{card}" for card in before_resolving().row]
    assert "Łucja wins Chocolate with 2, by REVERSE" in [item.accessible_name for item in cards]
    chips = {item for item in driver.items() if isinstance(item, ChipItem)}
    for card, seat in ((cards[0], 1), (cards[1], 3)):
        below = [item.seat for item in chips if abs(item.center_px().x() - card.center_px().x()) < 2]
        assert below == [seat]


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_the_row_names_whoever_got_a_card_in_full(make_driver: DriverMaker, scale: float) -> None:
    long = (
        "Bartholomaeus-Maximilian Wilhelmina_Konstantinope Maximilianebartholomaeau Hannelore_von_Wartenstei"
    )
    names = tuple(name.replace("_", " ") for name in long.split())
    driver = make_driver(before_resolving(), size=(1280, 655), names=names, text_scale=scale)
    begin(driver, resolving_sights(), Motion(speed=0, pace="all_at_once"))
    told = [item for item in driver.items() if isinstance(item, TextItem)]
    winners = [item for item in told if item.text.replace(SOFT_HYPHEN, "") in names]
    assert len(winners) > 2
    for item in winners:
        assert not item.is_elided and not item.laid.splits_word, item.laid.lines
        assert SOFT_HYPHEN not in item.accessible_name
        below = [other for other in told if other is not item and overlap(other.rect_px(), item.rect_px())]
        assert not below


def test_what_is_told_and_spoken_follows_the_cards(make_driver: DriverMaker) -> None:
    driver = make_driver(before_resolving())
    begin(driver, resolving_sights())
    next_card(driver)
    assert driver.told[-2:] == [
        (1, "Ben wins Red velvet with 6"),
        (3, "Łucja wins Chocolate with 2, by REVERSE"),
    ]
    assert any("Łucja wins Chocolate" in text for text in driver.scene.announced)


def test_another_size_in_the_middle_of_a_card_shows_it_in_full(
    qtbot: QtBot, make_driver: DriverMaker
) -> None:
    driver = make_driver(before_resolving())
    driver.scene.set_motion(Motion(speed=0.5, pace="wait"))
    driver.show(0)
    driver.board.play(resolving_sights())
    qtbot.waitUntil(lambda: "Who gets Red velvet?" in texts(driver))
    driver.view.resize(1280, 700)
    QTest.qWait(20)
    assert "Ben wins Red velvet" in texts(driver)
    assert not driver.scene.queue.busy
    driver.view.resize(1600, 936)
    assert "Card 1 of 6" in texts(driver)


def test_undo_in_the_middle_leaves_nothing_behind(qtbot: QtBot, make_driver: DriverMaker) -> None:
    driver = make_driver(before_resolving())
    driver.scene.set_motion(Motion(speed=0.5, pace="wait"))
    driver.show(0)
    driver.board.play(resolving_sights())
    qtbot.waitUntil(lambda: "Who gets Red velvet?" in texts(driver))
    driver.show(0)
    assert driver.board.resolving is None
    assert driver.board.screen is Screen.BIDDING


@pytest.mark.parametrize("size", [(1280, 655), (1600, 936)])
@pytest.mark.parametrize("crowd", ["twelve", "ten"])
def test_the_fullest_rows_fit(make_driver: DriverMaker, size: tuple[int, int], crowd: str) -> None:
    state, half_on = (
        (twelve_bids(), "lemon-1") if crowd == "twelve" else (twelve_bids_in_a_row_of_ten(), "coffee-5")
    )
    names = LONG_NAMES[: state.seats]
    driver = make_driver(state, size=size, names=names)
    state.phase = before_resolving().phase
    state.to_act = state.starter
    begin(driver, sights_of_resolving(state, half_on, 0, (ResolvingBegan, CardResolved)))
    table = driver.scene.sceneRect()
    for _ in range(len(state.row) + 1):
        for item in driver.items():
            if isinstance(item, TextItem) and item.isVisible() and item.text:
                assert table.contains(item.rect_px()), item.text
        next_card(driver)
    assert driver.settled == 1

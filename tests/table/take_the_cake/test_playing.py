"""What is done at the table of Take the Cake that whole games and the laws of tables don't do."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cakedesk.engine.chance import seeded_rng
from cakedesk.games.take_the_cake.game import GAME
from cakedesk.games.take_the_cake.phases import SHUFFLING
from cakedesk.table.aids import Aids
from cakedesk.table.boards.take_the_cake.log_wording import CakeMark, CardMark, CutMark
from cakedesk.table.enlarge import HOVER_DELAY_MS
from cakedesk.table.kit.cell_ring import CellRing
from tests.rules.take_the_cake.tables import LISTS, do, new_game
from tests.table.take_the_cake import worst_cases
from tests.table.take_the_cake.conftest import DriverMaker


def test_a_piece_can_be_sent_to_a_cake_that_is_still_empty(begin: DriverMaker) -> None:
    state = new_game(2, cuts="T22 T01")
    do(state, "0 cut T22 0")
    driver = begin(state)
    driver.click("piece/P")
    assert driver.staged() == ("take P 0",)
    driver.click("cake/1/1")
    assert driver.staged() == ("take P 1",)
    driver.key(Qt.Key.Key_Backspace)
    assert driver.staged() == ("take P 0",)


def test_a_square_that_was_placed_is_taken_up_and_moved(begin: DriverMaker) -> None:
    state = worst_cases.placing(4, 0)
    first, second, *rest = [LISTS.pieces[card] for card in state.hand]
    driver = begin(state)
    driver.click("square/0/0/0")
    driver.click("square/0/1/1")
    assert driver.staged() == (f"put {first} 0 0", f"put {second} 1 1")
    slots = [slot.rect_px().left() for slot in driver.board.screen.placed.values()]
    in_hand = [driver.item(f"card/{card}").rect_px().left() for card in rest]
    assert len(slots) == 2 and max(slots) < min(in_hand), "what is placed leaves its place in the hand"
    driver.drag(f"laid/{second}", driver.item("square/0/0/1").center_px())
    assert driver.staged() == (f"put {first} 0 0", f"put {second} 0 1")
    gap = driver.board.screen.placed[1].rect_px().center()
    driver.drag(f"laid/{second}", gap)
    assert driver.staged() == (f"put {first} 0 0",), "back into the hand"
    driver.key(Qt.Key.Key_Escape)
    assert driver.staged() == ()


def test_lines_of_the_log_light_what_they_are_about(make_driver: DriverMaker) -> None:
    state = worst_cases.taking(3)
    driver = make_driver(state)
    driver.board.show_look(state.look(None))
    laid = next(card for card in state.cakes[2] if card >= 0)
    for marks in ([CutMark(state.cut)], [CardMark(0, laid)], [CakeMark(2)], [CardMark(0, state.centre[0])]):
        driver.board.light(marks)
        assert len(driver.board.lights.lit) == 1, marks
    driver.board.light([CardMark(1, laid)])
    assert not driver.board.lights.lit, "of the second cakes nothing has been dealt"
    driver.board.light([])


def test_cakes_are_counted_kind_by_kind_and_the_points_stay(make_driver: DriverMaker) -> None:
    state = worst_cases.last_order(2)
    driver = make_driver(state)
    driver.board.show_look(state.look(None))
    driver.play(GAME.format(state.legal_actions()[0], LISTS), None)
    shown, rings, lit, headings = [], [], [], []
    for _ in range(8):
        driver.rest()
        if not driver.board.is_reading:
            break
        cakes = driver.board.scripts._walk._cakes.values()
        lit.append([cake._view.plan.lit is not None for cake in cakes])
        assert driver.board.places.find("walk") and driver.shows("counted/3")
        shown.append(driver.board.screen.sheet.note if driver.board.screen else "")
        headings.append(driver.board.screen.tray.asked.prompt if driver.board.screen else "")
        views = [item for item in driver.scene.table_items() if isinstance(item, CellRing)]
        rings.append([ring.rect_px() for ring in views if ring.isVisible()])
        driver.click("confirm")
    assert len(set(shown)) == 6 and shown[1].startswith("Each flower"), "five kinds and the result"
    assert headings[0] == "Cookies · Step 1 of 5" and headings[4] == "Order · Step 5 of 5"
    assert all(rings[:4]) and not rings[5], "what is counted is ringed"
    assert lit == [[step < 5] * 4 for step in range(6)], "of all cakes"
    side = min(ring.width() for ring in rings[0])
    assert all(round(ring.width() - side) == 0 for ring in rings[0]), "each cookie on its own"
    assert any(ring.width() > 1.5 * side for ring in rings[3]), "candles in their groups"
    assert not driver.shows("counted/3") and driver.board.screen is not None
    assert driver.board.screen.sheet.is_shown and not driver.board.screen.centre.is_shown


def test_counting_can_be_left_while_cakes_are_being_lit(make_driver: DriverMaker) -> None:
    state = worst_cases.last_order(2)
    driver = make_driver(state)
    driver.board.show_look(state.look(None))
    driver.play(GAME.format(state.legal_actions()[0], LISTS), None)
    driver.rest()
    assert driver.board.screen is not None
    driver.board.screen.tray.confirmed.emit()
    assert driver.board.queue.busy
    driver.board.show_look(state.look(None))
    driver.rest()
    assert not driver.shows("counted/3")


def test_without_orders_too_the_bar_says_that_cakes_are_full_while_they_are_counted(
    make_driver: DriverMaker,
) -> None:
    state, rng = new_game(3, options={"orders": False}), seeded_rng("no orders")
    while (after := state.clone()).phase != SHUFFLING:
        action = state.sample_action(rng)
        after.apply(action)
        if after.phase == SHUFFLING:
            break
        state.apply(action)
    driver, told = make_driver(state), list[str]()
    driver.board.show_look(state.look(None))
    driver.board.status_changed.connect(lambda status: told.append(status.text))
    driver.play(GAME.format(action, LISTS), None)
    driver.rest()
    assert driver.board.is_reading and told[-1] == "The first cakes are full"


def test_what_a_counted_square_scores_stands_where_two_toppings_leave_room(make_driver: DriverMaker) -> None:
    state = worst_cases.last_order(4)
    driver = make_driver(state, size=(1280, 649))
    driver.board.show_look(state.look(None))
    driver.play(GAME.format(state.legal_actions()[0], LISTS), None)
    driver.rest()
    found = 0
    for cake in driver.board.scripts._walk._cakes.values():
        view = cake._view
        for place in view.plan.gains:
            square, tag = view.square_rect(*place), view._gains[place].rect_px()
            assert view._gains[place].isVisible()
            assert tag.right() < square.right() - 0.3 * square.width()
            assert tag.top() > square.bottom() - 0.25 * square.height(), "one candle ends above it"
            found += 1
    assert found > 4


def test_what_a_counted_square_scores_never_covers_it_in_large_letters(make_driver: DriverMaker) -> None:
    state = worst_cases.last_order(4)
    driver = make_driver(state, size=(1280, 649), text_scale=1.5)
    driver.board.show_look(state.look(None))
    driver.play(GAME.format(state.legal_actions()[0], LISTS), None)
    driver.rest()
    found = 0
    for cake in driver.board.scripts._walk._cakes.values():
        for place in cake._view.plan.gains:
            tag, room = cake._view._gains[place], cake._view.square_rect(*place).width()
            assert not tag.isVisible() or tag.width_px <= room * 0.7 + 1
            found += 1
    assert found > 4


def test_without_points_the_tray_says_how_a_square_is_placed_and_not_what_it_gains(
    begin: DriverMaker,
) -> None:
    driver = begin(worst_cases.placing(4), aids=Aids(points=False))
    assert driver.board.screen is not None
    assert driver.board.screen.tray.help.text == "Click a place for it, or drag it there."


def test_all_sides_that_close_are_shaded_and_told(begin: DriverMaker) -> None:
    driver = begin(worst_cases.placing(4, 1))
    placing = driver.board.screen.placing
    assert placing._note.text == "It may still grow, up to four by four."
    for place, told, shades in (
        ("3/3", "above and at the left", 2), ("3/0", "above", 1), ("0/2", "at the left", 1), ("1/1", "", 0)
    ):  # fmt: skip
        driver.point(f"square/0/{place}")
        assert len([shade for shade in placing._shades.values() if shade.isVisible()]) == shades
        text = f"Placed here, room closes {told}." if told else "It may still grow, up to four by four."
        assert placing._note.text == text
        board = placing.board_rect()
        assert not placing._note.rect_px().intersects(board), "it covers no place"
    driver.point("confirm")
    assert not placing._shades


def test_pieces_in_the_tray_are_all_named_or_none_is(begin: DriverMaker) -> None:
    driver = begin(worst_cases.taking(4))
    screen, seen = driver.board.screen, set()
    for share in (1.0, 0.86, 0.8, 0.74, 0.68, 0.5):
        rect = screen.rects.hand
        rect.setWidth(rect.width() * share)
        plan = screen._cut(screen.shown)._replace(gains={})  # without what each brings
        screen.tiles.show([[]] * 4, plan, {}, rect)
        names = {tile.has_name for tile in screen.tiles.tiles.values()}
        assert len(names) == 1
        seen |= names
    assert seen == {True, False}


def test_the_dial_stays_until_its_next_picture_is_drawn(
    begin: DriverMaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = begin(new_game(4, cuts="T01 T22"))
    cuts = driver.board.screen.cuts
    before = cuts._dial.face
    monkeypatch.setattr(driver.scene.faces, "is_ready", lambda *_: False)
    cuts.set_dial(41)
    assert cuts._dial.face == before
    cuts.set_dial(90)
    quarter = cuts._dial.face
    assert quarter != before, "where it comes to rest it is shown in any case"
    monkeypatch.setattr(driver.scene.faces, "is_ready", lambda *_: True)
    cuts.set_dial(41)
    assert cuts._dial.face not in {before, quarter}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cakes_of_others_are_larger_where_the_pointer_or_the_keyboard_rests(
    begin: DriverMaker, qtbot: QtBot, seats: int
) -> None:
    driver = begin(worst_cases.taking(seats), size=(1280, 649))
    scene, key = driver.scene, "cake/1/0"
    board = driver.item(key)

    def is_large() -> bool:
        return scene.enlarge.shown_for is board

    driver.point(key)
    qtbot.waitUntil(is_large)
    large = scene.enlarge.large_item
    assert large is not None and large.width_px > 1.5 * board.width_px
    assert not large.rect_px().intersects(board.rect_px()), "beside it"
    assert scene.enlarge.told[0] == "Ben" and scene.enlarge.told[1].startswith("First cake: ")
    driver.point("confirm")
    assert not is_large()
    driver.click("piece/P")  # where the pointer has let go does not matter to the keyboard

    def tab_to_board() -> None:
        driver.key(Qt.Key.Key_End)
        for _ in range(40):
            driver.key(Qt.Key.Key_Backtab)
            if scene.focus.is_on(board):
                return

    tab_to_board()
    qtbot.waitUntil(is_large)
    driver.key(Qt.Key.Key_Tab)
    assert not is_large()
    scene.enlarge.is_off = True  # as below a lesson's veil
    tab_to_board()
    qtbot.wait(HOVER_DELAY_MS + 100)
    assert not is_large()


def test_one_thing_at_a_time_tells_of_a_cake_that_the_pointer_rests_on(
    begin: DriverMaker, qtbot: QtBot
) -> None:
    driver = begin(worst_cases.taking(3), size=(1280, 649))
    scene, at = driver.scene, driver.item("cake/1/0").center_px()
    assert scene.tooltip_at(at).startswith("40 point")
    driver.point("cake/1/0")
    assert scene.tooltip_at(at) == "", "it is about to be told beside the large picture"
    qtbot.waitUntil(lambda: scene.enlarge.shown_for is not None)
    assert scene.tooltip_at(at) == ""
    driver.point("confirm")
    assert scene.tooltip_at(at) != ""


@pytest.mark.parametrize("viewer", [0, None])
def test_what_chance_cuts_is_told_and_waits_to_be_read(make_driver: DriverMaker, viewer: int | None) -> None:
    driver = make_driver(worst_cases.chance_cut())
    driver.board.show_look(driver.state.look(viewer))
    driver.play("cut T14 1", viewer)
    driver.rest()
    screen, tray = driver.board.screen, driver.board.screen.tray
    assert driver.board.is_reading and driver.settled == 0
    assert tray.asked.prompt == "Chance has cut the cake"
    assert tray.asked.help == (
        "All get the piece of their colour: Ada triangle, Ben square and Zoé ring. The cross goes away."
    )
    for seat, chip in screen.centre._takers.items():
        mark = screen.centre.marks[seat].rect_px()
        assert chip.seat == seat and not chip.rect_px().intersects(mark)
        assert abs(chip.center_px().x() - mark.center().x()) < 2 * mark.width()
        assert all(len(tile.state.cards) == 4 for tile in screen.tiles.tiles.values())
    assert len(screen.centre._takers) == 3, "nobody gets the cross"
    driver.board.relayout()
    assert tray.asked.prompt == "Chance has cut the cake", "it stays when the window changes"
    driver.click("confirm")
    driver.rest()
    assert not driver.board.is_reading and driver.settled == 1
    assert tray.asked.prompt == "Ada places squares"


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_a_key_that_means_nothing_yet_goes_to_what_is_done_next_and_enter_does_it(
    begin: DriverMaker, key: Qt.Key
) -> None:
    driver = begin(worst_cases.ordering(4))
    focus = driver.scene.focus
    focus.set_current(driver.item("cake/0/0"), show=False)
    driver.board.staged.turn.begin()
    assert not focus.shown
    first = f"order/{LISTS.orders[driver.board.staged.turn.composer.orders()[0]].id}"
    chosen = (first.replace("/", " "),)
    driver.key(key)
    if key == Qt.Key.Key_Space:
        assert focus.shown and focus.is_on(driver.item(first)) and driver.staged() == ()
        driver.key(key)
    assert focus.shown and focus.is_on(driver.item("confirm")) and driver.staged() == chosen
    driver.key(Qt.Key.Key_Return)
    assert driver.chosen


def test_with_two_seats_it_is_told_which_cake_a_forced_piece_is_for(begin: DriverMaker) -> None:
    state = worst_cases.half_taken(2)
    driver = begin(state, persons=(state.turn(),))
    driver.click("tile/R")
    cake = ("first", "second")[driver.board.staged.turn.composer.cake]
    assert driver.board.screen.tray.asked.help == f"The triangle piece goes to your {cake} cake."
    tags = [tag.text for tag in driver.board.screen.orders._tags.values()]
    assert tags and all(re.fullmatch(r"first \d+, second \d+", tag) for tag in tags)

"""Cutting: knives laid, moved along the rim and taken away, and what the pieces mean."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cakedesk.art.piece_o_cake import faces
from cakedesk.art.piece_o_cake import ring as geometry
from cakedesk.games.piece_o_cake.actions import cut, whole
from cakedesk.games.piece_o_cake.phases import CUTTING
from cakedesk.table.aids import Aids
from cakedesk.table.boards.piece_o_cake.composer import CutComposer
from cakedesk.table.boards.piece_o_cake.ring_items import KnifeItem
from tests.table.piece_o_cake.conftest import DriverMaker
from tests.table.piece_o_cake.table_driver import fresh, late


def test_composer_takes_every_gesture_back_and_does_it_again() -> None:
    composer = CutComposer(fresh(3).look(0))
    assert composer.action() is None
    composer.lay(4)
    assert composer.action() == cut(4)
    assert not composer.is_complete(), "a single cut makes no piece"
    assert composer.starts == (0,)
    composer.lay(9)
    composer.lay(2, 4)
    assert composer.is_complete()
    assert composer.action() == cut(2, 9)
    assert composer.free_gaps() == (0, 1, 3, 4, 5, 6, 7, 8, 10)
    composer.lay(6)
    assert composer.free_gaps() == (), "three seats: three pieces at most"
    composer.lay(None, 9)
    composer.leave_whole()
    assert composer.action() == whole()
    for cuts in ((2, 6), (2, 6, 9), (2, 9), (4, 9), (4,), ()):
        composer.take_back()
        assert composer.now.cuts == cuts
        assert not composer.now.is_whole
    assert not composer.can_take_back()
    for cuts in ((4,), (4, 9), (2, 9), (2, 6, 9), (2, 6), ()):
        assert composer.can_do_again()
        composer.do_again()
        assert composer.now.cuts == cuts
    assert composer.now.is_whole
    assert not composer.can_do_again()
    composer.take_all_back()
    composer.take_all_back()
    assert composer.action() is None
    composer.do_again()
    assert composer.now.is_whole, "at once, as it was taken back"
    composer.take_back()
    composer.clear()
    assert not composer.can_do_again(), "another gesture came since"
    composer.do_again()
    assert composer.now.cuts == ()


def test_the_cake_stays_in_sight_while_it_is_drawn_in_another_size(begin: DriverMaker) -> None:
    driver = begin(fresh(3))
    ring = driver.screen.ring
    assert driver.scene.faces.wait_until_idle()
    driver.scene.draw_all()
    for width, height in ((1280, 656), (1900, 1000)):
        driver.view.resize(width, height)
        driver.scene.draw_all()
        piece = ring.pieces[0]
        assert not piece.is_ready and piece.is_seen
        assert not any(plus.is_awaited for plus in ring.pluses.values())
        picture = piece.draw()
        assert picture is not None
        seen = picture.pixmap.deviceIndependentSize()
        assert abs(seen.width() - piece.width_px) < 3 and abs(seen.height() - piece.height_px) < 3
        middle = picture.pixmap.rect().center() - QPoint(0, picture.pixmap.height() // 3)
        assert picture.pixmap.toImage().pixelColor(middle).alpha() == 255
        assert driver.scene.faces.wait_until_idle()
        driver.scene.draw_all()
        assert piece.is_ready


def test_a_knife_comes_with_its_picture(begin: DriverMaker) -> None:
    driver = begin(fresh(3))
    assert driver.scene.faces.wait_until_idle()
    side = round(driver.screen.ring.ring.knife_px)
    unit = driver.scene.metrics.unit
    assert driver.scene.faces.is_ready(faces.knife_face(4), side, side, shadow_scale=unit)
    driver.click("gap/4")
    knife = driver.screen.ring.knives[4]
    assert (knife.face, knife.width_px) == (faces.knife_face(4), side), "that is the one that is laid"


@pytest.mark.parametrize(("seats", "most"), [(2, 4), (3, 3), (4, 4), (5, 5)])
def test_as_many_knives_as_pieces_are_allowed(begin: DriverMaker, seats: int, most: int) -> None:
    driver = begin(fresh(seats))
    ring = driver.screen.ring
    assert {plus.is_awaited for plus in ring.pluses.values()} == {not ring.pieces[0].is_seen}
    assert driver.scene.faces.wait_until_idle()
    assert not any(plus.is_awaited for plus in ring.pluses.values()), "they came with the cake"
    help_item = driver.screen.tray.help
    one_round = help_item.accessible_name
    for gap in range(most):
        driver.click(f"gap/{2 * gap}")
    if seats == 2:
        assert one_round.endswith("\nBen picks first. You get what is left.")
        order = "Ben picks first, then you, then Ben again. You get what is left."
        assert help_item.accessible_name.endswith(f"\n{order}")
        assert help_item.laid.lines[-1].text == "You get what is left.", "it breaks between sentences"
    else:
        assert one_round.splitlines()[1] == help_item.accessible_name.splitlines()[1]
    assert sorted(driver.screen.ring.knives) == [2 * gap for gap in range(most)]
    assert driver.screen.ring.pluses == {}
    driver.click("confirm")
    assert driver.chosen == [cut(*range(0, 2 * most, 2))]


def test_two_seats_are_told_that_three_pieces_are_none(begin: DriverMaker) -> None:
    driver = begin(fresh(2))
    tray = driver.screen.tray
    not_three = "Two seats cut two or four pieces, not three: lay or take away a knife."
    assert tray.help.accessible_name.startswith("Click + to lay a knife. One, two or four pieces.\n")
    for gap, text in ((0, "Cut the cake"), (3, "Serve two pieces"), (6, "Cut the cake")):
        driver.click(f"gap/{gap}")
        assert (tray.primary.text, tray.primary.available) == (text, text != "Cut the cake")
    assert tray.help.accessible_name.startswith(f"{not_three}\n")
    assert driver.screen.ring.pluses, "a fourth may be laid"
    driver.key(Qt.Key.Key_Return)
    assert driver.chosen == []
    driver.click("gap/9")
    assert (tray.primary.text, tray.primary.available) == ("Serve four pieces", True)
    assert not driver.screen.ring.pluses
    composer = CutComposer(driver.state.look(0))
    for gap in (0, 3, 6):
        composer.lay(gap)
    assert driver.screen.cut_words.said(composer) == f"3 piece(s): 3, 3, 5 slices. {not_three}"


def test_a_dragged_knife_snaps_along_the_rim(begin: DriverMaker) -> None:
    driver = begin(fresh(4))
    driver.click("gap/0")
    driver.click("gap/5")
    ring = driver.screen.ring.ring
    # Not far from gap 2, and well outside of the rim.
    wanted = ring.at(geometry.gap_angle(2) + 0.1, 1.35)
    driver.drag("knife/0", wanted, release=False)
    knife = driver.item("knife/0")
    assert isinstance(knife, KnifeItem)
    assert knife.shown_gap == 2
    rim = ring.at(geometry.gap_angle(2), 1.148)
    assert (knife.center_px() - rim).manhattanLength() < 2
    assert driver.shows("listed/2"), "the list is of the pieces that it would make"
    assert not driver.shows("listed/0")
    driver.key(Qt.Key.Key_Return)
    assert driver.chosen == [], "nothing is confirmed with a knife in the air"
    driver.release(wanted)
    assert driver.board.staged.gestures() == ("cut 2", "cut 5")
    driver.drag("knife/5", QPointF(5, 5))
    assert driver.board.staged.gestures() == ("cut 2", "cut 5"), "let go far from the cake it goes back"
    assert driver.shows("listed/5")
    driver.drag("knife/5", ring.center)
    assert driver.board.staged.gestures() == ("cut 2",)
    assert not driver.screen.tray.primary.available
    driver.board.staged.take_back()
    assert driver.board.staged.gestures() == ("cut 2", "cut 5")
    driver.board.staged.do_again()
    assert driver.board.staged.gestures() == ("cut 2",)
    assert not driver.board.staged.can_do_again()
    driver.drag("knife/2", QPointF(5, 5), release=False)
    driver.board.staged.take_back()
    driver.rest()
    assert driver.board.staged.gestures() == ("cut 2",), "what is carried goes back first"
    assert (driver.item("knife/2").center_px() - rim).manhattanLength() < 2
    driver.release(QPointF(5, 5))
    driver.drag("knife/2", ring.center, release=False)
    driver.board.staged.take_all_back()
    driver.rest()
    assert driver.board.staged.gestures() == ()
    driver.release(ring.center)
    driver.board.staged.do_again()
    assert driver.board.staged.gestures() == ("cut 2",)
    assert driver.shows("knife/2")


def test_keys_cut_and_take_knives_away(begin: DriverMaker) -> None:
    driver = begin(fresh(4))
    driver.scene.focus.set_current(driver.item("gap/3"))
    driver.key(Qt.Key.Key_Return)
    assert driver.board.staged.gestures() == ("cut 3",)
    assert driver.scene.focus.current is driver.item("knife/3")
    driver.key(Qt.Key.Key_Delete)
    assert driver.board.staged.gestures() == ()
    driver.click("first")
    driver.key(Qt.Key.Key_Return)
    assert driver.chosen == [whole()]


def test_pressing_back_again_and_again_takes_one_knife_after_the_other_away(begin: DriverMaker) -> None:
    driver = begin(fresh(4))
    for gap in (0, 3, 6):
        driver.scene.focus.set_current(driver.item(f"gap/{gap}"))
        driver.key(Qt.Key.Key_Return)
    for left in (("cut 0", "cut 3"), ("cut 0",), ()):
        driver.key(Qt.Key.Key_Backspace)
        assert driver.board.staged.gestures() == left
    assert driver.board.staged.do_again()
    assert driver.board.staged.gestures() == ("cut 0",)


def test_what_pieces_mean_is_an_aid(make_driver: DriverMaker) -> None:
    driver = make_driver(late(4, 10), aids=Aids(points=False))
    assert driver.state.phase == CUTTING
    driver.begin()
    driver.click("gap/0")
    driver.click("gap/6")
    lines = driver.screen.piece_list.rows
    assert [line.well.accessible_name.split(":")[0] for line in lines] == ["Piece A", "Piece B"]
    assert not any("Ben" in line.well.accessible_name for line in lines)


def test_a_gap_under_the_pointer_shows_the_cut_it_would_be(qtbot: QtBot, begin: DriverMaker) -> None:
    driver = begin(fresh(4))
    driver.click("gap/0")
    assert not driver.shows("listed/5")
    QTest.mouseMove(driver.view.viewport(), driver.spot("gap/5"))
    qtbot.waitUntil(lambda: driver.screen.ring.ghost is not None)
    driver.rest()
    ghost = driver.screen.ring.ghost
    assert ghost is not None
    assert ghost.frame == geometry.cut_frame(5)
    assert driver.shows("listed/5"), "the list tells what the pieces would mean"
    assert driver.board.staged.gestures() == ("cut 0",)
    QTest.mouseMove(driver.view.viewport(), driver.spot("own-plate"))
    qtbot.waitUntil(lambda: driver.screen.ring.ghost is None)
    driver.rest()
    assert not driver.shows("listed/5")
    driver.click("gap/5")
    assert driver.screen.ring.ghost is None
    assert driver.board.staged.gestures() == ("cut 0", "cut 5")
    QTest.mouseMove(driver.view.viewport(), driver.spot("own-plate"))
    driver.board.staged.take_back()
    driver.rest()
    driver.scene.focus.set_current(driver.item("gap/5"), show=False)
    assert driver.screen.ring.ghost is None, "Tab would go on from there, but nothing points at it"
    driver.scene.focus.set_current(driver.item("gap/6"))
    assert driver.screen.ring.ghost is not None
    driver.click("own-plate")
    assert driver.screen.ring.ghost is None, "the ring has gone"


def test_one_key_confirms_from_anywhere(begin: DriverMaker) -> None:
    driver = begin(fresh(4))
    driver.view.setFocus()
    driver.click("gap/2")
    QTest.keyClick(driver.view, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert driver.chosen == [], "a single cut makes no piece"
    driver.click("gap/5")
    driver.scene.focus.set_current(driver.item("gap/9"))
    QTest.keyClick(driver.view, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert driver.chosen == [cut(2, 5)]


def test_keys_take_back_and_the_knife_under_the_keyboard_goes_alone(begin: DriverMaker) -> None:
    driver = begin(fresh(4))
    driver.view.setFocus()
    for gap in (2, 5, 9):
        driver.click(f"gap/{gap}")
    driver.scene.focus.set_current(driver.item("knife/5"))
    driver.key(Qt.Key.Key_Delete)
    assert driver.board.staged.gestures() == ("cut 2", "cut 9")
    driver.scene.focus.set_current(driver.item("gap/0"))
    driver.key(Qt.Key.Key_Backspace)
    assert driver.board.staged.gestures() == ("cut 2", "cut 5", "cut 9")


def test_the_keyboard_begins_at_a_gap_and_stays_at_the_knife(begin: DriverMaker) -> None:
    driver = begin(fresh(4))
    driver.view.setFocus()
    focus = driver.scene.focus
    assert focus.current is driver.item("gap/0")
    driver.key(Qt.Key.Key_Tab, Qt.Key.Key_Return)
    assert focus.current is driver.item("knife/0") and focus.shown
    for gap in range(1, 9):
        focus.set_current(driver.item(f"gap/{gap}"))
        driver.key(Qt.Key.Key_Return)
        if not driver.shows("gap/9"):
            break
    assert focus.current is driver.item("confirm"), "no more knife may be laid"


def test_a_cut_that_comes_before_its_turn_is_shown_whole_leaves_none_begun(make_driver: DriverMaker) -> None:
    driver = make_driver(fresh(3))
    state, staged = driver.state, driver.board.staged
    driver.board.show_look(state.look(state.turn()))
    driver.board.let_act_soon(state.look(state.turn()))
    while not driver.screen.ring.pluses:
        QCoreApplication.processEvents()
    driver.play("cut 0 4 8", state.turn())
    driver.rest()
    assert staged.turn is None and driver.screen.ring.letters, (
        "its marks had gone, and it looked for the first"
    )

"""Slices one by one: clicked, shown as eaten, told in the log, not seen yet; and the letters of pieces."""

from __future__ import annotations

import math
import re
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from cakedesk.art.piece_o_cake.ring import slice_angle
from cakedesk.engine.events import Step
from cakedesk.games.piece_o_cake.game import GAME
from cakedesk.games.piece_o_cake.plates import UNITS, counts, heap_of
from cakedesk.games.piece_o_cake.state import PieceOCakeState
from cakedesk.table.aids import Aids
from cakedesk.table.board import SeatPerson
from cakedesk.table.boards.piece_o_cake.entry import ENTRY
from cakedesk.table.boards.piece_o_cake.standing import unseen_slices
from tests.table.piece_o_cake.conftest import DriverMaker
from tests.table.piece_o_cake.table_driver import NAMES, TableDriver, fresh, played

PIECE = 3
"""The piece of slices 3, 4 and 5 in `chosen`: blackberry, apricot, blackberry."""


def chosen(begin: DriverMaker) -> TableDriver:
    driver = begin(played(fresh(4), "cut 0 3 6"))
    driver.click(f"piece/{PIECE}")
    return driver


def click_slice(driver: TableDriver, place: int) -> None:
    piece = driver.screen.ring.pieces[PIECE]
    spot = driver.screen.ring.ring.at(slice_angle(place), 0.7) + piece.moved_px()
    pos: QPoint = driver.view.mapFromScene(spot)
    QTest.mouseClick(driver.view.viewport(), Qt.MouseButton.LeftButton, pos=pos)
    driver.rest()


def staged(driver: TableDriver) -> tuple[str, ...]:
    return driver.board.staged.gestures()


def test_a_click_on_a_slice_of_the_chosen_piece_does_what_its_switch_does(begin: DriverMaker) -> None:
    driver = chosen(begin)
    piece = driver.screen.ring.pieces[PIECE]
    assert [driver.state.lists.varieties[driver.state.ring[place]].letter for place in (3, 4, 5)] == [*"BAB"]
    for place, eaten, shown in ((5, "B", (2,)), (4, "AB", (1, 2)), (5, "A", (1,)), (3, "AB", (0, 1))):
        click_slice(driver, place)
        assert (staged(driver), piece.eaten) == ((f"take {PIECE}", f"eat {eaten}"), shown)
        assert piece.lifted
    driver.board.staged.take_back()
    driver.board.staged.take_back()
    assert (staged(driver), piece.eaten) == ((f"take {PIECE}", "eat AB"), (0, 1))
    driver.click(f"eat/{driver.state.lists.index['B']}")
    assert piece.eaten == (0, 1, 2)
    driver.click("first")
    assert (staged(driver), piece.eaten) == ((f"take {PIECE}",), ())
    click_slice(driver, 4)
    driver.click("piece/0")
    assert (staged(driver), driver.screen.ring.pieces[0].eaten, piece.eaten) == (("take 0",), (), ())


def test_enter_on_the_chosen_piece_leads_to_its_switches(begin: DriverMaker) -> None:
    driver = chosen(begin)
    driver.view.setFocus()
    driver.scene.focus.set_current(driver.item(f"piece/{PIECE}"))
    driver.key(Qt.Key.Key_Return)
    assert staged(driver) == (f"take {PIECE}",)
    current = driver.scene.focus.current
    assert current is not None and current.key == f"eat/{driver.state.lists.index['B']}"
    driver.key(Qt.Key.Key_Return)
    assert staged(driver) == (f"take {PIECE}", "eat B")
    driver.key(Qt.Key.Key_Escape)
    assert staged(driver) == ()


def test_pieces_bear_the_letters_of_the_list_whatever_is_left(begin: DriverMaker) -> None:
    driver = begin(fresh(4))
    ring = driver.screen.ring
    assert not ring.letters
    for gap in (6, 0, 3):
        driver.click(f"gap/{gap}")
    assert {start: tag.text for start, tag in ring.letters.items()} == {0: "A", 3: "B", 6: "C"}
    driver.state = played(driver.state, "cut 0 3 6", "take 0 eat -")
    driver.begin()
    assert {start: tag.text for start, tag in ring.letters.items()} == {3: "B", 6: "C"}
    listed = driver.screen.choose_panel.list.rows
    assert [line._letter.text for line in listed] == ["B", "C"]


def test_letters_lie_beside_their_pieces_and_over_nothing(begin: DriverMaker) -> None:
    driver = begin(fresh(4), text_scale=1.5)
    ring = driver.screen.ring
    for gap in (8, 0, 4):
        driver.click(f"gap/{gap}")
    for start, letter in ring.letters.items():
        assert letter.isVisible() and letter.height_px >= 1.5 * 13
        marks = [mark.rect_px() for mark in (*ring.pluses.values(), *ring.knives.values())]
        assert not any(mark.adjusted(8, 8, -8, -8).intersects(letter.rect_px()) for mark in marks)
        assert ring.plate.rect_px().contains(letter.rect_px())
        ways = {each: letter.center_px() - piece.center_px() for each, piece in ring.pieces.items()}
        nearest = min(ways, key=lambda each: math.hypot(ways[each].x(), ways[each].y()))
        assert nearest == start
    driver.state = played(driver.state, "cut 0 3 6")
    driver.begin()
    for start, piece in ring.pieces.items():
        driver.scene.focus.set_current(piece, show=True)
        assert piece._focus is not None and piece._focus.rect_px().intersects(ring.letters[start].rect_px())
        assert piece._focus.zValue() < ring.letters[start].zValue(), "the keyboard's ring lies over no letter"
    driver.click("piece/3")
    assert [start for start, letter in ring.letters.items() if letter.isVisible()] == [0, 6]
    driver.click("piece/0")
    assert [start for start, letter in ring.letters.items() if letter.isVisible()] == [3, 6]


def told(state: PieceOCakeState, move: str, viewer: int | None) -> list[str]:
    """What the log says of a move."""
    after, action = state.clone(), GAME.parse(move, state.lists)
    after.journal = []
    after.apply(action)
    step = Step(state.turn(), action, False, tuple(after.journal))
    people = [SeatPerson(name) for name in NAMES[: state.seats]]
    # With or without the English plurals, which a test of the whole program may have brought in.
    lines = [line.text.replace("(s)", "") for line in ENTRY.log_lines(step.sights_for(viewer), people)]
    return [re.sub(r"s\b", "", re.sub(r"ies\b", "y", line)) for line in lines]


@pytest.mark.parametrize("is_open", [True, False])
def test_the_log_says_what_was_cut_and_eaten_as_far_as_it_lies_open(is_open: bool) -> None:
    state = fresh(4, open_plates=is_open)
    pieces = "A: 1 chocolate, 1 strawberry and 1 gooseberry. B: 2 blackberry and 1 apricot. C: "
    cut = told(state, "cut 0 3 6", None)[-1]
    assert cut.startswith("Ada cut 3 piece. " + pieces), cut
    assert told(state, "whole", None)[-1] == "Ada leave the cake whole"
    state = played(state, "cut 0 3 6")
    for viewer in (None, 1, 2):
        eaten = "1 blackberry and 1 apricot" if is_open or viewer == 1 else "2 slice"
        assert told(state, "take 3 eat AB", viewer) == [f"Ben eat {eaten} and collect 1 blackberry"]
    whole = "2 blackberry and 1 apricot" if is_open else "3 slice"
    assert told(state, "take 3 eat ABB", None) == [f"Ben eat a whole piece: {whole}"]


@pytest.mark.parametrize("is_told", [True, False])
def test_who_leads_and_what_is_unseen_can_be_shown_in_the_middle_of_a_turn(
    begin: DriverMaker, is_told: bool
) -> None:
    driver = begin(played(fresh(4), "cut 0 3 6", "take 0 eat -"), aids=Aids(unseen=is_told))
    screen = driver.screen
    driver.click("who-leads")
    assert screen.standings.is_shown and not screen.choose_panel.is_shown
    hidden = counts(heap_of(driver.state.deck))
    shown = {row.variety: row._unseen.text for row in screen.standings.rows}
    assert shown == {variety: str(hidden[variety]) if is_told else "" for variety in range(len(UNITS))}
    assert any("not seen yet" in row.well.accessible_name for row in screen.standings.rows) == is_told
    kiwi = next(item for item in driver.scene.table_items() if item.key.startswith("seat/"))
    assert any("not seen yet" in text for text in driver.board.help_for(kiwi)) == is_told
    driver.click("who-leads")
    assert screen.choose_panel.is_shown and not screen.standings.is_shown
    driver.click("who-leads")
    driver.click("piece/3")
    assert screen.choose_panel.is_shown, "a gesture goes on with the turn"
    driver.click("who-leads")
    driver.key(Qt.Key.Key_Escape)
    assert screen.choose_panel.is_shown and driver.board.staged.gestures(), "it closes that alone"
    driver.key(Qt.Key.Key_Escape)
    assert not driver.board.staged.gestures()
    driver.board.let_act(None)
    assert not screen.swap.isVisible()


def test_what_was_served_is_remembered_a_match_long() -> None:
    state = fresh(3, matches=2)
    while state.turn() >= 0 and state.match == 0:
        assert tuple(unseen_slices(state)) == counts(heap_of(state.deck))
        state.apply(state.legal_actions()[-1])
    state.apply(state.sample_action(Random(1)))
    assert (state.match, state.cake) == (1, 0)
    assert unseen_slices(state.look(None).shown) == unseen_slices(state), "everybody saw it"
    assert tuple(unseen_slices(state)) == counts(heap_of(state.deck)), "the match before is forgotten"

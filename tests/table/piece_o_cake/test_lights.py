"""What a line of the log is about stands out on the table."""

from __future__ import annotations

import math

import pytest
from PySide6.QtCore import QPointF

from cakedesk.engine.events import Sight, Step
from cakedesk.games.piece_o_cake.game import GAME
from cakedesk.games.piece_o_cake.phases import ENDED
from cakedesk.games.piece_o_cake.plates import slices_of
from cakedesk.games.piece_o_cake.state import PieceOCakeState
from cakedesk.table.board import SeatPerson, Tense
from cakedesk.table.boards.piece_o_cake.log_wording import beginning, log_lines
from cakedesk.table.boards.piece_o_cake.places import BELOW_COUNTS
from cakedesk.table.boards.piece_o_cake.ring_items import RingItem
from cakedesk.table.items import TagItem
from cakedesk.table.items.light_item import LightItem
from cakedesk.table.log_line import LogLine
from tests.table.piece_o_cake.conftest import DriverMaker
from tests.table.piece_o_cake.table_driver import NAMES, TableDriver, fresh, played

BEN, ZOE = 1, 2


def sights(state: PieceOCakeState, move: str) -> list[Sight[PieceOCakeState]]:
    """What Łucja sees of a move."""
    action, after = GAME.parse(move, state.lists), state.clone()
    after.journal = []
    after.apply(action)
    return Step(state.turn(), action, False, tuple(after.journal)).sights_for(3)


def line_of(state: PieceOCakeState, move: str, place: int = 0) -> LogLine:
    """A line of the log about a move; headings don't count."""
    people = [SeatPerson(name) for name in NAMES[: state.seats]]
    return [line for line in log_lines(sights(state, move), people) if not line.is_heading][place]


def lit(driver: TableDriver) -> tuple[list[LightItem], list[LightItem]]:
    """The brackets of pieces, and those around tokens and plates."""
    lights = driver.board.lights.lit
    assert all(light.isVisible() for light in lights)
    pieces = [light for light in lights if light.zValue() != BELOW_COUNTS]
    return pieces, [light for light in lights if light.zValue() == BELOW_COUNTS]


def in_brackets(driver: TableDriver, seat: int) -> tuple[set[int], bool]:
    """The varieties of a seat that stand in brackets, with count and crown, and whether its plate does."""
    boxes, row = [light.rect_px() for light in lit(driver)[1]], driver.screen.panel_of(seat).tokens
    varieties = {
        variety for variety in row.tokens if any(box.contains(row.rect_of(variety)) for box in boxes)
    }
    plate = driver.screen.panel_of(seat).plate.center_px()
    return varieties, any((box.center() - plate).manhattanLength() < 2 for box in boxes)


def test_a_cut_lights_every_piece_also_one_that_moves_out(begin: DriverMaker) -> None:
    before = fresh(4)
    driver = begin(played(before.clone(), "cut 0 3 7"))
    marks = line_of(before, "cut 0 3 7").marks
    driver.board.light(marks)
    pieces, others = lit(driver)
    assert (len(pieces), others) == (3, [])
    driver.click("piece/3")
    assert lit(driver) == ([], []), "the piece has moved"
    driver.board.light(marks)
    pieces = driver.screen.ring.pieces
    for light, piece in zip(lit(driver)[0], (pieces[0], pieces[3], pieces[7]), strict=True):
        assert piece.covers(piece.center_px())
        assert piece.rect_px().adjusted(-1, -1, 1, 1).contains(light.rect_px()), "inside of its edge"
        assert light.rect_px().contains(piece.center_px())
    assert pieces[3].moved_px() != QPointF()
    driver.board.light(())
    assert lit(driver) == ([], [])
    assert driver.board.staged.gestures() == ("take 3",), "the turn goes on"


def test_a_taken_piece_lights_its_place_and_where_its_slices_went(begin: DriverMaker) -> None:
    before = played(fresh(4), "cut 0 3 7")
    eaten = GAME.builtin_lists().varieties[before.ring[3]].letter
    move = f"take 3 eat {eaten}"
    driver = begin(played(before.clone(), move))
    driver.board.light(line_of(before, move).marks)
    pieces, others = lit(driver)
    assert len(pieces) == 1
    collected = set(driver.screen.panel_of(BEN).tokens.tokens)
    assert len(collected) > 1
    assert in_brackets(driver, BEN) == (collected, True)
    assert len(others) == 2, "those that stand side by side share theirs"


def test_pieces_of_another_cake_have_no_light(make_driver: DriverMaker) -> None:
    before = played(fresh(2), "whole")
    marks = line_of(before, "take 0 eat -").marks
    driver = make_driver(played(before.clone(), "take 0 eat -", "pass", "cut 0 5"))
    driver.board.light(marks)
    assert lit(driver) == ([], []), "nothing is shown yet"
    driver.begin()
    driver.board.light(marks)
    pieces, others = lit(driver)
    assert pieces == []
    assert others
    eaten_nothing = False
    assert in_brackets(driver, BEN) == (set(driver.screen.panel_of(BEN).tokens.tokens), eaten_nothing)


def test_points_light_the_plate_and_what_leads(make_driver: DriverMaker) -> None:
    state = after = fresh(3)
    while after.phase != ENDED:
        state, after = after, after.clone()
        after.apply(after.legal_actions()[0])
    move = GAME.format(state.legal_actions()[0], state.lists)
    people = [SeatPerson(name) for name in NAMES[:3]]
    lines = log_lines(sights(state, move), people)
    heading = next(at for at, line in enumerate(lines) if line.is_heading)
    counted, *points = lines[heading + 1 : heading + 5]
    assert (counted.seat, counted.marks) == (-1, ()), "results are told after it, when they are on the table"
    assert [line.seat for line in points] == [0, 1, 2]
    driver = make_driver(after)
    driver.board.show_look(after.look(None))
    for line in points:
        driver.board.light(line.marks)
        by_variety = enumerate(zip(*counts_of(after), strict=True))
        led = {variety for variety, heaps in by_variety if max(heaps) == heaps[line.seat] > 0}
        assert in_brackets(driver, line.seat) == (led, True)
        for other in {0, 1, 2} - {line.seat}:
            assert in_brackets(driver, other) == (set(), False)


def counts_of(state: PieceOCakeState) -> list[list[int]]:
    return [[heap >> 8 * variety & 255 for variety in range(8)] for heap in state.collected]


def test_any_change_of_the_table_clears_the_lights(begin: DriverMaker) -> None:
    before = fresh(4)
    driver = begin(played(before.clone(), "cut 0 3 7"))
    marks = line_of(before, "cut 0 3 7").marks
    look = driver.state.look(ZOE)
    for change in (
        lambda: driver.board.show_look(look),
        lambda: driver.board.let_act(None),
        driver.board.relayout,
        lambda: driver.board.play([]),
    ):
        driver.board.light(marks)
        assert len(lit(driver)[0]) == 3
        change()
        assert driver.board.lights.lit == []
    driver.rest()


def test_the_last_choice_of_a_cake_is_looked_back_at_before_the_next_cake(make_driver: DriverMaker) -> None:
    cake = ("cut 0 5 8", "take 0 eat -", "take 5 eat -")
    before = played(fresh(3), *cake, "take 8 eat -", *cake)
    letter = GAME.builtin_lists().varieties[slices_of(before.collected[BEN])[0]].letter
    seen, people = sights(before, f"eat {letter}"), [SeatPerson(name) for name in NAMES[:3]]
    driver = make_driver(before)
    driver.board.tense = Tense.PAST
    lines = log_lines(seen, people)
    eats, left_over, heading, serves = lines
    assert (eats.seat, serves.seat) == (BEN, ZOE)
    for line in (eats, left_over):
        assert line.at is not None
        driver.board.show_then(seen, line.at)
        assert list(driver.screen.ring.pieces) == [8], "what nobody took still lies there"
        assert driver.screen.tray.asked.prompt == "Cake 2 is over"
        assert "next up" not in tags(driver)
        driver.board.light(line.marks)
        assert len(lit(driver)[0]) == (line is left_over)
    assert in_brackets(driver, BEN) == (set(), False)
    assert heading.at is None
    assert serves.at is None
    driver.board.show_look(seen[-1].look)
    assert list(driver.screen.ring.pieces) == [0], "the next cake, still whole"
    assert "next up" in tags(driver)
    first = beginning(fresh(3).look(None), people)
    assert [line.is_heading for line in first] == [True, False], "it was served before anybody acted"


def tags(driver: TableDriver) -> list[str]:
    items = driver.scene.table_items()
    return [item.text for item in items if isinstance(item, TagItem) and item.isVisible()]


def test_a_light_waits_for_the_cake_and_takes_in_whole_knives(
    begin: DriverMaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = begin(fresh(4), size=(1280, 655))
    for gap in (0, 4, 8):
        driver.click(f"gap/{gap}")
    places = driver.board.places
    (ring,) = places.find("ring")
    middle, radius = ring.rect.center(), ring.rect.width() / 2
    for knife in driver.screen.ring.knives.values():
        away = knife.center_px() - middle
        assert math.hypot(away.x(), away.y()) + knife.width_px / 2 <= radius + 2, "but for rounding"
    assert ring.rect.top() >= 6, "with its frame it leaves the table nowhere"
    names = ("ring", "gap/2", "piece/4")
    assert all(places.find(name) for name in names)
    monkeypatch.setattr(RingItem, "is_seen", False)
    assert not any(places.find(name) for name in names)
    assert places.find("list"), "what lies beside it is there"

"""What happened is shown from its own look, counted at the end, and laid out at every size."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from cakedesk.engine.actions import Action
from cakedesk.games.piece_o_cake.game import GAME
from cakedesk.games.piece_o_cake.phases import ENDED
from cakedesk.games.piece_o_cake.plates import heap_of
from cakedesk.games.piece_o_cake.state import PieceOCakeState
from cakedesk.table.board import SeatPerson, Tense
from cakedesk.table.boards.piece_o_cake.entry import ENTRY
from cakedesk.table.items import ButtonItem, TextItem
from cakedesk.table.motion import Motion
from cakedesk.table.scene import TableScene
from cakedesk.table.short_names import short_names
from tests.table.kit.points_kit import clipped_points, touching_points
from tests.table.piece_o_cake.conftest import DriverMaker
from tests.table.piece_o_cake.table_driver import NAMES, fresh, late, played


def assert_texts_are_apart(scene: TableScene) -> None:
    texts = [
        item for item in scene.table_items() if isinstance(item, TextItem) and item.isVisible() and item.text
    ]
    for one, other in combinations(texts, 2):
        apart = one.rect_px().adjusted(2, 4, -2, -4), other.rect_px().adjusted(2, 4, -2, -4)
        assert not apart[0].intersects(apart[1]), (one.text, other.text)


def test_a_cake_is_cut_and_taken_before_everybodys_eyes(make_driver: DriverMaker) -> None:
    driver = make_driver(fresh(3), persons=(2,))
    driver.board.show_look(driver.state.look(2))
    heard: list[str] = []
    driver.scene.sounded.connect(heard.append)
    driver.play("cut 0 4 8", 2)
    driver.rest()
    assert heard.count("knife") == 3
    driver.play("take 4 eat -", 2)
    driver.rest()
    assert [seat for seat, _ in driver.told] == [0, 1]
    assert "collects" in driver.told[1][1]
    assert driver.settled == 2
    driver.play("take 0 eat -", 2)
    driver.rest()
    shown: list[str] = []
    driver.board.status_changed.connect(lambda status: shown.append(status.text))
    people = driver.board.people
    driver.board.happened.connect(
        lambda sights: shown.extend(text for _, text in ENTRY.sentences(sights, people))
    )
    driver.play("take 8 eat -", 2)
    driver.rest()
    assert shown[1:3] == ["Ben serves cake 2", "Cake 2 of 5"], "the top bar goes on with the table"


def before_the_last_action(seats: int, matches: int) -> tuple[PieceOCakeState, Action]:
    """A random game before the action that ends it, and that action."""
    state = ahead = fresh(seats, matches=matches)
    rng = Random(5)
    action: Action = ()
    while ahead.phase != ENDED:
        state, ahead = ahead, ahead.clone()
        action = ahead.sample_action(rng)
        ahead.apply(action)
    return state, action


LONG_NAMES = (
    *("Wilhelmine Bartholomäus", "Maximiliane Brückenberg", "Zoé Montmorency-Laval"),
    *("Łucja Wiśniewska-Nowak", "Christoph-Emanuel Weiß"),
)


@pytest.mark.parametrize(
    ("speed", "seats", "matches", "size", "text_scale", "names"),
    [(0.0, 2, 1, (1600, 936), 1.0, NAMES), (8.0, 5, 2, (1280, 656), 1.5, LONG_NAMES)],
)
def test_points_are_counted_until_they_are_dismissed(
    make_driver: DriverMaker,
    scene: TableScene,
    speed: float,
    seats: int,
    matches: int,
    size: tuple[int, int],
    text_scale: float,
    names: tuple[str, ...],
) -> None:
    scene.set_motion(Motion(speed=speed, pace="wait"))
    state, action = before_the_last_action(seats, matches)
    driver = make_driver(state, size=size, names=names, text_scale=text_scale)
    driver.board.show_look(state.look(None))
    driver.play(GAME.format(action, state.lists), None)
    driver.rest()
    assert driver.board.is_reading
    assert driver.settled == 0
    sheet = driver.screen.sheet
    assert sheet.is_shown
    told = [""]
    while driver.board.is_reading:
        assert_texts_are_apart(scene)
        parts = [item for item in sheet.items() if isinstance(item, TextItem)]
        assert [item.text for item in parts if item.is_elided] == []
        layout = sheet.shared
        assert layout is not None
        assert (clipped_points(layout), touching_points(layout)) == ([], [])
        named = [name for name in layout.names if name.text in names or name.text in short_names(names)]
        assert (len(named), len({name.style.px for name in named})) == (seats, 1)
        assert driver.screen.tray.asked.prompt not in [item.text for item in parts]
        lines = [item.accessible_name for item in sheet.items() if ", total " in item.accessible_name]
        for seat, line in enumerate(lines):
            past = state.past_eaten[seat] + state.past_majority[seat]
            assert line.startswith(
                f"{names[seat]}: {f'points of earlier matches {past}, ' * (matches - 1)}eaten "
            )
        assert len(lines) == seats
        screen, counted = driver.screen, [line.rpartition(" ")[2] for line in lines]
        for panel in screen.panels.panels.values():
            assert panel.header.points.text == counted[panel.seat], "panels tell what is counted so far"
        assert counted[screen.below] in screen.own_seat._points.text.split()
        told.append(sheet.note)
        driver.click("confirm")
        assert len(told) < 12
    assert driver.settled == 1
    winners = driver.state.winners()
    assert told[-1] == f"{driver.screen.names[winners[0]]} takes the cake!"
    # The points stay over the empty plate, also for who comes back to the finished table.
    for _ in range(2):
        assert sheet.is_shown
        assert_texts_are_apart(scene)
        told_totals = [item.accessible_name for item in sheet.items() if ", total " in item.accessible_name]
        totals = driver.state.scores()
        assert [line.rpartition(" ")[2] for line in told_totals] == [str(total) for total in totals]
        driver.board.show_look(driver.state.look(None))
    driver.board.show_look(state.look(None))
    assert not sheet.is_shown
    summary = ENTRY.end_summary(driver.state.look(None), [SeatPerson(name) for name in names[:seats]])
    assert sorted(row.total for row in summary.points.rows) == sorted(driver.state.scores())
    assert all(sum(row.values) == row.total for row in summary.points.rows)
    assert len(summary.points.columns) == (matches > 1) + 1 + 8, "earlier matches, eaten, and each variety"


@pytest.mark.parametrize(
    ("size", "seats", "text_scale", "actions"),
    [
        ((1280, 656), 5, 1.0, 20),
        ((1280, 656), 4, 1.5, 17),
        ((1600, 936), 2, 1.0, 15),
        ((3840, 2090), 5, 1.0, 26),
        ((1222, 936), 5, 1.0, 26),
    ],
)
def test_nothing_lies_over_anything_else(
    begin: DriverMaker,
    scene: TableScene,
    size: tuple[int, int],
    seats: int,
    text_scale: float,
    actions: int,
) -> None:
    state = late(seats, actions)
    driver = begin(state, size=size, text_scale=text_scale)
    if driver.board.staged.turn is not None and driver.screen.ring.pieces and state.starts:
        driver.click(f"piece/{state.starts[0]}")
    assert_texts_are_apart(scene)
    room = scene.sceneRect().adjusted(-1, -1, 1, 1)
    for item in scene.interactive_items():
        assert room.contains(item.rect_px()), item.key
    buttons = [item for item in scene.interactive_items() if isinstance(item, ButtonItem)]
    for one, other in combinations(buttons, 2):
        assert not one.rect_px().intersects(other.rect_px()), (one.key, other.key)


def test_the_own_turn_goes_on_in_another_size(begin: DriverMaker, scene: TableScene) -> None:
    driver = begin(played(fresh(4), "cut 0 3 7"))
    driver.click("piece/3")
    driver.view.resize(1280, 700)
    driver.rest()
    assert driver.board.staged.gestures() == ("take 3",)
    assert driver.screen.ring.pieces[3].lifted


@pytest.mark.parametrize("moves", [(), ("cut 0 3 6",)])
def test_in_the_past_nobody_is_about_to_act(make_driver: DriverMaker, moves: tuple[str, ...]) -> None:
    driver = make_driver(played(fresh(3), *moves))
    driver.board.tense = Tense.PAST
    driver.board.show_look(driver.state.look(0))
    driver.rest()
    acting = driver.state.turn()
    tags = [driver.screen.turns.tag(driver.state, seat, is_own=seat == 0) for seat in range(3)]
    assert tags == [("next up", "quiet") if seat == acting else ("", "quiet") for seat in range(3)]
    said = [
        item.text for item in driver.scene.table_items() if isinstance(item, TextItem) and item.isVisible()
    ]
    assert any(text.startswith("Next: ") for text in said)
    assert not any("Then choose" in text for text in said)


@pytest.mark.parametrize("past", [(0, 0, 0), (7, 7, 4), (-9, -9, -30), (-4, 1, -20)])
def test_a_walk_ends_with_those_ahead_whom_the_rules_name(
    make_driver: DriverMaker, past: tuple[int, ...]
) -> None:
    state = fresh(3, matches=3)
    state.phase, state.match, state.past_eaten = ENDED, 2, list(past)
    state.collected = [heap_of([4]), heap_of([4]), heap_of([])]
    state.eaten = [heap_of([1])] * 3
    driver = make_driver(state)
    driver.board.show_look(state.look(None))
    walk = driver.board.walk
    assert walk is not None
    (*counted, last) = walk._steps(state.look(None).shown)
    assert not any(row.is_best for step in counted for row in step.table.rows), "nobody is told ahead early"
    rows = last.table.rows
    assert [row.total for row in rows] == state.scores()
    assert [row.seat for row in rows if row.is_best] == state.winners() == ([1] if past[0] == -4 else [0, 1])
    assert ("share" in last.note.text) == (past[0] != -4)

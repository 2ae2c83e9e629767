"""What the board shows of what happened: marks, sentences, whole games, and nothing that is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cakedesk.art.face import Face
from cakedesk.engine.actions import OVER
from cakedesk.engine.match import Match, Step
from cakedesk.games.top_cake.actions import bid, half
from cakedesk.games.top_cake.cards import SNATCH
from cakedesk.games.top_cake.game import GAME
from cakedesk.games.top_cake.resolving import TIED, UP
from cakedesk.table.animation import Group
from cakedesk.table.boards.top_cake.bidding_screen import bidding_script
from cakedesk.table.boards.top_cake.card_faces import bid_face
from cakedesk.table.boards.top_cake.laid_bids import HALF, LaidBid, LaidBids
from cakedesk.table.boards.top_cake.row_view import Changes
from cakedesk.table.boards.top_cake.segments import Screen, screen_of, together
from cakedesk.table.items import FaceItem, TableItem, TagItem
from cakedesk.table.items.tag_item import tag_edge_px
from cakedesk.table.kit import event_player
from cakedesk.table.motion import Motion
from cakedesk.table.scene import TableScene
from cakedesk.table.slicer import at_once
from tests.table.top_cake import worst_cases
from tests.table.top_cake.conftest import DriverMaker
from tests.table.top_cake.table_driver import TableDriver
from tests.table.top_cake.test_board_screens import overlap

CARD = worst_cases.CARD
LEMON, CARROT = CARD["lemon-1"], CARD["carrot-3a"]


def texts(items: list[TableItem]) -> str:
    return "\n".join(f"{item.accessible_name} {item.accessible_description} {item.tooltip}" for item in items)


def faces_of(items: list[TableItem]) -> Iterator[tuple[TableItem, Face]]:
    for item in items:
        if isinstance(item, FaceItem):
            yield item, item.face
            if item.big_face is not None:
                yield item, item.big_face


def tag_of(bids: LaidBids, number: int) -> TagItem | None:
    item = bids.item(number)
    assert isinstance(item, LaidBid)
    return item.tag


@pytest.fixture
def driver(begin: DriverMaker) -> TableDriver:
    driver = begin(worst_cases.fresh(4))
    return driver


def lay(driver: TableDriver, up: tuple[int, int], down: tuple[int, int], viewer: int | None) -> None:
    driver.chosen.append(bid(*up, *down))
    driver.commit(viewer)


def test_a_turn_is_shown_with_marks_and_one_sentence(driver: TableDriver) -> None:
    lay(driver, (5, LEMON), (SNATCH, CARROT), 0)
    assert driver.settled == 0, "never before play() returns"
    driver.rest()
    assert driver.settled == 1
    assert driver.told == [(0, "Ada bid on Lemon and Carrot")]
    assert driver.bidding.changes == Changes(bids=frozenset({(LEMON, 0), (CARROT, 0)}))
    for card in (LEMON, CARROT):
        column = driver.bidding.row.column(card)
        item = column.bids.item(0)
        assert item.look.new
        assert column.zone.rect_px().contains(item.rect_px())
        assert item.scale() == 1.0


def test_bids_are_shown_in_several_turns_of_the_event_loop(
    driver: TableDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(event_player, "is_turn_full", lambda: True)
    state = worst_cases.fresh(4)
    state.journal = []
    before, action = state.clone(), bid(5, LEMON, SNATCH, CARROT)
    state.apply(action)
    sights = Step(before.turn(), action, False, tuple(state.journal)).sights_for(None)
    *waits, flight = bidding_script(driver.bidding, sights)
    assert len(waits) >= 4 and not any(waits), "no seat holds another one up"
    assert isinstance(flight, Group) and [move.item for move in flight.moves] == [
        driver.bidding.row.column(card).bids.item(0) for card in (LEMON, CARROT)
    ]


def test_marks_stay_until_the_next_change(driver: TableDriver) -> None:
    lay(driver, (5, LEMON), (SNATCH, CARROT), 0)
    driver.rest()
    driver.show(None)
    driver.begin()
    assert driver.bidding.row.column(LEMON).bids.item(0).look.new
    lay(driver, (3, LEMON), (2, LEMON), None)
    driver.rest()
    bids = driver.bidding.row.column(LEMON).bids
    assert [bids.item(number).look.new for number in range(3)] == [False, True, True]
    assert [tag_of(bids, number) is None for number in (1, 2)] == [True, False], "two tags would overlap"
    assert driver.bidding.row.column(CARROT).bids.item(0).look.new is False
    driver.board.show_look(worst_cases.fresh(4).look(0))
    assert driver.bidding.changes == Changes()


@pytest.mark.parametrize("size", [(1280, 655), (1600, 936)])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_what_is_new_is_marked_without_covering_whose_it_is(
    make_driver: DriverMaker, size: tuple[int, int], scale: float
) -> None:
    state = worst_cases.as_in_the_picture()
    driver = make_driver(state, size=size, text_scale=scale)
    driver.show(0)
    velvet = CARD["velvet-4a"]  # five bids in two lines
    for card in (velvet, LEMON):
        place = state.row.index(card)
        for number in range(len(state.bids[place])):
            at_once(driver.bidding.drawing(driver.look(0), Changes(bids=frozenset({(card, number)}))))
            bids = driver.bidding.row.column(card).bids
            tag = tag_of(bids, number)
            assert tag is not None
            laid = [bids.item(other).rect_px() for other in range(len(state.bids[place]))]
            edge = tag_edge_px(tag.text_px)
            painted = tag.rect_px().adjusted(-edge, -edge, edge, edge)
            assert not any(overlap(painted, rect) for rect in laid), number
            frame = driver.bidding.row.column(card).zone.rect_px()
            assert all(frame.contains(rect) for rect in laid)


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_a_new_card_is_marked_clear_of_its_bids(driver: TableDriver, scale: float) -> None:
    driver.scene.set_text_scale(scale)
    at_once(driver.bidding.drawing(driver.look(0), Changes(cards=frozenset({LEMON}))))
    driver.board.let_act(driver.look(0))
    driver.drag("hand/5", f"zone/{LEMON}")
    column = driver.bidding.row.column(LEMON)
    assert column._tag.text == "NEW" and column._tag.isVisible() and column.item.look.new
    assert not overlap(column._tag.rect_px(), driver.item("staged/up").rect_px())
    assert not driver.bidding.row.column(CARROT)._tag.isVisible()


def test_nothing_to_show_settles_too(qtbot: QtBot, driver: TableDriver) -> None:
    driver.board.play([])
    assert driver.settled == 0
    qtbot.waitUntil(lambda: driver.settled == 1)


@pytest.mark.parametrize("motion", [Motion(speed=0), Motion(speed=4, reduced=True)])
def test_without_movement_it_ends_in_the_same_picture(driver: TableDriver, motion: Motion) -> None:
    driver.scene.set_motion(motion)
    lay(driver, (5, LEMON), (SNATCH, CARROT), 0)
    driver.rest()
    assert driver.settled == 1
    item = driver.bidding.row.column(LEMON).bids.item(0)
    assert item.opacity() == 1.0
    assert driver.bidding.row.column(LEMON).zone.rect_px().contains(item.rect_px())


def test_another_size_in_mid_flight(qtbot: QtBot, driver: TableDriver) -> None:
    driver.scene.set_motion(Motion(speed=0.5))
    lay(driver, (5, LEMON), (SNATCH, CARROT), 0)
    QTest.qWait(60)
    driver.view.resize(1280, 655)
    driver.rest()
    item = driver.bidding.row.column(LEMON).bids.item(0)
    assert driver.bidding.row.column(LEMON).zone.rect_px().contains(item.rect_px())
    qtbot.waitUntil(lambda: driver.settled == 1)


def test_a_look_in_mid_flight_ends_the_playing(driver: TableDriver) -> None:
    driver.scene.set_motion(Motion(speed=0.5))
    lay(driver, (5, LEMON), (SNATCH, CARROT), 0)
    QTest.qWait(30)
    driver.board.show_look(worst_cases.fresh(4).look(0))
    driver.rest()
    assert driver.settled == 0
    assert driver.bidding.row.column(LEMON).bids.items() == []


def test_what_was_laid_face_down_is_nowhere_afterwards(driver: TableDriver) -> None:
    driver.drag("hand/5", f"zone/{LEMON}")
    driver.drag(f"hand/{SNATCH}", f"zone/{CARROT}")
    driver.click("confirm")
    driver.commit(0)
    driver.rest()
    hidden = bid_face(0, SNATCH)
    places = [item.key for item, face in faces_of(driver.scene.table_items()) if face == hidden]
    used = driver.bidding.out_of_play.items()
    allowed = {f"hand/{SNATCH}", ""}
    assert set(places) <= allowed
    assert all(not item.isVisible() for item, face in faces_of(driver.scene.table_items()) if face == hidden)
    assert not any(face == hidden for _, face in faces_of(used))
    spoken = texts([item for item in driver.scene.table_items() if item.isVisible()])
    assert "SNATCH on" not in spoken and "SNATCH, chosen" not in spoken
    assert "SNATCH" not in " ".join(text for _, text in driver.told)
    assert "SNATCH" not in " ".join(driver.scene.announced).replace("choose a cake for your SNATCH", "")


def test_a_spectator_sees_no_hand(driver: TableDriver) -> None:
    driver.drag("hand/5", f"zone/{LEMON}")
    driver.show(None)
    for item in driver.scene.table_items():
        if item.key.startswith(("hand/", "slot")):
            assert not item.isVisible()
            assert item.accessible_name == ""
            assert not (isinstance(item, FaceItem) and item.look.selected)


def test_panels_show_only_what_all_know(driver: TableDriver) -> None:
    lay(driver, (5, LEMON), (SNATCH, CARROT), 0)
    driver.rest()
    kinds = driver.bidding.panels.panels[0].hand
    assert kinds.possible == [True, True, True, True, False, True, True, True]


def test_the_half_point_moves_to_its_cake(begin: DriverMaker) -> None:
    driver = begin(worst_cases.half_due())
    driver.scene.set_motion(Motion(speed=4, pace="wait"))
    driver.chosen.append(half(LEMON))
    driver.commit(0)
    driver.scene.queue.finish_current()
    driver.scene.queue.finish_current()
    item = driver.bidding.row.column(LEMON).bids.item(HALF)
    assert driver.bidding.row.column(LEMON).zone.rect_px().contains(item.rect_px())
    assert driver.told[0] == (0, "Ada puts the half point on Lemon")


def go_on_until(driver: TableDriver, settled: int) -> None:
    """Go on through whatever waits for it."""
    for _ in range(100):
        driver.rest()
        if driver.settled == settled:
            return
        if driver.board.screen is Screen.RESOLVING:
            event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier)
            driver.scene.press_key(event)
    raise AssertionError("it never settled")


@pytest.mark.parametrize(("seats", "viewer"), [(2, 0), (3, None), (4, 3)])
def test_whole_games_are_shown_and_settle(
    make_driver: DriverMaker, scene: TableScene, seats: int, viewer: int | None
) -> None:
    scene.set_motion(Motion(speed=0, pace="all_at_once"))
    rng = Random(seats)
    driver = make_driver(worst_cases.fresh(seats))
    start = GAME.deal(rng, seats, {}, GAME.builtin_lists())
    match = Match(GAME, worst_cases.NAMES[:seats], ["random"] * seats, start)
    driver.board.show_look(match.look(viewer))
    plays = 0
    while match.turn() != OVER:
        step = match.play(match.observe(match.turn()).sample_action(rng))
        driver.board.play(step.sights_for(viewer))
        plays += 1
        go_on_until(driver, plays)
        driver.board.show_look(match.look(viewer))
        if driver.board.screen is Screen.BIDDING:
            check_secrets(driver, match, viewer)
    assert driver.statuses[-1].round_index == 4
    assert driver.bidding.tray.prompt.startswith("The game is over")
    scores = match.scores()
    assert [panel.header.points.text for panel in driver.bidding.panels.panels] == [str(s) for s in scores]


def check_secrets(driver: TableDriver, match: Match, viewer: int | None) -> None:
    """No face of a bidding card is seen but those that lie open, and those in the viewer's hand."""
    shown = match.look(viewer).shown
    seen = {bid_face(seat, kind) for bids in shown.bids for seat, kind, how in bids if how in {UP, TIED}}
    seen |= {bid_face(seat, SNATCH) for seat, used in enumerate(shown.snatch_used) if used}
    if viewer is not None:
        seen |= {bid_face(viewer, kind) for kind in range(1, 11) if shown.hands[viewer] >> kind & 1}
    all_bids = {bid_face(seat, kind) for seat in range(shown.seats) for kind in range(1, 11)}
    for item, face in faces_of(driver.scene.table_items()):
        assert not item.isVisible() or face not in all_bids or face in seen, item.key


def test_what_is_shown_at_once_is_of_one_screen() -> None:
    state = worst_cases.half_due()
    state.journal = []
    state.apply(half(LEMON))
    from cakedesk.engine.events import Step

    sights = Step(0, half(LEMON), True, tuple(state.journal)).sights_for(None)
    groups = together(sights)
    assert [screen_of(group[-1].event) for group in groups][:2] == [Screen.BIDDING, Screen.RESOLVING]
    assert [sight for group in groups for sight in group] == sights

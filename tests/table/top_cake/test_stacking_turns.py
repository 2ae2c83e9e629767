"""Stacking by mouse, by clicks and by keys, through the real view."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest
from PySide6.QtCore import QCoreApplication, Qt

from cakedesk.engine.events import Sight
from cakedesk.games.top_cake.actions import NEW_STACK
from cakedesk.games.top_cake.actions import stack as stack_action
from cakedesk.games.top_cake.state import TopCakeState
from cakedesk.table import z_values
from cakedesk.table.animation import Group
from cakedesk.table.boards.top_cake.card_faces import row_face
from cakedesk.table.boards.top_cake.layout import board_rects
from cakedesk.table.boards.top_cake.stack_item import StackItem, StackPicture
from cakedesk.table.boards.top_cake.stacking_layout import stacking_tray_rects
from cakedesk.table.boards.top_cake.stacking_turn import StackingTurn
from cakedesk.table.items import ButtonItem, DropZone, FaceItem, TextItem
from cakedesk.table.motion import Motion
from tests.foreign_keys import french_digit, press, send
from tests.table.top_cake.conftest import DriverMaker
from tests.table.top_cake.stacking_states import six_stacks_to_build_on, stacking_picture
from tests.table.top_cake.table_driver import TableDriver
from tests.table.top_cake.worst_cases import CARD, LONG_NAMES, fresh, in_round, set_stacks

Play = Callable[[TableDriver, str, int], None]
VELVET, LEMON, CROWN = CARD["velvet-2"], CARD["lemon-4"], CARD["crown"]


def zone_key(number: int) -> str:
    return "zone/new" if number == NEW_STACK else f"zone/{number}"


def by_drag(driver: TableDriver, card: str, number: int) -> None:
    driver.press(f"won/{CARD[card]}")
    driver.release_at(zone_key(number))


def by_clicks(driver: TableDriver, card: str, number: int) -> None:
    driver.click(f"won/{CARD[card]}")
    driver.click_zone(zone_key(number))


def by_keyboard(driver: TableDriver, card: str, number: int) -> None:
    driver.focus_on(f"won/{CARD[card]}")
    driver.key(Qt.Key.Key_Return)
    driver.focus_on(zone_key(number))
    driver.key(Qt.Key.Key_Space)


def by_digits(driver: TableDriver, card: str, number: int) -> None:
    place = turn_of(driver).composer.to_place.index(CARD[card])
    driver.key(Qt.Key(Qt.Key.Key_1 + place))
    driver.key(Qt.Key.Key_N if number == NEW_STACK else Qt.Key(Qt.Key.Key_1 + number))


def by_foreign_keys(driver: TableDriver, card: str, number: int) -> None:
    place = turn_of(driver).composer.to_place.index(CARD[card])
    send(driver.view, french_digit(1 + place))
    driver.rest()
    send(driver.view, press("Russian", "N") if number == NEW_STACK else french_digit(1 + number))
    driver.rest()


def turn_of(driver: TableDriver) -> StackingTurn:
    turn = driver.board.staged.turn
    assert isinstance(turn, StackingTurn)
    return turn


def confirm_button(driver: TableDriver) -> ButtonItem:
    button = driver.board.primary_button
    assert button is not None
    return button


def texts(driver: TableDriver) -> list[str]:
    return [item.text for item in driver.items() if isinstance(item, TextItem)]


@pytest.mark.parametrize("play", [by_drag, by_clicks, by_keyboard, by_digits, by_foreign_keys])
def test_every_input_stages_the_same_turn(begin: DriverMaker, play: Play) -> None:
    driver = begin(stacking_picture())
    for card, number in (("velvet-2", 0), ("crown", NEW_STACK), ("lemon-4", 1)):
        assert not confirm_button(driver).available
        play(driver, card, number)
    assert driver.chosen == []
    if play in (by_keyboard, by_digits, by_foreign_keys):
        driver.key(Qt.Key.Key_Return)
    else:
        driver.click("stacking/confirm")
    assert driver.chosen == [stack_action(VELVET, 0)], "the turn is given one action at a time"
    # The match plays each action and asks for the next one of the same seat.
    for _ in range(2):
        driver.commit(0)
        driver.rest()
        driver.board.let_act(driver.look(0))
    driver.commit(0)
    driver.rest()
    assert driver.chosen == [stack_action(VELVET, 0), stack_action(CROWN, NEW_STACK), stack_action(LEMON, 1)]
    alone = stacking_picture()
    for action in driver.chosen:
        alone.apply(action)
    assert driver.state.stacks == alone.stacks
    shown = driver.board.stacking
    assert shown is not None
    assert [[list(stack) for stack in stacks] for stacks in shown.model.stacks] == alone.stacks


def test_enter_confirms_a_whole_turn(begin: DriverMaker) -> None:
    driver = begin(stacking_picture())
    for card in ("velvet-2", "lemon-4", "crown"):
        by_digits(driver, card, NEW_STACK)
    driver.key(Qt.Key.Key_Return)
    assert driver.chosen == [stack_action(VELVET, NEW_STACK)]


def test_one_key_confirms_from_anywhere(begin: DriverMaker) -> None:
    driver = begin(stacking_picture())
    for card in ("velvet-2", "lemon-4", "crown"):
        driver.focus_on("stack/0/0")
        driver.key(Qt.Key.Key_Return, ctrl=True)
        assert driver.chosen == []
        by_digits(driver, card, NEW_STACK)
    driver.focus_on("stack/0/0")
    driver.key(Qt.Key.Key_Return, ctrl=True)
    assert driver.chosen == [stack_action(VELVET, NEW_STACK)]


def test_screen_readers_hear_what_was_placed_and_what_is_left(begin: DriverMaker) -> None:
    driver = begin(stacking_picture())
    assert driver.scene.announced[-1] == "3 more card(s) to place"
    by_digits(driver, "velvet-2", NEW_STACK)
    assert driver.scene.announced[-1].startswith("Red velvet 2")
    driver.key(Qt.Key.Key_Backspace)
    assert driver.scene.announced[-1] == "3 more card(s) to place"


def test_a_turn_can_be_taken_back_card_by_card_or_whole(begin: DriverMaker) -> None:
    driver = begin(stacking_picture())
    by_clicks(driver, "velvet-2", 0)
    by_clicks(driver, "lemon-4", NEW_STACK)
    assert turn_of(driver).composer.to_place == (CROWN,)
    driver.click("stacking/take-back")
    assert turn_of(driver).composer.to_place == (LEMON, CROWN)
    assert driver.item(f"won/{LEMON}").isVisible()
    driver.key(Qt.Key.Key_Z, ctrl=True)
    assert turn_of(driver).composer.placements == []
    by_clicks(driver, "lemon-4", 1)
    by_clicks(driver, "crown", 1)
    driver.click("stacking/all-back")
    assert turn_of(driver).composer.to_place == (VELVET, LEMON, CROWN)
    panel = driver.board.stacking
    assert panel is not None
    assert [list(stack) for stack in panel.model.stacks[0]] == driver.state.stacks[0]
    assert driver.chosen == []


def test_a_warning_comes_before_layers_fall(begin: DriverMaker) -> None:
    driver = begin(stacking_picture())
    driver.press(f"won/{LEMON}")
    driver.drag_to("zone/1")
    said = texts(driver)
    assert "Victoria would fall" in said
    assert any("bears 2" in text and "would carry 3" in text for text in said)
    stack = driver.item("stack/0/1")
    assert isinstance(stack, FaceItem)
    states = [layer.state for layer in stack.face.layers]  # type: ignore[attr-defined]
    assert states == ["falling", "normal", "normal", "ghost"]
    assert turn_of(driver).composer.placements == [], "the warning alone stages nothing"
    driver.drag_to("zone/2")
    assert [layer.state for layer in stack.face.layers] == ["normal"] * 3  # type: ignore[attr-defined]
    driver.release_at("zone/1")
    assert turn_of(driver).composer.stacks[1] == (CARD["coffee-3"], CARD["carrot-3a"], LEMON)
    driver.click("stacking/take-back")
    assert list(turn_of(driver).composer.stacks[1]) == driver.state.stacks[0][1]


def test_points_before_and_after_stand_over_every_stack(begin: DriverMaker) -> None:
    driver = begin(stacking_picture())
    driver.click(f"won/{VELVET}")
    zones = [item for item in driver.items() if isinstance(item, DropZone) and item.lit != "off"]
    assert len(zones) == 4
    told = {zone.data_id: zone.accessible_description for zone in zones}
    assert told[0].endswith("5 to 6 points")
    assert told[1].startswith("Victoria would fall")
    assert told[NEW_STACK].startswith("A new stack")
    driver.key(Qt.Key.Key_Escape)
    assert all(zone.lit == "off" for zone in zones)


def test_a_card_let_go_elsewhere_stays_in_the_hand(begin: DriverMaker) -> None:
    driver = begin(stacking_picture())
    driver.press(f"won/{LEMON}")
    driver.release_at("points/1")
    assert turn_of(driver).composer.placements == []
    assert driver.item(f"won/{LEMON}").isVisible()


def test_the_first_stack_of_a_game(begin: DriverMaker) -> None:
    state = fresh(2, 0)
    in_round(state, 0, [], 0)
    state.phase = stacking_picture().phase
    state.won = [[CARD["lemon-4"]], [CARD["carrot-4"]]]
    driver = begin(state)
    by_drag(driver, "lemon-4", NEW_STACK)
    assert confirm_button(driver).available
    assert driver.item("stack/0/0").accessible_name == "Stack 1 of Ada, from below: Lemon 4"


@pytest.mark.parametrize("motion", [Motion(speed=0), Motion(speed=4), Motion(speed=4, reduced=True)])
def test_what_others_stack_is_shown_card_by_card(make_driver: DriverMaker, motion: Motion) -> None:
    driver = make_driver(stacking_picture(), persons=(1,))
    driver.scene.set_motion(motion)
    driver.show(1)
    sights: list[Sight[TopCakeState]] = []
    state = driver.state
    for action in (stack_action(VELVET, 0), stack_action(LEMON, 1), stack_action(CROWN, NEW_STACK)):
        state.journal = []
        state.apply(action)
        sights += [Sight(event, after.look(1)) for event, after in state.journal]
    driver.board.play(sights)
    assert driver.settled == 0, "never before play returns"
    driver.rest()
    driver.rest()
    assert driver.settled == 1
    shown = driver.board.stacking
    assert shown is not None
    assert [[list(stack) for stack in stacks] for stacks in shown.model.stacks] == state.stacks
    assert [text for _, text in driver.told] == [
        "Ada stacked Red velvet 2",
        "Ada stacked Lemon 4",
        "Victoria 2 of Ada fell",
        "Ada stacked Crown",
    ]
    assert shown.model.new >= {CROWN}
    leftover = [item for item in driver.scene.table_items() if item.opacity() == 0 and not item.parentItem()]
    assert leftover == []


@pytest.mark.parametrize("speed", [0, 1])
def test_a_card_in_the_air_leaves_the_table_when_its_stacking_is_given_up(
    make_driver: DriverMaker, speed: float
) -> None:
    driver = make_driver(stacking_picture(), persons=(1,))
    driver.scene.set_motion(Motion(speed=speed))
    driver.show(1)
    before, in_the_air = len(driver.scene.table_items()), False
    state = driver.state.clone()
    state.journal = []
    state.apply(stack_action(VELVET, 0))
    for turns in range(100):
        driver.board.play([Sight(event, after.look(1)) for event, after in state.journal])
        for _ in range(turns):
            QCoreApplication.processEvents()
        in_the_air |= len(driver.scene.table_items()) > before
        driver.show(1)
        assert len(driver.scene.table_items()) == before, turns
        if in_the_air and turns > 10:
            return
    raise AssertionError("it is never in the air")


def test_a_card_flies_as_it_lay_in_the_tray_while_its_layer_is_drawn(
    make_driver: DriverMaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(StackItem, "is_drawn", lambda *_: False)
    driver = make_driver(stacking_picture(), size=(1280, 655), persons=(1,), text_scale=1.5)
    driver.scene.set_motion(Motion(speed=1))
    driver.show(1)
    driver.rest()
    tray = driver.board.stacking.tray.item_of(VELVET)
    assert tray.face != row_face(driver.state.lists, VELVET), "its number is larger"
    state = driver.state.clone()
    state.journal = []
    state.apply(stack_action(VELVET, 0))
    driver.board.play([Sight(event, after.look(1)) for event, after in state.journal])
    for _ in range(100):
        QCoreApplication.processEvents()
        items = driver.scene.table_items()
        flying = [item for item in items if isinstance(item, FaceItem) and item.zValue() == z_values.FLYING]
        if flying:
            assert [item.face for item in flying] == [tray.face]
            return
    raise AssertionError("it is never in the air")


@pytest.mark.parametrize("size", [(1280, 655), (1600, 936)])
def test_the_worst_case_fits(begin: DriverMaker, size: tuple[int, int]) -> None:
    driver = begin(six_stacks_to_build_on(), size=size, names=LONG_NAMES)
    driver.click(f"won/{CROWN}")
    screen = driver.board.stacking
    assert screen is not None
    rects = [item.picture.rect_px() for item in screen.panels[0].stacks]
    for left, right in pairwise(rects):
        assert left.right() <= right.left()
    table = driver.scene.sceneRect()
    for item in driver.items():
        if isinstance(item, TextItem) and item.isVisible() and item.text:
            assert table.contains(item.rect_px()), item.text


def test_relayout_and_theme_in_the_middle_of_a_turn(begin: DriverMaker) -> None:
    driver = begin(stacking_picture())
    by_clicks(driver, "velvet-2", 0)
    driver.click(f"won/{LEMON}")
    driver.view.resize(1280, 700)
    driver.rest()
    driver.key(Qt.Key.Key_Escape)
    places = stacking_tray_rects(driver.scene.metrics, board_rects(driver.scene.metrics, 4), 3)
    card = driver.item(f"won/{LEMON}")
    assert abs(card.pos().x() - places.hand[1].x()) <= 1, "it goes home to its new place"
    driver.click(f"won/{LEMON}")
    driver.view.resize(1600, 936)
    driver.rest()
    driver.click_zone("zone/2")
    assert [placement.stack for placement in turn_of(driver).composer.placements] == [0, 2]


def test_undo_forgets_what_was_staged(begin: DriverMaker) -> None:
    driver = begin(stacking_picture())
    by_clicks(driver, "velvet-2", 0)
    driver.begin()
    assert turn_of(driver).composer.placements == []
    shown = driver.board.stacking
    assert shown is not None
    assert [list(stack) for stack in shown.model.stacks[0]] == driver.state.stacks[0]


def test_pointing_at_an_own_stack_says_what_it_counts(begin: DriverMaker) -> None:
    driver = begin(stacking_picture())
    assert "How the points add up" in texts(driver)
    driver.focus_on("stack/0/0")
    assert "Chocolate counts double: 2 more" in texts(driver)
    driver.focus_on("won/" + str(LEMON))
    assert "How the points add up" in texts(driver)


@pytest.mark.parametrize(("persons", "main_seats"), [((), [0, 2]), ((1,), [1, 1]), ((0, 1, 2, 3), [0, 2])])
def test_the_lower_panel_is_the_only_persons_or_the_stacking_seats(
    make_driver: DriverMaker, persons: tuple[int, ...], main_seats: list[int]
) -> None:
    driver = make_driver(stacking_picture(), persons=persons)
    driver.scene.set_motion(Motion(speed=0))
    driver.show(None)
    state = driver.state
    seen = []
    for action in [stack_action(card, NEW_STACK) for card in (VELVET, LEMON, CROWN, CARD["battenberg-1"])]:
        state.journal = []
        state.apply(action)
        driver.board.play([Sight(event, after.look(None)) for event, after in state.journal])
        driver.rest()
        driver.rest()
        screen = driver.board.stacking
        assert screen is not None
        seen.append(screen.main_seat)
    assert [seen[0], seen[-1]] == main_seats


def test_what_is_skipped_may_hide_the_screen_already(begin: DriverMaker) -> None:
    driver = begin(stacking_picture())
    stacking = driver.board.stacking
    assert stacking is not None and stacking.items()
    driver.scene.queue.play(Group(on_end=driver.board._close_stacking, pause_ms=60_000, name="leads on"))
    driver.board._close_stacking()
    assert driver.board.stacking is None and stacking.items() == []
    assert driver.board.primary_button is None
    assert not driver.scene.queue.busy
    assert not [item for item in driver.scene.table_items() if item.key.startswith(("stacking/", "won/"))]


def test_a_turn_that_ends_is_laid_out_once(begin: DriverMaker, monkeypatch: pytest.MonkeyPatch) -> None:
    driver, laid_out = begin(six_stacks_to_build_on()), []
    monkeypatch.setattr(driver.board.stacking, "draw_seat", laid_out.append)
    driver.board.let_act(None)
    assert laid_out == list(range(len(driver.board.people)))


def test_a_turn_that_is_given_up_leaves_nothing_staged(begin: DriverMaker) -> None:
    driver = begin(stacking_picture())
    by_clicks(driver, "velvet-2", 0)
    by_clicks(driver, "lemon-4", 1)  # and something falls
    driver.board.let_act(None)
    driver.rest()
    shown = driver.board.stacking
    assert shown is not None
    assert [[list(stack) for stack in stacks] for stacks in shown.model.stacks] == driver.state.stacks
    assert shown.tray.item_of(VELVET).isVisible()  # type: ignore[union-attr]
    assert shown.panels[0].header.points.text == str(driver.state.scores()[0])


@pytest.mark.parametrize("bids", [True, False])
def test_what_is_picked_goes_home_to_its_new_place(begin: DriverMaker, bids: bool) -> None:
    driver = begin(fresh(4) if bids else stacking_picture())
    key = "hand/5" if bids else f"won/{LEMON}"
    driver.click(key)
    driver.view.resize(1280, 700)
    driver.rest()
    there = driver.item(key).pos()
    driver.key(Qt.Key.Key_Escape)
    assert driver.item(key).pos() == there


def waiting(driver: TableDriver) -> set[str]:
    return {
        item.key
        for item in driver.scene.table_items()
        if item.key.startswith("waiting/") and item.isVisible()
    }


@pytest.mark.parametrize("size", [(1280, 655), (1600, 936)])
@pytest.mark.parametrize("persons", [(0, 1, 2, 3), (2,)])
def test_what_others_have_still_to_place_is_shown(
    make_driver: DriverMaker, size: tuple[int, int], persons: tuple[int, ...]
) -> None:
    state = stacking_picture()
    won = [CARD[name] for name in ("battenberg-1", "lemon-1", "coffee-2", "carrot-3b")]
    state.stacks[1], state.won[2] = [], won
    driver = make_driver(state, size=size, persons=persons)
    driver.scene.set_motion(Motion(speed=0))
    driver.show(persons[0])
    assert waiting(driver) == {f"waiting/{card}" for card in (*won, CARD["sparkler"])}
    first = driver.item(f"waiting/{won[0]}")
    assert first.accessible_name.startswith("Zoé still has to place Battenberg")
    assert len(driver.board.help_for(first)) > 1
    for seat in (2, 3):
        panel = driver.board.stacking.panels[seat]  # type: ignore[union-attr]
        stacks = [stack.picture.rect_px() for stack in panel.stacks]
        for card in panel._waiting.values():
            assert panel._panel.rect_px().contains(card.rect_px())
            assert not any(card.rect_px().intersects(stack) for stack in stacks)
    for action in [stack_action(card, NEW_STACK) for card in (VELVET, LEMON, CROWN)]:
        state.journal = []
        state.apply(action)
        driver.board.play([Sight(event, after.look(persons[0])) for event, after in state.journal])
        driver.rest()
        driver.rest()
    assert waiting(driver) == {f"waiting/{CARD['sparkler']}"}, "Zoé's lie in the tray now"
    assert driver.item(f"won/{won[0]}").isVisible()


def test_a_carried_cake_does_not_hide_what_would_become_of_it(begin: DriverMaker) -> None:
    driver = begin(stacking_picture())
    driver.press(f"won/{LEMON}")
    card = driver.item(f"won/{LEMON}")
    assert card.opacity() == 1.0
    driver.drag_to("zone/1")
    assert card.opacity() < 0.5
    driver.drag_to("points/1")
    assert card.opacity() == 1.0
    driver.drag_to("zone/1")
    driver.release_at("zone/1")
    driver.click("stacking/take-back")
    assert driver.item(f"won/{LEMON}").opacity() == 1.0


@pytest.mark.parametrize(("layers", "text_scale", "told_of"), [(4, 1.0, 4), (6, 1.0, 3), (6, 1.5, 0)])
def test_the_well_says_of_each_layer_why_it_would_fall_or_how_many_more_there_are(
    begin: DriverMaker, layers: int, text_scale: float, told_of: int
) -> None:
    tower = ["victoria-5", "velvet-4b", "carrot-3b", "coffee-2", "lemon-1", "fox"][-layers:]
    state = stacking_picture()
    set_stacks(state, {0: [tower], 1: [["lemon-5"]]})
    driver = begin(state, size=(1280, 655), text_scale=text_scale)
    driver.press(f"won/{VELVET}")
    driver.drag_to("zone/0")
    well = driver.board.stacking.well
    heading, *told = [item.text for item in well.items() if isinstance(item, TextItem)]
    assert heading == f"{layers} layer(s) would fall"
    reasons = [text for text in told if " bears " in text]
    assert len(reasons) >= told_of
    more = [] if len(reasons) in (0, layers) else [f"and {layers - len(reasons)} more reason(s)"]
    assert told == [*reasons, *more, "What is left, in points:"]
    (left,) = [item for item in well.items() if isinstance(item, StackPicture)]
    assert left.height_px >= driver.scene.metrics.px(40), "a place for what is left"


@pytest.mark.parametrize("text_scale", [1.0, 1.5])
def test_the_well_tells_of_all_stacks_or_how_many_more_there_are(
    begin: DriverMaker, text_scale: float
) -> None:
    state = six_stacks_to_build_on()
    state.stacks[0] = [[card] for stack in state.stacks[0] for card in stack[:2]][:8]
    driver = begin(state, size=(1280, 655), text_scale=text_scale)
    texts = [item for item in driver.board.stacking.well.items() if isinstance(item, TextItem)]
    told = [item.text for item in texts]
    stacks = [text for text in told if text.startswith("Stack ")]
    assert len(stacks) < 8
    more = f"and {8 - len(stacks)} more stack(s)"
    assert told[-1] == (more if stacks else "8 stack(s): 3 + 1 + 1 + 1 + 1 + 1 + 1 + 1 = 10")
    assert max(item.rect_px().bottom() for item in texts) <= driver.board.stacking.well._rect.bottom() + 1

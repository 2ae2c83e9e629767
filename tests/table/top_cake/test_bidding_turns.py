"""Whole bidding turns through the real view: by drag, by clicks and by keys they end in the same actions."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cakedesk.engine.actions import UNKNOWN
from cakedesk.games.top_cake.actions import BID, BID_DOWN, BID_UP, HALF, PASS
from cakedesk.games.top_cake.cards import REVERSE, SNATCH
from cakedesk.games.top_cake.resolving import DOWN, UP
from cakedesk.table.boards.top_cake.bid_composer import Staged
from cakedesk.table.enlarge import HOVER_DELAY_MS
from cakedesk.table.items import TextItem
from cakedesk.table.theme import DARK
from tests.foreign_keys import CONTROL, SHIFT, french_digit, press, send
from tests.table.top_cake import worst_cases
from tests.table.top_cake.conftest import DriverMaker
from tests.table.top_cake.table_driver import TableDriver

CARD = worst_cases.CARD
LEMON, CARROT = CARD["lemon-1"], CARD["carrot-3a"]
THE_TURN = (BID, 5, LEMON, SNATCH, CARROT)


@pytest.fixture
def driver(begin: DriverMaker) -> TableDriver:
    driver = begin(worst_cases.fresh(4))
    return driver


def staged(driver: TableDriver, side: int) -> Staged | None:
    assert driver.bidding.turn is not None
    return driver.bidding.turn.composer.staged(side)


def test_by_drag(driver: TableDriver) -> None:
    driver.drag("hand/5", f"zone/{LEMON}")
    assert staged(driver, UP) == Staged(5, LEMON)
    driver.drag(f"hand/{SNATCH}", f"zone/{CARROT}")
    assert driver.chosen == []
    driver.click("confirm")
    assert driver.chosen == [THE_TURN]


def test_by_clicks(driver: TableDriver) -> None:
    driver.click("hand/5")
    driver.click(f"row/{LEMON}")
    driver.click(f"hand/{SNATCH}")
    driver.click_zone(f"zone/{CARROT}")
    driver.click("confirm")
    assert driver.chosen == [THE_TURN]


def test_by_keys_alone(driver: TableDriver) -> None:
    driver.view.setFocus()
    driver.focus_on("hand/5")
    driver.key(Qt.Key.Key_Return)
    driver.focus_on(f"zone/{LEMON}")
    driver.key(Qt.Key.Key_Return)
    driver.focus_on(f"hand/{SNATCH}")
    driver.key(Qt.Key.Key_Space)
    driver.focus_on(f"zone/{CARROT}")
    driver.key(Qt.Key.Key_Return)
    assert driver.chosen == []
    assert driver.scene.focus.current is driver.item("confirm")
    driver.key(Qt.Key.Key_Return)
    assert driver.chosen == [THE_TURN]


def test_by_the_keys_of_the_kinds_and_arrows(driver: TableDriver) -> None:
    driver.view.setFocus()
    driver.key(Qt.Key.Key_5, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Return)
    assert staged(driver, UP) == Staged(5, LEMON)
    driver.key(Qt.Key.Key_S, Qt.Key.Key_End, Qt.Key.Key_Left, Qt.Key.Key_Left)
    assert driver.scene.focus.current is not None
    driver.focus_on(f"zone/{CARROT}")
    driver.key(Qt.Key.Key_Return, Qt.Key.Key_Return)
    assert driver.chosen == [THE_TURN]


def test_by_the_keys_of_other_layouts(driver: TableDriver) -> None:
    driver.view.setFocus()
    send(driver.view, french_digit(5))
    driver.rest()
    driver.key(Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Return)
    assert staged(driver, UP) == Staged(5, LEMON)
    send(driver.view, press("Russian", "S"))
    driver.rest()
    driver.focus_on(f"zone/{CARROT}")
    driver.key(Qt.Key.Key_Return)
    assert driver.chosen == []
    send(driver.view, press("Greek", "Z", CONTROL))
    driver.rest()
    assert staged(driver, UP) == Staged(5, LEMON), "the second card alone is taken back"
    send(driver.view, press("Greek", "Z", CONTROL | SHIFT))
    driver.rest()
    driver.key(Qt.Key.Key_Return, ctrl=True)
    assert driver.chosen == [THE_TURN]


def test_the_line_of_help_explains_special_cards(driver: TableDriver) -> None:
    snatch = "Takes the card, whatever else lies there. Gone after this round."
    tray = driver.bidding.tray
    assert tray._asked.help == "One up, one down, each beside a cake."
    driver.view.setFocus()
    driver.focus_on(f"hand/{SNATCH}")
    assert tray._asked.help == snatch
    driver.focus_on(f"hand/{REVERSE}")
    assert tray._asked.help == "The lowest bid wins there."
    driver.focus_on("hand/5")
    assert tray._asked.help == "One up, one down, each beside a cake."
    driver.click(f"hand/{SNATCH}")
    assert tray._asked.help == snatch
    assert driver.item(f"hand/{SNATCH}").accessible_description == snatch
    assert driver.item("hand/5").accessible_description == ""


def test_enter_confirms_after_a_turn_by_mouse(driver: TableDriver) -> None:
    driver.view.setFocus()
    driver.key(Qt.Key.Key_Return)
    assert driver.chosen == []
    driver.drag("hand/5", f"zone/{LEMON}")
    driver.drag(f"hand/{SNATCH}", f"zone/{CARROT}")
    driver.key(Qt.Key.Key_Return)
    assert driver.chosen == [THE_TURN]


def test_one_key_confirms_from_anywhere(driver: TableDriver) -> None:
    driver.view.setFocus()
    driver.drag("hand/5", f"zone/{LEMON}")
    driver.key(Qt.Key.Key_Return, ctrl=True)
    assert driver.chosen == []
    driver.drag(f"hand/{SNATCH}", f"zone/{CARROT}")
    driver.focus_on("hand/6")
    driver.key(Qt.Key.Key_Return, ctrl=True)
    assert driver.chosen == [THE_TURN]


def test_the_slot_decides_which_side_comes_next(driver: TableDriver) -> None:
    driver.click("slot/down", shift=(40, 0))
    driver.drag(f"hand/{SNATCH}", f"zone/{CARROT}")
    assert staged(driver, DOWN) == Staged(SNATCH, CARROT)
    driver.drag("hand/5", f"zone/{LEMON}")
    driver.click("confirm")
    assert driver.chosen == [THE_TURN]


def test_a_card_dropped_on_a_slot_waits_for_its_cake(driver: TableDriver) -> None:
    driver.drag(f"hand/{SNATCH}", "slot/down")
    assert staged(driver, DOWN) == Staged(SNATCH, None)
    assert "choose a cake" in driver.bidding.tray.prompt
    driver.click(f"row/{CARROT}")
    assert staged(driver, DOWN) == Staged(SNATCH, CARROT)


def test_staged_cards_move_on_and_come_back(driver: TableDriver) -> None:
    driver.drag("hand/5", f"zone/{CARROT}")
    driver.drag("staged/up", f"zone/{LEMON}")
    assert staged(driver, UP) == Staged(5, LEMON)
    driver.drag("slot-card/up", f"zone/{CARROT}")
    assert staged(driver, UP) == Staged(5, CARROT)
    driver.drag("staged/up", "zone/hand")
    assert staged(driver, UP) is None
    driver.drag("hand/5", f"zone/{CARROT}")
    driver.drag("slot-card/up", "slot/down")
    assert staged(driver, DOWN) == Staged(5, CARROT)


def test_staged_cards_move_on_by_clicks_and_keys(driver: TableDriver) -> None:
    driver.drag("hand/5", f"zone/{CARROT}")
    driver.click("staged/up")
    assert "choose a cake for your 5" in driver.bidding.tray.prompt
    driver.click(f"row/{LEMON}")
    assert staged(driver, UP) == Staged(5, LEMON)
    driver.view.setFocus()
    driver.focus_on("staged/up")
    driver.key(Qt.Key.Key_Return)
    driver.focus_on("zone/down")
    driver.key(Qt.Key.Key_Return)
    assert staged(driver, DOWN) == Staged(5, LEMON)
    driver.focus_on("slot-card/down")
    driver.key(Qt.Key.Key_Return)
    driver.focus_on("zone/hand")
    driver.key(Qt.Key.Key_Return)
    assert staged(driver, DOWN) is None


def test_a_ghost_shows_where_the_card_would_land(driver: TableDriver) -> None:
    def ghosts(card: int) -> list[int]:
        return [ghost.kind for ghost in driver.bidding.row.column(card).bids.ghost_items()]

    driver.press("hand/5")
    driver.drag_to(f"zone/{LEMON}")
    assert (ghosts(LEMON), ghosts(CARROT)) == ([5], [])
    driver.release_at(f"zone/{CARROT}")
    assert (ghosts(LEMON), ghosts(CARROT)) == ([], [5])
    driver.press("hand/6")
    driver.drag_to(f"zone/{LEMON}")
    assert ghosts(LEMON) == [UNKNOWN], "nobody looks at the face of what will lie face down"
    driver.release_at("put-away")
    assert ghosts(LEMON) == []


def test_take_back_by_button_and_keys(driver: TableDriver) -> None:
    for take_back in (
        lambda: driver.click("take-back"),
        lambda: driver.key(Qt.Key.Key_Backspace),
        lambda: driver.key(Qt.Key.Key_Z, ctrl=True),
    ):
        driver.drag("hand/5", f"zone/{LEMON}")
        driver.drag("hand/6", f"zone/{LEMON}")
        take_back()
        assert staged(driver, DOWN) is None and staged(driver, UP) is not None
        take_back()
        assert staged(driver, UP) is None
    assert not driver.item("take-back").available


def test_escape_and_a_click_beside_give_up_what_is_picked(driver: TableDriver) -> None:
    driver.view.setFocus()
    driver.click("hand/5")
    driver.key(Qt.Key.Key_Escape)
    assert driver.scene.gestures.picked_item is None
    driver.click("hand/5")
    driver.click("put-away")
    assert staged(driver, UP) is None
    assert not driver.bidding.tray.hand.card(5).look.selected


def test_what_is_staged_outlives_another_size_and_theme(driver: TableDriver) -> None:
    driver.drag("hand/5", f"zone/{LEMON}")
    driver.click(f"hand/{SNATCH}")
    driver.view.resize(1280, 655)
    driver.scene.set_theme(DARK)
    driver.rest()
    assert staged(driver, UP) == Staged(5, LEMON)
    assert driver.item("staged/up").rect_px().intersects(driver.item(f"zone/{LEMON}").rect_px())
    driver.click_zone(f"zone/{CARROT}")
    driver.click("confirm")
    assert driver.chosen == [THE_TURN]


def test_another_size_in_mid_drag_brings_the_card_home(driver: TableDriver) -> None:
    driver.press("hand/5")
    driver.drag_to(f"zone/{LEMON}")
    driver.view.resize(1280, 655)
    driver.rest()
    card = driver.item("hand/5")
    assert driver.scene.gestures.picked_item is None
    rects = driver.bidding.tray._rects
    assert rects is not None and rects.hand[4].contains(card.center_px())
    assert staged(driver, UP) is None


def test_the_last_card_goes_up_or_down(begin: DriverMaker) -> None:
    driver = begin(worst_cases.last_card())
    driver.drag("hand/4", f"zone/{LEMON}")
    turn = driver.bidding.turn
    assert turn is not None
    assert turn.composer.action() == (BID_UP, 4, LEMON)
    driver.drag("slot-card/up", "slot/down")
    driver.click("confirm")
    assert driver.chosen == [(BID_DOWN, 4, LEMON)]


def test_without_a_card_there_is_only_passing(begin: DriverMaker) -> None:
    driver = begin(worst_cases.no_card())
    assert "no card left" in driver.bidding.tray.prompt
    driver.click("confirm")
    assert driver.chosen == [(PASS,)]


def test_the_half_point_goes_onto_a_cake_and_never_onto_a_topper(begin: DriverMaker) -> None:
    driver = begin(worst_cases.half_due())
    driver.drag("slot-card/half", f"row/{CARD['fox']}")
    assert not driver.bidding.tray.primary.available
    driver.drag("slot-card/half", f"zone/{LEMON}")
    driver.drag("staged/half", f"zone/{CARROT}")
    driver.click("confirm")
    assert driver.chosen == [(HALF, CARROT)]


def test_the_half_point_by_keys(begin: DriverMaker) -> None:
    driver = begin(worst_cases.half_due())
    driver.view.setFocus()
    driver.focus_on("slot-card/half")
    driver.key(Qt.Key.Key_Return)
    driver.focus_on(f"zone/{LEMON}")
    driver.key(Qt.Key.Key_Return, Qt.Key.Key_Return)
    assert driver.chosen == [(HALF, LEMON)]


@pytest.mark.parametrize(
    ("others", "away", "is_seen"), [((), (), True), ((3,), (), False), ((), (3,), False)]
)
def test_no_lid_has_fallen_before_the_half_point_hence_no_hand_is_seen_by_several(
    begin: DriverMaker, others: tuple[int, ...], away: tuple[int, ...], is_seen: bool
) -> None:
    state = worst_cases.half_due()
    driver = begin(state, persons=(state.starter, *others), away=away)
    hand = driver.bidding.tray.hand

    def is_held() -> bool:
        return any(hand.card(kind).isVisible() or hand.card(kind).accessible_name for kind in hand.kinds)

    assert is_held() is is_seen
    driver.board.let_act(None)
    driver.board.show_look(state.look(state.starter))
    assert is_held() is is_seen, "at rest"
    driver.board.let_act(state.look(state.starter))
    driver.click(f"row/{LEMON}")
    driver.click("confirm")
    assert driver.chosen == [(HALF, LEMON)]


def test_nobody_can_act_without_being_let(make_driver: DriverMaker) -> None:
    driver = make_driver(worst_cases.fresh(4), persons=(1,))
    driver.show(1)
    assert driver.bidding.tray.prompt == "Ada is thinking…"
    driver.drag("hand/5", f"row/{LEMON}")
    driver.click(f"row/{LEMON}")
    assert driver.bidding.turn is None and driver.chosen == []


def test_the_half_point_is_in_hand_from_the_start(begin: DriverMaker) -> None:
    driver = begin(worst_cases.half_due())
    row, disc = driver.bidding.row, driver.bidding.tray.half_slot.card
    assert [card for card in row.cards if row.column(card).item.look.playable] == driver.state.row[:5]
    assert disc.look.current
    driver.click(f"row/{CARD['fox']}")
    assert not driver.bidding.tray.primary.available and "Fox" in driver.bidding.tray.prompt
    driver.click(f"row/{LEMON}")
    assert driver.board.staged.gestures() == ("half lemon-1",)
    assert not any(row.column(card).item.look.playable for card in row.cards)
    driver.click(f"row/{CARROT}")
    driver.click("confirm")
    assert driver.chosen == [(HALF, CARROT)]


def test_nothing_covers_the_table_while_the_half_point_is_in_hand(begin: DriverMaker, qtbot: QtBot) -> None:
    driver = begin(worst_cases.half_due())
    enlarge, lemon = driver.scene.enlarge, driver.item(f"row/{LEMON}")
    driver.view.setFocus()
    driver.key(Qt.Key.Key_Tab)
    driver.focus_on(f"row/{LEMON}")
    assert not enlarge.is_on, "the keyboard tells nothing over the bids beside it"
    QTest.mouseMove(driver.view.viewport(), driver.center(lemon))
    qtbot.wait(HOVER_DELAY_MS + 200)
    assert driver.scene.hover.item is lemon and not enlarge.is_on
    assert lemon.tooltip and not driver.scene.tooltip_at(lemon.center_px())
    driver.view.setFocus()
    driver.key(Qt.Key.Key_E)
    assert enlarge.shown_for is lemon, "who asks for it is shown it"
    driver.key(Qt.Key.Key_E, Qt.Key.Key_Return)
    driver.focus_on(f"row/{CARROT}")
    assert enlarge.told, "laid, it hides nothing any more"


def test_a_card_in_hand_has_no_tips(begin: DriverMaker) -> None:
    driver = begin(worst_cases.fresh(4))
    lemon = driver.item(f"row/{LEMON}").center_px()
    assert driver.scene.tooltip_at(lemon)
    driver.click("hand/5")
    assert not driver.scene.tooltip_at(lemon)


def test_the_half_point_by_enter_alone(begin: DriverMaker) -> None:
    driver = begin(worst_cases.half_due())
    driver.view.setFocus()
    driver.focus_on(f"row/{driver.state.row[0]}")
    ghosts = driver.bidding.row.column(driver.state.row[0]).bids.ghost_items()
    assert [ghost.kind for ghost in ghosts] == [0], "it is shown where it would lie"
    driver.key(Qt.Key.Key_Return, Qt.Key.Key_Return)
    assert driver.chosen == [(HALF, driver.state.row[0])]


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_the_tick_of_the_half_point_leaves_its_words_free(begin: DriverMaker, scale: float) -> None:
    driver = begin(worst_cases.half_due(), size=(1280, 655), text_scale=scale)
    driver.click("slot-card/half")
    slot = driver.bidding.tray.half_slot
    tick = slot.card.tick_px.translated(slot.card.rect_px().topLeft())
    assert not tick.isEmpty()
    assert not [
        item.text for item in slot.items() if isinstance(item, TextItem) and tick.intersects(item.rect_px())
    ]


def test_what_is_done_again_leads_on_to_what_confirms_it(driver: TableDriver) -> None:
    driver.view.setFocus()
    driver.key(Qt.Key.Key_5, Qt.Key.Key_Return, Qt.Key.Key_6, Qt.Key.Key_Return)
    driver.key(Qt.Key.Key_Backspace)
    driver.focus_on("hand/6")
    driver.board.staged.do_again()
    assert driver.scene.focus.current is driver.item("confirm")

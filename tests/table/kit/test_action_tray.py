"""The tray asks in full, in short or small, its buttons stay whole, and the keyboard is led."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, product

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtWidgets import QApplication

from cakedesk.table.items import ButtonItem
from cakedesk.table.kit.action_tray import ActionTray, Asked, TrayButton, TrayPlaces
from cakedesk.table.kit.hold_button import HoldButton
from cakedesk.table.scene import TableScene
from cakedesk.table.view import TableView
from tests.table.plain_board import PlainBoard

SIZES = ((1280, 654), (960, 654), (1600, 936), (3840, 2022))
NAME = "Maximiliana-Bartholomäa"
LONGEST = Asked(
    f"{NAME}, welchen Teil der Schwarzwälder Kirschtorte nimmst du dir?",
    "Zieh ein Teil heraus oder klick es an. Iss seine Stücke, oder sammle sie für die Mehrheitswertung.\n"
    f"Nach dir wählt {NAME}, dann Ada, dann Ben, und du bekommst, was übrig bleibt.",
    "Nehmen, alles sammeln",
    can_confirm=True,
    others=(TrayButton("Alle sammeln"), TrayButton("Alles zurück", can_press=False)),
    brief_prompt="Welchen Teil nimmst du?",
    brief_help="Iss seine Stücke, oder sammle sie.",
)
SHORT = Asked("Ada, pick a slice", "Then confirm.", "Take it", can_confirm=True, others=(TrayButton("Skip"),))


def places(scene: TableScene) -> TrayPlaces:
    """A tray of the usual height with words over the left part and buttons at the right."""
    metrics = scene.metrics
    px, width = metrics.px, float(metrics.width_px)
    tray = QRectF(0, metrics.height_px - px(230), width, px(230))
    buttons = QRectF(width - px(24) - metrics.room_px(330), tray.top() + px(14), metrics.room_px(330), px(66))
    words = QRectF(px(780), tray.top() + px(24), buttons.left() - px(28) - px(780), px(54))
    below = QRectF(words.left(), words.bottom() + px(4), words.width(), px(230 - 24 - 54 - 4 - 10))
    others = buttons.translated(0, max(44.0, buttons.height()) + px(18))
    return TrayPlaces(words, below, buttons, others, idle_right_px=tray.right() - px(28))


@pytest.fixture
def tray(scene: TableScene, view: TableView) -> ActionTray:
    tray = ActionTray(scene, ("confirm", "one", "two"), 6)
    tray.fit(places(scene))
    return tray


def settled(scene: TableScene) -> ButtonItem | None:
    QApplication.processEvents()
    current = scene.focus.current
    assert current is None or isinstance(current, ButtonItem)
    return current


@pytest.mark.parametrize(("size", "text_scale"), [*product(SIZES, (1.0, 1.5))])
def test_the_longest_words_stay_whole(
    scene: TableScene, tray: ActionTray, size: tuple[int, int], text_scale: float
) -> None:
    scene.set_text_scale(text_scale)
    scene.resize_to(*size)
    for asked in (LONGEST, SHORT, replace(LONGEST, primary="", others=())):
        tray.ask(asked)
        tray.fit(places(scene))
        room = QRectF(0, 0, *size)
        for text in (tray.prompt, tray.help):
            assert not text.is_elided, text.laid
            assert not text.laid.splits_word, text.laid
            assert room.contains(text.rect_px()), text.laid
            assert text.text in (text.laid.text, text.tooltip)
        assert not tray.prompt.rect_px().intersects(tray.help.rect_px())
        shown = [button for button in (tray.primary, *tray.others) if button.isVisible()]
        for button in shown:
            assert not button.is_elided, (button.text, button.text_px)
            assert button.rect_px().right() <= places(scene).primary.right() + 1
            for text in (tray.prompt, tray.help):
                assert not text.rect_px().intersects(button.rect_px())
        for one, other in combinations(shown, 2):
            assert not one.rect_px().intersects(other.rect_px())


def test_what_is_said_in_short_is_told_in_full(scene: TableScene, tray: ActionTray) -> None:
    scene.set_text_scale(1.5)
    scene.resize_to(960, 654)
    tray.ask(LONGEST)
    tray.fit(places(scene))
    assert tray.prompt.laid.text == LONGEST.brief_prompt
    assert tray.help.laid.text == LONGEST.brief_help
    assert (tray.prompt.accessible_name, tray.help.accessible_name) == (LONGEST.prompt, LONGEST.help)
    assert tray.primary.tooltip == LONGEST.help
    scene.set_text_scale(1.0)
    scene.resize_to(3840, 2022)
    tray.fit(places(scene))
    assert tray.help.laid.text == LONGEST.help
    assert tray.primary.tooltip == ""


def test_words_take_the_room_of_buttons_that_are_not_there(scene: TableScene, tray: ActionTray) -> None:
    tray.ask(LONGEST)
    among = tray.prompt.width_px
    tray.ask(Asked(LONGEST.prompt, LONGEST.help))
    assert tray.prompt.width_px > among
    assert not any(button.isVisible() for button in (tray.primary, *tray.others))


def test_buttons_say_what_was_pressed(scene: TableScene, tray: ActionTray) -> None:
    heard: list[object] = []
    tray.confirmed.connect(lambda: heard.append("confirmed"))
    tray.pressed.connect(heard.append)
    tray.ask(LONGEST)
    for button in (tray.primary, *tray.others):
        button.activate()
    assert heard == ["confirmed", 0], "what can't be pressed does nothing"
    tray.ask(SHORT)
    assert [button.isVisible() for button in tray.others] == [True, False]
    assert tray.others[0].width_px == pytest.approx(places(scene).others.width(), abs=1)
    tray.ask(Asked("", "", "Go", can_confirm=True, others=(TrayButton("One", is_chosen=True),)))
    assert tray.others[0].chosen


def test_one_of_the_others_says_less_before_it_is_written_small(scene: TableScene, tray: ActionTray) -> None:
    scene.resize_to(1280, 655)
    others = (TrayButton("Not this card", brief="Back"), TrayButton("Done"))
    for text_scale, text in ((1.0, "Not this card"), (1.5, "Back"), (1.0, "Not this card")):
        scene.set_text_scale(text_scale)
        tray.ask(Asked("Pay", "", "Buy it", can_confirm=True, others=others))
        spot = places(scene)
        tray.fit(replace(spot, others=QRectF(spot.others.topLeft(), QSizeF(205, 44))))
        assert tray.others[0].text == text and tray.others[0].accessible_name == "Not this card"
        assert all(button.text_px >= scene.metrics.text_px(0) for button in tray.others)
        assert not any(button.is_elided for button in tray.others)


@pytest.mark.parametrize("others", [(), (TrayButton("Skip"),)])
def test_a_primary_button_alone_takes_two_lines_before_it_is_written_small(
    scene: TableScene, tray: ActionTray, others: tuple[TrayButton, ...]
) -> None:
    scene.set_text_scale(1.5)
    scene.resize_to(1280, 592)
    tray.fit(replace(places(scene), primary=QRectF(900, 400, 238, 47), others=QRectF(900, 456, 238, 44)))
    tray.ask(Asked("Ada", "", "Prendre la part au triangle", can_confirm=True, others=others))
    assert tray.primary.is_small == bool(others) and not tray.primary.is_elided
    assert tray.primary.height_px <= 100
    tray.ask(Asked("Ada", "", "Prendre", can_confirm=True, others=others))
    assert tray.primary.height_px == 47, "it grows for what needs it"


def test_the_keyboard_comes_to_the_primary_button_of_each_step_and_never_to_what_skips(
    scene: TableScene, tray: ActionTray
) -> None:
    tray.ask(Asked("Place your cards", "", "Lay", can_confirm=True, others=(TrayButton("Take back"),)))
    scene.focus.set_current(tray.primary)
    tray.ask(Asked("Ada thinks"))
    assert settled(scene) is None, "it rests: nothing can be done"
    waiting = Asked("Who wins?", "", "Next", can_confirm=False, others=(TrayButton("Skip"),), step="card 1")
    tray.ask(waiting)
    assert settled(scene) is None, "neither on what skips nor on what can't be pressed"
    tray.ask(Asked("Ada wins", "", "Next", can_confirm=True, others=(TrayButton("Skip"),), step="card 1"))
    assert settled(scene) is tray.primary
    scene.focus.set_current(tray.others[0])
    tray.ask(Asked("Ada wins", "", "Go on", can_confirm=True, step="result"))
    assert settled(scene) is tray.primary


def test_a_mouse_player_who_takes_up_the_keyboard_begins_where_it_was_led(
    scene: TableScene, tray: ActionTray, board: PlainBoard
) -> None:
    tray.ask(Asked("Ada wins", "", "Next", can_confirm=True, others=(TrayButton("Skip"),), step="card 1"))
    assert not scene.focus.shown
    scene.focus.move(1, 0)
    assert scene.focus.current is tray.primary


def test_after_one_of_the_others_the_keyboard_goes_on_to_what_confirms(
    scene: TableScene, tray: ActionTray
) -> None:
    tray.pressed.connect(lambda: tray.ask(LONGEST))
    tray.ask(Asked("Choose", "", "Take", can_confirm=False, others=(TrayButton("Take all"),)))
    scene.focus.set_current(tray.others[0])
    tray.others[0].activate()
    assert settled(scene) is tray.primary


def test_a_tray_that_is_hidden_and_shown_leads_anew(scene: TableScene, tray: ActionTray) -> None:
    step = Asked("Ada wins", "", "Next", can_confirm=True, others=(TrayButton("Skip"),), step=1)
    tray.ask(step)
    scene.focus.set_current(tray.others[0])
    tray.set_shown(False)
    assert settled(scene) is None
    tray.set_shown(True)
    tray.ask(step)
    assert settled(scene) is tray.primary


def test_a_hold_button_is_on_while_it_is_held_and_switched_by_the_keyboard(scene: TableScene) -> None:
    heard: list[bool] = []
    button = HoldButton(scene, "Peek", heard.append)
    button.set_hot(True)
    button.set_pressed(True)
    button.set_pressed(False)
    button.activate()  # the click that ends the holding
    assert heard == [True, False]
    button.activate()
    button.activate()
    assert heard == [True, False, True, False]

"""Slider, list, stepper, scrolling room and suggested names, by mouse, by keyboard and for screen readers."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible, QWheelEvent
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from cakedesk.app.home.name_suggestions import NameSuggestions
from cakedesk.app.widgets.choice_sheet import ChoiceButton
from cakedesk.app.widgets.combo import Combo
from cakedesk.app.widgets.fields import NameEdit
from cakedesk.app.widgets.number_edit import NumberEdit
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.scroller import Scroller
from cakedesk.app.widgets.slider import Slider
from cakedesk.app.widgets.stepper import Stepper

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[QWidget]:
    page = QWidget()
    page.resize(1280, 800)
    page.show()
    page.activateWindow()
    qtbot.waitExposed(page)
    yield page
    page.close()


def _put(widget: QWidget, x: int = 100, y: int = 100, width: int = 400, height: int = 50) -> None:
    widget.setGeometry(x, y, width, height)
    widget.show()
    widget.setFocus()


@pytest.fixture
def slider(style: PageStyle, page: QWidget) -> Slider:
    slider = Slider(style, "Volume", range(0, 101, 5), page, ticks=20, page=20)
    _put(slider)
    slider.show_value(60, "60 %")
    return slider


def _told(slider: Slider) -> tuple[list[int], list[int]]:
    chosen: list[int] = []
    settled: list[int] = []
    slider.chosen.connect(chosen.append)
    slider.settled.connect(settled.append)
    return chosen, settled


def test_a_slider_goes_where_it_is_pressed_and_settles_when_let_go(qtbot: QtBot, slider: Slider) -> None:
    chosen, settled = _told(slider)
    qtbot.mousePress(slider, LEFT, pos=QPoint(5, 25))
    qtbot.mouseMove(slider, QPoint(200, 25))
    qtbot.mouseMove(slider, QPoint(395, 25))
    assert chosen == [0, 50, 100]
    assert settled == []
    qtbot.mouseRelease(slider, LEFT, pos=QPoint(395, 25))
    assert settled == [100]


def test_a_slider_that_comes_back_has_settled_nothing(qtbot: QtBot, slider: Slider) -> None:
    _chosen, settled = _told(slider)
    home = QPoint(round(slider.knob_center_x()), 25)
    qtbot.mousePress(slider, LEFT, pos=home)
    qtbot.mouseMove(slider, QPoint(395, 25))
    qtbot.mouseMove(slider, home)
    qtbot.mouseRelease(slider, LEFT, pos=home)
    assert slider.value() == 60
    assert settled == []


def test_keys_move_a_slider_and_settle_at_once(qtbot: QtBot, slider: Slider) -> None:
    chosen, settled = _told(slider)
    for key in (Key.Key_Right, Key.Key_Left, Key.Key_PageUp, Key.Key_Home, Key.Key_End):
        qtbot.keyClick(slider, key)
    assert chosen == settled == [65, 60, 80, 0, 100]


def test_a_slider_tells_screen_readers_name_value_and_meaning(slider: Slider) -> None:
    interface = QAccessible.queryAccessibleInterface(slider)
    assert interface.role() == QAccessible.Role.Slider
    assert interface.text(QAccessible.Text.Name) == "Volume"
    assert interface.text(QAccessible.Text.Description) == "60 %"
    assert interface.valueInterface().currentValue() == 60


def _wheel(widget: QWidget) -> bool:
    middle = QPointF(widget.rect().center())
    none = Qt.KeyboardModifier.NoModifier
    event = QWheelEvent(
        middle,
        QPointF(widget.mapToGlobal(middle.toPoint())),
        QPoint(0, 0),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        none,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(widget, event)
    return event.isAccepted()


def test_the_wheel_changes_no_setting(style: PageStyle, page: QWidget, slider: Slider) -> None:
    combo = Combo(style, "Language", ["a", "b"], page)
    stepper = Stepper(style, "Matches", 1, 5, page)
    for widget in (slider, combo, stepper):
        widget.setFocus()
        assert not _wheel(widget)
    assert (slider.value(), combo.currentIndex(), stepper.value()) == (60, 0, 1)


@pytest.fixture
def combo(style: PageStyle, page: QWidget) -> Combo:
    combo = Combo(style, "Language", ["as the system", "Deutsch", "English"], page)
    _put(combo)
    return combo


def _buttons(combo: Combo) -> list[ChoiceButton]:
    assert combo.popup is not None
    return [row.button for row in combo.popup.list.rows if row.isVisible()]


def _picks(combo: Combo) -> list[int]:
    picks: list[int] = []
    combo.chosen.connect(picks.append)
    return picks


def test_a_list_is_told_by_its_name_or_by_words_that_are_cut_off(combo: Combo) -> None:
    combo.grab()
    assert combo.tooltip == "Language"
    combo.resize(60, 30)
    combo.grab()
    assert combo.is_clipped() and combo.tooltip == "as the system"


def test_a_list_is_opened_and_chosen_from_by_keyboard(qtbot: QtBot, combo: Combo) -> None:
    picks = _picks(combo)
    for key in (Key.Key_Return, Key.Key_Space):
        qtbot.keyClick(combo, key)
        assert combo.popup is not None
        focused = QApplication.focusWidget()
        assert focused in _buttons(combo)
        qtbot.keyClick(focused, Key.Key_Down)
        qtbot.keyClick(QApplication.focusWidget(), Key.Key_Return)
        assert combo.popup is None
        assert combo.hasFocus()
    assert picks == [1, 2]
    assert combo.currentText() == "English"


def test_escape_and_a_click_elsewhere_choose_nothing(qtbot: QtBot, combo: Combo) -> None:
    picks = _picks(combo)
    qtbot.keyClick(combo, Key.Key_Return)
    qtbot.keyClick(QApplication.focusWidget(), Key.Key_Escape)
    assert combo.popup is None
    qtbot.mouseClick(combo, LEFT)
    assert combo.popup is not None
    qtbot.mouseClick(combo.popup, LEFT, pos=QPoint(1200, 700))
    assert combo.popup is None
    assert picks == []


def test_a_list_is_chosen_from_with_the_mouse(qtbot: QtBot, combo: Combo) -> None:
    picks = _picks(combo)
    qtbot.mouseClick(combo, LEFT)
    qtbot.mouseClick(_buttons(combo)[2], LEFT)
    assert picks == [2]
    qtbot.mouseClick(combo, LEFT)
    assert [button.accessibleDescription() for button in _buttons(combo)] == ["", "", "chosen"]
    qtbot.mouseClick(_buttons(combo)[2], LEFT)
    assert picks == [2]


def test_arrow_keys_go_through_a_closed_list(qtbot: QtBot, combo: Combo) -> None:
    picks = _picks(combo)
    qtbot.keyClick(combo, Key.Key_Down)
    qtbot.keyClick(combo, Key.Key_Down)
    qtbot.keyClick(combo, Key.Key_Up)
    assert picks == [1, 2, 1]
    combo.choose(0)
    assert picks == [1, 2, 1]
    interface = QAccessible.queryAccessibleInterface(combo)
    assert interface.role() == QAccessible.Role.ComboBox
    assert interface.text(QAccessible.Text.Description) == "Language"
    assert interface.text(QAccessible.Text.Value) == "as the system"


def test_a_list_at_the_bottom_opens_upwards(qtbot: QtBot, page: QWidget, combo: Combo) -> None:
    combo.move(100, 740)
    combo.showPopup()
    assert combo.popup is not None
    assert combo.popup.panel.bottom() < 740
    assert len(_buttons(combo)) == 3
    combo.hidePopup()
    assert combo.popup is None


def test_tab_goes_round_an_open_list_and_space_chooses(qtbot: QtBot, combo: Combo) -> None:
    picks = _picks(combo)
    qtbot.keyClick(combo, Key.Key_F4)
    seen = []
    for key in (Key.Key_Tab, Key.Key_Tab, Key.Key_Tab, Key.Key_Backtab):
        qtbot.keyClick(QApplication.focusWidget(), key)
        focused = QApplication.focusWidget()
        assert isinstance(focused, ChoiceButton)
        seen.append(focused.words)
    assert seen == ["Deutsch", "English", "as the system", "English"]
    qtbot.keyClick(QApplication.focusWidget(), Key.Key_Space)
    assert picks == [2]


def test_a_long_list_scrolls_in_a_small_window(qtbot: QtBot, page: QWidget, combo: Combo) -> None:
    picks = _picks(combo)
    combo.set_words([f"Person {number}" for number in range(60)])
    combo.choose(50)
    qtbot.mouseClick(combo, LEFT)
    sheet = combo.popup
    assert sheet is not None
    assert page.rect().contains(sheet.panel.toAlignedRect())
    focused = QApplication.focusWidget()
    assert focused in [row.button for row in sheet.list.rows if row.index == 50]
    qtbot.keyClick(focused, Key.Key_End)
    qtbot.keyClick(QApplication.focusWidget(), Key.Key_Return)
    assert picks == [59]


def test_a_stepper_is_stepped_typed_and_stops_at_its_ends(
    qtbot: QtBot, style: PageStyle, page: QWidget
) -> None:
    stepper = Stepper(style, "Matches in a row", 1, 5, page)
    _put(stepper)
    chosen: list[int] = []
    stepper.chosen.connect(chosen.append)
    assert not stepper.minus.isEnabled()
    qtbot.mouseClick(stepper.plus, LEFT)
    qtbot.keyClick(stepper, Key.Key_Up)
    qtbot.keyClick(stepper, Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClicks(stepper, "5")
    qtbot.mouseClick(stepper.minus, LEFT)
    assert chosen == [2, 3, 5, 4]
    stepper.show_value(5)
    assert not stepper.plus.isEnabled()
    assert chosen == [2, 3, 5, 4]
    interface = QAccessible.queryAccessibleInterface(stepper)
    assert interface.role() == QAccessible.Role.SpinBox
    assert interface.text(QAccessible.Text.Name) == "Matches in a row"
    assert stepper.plus.accessibleName() == "Matches in a row: more"


def test_a_number_field_takes_numbers_only(qtbot: QtBot, style: PageStyle, page: QWidget) -> None:
    edit = NumberEdit(style, "Number of the deal", 999_999, page)
    _put(edit)
    assert edit.number is None
    qtbot.keyClicks(edit, "0x-47 11999")
    assert edit.number == 471199
    edit.show_number(None)
    assert edit.text() == ""


def test_tab_brings_a_control_into_view(qtbot: QtBot, style: PageStyle, page: QWidget) -> None:
    content = QWidget()
    buttons = [QPushButton(str(number), content) for number in range(12)]
    for number, button in enumerate(buttons):
        button.setGeometry(0, number * 100, 200, 60)
    scroller = Scroller(style, content, page)
    scroller.place(QRectF(0, 0, 400, 300), 1160)
    scroller.show()
    buttons[0].setFocus()
    for _ in range(11):
        qtbot.keyClick(QApplication.focusWidget(), Key.Key_Tab)
    assert buttons[11].hasFocus()
    assert buttons[11].visibleRegion().boundingRect().height() == 60
    scroller.place(QRectF(0, 0, 400, 1200), 1160)
    assert scroller.verticalScrollBar().maximum() == 0


@pytest.fixture
def edit(style: PageStyle, page: QWidget) -> NameEdit:
    edit = NameEdit(style, "Name of seat 1", 24, page)
    _put(edit)
    return edit


@pytest.fixture
def suggestions(style: PageStyle, page: QWidget, edit: NameEdit) -> NameSuggestions:
    suggestions = NameSuggestions(style, page)
    suggestions.attend(edit, ["Ada", "Berta", "Ben", "Cleo", "Dan", "Emil", "Fritz"])
    return suggestions


def _offered(suggestions: NameSuggestions) -> list[str]:
    return [row.words for row in suggestions.rows if row.isVisible()]


def test_known_names_are_offered_while_typing(
    qtbot: QtBot, edit: NameEdit, suggestions: NameSuggestions
) -> None:
    qtbot.keyClicks(edit, "b")
    assert _offered(suggestions) == ["Berta", "Ben"]
    qtbot.mouseClick(suggestions.rows[1], LEFT)
    assert edit.text() == "Ben"
    assert suggestions.isHidden()
    assert edit.hasFocus()
    qtbot.keyClicks(edit, "x")
    assert suggestions.isHidden()


def test_arrow_keys_write_known_names_and_escape_brings_back_what_was_typed(
    qtbot: QtBot, edit: NameEdit, suggestions: NameSuggestions
) -> None:
    edit.setText("Zoé")
    seen = []
    for key in (Key.Key_Down, Key.Key_Down, Key.Key_Up, Key.Key_Up, Key.Key_Up):
        qtbot.keyClick(edit, key)
        seen.append(edit.text())
    assert seen == ["Ada", "Berta", "Ada", "Zoé", "Dan"]
    qtbot.keyClick(edit, Key.Key_Escape)
    assert edit.text() == "Zoé"
    assert suggestions.isHidden()
    qtbot.keyClick(edit, Key.Key_Down)
    qtbot.keyClick(edit, Key.Key_Return)
    assert edit.text() == "Ada"
    assert suggestions.isHidden()


def test_a_click_into_the_field_offers_the_latest_names(
    qtbot: QtBot, page: QWidget, edit: NameEdit, suggestions: NameSuggestions
) -> None:
    qtbot.mouseClick(edit, LEFT)
    assert _offered(suggestions) == ["Ada", "Berta", "Ben", "Cleo", "Dan"]
    other = QPushButton("other", page)
    other.show()
    other.setFocus()
    assert suggestions.isHidden()

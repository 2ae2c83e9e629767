"""What lies over the pages: the curtain, settings, about, the menu, messages; and the end page."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPalette, QPixmap
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from cakedesk.app.end.confetti import Confetti
from cakedesk.app.end.page import EndPage
from cakedesk.app.help.about_page import AboutPage
from cakedesk.app.home.setup_sheet import SetupSheet
from cakedesk.app.match.curtain import Curtain
from cakedesk.app.people.setup_choice import SeatChoice, SetupChoice
from cakedesk.app.widgets import panels
from cakedesk.app.widgets.first_picture import FirstPicture
from cakedesk.app.widgets.labels import Label
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.window.menu import MainMenu
from cakedesk.app.window.message_strip import MessageStrip
from cakedesk.art import faces
from cakedesk.art.face import Face
from cakedesk.engine.game import PERSON
from cakedesk.engine.registry import find_game, game_ids
from cakedesk.table.aids import Aids
from cakedesk.table.credit_lines import credit_lines
from cakedesk.table.theme import DARK
from tests.app.pages_kit import focused, offer, shown, summary

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton
SECRET = QColor("#00FF00")


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[QWidget]:
    """A page in a colour that nothing else has, with one button on it."""
    page = QWidget()
    palette = page.palette()
    palette.setColor(QPalette.ColorRole.Window, SECRET)
    page.setPalette(palette)
    page.resize(1280, 800)
    button = QPushButton("below", page)
    page.show()
    page.activateWindow()
    button.setFocus()
    qtbot.waitUntil(button.hasFocus)
    yield page
    page.close()


@pytest.fixture
def curtain(style: PageStyle, page: QWidget) -> Curtain:
    return Curtain(style, page)


def _secret_pixels(page: QWidget) -> int:
    image = page.grab().toImage()
    points = [(x, y) for x in range(0, image.width(), 7) for y in range(0, image.height(), 7)]
    return sum(image.pixelColor(x, y) == SECRET for x, y in points)


def test_the_curtain_covers_everything_from_its_first_frame(page: QWidget, curtain: Curtain) -> None:
    assert _secret_pixels(page) > 0
    curtain.pass_to(0, "Ada")
    assert _secret_pixels(page) == 0
    page.resize(1600, 1000)
    assert _secret_pixels(page) == 0


def test_the_lid_rises_over_the_ground_of_the_table(
    page: QWidget, curtain: Curtain, style: PageStyle
) -> None:
    """What a system has for windows would flash there, light grey in the dark theme."""
    style.set_theme(DARK)
    curtain.pass_to(0, "Ada")
    curtain._show_words(False)
    curtain._lift_to(0.999)
    ground, low = DARK.table, page.grab().toImage().pixelColor(640, 780)
    assert all(abs(seen - own) < 6 for seen, own in zip(low.getRgb(), ground.getRgb(), strict=True))


def test_nothing_of_the_curtain_lies_below_a_message(
    style: PageStyle, page: QWidget, curtain: Curtain
) -> None:
    strip = MessageStrip(style, page)
    strip.covered_changed.connect(lambda: curtain.keep_below(strip.covered_px))
    curtain.pass_to(0, "Ada")
    before = curtain._title.geometry()
    strip.tell("The game can’t be saved just now: no space is left on the disk. " * 3)
    assert strip.covered_px > before.top()
    assert curtain._title.y() >= strip.covered_px
    assert curtain._cloche.top() >= curtain._title.geometry().bottom()
    strip.dismiss()
    assert strip.covered_px == 0.0
    assert curtain._title.geometry() == before


def test_it_gives_the_keyboard_back_that_another_window_is_about_to_give_back(
    page: QWidget, curtain: Curtain, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a file dialog the sheet is opened again before its window is active."""
    button = page.findChild(QPushButton)
    assert button is not None and button.hasFocus()
    with monkeypatch.context() as patch:
        patch.setattr(panels.QApplication, "focusWidget", lambda: None)
        curtain.pass_to(0, "Ada")
    curtain.go_away()
    assert focused() is button


def test_lifting_the_lid_tells_before_and_after(qtbot: QtBot, page: QWidget, curtain: Curtain) -> None:
    told: list[str] = []
    curtain.pressed.connect(lambda: told.append("pressed"))
    curtain.lifted.connect(lambda: told.append("lifted"))
    curtain.pass_to(1, "Ben")
    assert curtain.is_down()
    qtbot.keyClick(curtain.button, Key.Key_Return)
    assert told == ["pressed"]
    assert not curtain.is_down()
    qtbot.waitUntil(curtain.isHidden)
    assert told == ["pressed", "lifted"]
    assert focused() is page.findChild(QPushButton)


def test_with_reduced_motion_the_lid_is_away_at_once(
    qtbot: QtBot, style: PageStyle, curtain: Curtain
) -> None:
    style.set_reduced_motion(True)
    curtain.pass_to(1, "Ben")
    with qtbot.waitSignal(curtain.lifted):
        qtbot.mouseClick(curtain.button, LEFT)
    assert curtain.isHidden()


@pytest.mark.parametrize("reduced", [False, True])
def test_a_curtain_that_falls_again_while_it_lifts_stays_down(
    qtbot: QtBot, style: PageStyle, page: QWidget, curtain: Curtain, reduced: bool
) -> None:
    style.set_reduced_motion(reduced)
    curtain.lifted.connect(lambda: curtain.pass_to(1, "Ben"), Qt.ConnectionType.SingleShotConnection)
    curtain.pass_to(0, "Ada")
    with qtbot.waitSignal(curtain.lifted):
        qtbot.mouseClick(curtain.button, LEFT)
    assert curtain.is_down()
    assert _secret_pixels(page) == 0
    assert curtain.button.words == "I am Ben: lift the lid"


def test_no_key_but_the_buttons_lifts_the_lid(qtbot: QtBot, page: QWidget, curtain: Curtain) -> None:
    curtain.pass_to(0, "Ada")
    for key in (Key.Key_Escape, Key.Key_F9, Key.Key_A, Key.Key_Tab, Key.Key_Backtab, Key.Key_Left):
        qtbot.keyClick(focused(), key)
        assert curtain.is_down()
        assert focused() is curtain.button
    qtbot.mouseClick(curtain, LEFT, pos=QPoint(10, 10))
    assert curtain.is_down()
    for key in (Key.Key_Return, Key.Key_Space):
        held = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "", autorep=True)
        QApplication.sendEvent(curtain.button, held)
        assert curtain.is_down(), "it was pressed before the curtain fell"


def test_the_curtain_tells_only_what_it_was_given(curtain: Curtain) -> None:
    facts = [(seat % 3, f"fact {seat}") for seat in range(8)]
    curtain.pass_to(0, "R&B", facts)
    texts = {label.text() for label in shown(curtain, Label)}
    assert {f"fact {seat}" for seat in range(2, 8)} < texts
    assert "fact 1" not in texts
    assert curtain.button.text() == "I am R&&B: lift the lid"
    assert curtain.button.accessibleName() == "I am R&B: lift the lid"
    curtain.cover_table()
    assert not any(text.startswith("fact") for text in (label.text() for label in shown(curtain, Label)))


def test_tab_stays_in_an_open_sheet(qtbot: QtBot, style: PageStyle, page: QWidget) -> None:
    sheet = SetupSheet(style, offer(), page)
    seats = (SeatChoice("Ada", PERSON), SeatChoice("Ben", "easy"))
    sheet.show_choice(SetupChoice("top-cake", seats), Aids(), take_back=False)
    sheet.open()
    seen = set()
    for _ in range(20):
        assert sheet.isAncestorOf(focused())
        seen.add(focused())
        qtbot.keyClick(focused(), Key.Key_Tab)
    assert {sheet.standard, sheet.done, sheet.game.starter, *(row.switch for row in sheet.aids.rows)} < seen


def test_about_names_all_five_games_and_agrees_with_the_registry(style: PageStyle, page: QWidget) -> None:
    sheet = AboutPage(style, page)
    sheet.open()
    text = "\n".join(label.text() for label in shown(sheet, Label))
    lines = {line.game_id: line for line in credit_lines()}
    assert set(lines) == set(game_ids())
    for line in lines.values():
        assert line.title in text
        assert line.words() in text
    for word in ("unofficial", "own art and text", "GPL-3.0-or-later", "CC-BY-SA-4.0", "Open Font License"):
        assert word in text
    for game_id in game_ids():
        credit = find_game(game_id).credits
        assert (lines[game_id].design, lines[game_id].publisher) == (credit.design, credit.publisher)


def test_the_menu_goes_by_arrows_and_leaves_out_nothing_that_works(
    qtbot: QtBot, style: PageStyle, page: QWidget
) -> None:
    menu = MainMenu(style, page)
    chosen: list[str] = []
    for action in (menu.new_game, menu.settings, menu.cover, menu.quit):
        action.triggered.connect(lambda _checked=False, action=action: chosen.append(action.text()))
    button = page.findChild(QPushButton)
    menu.pop_up(button)
    assert focused().accessibleName() == "New game"
    # The table is not shown: nothing to cover, no way home.
    for entry in ("Matches", "Print the cards …", "Own cards and pictures", "Settings"):
        qtbot.keyClick(focused(), Key.Key_Down)
        assert focused().accessibleName() == entry
    qtbot.keyClick(focused(), Key.Key_Return)
    assert chosen == ["Settings"]
    assert menu.sheet.isHidden()
    assert focused() is button
    menu.set_at_table(True)
    menu.pop_up(button)
    qtbot.keyClick(focused(), Key.Key_Up)
    assert focused().accessibleName() == "Quit"
    qtbot.keyClick(focused(), Key.Key_Escape)
    assert menu.sheet.isHidden()


def test_macos_gets_the_same_commands_in_its_bar(style: PageStyle, page: QWidget) -> None:
    menu = MainMenu(style, page, with_native_bar=True)
    assert menu.native_bar is not None
    names = [action.text() for top in menu.native_bar.actions() for action in top.menu().actions()]
    assert names == [row.words for row in menu.sheet.rows]
    menu.native_bar.deleteLater()


def test_shortcuts_work_without_the_menu(qtbot: QtBot, style: PageStyle, page: QWidget) -> None:
    menu = MainMenu(style, page)
    menu.set_at_table(True)
    with qtbot.waitSignal(menu.cover.triggered):
        qtbot.keyClick(focused(), Key.Key_F9)
    with qtbot.waitSignal(menu.quit.triggered):
        qtbot.keyClick(focused(), Key.Key_Q, Qt.KeyboardModifier.ControlModifier)


def test_messages_wait_for_each_other_and_none_is_told_twice(
    qtbot: QtBot, style: PageStyle, page: QWidget
) -> None:
    strip = MessageStrip(style, page)
    for sentence in ("one", "two", "two", "one"):
        strip.tell(sentence)
    assert strip.sentence == "one"
    qtbot.mouseClick(strip.close_button, LEFT)
    assert strip.sentence == "two"
    qtbot.mouseClick(strip.close_button, LEFT)
    assert strip.sentence == ""
    assert strip.isHidden()


def test_the_end_page_offers_all_its_ways_on(
    qtbot: QtBot, style: PageStyle, spoken: Callable[[str], None]
) -> None:
    spoken("en")
    end = EndPage(style)
    end.show_summary("Top Cake", ("Ada", "Ben", "Zoé", "Łucja"), summary())
    end.resize(1280, 800)
    end.show()
    end.activateWindow()
    qtbot.waitUntil(end.again_button.hasFocus)
    with qtbot.waitSignal(end.play_again):
        qtbot.keyClick(end.again_button, Key.Key_Return)
    with qtbot.waitSignal(end.see_table):
        qtbot.mouseClick(end.table_button, LEFT)
    with qtbot.waitSignal(end.home_clicked):
        qtbot.mouseClick(end.home_button, LEFT)
    for signal, button in (
        (end.replay, end.replay_button),
        (end.same_deal, end.deal_button),
        (end.save_record, end.save_button),
    ):
        with qtbot.waitSignal(signal):
            qtbot.keyClick(button, Key.Key_Return)
    told = [row.accessibleName().partition(", velvet")[0] for row in end.sheet.rows if row.isVisible()]
    assert told == [
        "Ada, 1st, shared, 20 points: chocolate 8",
        "Ben, 1st, shared, 20 points: chocolate 9",
        "Łucja, 3rd, 11 points: chocolate 3",
        "Zoé, 4th, 9 points: chocolate 3",
    ]
    end.close()


def test_the_latest_message_is_shown_first_and_can_be_withdrawn(qtbot: QtBot, style: PageStyle) -> None:
    host = QWidget()
    qtbot.addWidget(host)
    host.resize(1280, 800)
    strip = MessageStrip(style, host)
    host.show()
    strip.tell("")
    assert strip.isHidden(), "nothing to say"
    for sentence in ("one", "two", "three", "two", ""):
        strip.tell(sentence)
    assert strip.sentence == "two"
    strip.withdraw("three")
    strip.withdraw("two")
    assert strip.sentence == "one"
    strip.dismiss()
    assert strip.sentence == ""


def _noted_faces(style: PageStyle, monkeypatch: pytest.MonkeyPatch) -> dict[str, bool]:
    """Notes from now on by name which faces were asked for, and whether each was there at once."""
    asked: dict[str, bool] = {}
    real = style.faces.pixmap

    def note(face: Face, width_px: int, height_px: int, **others: float) -> QPixmap:
        ready = style.faces.is_ready(face, width_px, height_px, **others)  # type: ignore[arg-type]
        asked.setdefault(face.name, ready)
        return real(face, width_px, height_px, **others)  # type: ignore[arg-type]

    monkeypatch.setattr(style.faces, "pixmap", note)
    return asked


def _first_picture(end: EndPage) -> FirstPicture:
    first = end.findChild(FirstPicture)
    assert isinstance(first, FirstPicture)
    return first


def _prepared_end_page(qtbot: QtBot, style: PageStyle) -> EndPage:
    style.resize_to(1280, 800)
    end = EndPage(style)
    qtbot.addWidget(end)
    end.prepare("Top Cake", ("Ada", "Ben", "Cleo", "Dan"), summary, QSize(1280, 800))
    qtbot.waitUntil(lambda: _first_picture(end).picture is not None)
    return end


def test_a_prepared_end_page_shows_the_winners_pictures_at_once(
    qtbot: QtBot, style: PageStyle, monkeypatch: pytest.MonkeyPatch
) -> None:
    end = _prepared_end_page(qtbot, style)
    assert end.isHidden()
    asked = _noted_faces(style, monkeypatch)
    end.show_summary("Top Cake", ("Ada", "Ben", "Cleo", "Dan"), summary())
    end.resize(1280, 800)
    end.show()
    qtbot.waitExposed(end)
    winner, sheet = summary().pictures[0][0].face.name, end.sheet.geometry()
    first = end.grab().toImage().copy(sheet)  # a part painted alone rounds the ground's shades otherwise
    assert not asked and _first_picture(end).isVisible(), "what was painted beforehand lies over it"
    assert end.sheet.isAncestorOf(end.childAt(sheet.center())), "but takes no click"
    qtbot.waitUntil(_first_picture(end).isHidden)
    end.grab()
    assert asked.get(winner, True), "else it is in what was kept"
    assert end.grab().toImage().copy(sheet) == first


def test_an_end_page_that_is_left_at_once_keeps_no_picture_of_itself(qtbot: QtBot, style: PageStyle) -> None:
    end = _prepared_end_page(qtbot, style)
    first = _first_picture(end)
    end.show_summary("Top Cake", ("Ada", "Ben", "Cleo", "Dan"), summary())
    end.resize(1280, 800)
    end.show()
    assert first.isVisible() and first.picture is not None
    end.hide()
    assert first.picture is None


def test_nothing_is_sprinkled_where_motion_is_reduced(qtbot: QtBot, style: PageStyle) -> None:
    pages = []
    style.resize_to(1280, 800)
    for style.reduced_motion in (False, True):
        end = EndPage(style)
        qtbot.addWidget(end)
        end.resize(1280, 800)
        end.show_summary("Top Cake", ("Ada", "Ben", "Cleo", "Dan"), summary())
        end.show()
        qtbot.waitExposed(end)
        confetti = end.findChild(Confetti)
        assert isinstance(confetti, Confetti) and confetti.width() > 400
        confetti.scatter([])
        confetti._fall_to(1.0)
        picture = QPixmap(confetti.size())
        picture.fill(Qt.GlobalColor.transparent)
        blank = picture.toImage()
        painter = QPainter(picture)
        confetti._paint(painter)
        painter.end()
        pages.append(picture.toImage() != blank)
    assert pages == [True, False]


def test_what_was_painted_in_another_look_is_never_shown(qtbot: QtBot, style: PageStyle) -> None:
    end = _prepared_end_page(qtbot, style)
    style.set_theme(DARK)
    end.show_summary("Top Cake", ("Ada", "Ben", "Cleo", "Dan"), summary())
    end.show()
    assert _first_picture(end).isHidden()


def test_an_expected_persons_cloche_is_not_late(style: PageStyle, curtain: Curtain) -> None:
    curtain.expect((0, 2))
    assert style.faces.wait_until_idle()
    curtain.pass_to(2, "Cleo")
    stand_in = style.faces.pixmap(faces.cloche_lid_face(2), 437, 264)
    assert not stand_in.isNull()
    assert stand_in.toImage().pixelColor(stand_in.width() // 2, stand_in.height() // 2).alpha() == 255
    unexpected = style.faces.pixmap(faces.cloche_lid_face(1), 437, 264).toImage()
    assert unexpected.pixelColor(unexpected.width() // 2, unexpected.height() // 2).alpha() == 0

"""The settings page: every control sets its setting at once, and follows it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cakedesk.app.people.game_offer import common_aids, settings_aids
from cakedesk.app.settings.languages import Language, languages, own_name
from cakedesk.app.settings.values import Pace, Resolving, Settings, ThemeChoice
from cakedesk.app.settings_page.page import SettingsPage
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.engine.registry import find_game
from cakedesk.table.aids import Aids
from cakedesk.table.boards.registry import BOARDS
from cakedesk.table.theme import DARK, LIGHT
from tests.app.pages_kit import (
    SIZES,
    clipped_texts,
    faults,
    long_words,
    overlapping_targets,
    page_style,
    shown,
    small_targets,
    targets_of,
)

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def page(qtbot: QtBot, style: PageStyle, settings: Settings) -> Iterator[SettingsPage]:
    page = SettingsPage(style, settings)
    _open(qtbot, page, 1280, 800)
    yield page
    page.close()


def _open(qtbot: QtBot, page: SettingsPage, width: int, height: int) -> None:
    page.resize(width, height)
    page.show()
    page.activateWindow()
    qtbot.waitExposed(page)


def test_every_control_sets_its_setting_at_once(qtbot: QtBot, page: SettingsPage, settings: Settings) -> None:
    qtbot.mouseClick(page.look.themes[1], LEFT)
    assert settings.theme is ThemeChoice.DARK
    qtbot.mouseClick(page.look.text_size.segments[2], LEFT)
    assert settings.text_percent == 150
    qtbot.keyClick(page.speed.computer.slider, Key.Key_Home)
    assert settings.computer_pace is Pace.SLOW
    qtbot.keyClick(page.speed.animation.slider, Key.Key_End)
    assert settings.animation_speed is Pace.OFF
    qtbot.mouseClick(page.speed.resolving.segments[2], LEFT)
    assert settings.resolving is Resolving.ALL_AT_ONCE
    qtbot.mouseClick(page.easier.reduced_motion.switch, LEFT)
    qtbot.keyClick(page.easier.full_screen.switch, Key.Key_Return)
    assert settings.reduced_motion and settings.full_screen
    for row in page.sound.rows:
        qtbot.mouseClick(row.switch, LEFT, pos=QPoint(20, 20))
    assert (settings.sound_cards, settings.sound_turn, settings.sound_events) == (False, False, False)
    for row in page.aids.rows:
        qtbot.keyClick(row.switch, Key.Key_Space)
    assert settings.aids == Aids(False, False, False, False, False)
    assert settings.take_back


def test_each_aid_has_its_own_switch(page: SettingsPage, settings: Settings) -> None:
    assert set(page.aids.by_name) == set(Aids._fields), "each is in some game"
    for name, row in page.aids.by_name.items():
        row.switch.click()
        assert getattr(settings.aids, name) is False
        assert sum(settings.aids.to_json().values()) == 4
        row.switch.click()
    assert settings.aids == Aids()


def test_aids_that_only_some_games_have_say_which(monkeypatch: pytest.MonkeyPatch) -> None:
    aids = {aid.name: aid for aid in settings_aids()}
    for aid in common_aids():
        having = [
            find_game(one).title for one in BOARDS if aid.name in {own.name for own in BOARDS[one].aids}
        ]
        named = f" ({', '.join(having)})" if len(having) < len(BOARDS) else ""
        assert aids[aid.name] == aid._replace(line=aid.line + named)
    # A dict of its own: one put back into `BOARDS` afterwards would be the last of all games.
    fewer = {"piece-o-cake": BOARDS["piece-o-cake"]}
    monkeypatch.setattr("cakedesk.app.people.game_offer.BOARDS", fewer)
    names = [aid.name for aid in settings_aids()]
    assert names == ["points", "unseen", "targets", "hints"], "what no game has is not offered"


def test_what_changes_elsewhere_is_shown(page: SettingsPage, settings: Settings) -> None:
    settings.theme = ThemeChoice.LIGHT
    settings.full_screen = True
    settings.computer_pace = Pace.OFF
    settings.aids = Aids(unseen=False)
    assert page.look.themes[0].isChecked()
    assert page.easier.full_screen.switch.isChecked()
    assert page.speed.computer.slider.accessibleDescription() == "no pause"
    assert [row.switch.isChecked() for row in page.aids.rows] == [True, True, False, True, True, False]


def test_a_page_that_is_gone_follows_nothing(style: PageStyle, settings: Settings) -> None:
    page = SettingsPage(style, settings)
    page.deleteLater()
    QApplication.sendPostedEvents(page, 52)
    settings.theme = ThemeChoice.DARK


def test_sounds_are_heard_when_they_are_set(qtbot: QtBot, page: SettingsPage, settings: Settings) -> None:
    heard: list[str] = []
    page.play_sample.connect(heard.append)
    qtbot.keyClick(page.sound.volume, Key.Key_Right)
    assert (settings.volume, heard) == (65, ["spoon"])
    qtbot.mouseClick(page.sound.mute, LEFT)
    assert settings.muted
    assert page.sound.mute.accessibleName() == "Sound on"
    assert page.sound.volume.accessibleDescription() == "off"
    qtbot.keyClick(page.sound.volume, Key.Key_Left)
    assert not settings.muted
    for row in page.sound.rows:
        row.switch.click()
    assert heard == ["spoon", "spoon"]
    for row in page.sound.rows:
        row.switch.click()
    assert heard == ["spoon", "spoon", "set", "spoon", "bell"]


def test_a_dragged_volume_is_heard_once(qtbot: QtBot, page: SettingsPage, settings: Settings) -> None:
    heard: list[str] = []
    page.play_sample.connect(heard.append)
    slider = page.sound.volume
    middle = slider.height() // 2
    qtbot.mousePress(slider, LEFT, pos=QPoint(20, middle))
    qtbot.mouseMove(slider, QPoint(slider.width() // 2, middle))
    assert settings.volume == 50
    assert heard == []
    qtbot.mouseRelease(slider, LEFT, pos=QPoint(slider.width() // 2, middle))
    assert heard == ["spoon"]


def test_the_language_is_chosen_by_its_own_name(
    qtbot: QtBot, style: PageStyle, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    spoken = [Language("de", "Deutsch"), Language("en", "English")]
    monkeypatch.setattr("cakedesk.app.settings_page.look.languages", lambda: spoken)
    page = SettingsPage(style, settings)
    _open(qtbot, page, 1280, 800)
    words = [page.look.language.itemText(number) for number in range(3)]
    assert words == ["as the system", "Deutsch", "English"]
    page.look.language.setFocus()
    qtbot.keyClick(page.look.language, Key.Key_Down)
    assert settings.language == "de"
    qtbot.keyClick(page.look.language, Key.Key_Up)
    assert settings.language == ""
    settings.language = "tlh"
    assert page.look.language.currentIndex() == 0
    page.close()


def test_languages_with_a_catalogue_are_offered() -> None:
    assert Language("en", "English") in languages()
    assert [own_name(code) for code in ("de", "es", "fr", "xx")] == ["Deutsch", "Español", "Français", "xx"]


def test_back_to_standard_leaves_the_language(qtbot: QtBot, page: SettingsPage, settings: Settings) -> None:
    settings.language, settings.text_percent, settings.theme = "en", 150, ThemeChoice.DARK
    settings.computer_pace = settings.animation_speed = Pace.OFF
    settings.resolving, settings.volume, settings.muted = Resolving.TIMER, 5, True
    settings.reduced_motion = settings.full_screen = settings.take_back = True
    settings.sound_cards = settings.sound_turn = settings.sound_events = False
    settings.aids = Aids(points=False)
    settings.known_names, settings.last_game, settings.log_open = ("Ada",), "top-cake", True
    qtbot.mouseClick(page.standard, LEFT)
    assert (settings.language, settings.text_percent, settings.theme) == ("en", 100, ThemeChoice.SYSTEM)
    assert (settings.computer_pace, settings.animation_speed) == (Pace.NORMAL, Pace.NORMAL)
    assert (settings.resolving, settings.volume, settings.muted) == (Resolving.WAIT, 60, False)
    assert not (settings.reduced_motion or settings.full_screen or settings.take_back)
    assert settings.sound_cards and settings.sound_turn and settings.sound_events
    assert settings.aids == Aids()
    assert (settings.known_names, settings.last_game, settings.log_open) == (("Ada",), "top-cake", True)


def test_enter_escape_and_the_arrow_leave_the_page(qtbot: QtBot, page: SettingsPage) -> None:
    qtbot.waitUntil(page.done.hasFocus)
    left: list[int] = []
    page.back.connect(lambda: left.append(1))
    qtbot.keyClick(page.done, Key.Key_Return)
    qtbot.keyClick(page.done, Key.Key_Escape)
    qtbot.mouseClick(page.bar.back_button, LEFT)
    assert len(left) == 3


def test_tab_reaches_every_setting(qtbot: QtBot, page: SettingsPage) -> None:
    page.done.setFocus()
    seen: set[QWidget] = set()
    for _ in range(60):
        qtbot.keyClick(QApplication.focusWidget(), Key.Key_Tab)
        focused = QApplication.focusWidget()
        assert focused is not None
        assert focused.accessibleName()
        seen.add(focused)
    wanted = [page.look.language, page.speed.computer.slider, page.speed.animation.slider, page.sound.volume]
    wanted += [page.sound.mute, page.easier.reduced_motion.switch, page.easier.full_screen.switch]
    wanted += [row.switch for row in (*page.sound.rows, *page.aids.rows)]
    assert [widget for widget in (*wanted, page.standard, page.done) if widget not in seen] == []


def test_screen_readers_hear_what_each_control_is(page: SettingsPage) -> None:
    interface = QAccessible.queryAccessibleInterface(page.aids.rows[1].switch)
    assert interface.role() == QAccessible.Role.CheckBox
    assert interface.text(QAccessible.Text.Name) == "Warn before losses"
    assert interface.state().checked
    segment = QAccessible.queryAccessibleInterface(page.look.text_size.segments[0])
    assert segment.text(QAccessible.Text.Name) == "100 %"
    assert segment.text(QAccessible.Text.Description) == "Text size"


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_nothing_is_cut_off_and_nothing_scrolls(
    qtbot: QtBot, settings: Settings, width: int, height: int
) -> None:
    with page_style(DARK if height in (800, 2160) else LIGHT) as style:
        if height <= 800:
            with long_words():
                page = SettingsPage(style, settings)
        else:
            page = SettingsPage(style, settings)
        _open(qtbot, page, width, height)
        assert faults(page) == []
        page.close()


@pytest.mark.parametrize("percent", [125, 150])
@pytest.mark.parametrize(("width", "height"), [(1280, 700), (1600, 1000)])
def test_large_text_is_larger_reflows_and_can_be_scrolled_to(
    style: PageStyle, qtbot: QtBot, settings: Settings, width: int, height: int, percent: int
) -> None:
    with long_words():
        page = SettingsPage(style, settings)
        _open(qtbot, page, width, height)
        before = page.standard.geometry()
        style.set_text_scale(percent / 100)
        assert page.standard.geometry() != before
        assert clipped_texts(page) == []
        assert small_targets(page) == []
        assert overlapping_targets(page) == []
        for target in targets_of(page):
            if target.focusPolicy() & Qt.FocusPolicy.TabFocus:
                target.setFocus(Qt.FocusReason.TabFocusReason)
                assert target in shown(page)
        style.set_text_scale(1.0)
        assert page.standard.geometry() == before
        page.close()


@pytest.mark.parametrize("language", ["de", "en", "es", "fr"])
def test_no_name_touches_what_is_set_beside_it(
    qtbot: QtBot, style: PageStyle, settings: Settings, speak: Callable[[str], None], language: str
) -> None:
    speak(language)
    page = SettingsPage(style, settings)
    _open(qtbot, page, 1280, 800)
    look = page.look
    for name, control in ((look._names[0], look.language), (look._names[2], look.text_size)):
        assert name.x() + name.wanted_width_px() + style.px(12) < control.x()
    page.close()

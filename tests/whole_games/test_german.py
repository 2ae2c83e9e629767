"""The program in German: every text is translated, and in the smallest window none is cut off or covered."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from cakedesk.app.lesson.session import LessonSession
from cakedesk.app.people.setup_choice import SeatChoice, SetupChoice
from cakedesk.app.replay.session import ReplaySession
from cakedesk.app.settings import i18n, languages
from cakedesk.app.settings.values import Resolving, ThemeChoice
from cakedesk.engine.game import PERSON
from cakedesk.games.top_cake.actions import NEW_STACK
from tests.app.matches_kit import put_running
from tests.app.pages_kit import faults
from tests.app.played_matches import new_match, play_to_the_end
from tests.whole_games.conftest import DeskMaker
from tests.whole_games.desk import Asks, Desk, Outfit
from tests.whole_games.german import Reader, is_english
from tests.whole_games.hands import DragHands
from tests.whole_games.playing import Player, set_up, stage_card
from tests.whole_games.pupil import what_is_in_the_way
from tests.whole_games.scripts import BID_DOWN, Script, write_script

SMALL = (1280, 700)
CODE = "de"
MOST_PRESSES = 20
"""Of Enter in one step of a lesson."""


@pytest.fixture
def german(
    open_desk: DeskMaker, catalogues: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Callable[..., Desk]]:
    """Opens the program in German: `german(outfit, text_percent=150)`."""
    for module in (i18n, languages):
        monkeypatch.setattr(module, "translations_dir", lambda: catalogues)
    opened: list[Desk] = []

    def open_it(outfit: Outfit | None = None, text_percent: int = 100) -> Desk:
        desk = open_desk(outfit or Outfit(SMALL))
        opened.append(desk)
        desk.services.settings.text_percent = text_percent
        desk.services.settings.language = CODE
        desk.wait_until(lambda: desk.window.home.setup.start.words == "Spiel beginnen", "German")
        desk.wait_until(lambda: desk.window.home.size() == desk.window.size(), "page of the window")
        return desk

    yield open_it
    for desk in opened:
        desk.close()


def test_english_is_found() -> None:
    english = ("Start the game", "Ada wins Lemon 4", "Deal 7.", "a stray literal of the code", "3 layers")
    assert [text for text in english if not is_english(text)] == []
    fine = ("Ada", "Pause", "Ada gewinnt Zitrone 4", "Take the Cake", "Mischung 7.", "", "3", "5 × 2")
    assert [text for text in fine if is_english(text)] == []


@pytest.mark.parametrize("wanted", [["de-AT", "en"], ["it-IT", "de"], ["de"]])
def test_german_is_chosen_from_the_systems_languages(
    qapp: QApplication, catalogues: Path, monkeypatch: pytest.MonkeyPatch, wanted: list[str]
) -> None:
    monkeypatch.setattr(i18n, "translations_dir", lambda: catalogues)
    asked = SimpleNamespace(uiLanguages=lambda: wanted)
    monkeypatch.setattr(i18n, "QLocale", SimpleNamespace(system=lambda: asked))
    i18n.install_translators(qapp)
    assert qapp.translate("Curtain", "Pass the screen to {name}") == "Gib den Bildschirm an {name}"
    assert qapp.translate("HelpText", "en") == CODE
    assert qapp.translate("QPlatformTheme", "Cancel") == "Abbrechen", "Qt's own texts"


def test_it_is_switched_to_german_and_back_in_the_settings_while_a_match_waits(
    german: Callable[..., Desk],
) -> None:
    desk = german()
    desk.window.desk.start_match(
        SetupChoice("top-cake", (SeatChoice("Ada", PERSON), SeatChoice("Ben", PERSON)))
    )
    desk.wait_for(Asks.LIFT)
    hands = DragHands(desk)
    hands.press(desk.window.table.curtain.button)
    desk.wait_for(Asks.BID)
    reader = Reader(desk)
    reader.look("the table before")
    record = desk.match.record()
    desk.window.desk.asides.show_settings()
    combo = desk.window.pages.settings.look.language
    names = [combo.itemText(number) for number in range(combo.count())]
    assert names == ["wie das System", "Deutsch", "English", "Español", "Français"]
    german_settings = desk.window.pages.settings
    combo.chosen.emit(names.index("English"))
    desk.wait_until(lambda: desk.window.pages.settings is not german_settings, "English")
    desk.rest()
    settings = desk.window.pages.settings
    assert desk.page is settings
    assert settings.done.words == "Done" and settings.look.language.currentText() == "English"
    settings.look.language.chosen.emit(names.index("Deutsch"))
    desk.wait_until(lambda: desk.window.pages.settings.done.words == "Fertig", "German")
    desk.rest()
    reader.look("the settings after")
    desk.key(Qt.Key.Key_Escape)
    desk.rest()
    assert desk.asks() is Asks.BID, "no lid for who sits there"
    reader.look("the table after")
    assert desk.match.record() == record
    assert reader.report() == ""


def _two_people_come_to(
    asks: Asks, german: Callable[..., Desk], dealt: Callable[[int], None]
) -> tuple[Desk, DragHands]:
    script = write_script(17, 2)
    dealt(script.seed)
    desk = german()
    hands = DragHands(desk)
    set_up(hands, script.names, [True, True])
    desk.wait_for()
    Player(hands, script.actions).play_until(lambda asked: asked is asks)
    return desk, hands


def test_another_language_in_the_middle_of_a_turn_shows_nothing_twice(
    german: Callable[..., Desk], dealt: Callable[[int], None]
) -> None:
    """A row that was resolved and read is not shown again, and no lid comes for who sits there."""
    desk, hands = _two_people_come_to(Asks.STACK, german, dealt)
    card = desk.board.staged.turn.composer.won[0]
    stage_card(hands, card, NEW_STACK)
    staged, board = desk.board.staged.steps.begun(), desk.board
    assert staged
    desk.services.settings.language = "en"
    desk.wait_until(lambda: desk.window.table.board not in (None, board), "another table")
    assert desk.wait_for(Asks.LIFT, Asks.READ, Asks.STACK) is Asks.STACK
    assert desk.board.staged.steps.begun() == staged


@pytest.mark.parametrize("at", [2, -1])
def test_another_language_while_a_row_is_resolved_goes_on_with_the_card_that_is_read(
    german: Callable[..., Desk], dealt: Callable[[int], None], at: int
) -> None:
    """Also once more before the table is back; `at`: which of the cards, or the whole row."""
    desk, _ = _two_people_come_to(Asks.READ, german, dealt)
    walk = desk.board.resolving.walk
    at %= walk.count
    for _ in range(at):
        desk.board.resolving._next()
        desk.rest()
    assert walk.index == at
    for language in ("en", "de"):
        board = desk.board
        desk.services.settings.language = language
        desk.wait_until(lambda before=board: desk.window.table.board not in (None, before), "another table")
        assert desk.window.session is not None and desk.window.session.controller.place().step == at
    if desk.wait_for(Asks.LIFT, Asks.READ) is Asks.LIFT:
        desk.window.table.curtain.button.click()
    assert desk.wait_for(Asks.READ) is Asks.READ
    assert desk.board.resolving.walk.index == at
    desk.board.resolving.walk.skip()
    assert desk.wait_for(Asks.READ) is Asks.READ
    desk.board.resolving._next()
    assert desk.wait_for(Asks.READ, Asks.STACK, Asks.LIFT) is not Asks.READ, "it is read once"


@pytest.mark.parametrize("percent", [100, 150])
def test_pages(german: Callable[..., Desk], percent: int) -> None:
    desk = german(text_percent=percent)
    reader, window, pages = Reader(desk), desk.window, desk.window.pages
    reader.look("home")
    _matches(desk, reader, "no matches")
    window.desk.show_home()
    put_running(desk.services.paths, 3)
    for seed in range(1, 5):
        record = play_to_the_end(new_match(seed), seed).record().to_json()
        (desk.services.paths.history / f"20261126-1012{seed:02}-top-cake-3fa9.json").write_text(record)
    _matches(desk, reader, "matches")
    window.desk.show_home()
    desk.rest()
    reader.look("home with matches")
    for count in (2, 3, 4):
        _seats(desk, count)
        reader.look(f"home, {count} seats")
    desk.click(window.home.setup.options)
    sheet = window.home.setup.sheet
    assert sheet is not None
    reader.look("options", sheet)
    sheet.close_sheet()
    window._menu.about.trigger()
    desk.rest()
    reader.look("about", window._about)
    window._about.close_sheet()
    window._menu.pop_up(window.home.menu_button)
    desk.rest()
    reader.look("menu", window._menu.sheet)
    window._menu.sheet.escape()
    window.desk.asides.show_settings()
    desk.rest()
    reader.look("settings")
    window.desk.asides.show_help()
    for place in ("top-cake", "table"):
        pages.help.show_help("top-cake", place)
        pages.help.reader.finish()
        desk.rest()
        reader.look(f"help, {place}")
    desk.window.tell(desk.window.tr("Everything is saved again."))
    reader.look("message", desk.window.messages)
    assert reader.report() == ""
    assert len(reader.read) > 150


def _seats(desk: Desk, count: int) -> None:
    setup = desk.window.home.setup
    for _ in range(4):
        shown = len(setup.choice().seats)
        if shown != count:
            desk.click(setup.more if shown < count else setup.fewer)
    assert len(setup.choice().seats) == count


def _matches(desk: Desk, reader: Reader, where: str) -> None:
    desk.window.desk.show_matches()
    page = desk.window.pages.matches
    page.finish()
    desk.wait_until(lambda: not desk.services.history.is_reading, "history")
    page.finish()
    desk.rest()
    reader.look(where)


def test_a_whole_game(german: Callable[..., Desk], dealt: Callable[[int], None]) -> None:
    script = write_script(952, 2)
    assert BID_DOWN in script.kinds(), "ties are to leave somebody with one card"
    reader = _played(german, dealt, script, lambda _desk: False)
    assert any("gewinn" in text for text in reader.read)


def test_a_round_of_four_seats(german: Callable[..., Desk], dealt: Callable[[int], None]) -> None:
    _played(german, dealt, write_script(4, 4), lambda desk: desk.match.look(None).shown.round == 1)


def _played(
    german: Callable[..., Desk],
    dealt: Callable[[int], None],
    script: Script,
    is_enough: Callable[[Desk], bool],
) -> Reader:
    """Plays with large letters and the log open: nothing has less room than that."""
    dealt(script.seed)
    desk = german(text_percent=150)
    hands, reader = DragHands(desk), Reader(desk)
    set_up(hands, script.names, [True] * len(script.names))
    desk.window.table.set_log_open(True)
    player = Player(hands, script.actions, lambda: reader.look(desk.asks().value))
    player.play_until(lambda _asks: is_enough(desk))
    reader.look("then")
    assert reader.report() == ""
    return reader


def test_watching_and_replay(german: Callable[..., Desk]) -> None:
    desk = german(Outfit(SMALL, ThemeChoice.DARK, resolving=Resolving.ALL_AT_ONCE))
    reader = Reader(desk)
    seats = tuple(SeatChoice(name, "easy") for name in ("Ada", "Ben"))
    desk.window.desk.start_match(SetupChoice("top-cake", seats))
    desk.rest()
    reader.look("watching", desk.window.table)
    assert desk.window.session is not None
    desk.window.session.set_paused(True)
    desk.rest()
    reader.look("paused", desk.window.table)
    desk.window.desk.show_home()
    key = "20261126-101201-top-cake-3fa9.json"
    record = play_to_the_end(new_match(3), 3).record().to_json()
    (desk.services.paths.history / key).write_text(record)
    desk.window.desk.watch_again(key)
    replay = desk.window.desk._guest
    assert isinstance(replay, ReplaySession)
    for _ in range(4):
        desk.rest()
        reader.look("replay", desk.window.table)
        replay._step(1)
    assert reader.report() == ""


@pytest.mark.parametrize(
    ("game_id", "percent", "has_log"),
    [
        ("top-cake", 150, True),
        ("piece-o-cake", 150, False),
        ("cake-swap", 150, False),
        ("dutch-auction", 150, False),
        ("take-the-cake", 150, False),
    ],
)
def test_the_lesson(german: Callable[..., Desk], game_id: str, percent: int, has_log: bool) -> None:
    """Enter alone takes it to its end."""
    desk = german(text_percent=percent)
    reader = Reader(desk)
    desk.window.pages.show(desk.window.table)
    desk.window.table.set_log_open(has_log)
    session = LessonSession(desk.window.table, desk.services.settings, desk.window)
    session.start(game_id)
    steps, pressed = len(session.lesson.steps), Counter[int]()
    seen = (-1, -1)
    for number in range(steps + 1):
        desk.wait_until(session.is_waiting, "step of the lesson")
        assert session.index == number
        while session.index == number and number < steps:
            bubble = session.coach.bubble
            if (task := (number, session._task)) != seen:
                reader.look(f"step {number}", bubble)
                found = _over_the_edge(desk, session) + what_is_in_the_way(desk, session)
                reader.note(f"step {number}", found)
                seen = task
            pressed[number] += 1
            assert pressed[number] < MOST_PRESSES, bubble.said
            desk.key(Qt.Key.Key_Return)
            desk.wait_until(session.is_waiting, "answer")
            assert bubble.said is not None and bubble.said.reply == ""
    reader.look("farewell", session.coach.bubble)
    session.leave()
    assert reader.report() == ""


def _over_the_edge(desk: Desk, session: LessonSession) -> list[str]:
    bubble = session.coach.bubble
    found = []
    if not desk.window.table.rect().contains(bubble.geometry()):
        found.append(f"bubble outside: {bubble.geometry()}")
    return found + faults(desk.window.table.bar)

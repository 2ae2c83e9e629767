"""Leaving a match for good or for now, and what the home page remembers of it."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from cakedesk.app.desk.end_desk import EndedMatch
from cakedesk.app.files import reader
from cakedesk.app.home.page import HomePage
from cakedesk.app.match.watch_bar import WatchBar
from cakedesk.app.people.setup_choice import SeatChoice, SetupChoice
from cakedesk.app.saves.lock import is_locked
from cakedesk.app.widgets.bar_controls import SPEEDS
from cakedesk.app.window.commands import Commands
from cakedesk.engine.actions import CHANCE, OVER
from cakedesk.engine.game import PERSON
from cakedesk.engine.match import Match
from cakedesk.engine.observation import Observation
from cakedesk.engine.registry import game_ids
from cakedesk.table.aids import Aids
from cakedesk.table.boards.top_cake.laid_bids import LaidBid
from cakedesk.table.kit.phased_board import PhasedBoard
from tests.app.session_kit import dealt
from tests.tree import NAME, PRESS, items_in_tree
from tests.whole_games.desk import Asks, Desk

OpenDesk = Callable[..., Desk]
TWO = (SeatChoice("Ada", PERSON), SeatChoice("Ben", PERSON))


def _started(desk: Desk, game_id: str = "top-cake") -> None:
    desk.window.desk.start_match(SetupChoice(game_id, TWO))
    desk.wait_until(lambda: desk.window.session is not None, "the match")


def _speak(desk: Desk, language: str) -> None:
    before = desk.window.home
    desk.services.settings.language = language
    desk.wait_until(lambda: desk.window.home is not before, "pages in another language")


def test_a_match_is_given_up_at_its_table(open_desk: OpenDesk) -> None:
    desk = open_desk()
    _started(desk)
    desk.window.table.curtain.button.click()
    menu = desk.window._menu
    assert menu.give_up.isEnabled()
    menu.give_up.trigger()
    question = menu.findChild(Commands)._question
    assert question is not None and question.isVisible()
    assert QApplication.focusWidget() is question.leave, "Enter by mistake costs nothing"
    question.do.click()
    assert desk.wait_for() is Asks.CHOICE
    assert not menu.give_up.isEnabled()
    assert not desk.window.home.resume.resume.isVisible(), "nothing is left to go on with"
    history = desk.services.history
    history.refresh()
    desk.wait_until(lambda: len(history.entries) == 1, "the match in the history")
    assert history.entries[0].abandoned


def test_the_curtain_has_a_way_out_that_shows_nothing(open_desk: OpenDesk) -> None:
    desk = open_desk()
    _started(desk)
    curtain = desk.window.table.curtain
    assert curtain.is_down() and curtain.way_out.isVisible()
    assert curtain.way_out.tooltip
    assert QApplication.focusWidget() is curtain.button
    desk.click(curtain.way_out)
    assert isinstance(desk.page, HomePage)
    assert desk.window.home.resume.resume.isVisible(), "it is kept"


def test_home_opens_with_the_game_played_last(open_desk: OpenDesk, tmp_path: Path) -> None:
    desk = open_desk()
    _started(desk, "piece-o-cake")
    desk.window.desk.show_home()
    assert desk.window.home.choice().game_id == "piece-o-cake"
    _speak(desk, "de")
    assert desk.window.home.choice().game_id == "piece-o-cake"
    desk.window.home.choose_game("top-cake")
    _speak(desk, "en")
    assert desk.window.home.choice().game_id == "top-cake", "as it was chosen, though not played"
    assert desk.services.settings.last_game == "piece-o-cake"


def test_home_keeps_in_another_language_what_was_chosen_for_each_game(open_desk: OpenDesk) -> None:
    desk = open_desk()
    desk.services.settings.aids = Aids(hints=False)
    desk.window.desk.show_home()
    names = (SeatChoice("Uma", PERSON), SeatChoice("Vic", "hard"), SeatChoice("", PERSON))
    chosen = [
        SetupChoice("top-cake", names, 2, deal=7, take_back=True),
        SetupChoice("piece-o-cake", names[:2], options={"matches": 2}, aids=Aids(hints=False)),
    ]
    for choice in chosen:
        desk.window.home.choose_game(choice.game_id)
        desk.window.home.setup._take_from_sheet(choice)
    _speak_in_settings(desk, "de")
    assert desk.window.home.choice() == chosen[1], "what is in sight"
    desk.window.home.choose_game("top-cake")
    assert desk.window.home.choice()._replace(seats=names) == chosen[0]
    assert [card.name_edit.text() for card in desk.window.home.setup.cards[:3]] == ["Uma", "Vic", ""]
    _speak(desk, "en")


@pytest.mark.parametrize("others", [PERSON, "easy"])
@pytest.mark.parametrize(
    ("languages", "late_s"), [(["de"], 0.0), (["de"], 0.2), (["fr", "de"], 0.2), (["de", "en", "de"], 0.0)]
)
def test_other_languages_in_mid_turn_keep_what_is_staged_and_the_keyboard(
    open_desk: OpenDesk, others: str, languages: list[str], late_s: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = open_desk()
    desk.window.home.setup.lesson.setFocus(Qt.FocusReason.TabFocusReason)  # the keyboard is in use
    desk.window.desk.start_match(SetupChoice("top-cake", (TWO[0], SeatChoice("Ben", others)), first=0))
    if others == PERSON:
        desk.wait_for(Asks.LIFT)
        desk.window.table.curtain.button.click()
    desk.wait_until(lambda: desk.board.staged.turn is not None, "the turn")
    desk.wait_until(lambda: desk.window.table.scene.focus.shown, "the ring")
    turn = desk.board.staged.turn
    assert turn is not None
    card = next(item for item in desk.window.table.scene.interactive_items() if item.key.startswith("hand/"))
    gestures = desk.window.table.scene.gestures
    gestures.pick(card)
    gestures.place_on(gestures.targets[0])
    staged = desk.board.staged.gestures()
    assert staged
    desk.window.desk.asides.show_settings()
    with monkeypatch.context() as patch:
        if late_s:  # then the match is not back at once
            saves = desk.services.saves
            resume = saves.resume
            patch.setattr(reader, "SOON_S", 0)
            patch.setattr(saves, "resume", lambda key: (time.sleep(late_s), resume(key))[1])
        for language in languages:
            _speak(desk, language)
            desk.wait_until(lambda: desk.page is desk.window.pages.settings, "the settings")
    done = desk.window.pages.settings.done
    desk.wait_until(lambda: QApplication.focusWidget() is done, "an owner of the keyboard")
    desk.window.pages.settings.back.emit()
    if others == PERSON:
        assert desk.board.staged.gestures() == (), "beneath the lid nothing is known of it"
        desk.window.table.curtain.button.click()
    desk.wait_until(lambda: desk.board.staged.gestures() == staged, "what was staged")
    desk.wait_until(lambda: QApplication.focusWidget() is desk.window.table.view, "the keyboard at the table")
    turn, focus = desk.board.staged.turn, desk.window.table.scene.focus
    assert focus.current is not None and focus.current is turn.next_thing(), "it goes on where it was"
    assert focus.shown, "by keys, as before"
    desk.board.staged.take_back()
    assert desk.board.staged.gestures() == ()
    _speak(desk, "en")
    desk.wait_until(lambda: desk.window.session is not None, "the match")


@pytest.mark.parametrize("game_id", game_ids())
def test_the_ring_is_shown_again_in_another_language(open_desk: OpenDesk, game_id: str) -> None:
    desk = open_desk()
    desk.window.desk.start_match(SetupChoice(game_id, (TWO[0], SeatChoice("Ben", "easy"))))

    def may_act() -> bool:
        board = desk.window.table.board
        return board is not None and board.staged.turn is not None

    desk.wait_until(may_act, "the turn")
    desk.wait_until(lambda: bool(desk.window.table.scene.interactive_items()), "a thing to show it on")
    desk.window.table.scene.focus.show()
    assert desk.window.table.scene.focus.shown
    _speak_in_settings(desk, "de")
    desk.wait_until(may_act, "the turn")
    desk.wait_until(lambda: desk.window.table.scene.focus.shown, "the ring")


@pytest.mark.parametrize("game_id", game_ids())
def test_another_language_lays_a_late_table_out_in_the_size_of_the_window(
    open_desk: OpenDesk, game_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = open_desk()
    match = dealt(PERSON, PERSON, game_id=game_id)
    rng = Random(1)
    for _ in range(17):
        match.play(match.look(match.turn()).sample_action(rng))
    desk.window.open_match(match)
    desk.wait_until(lambda: desk.window.session is not None, "the table")
    widths, show_look = [], PhasedBoard.show_look

    def note_and_show(board: PhasedBoard[Any], look: Observation[Any]) -> None:
        widths.append(desk.window.table.view.viewport().width())
        show_look(board, look)

    monkeypatch.setattr(PhasedBoard, "show_look", note_and_show)
    _speak(desk, "de")
    desk.wait_until(lambda: bool(widths), "the table in German")
    assert set(widths) == {desk.window.width()}
    _speak(desk, "en")


def _played_out(game_id: str, players: str = PERSON, **options: bool) -> Match[Any]:
    match, rng = dealt(players, players, game_id=game_id, options=options), Random(1)
    while (seat := match.turn()) != OVER:
        if seat == CHANCE:
            match.play_chance(rng)
        else:
            match.play(match.observe(seat).sample_action(rng))
    return match


def _speak_in_settings(desk: Desk, language: str) -> None:
    desk.window.desk.asides.show_settings()
    _speak(desk, language)
    desk.wait_until(lambda: desk.page is desk.window.pages.settings, "the settings")
    desk.window.pages.settings.back.emit()


def test_other_languages_leave_a_replay_where_it_is(open_desk: OpenDesk) -> None:
    desk = open_desk()
    desk.window.open_match(_played_out("dutch-auction"))
    before = desk.window.desk.replay
    assert before is not None
    before.player.jump(5)
    before.bar.speed.segments[-1].click()
    before.bar.eyes_chosen.emit(1)
    _speak_in_settings(desk, "de")
    replay = desk.window.desk.replay
    assert replay is not None and replay is not before
    assert replay.player.at == 5
    assert replay.manner() == before.manner() == (1, SPEEDS[-1], False), "nor do hidden cards show"
    assert replay.bar.eyes.currentIndex() == 1
    assert desk.window.desk.is_at_table() and not desk.window.table.curtain.is_down()
    replay.player.play()
    desk.window.desk.cover()
    _speak_in_settings(desk, "en")
    curtain = desk.window.table.curtain
    assert curtain.is_down(), "nobody has uncovered it"
    other = desk.window.desk.replay
    assert other is not None and other.manner() == (1, SPEEDS[-1], True)
    other.player.pause()
    curtain.button.click()
    desk.wait_until(lambda: not curtain.is_down(), "the table")


@pytest.mark.parametrize("game_id", game_ids())
def test_other_languages_leave_the_result_in_sight_and_the_replay_over_it(
    open_desk: OpenDesk, game_id: str
) -> None:
    desk = open_desk()
    lead, match = desk.window.desk, _played_out(game_id)
    lead._end.recall(EndedMatch(match, "key.json"))
    lead._show(lead._end.page)
    words = desk.window.end.table_button.words
    for language in ("de", "en"):
        _speak_in_settings(desk, language)
        assert desk.page is desk.window.end
        assert (desk.window.end.table_button.words == words) is (language == "en")
    lead = desk.window.desk
    lead._watch_ended(3)
    _speak(desk, "de")
    lead = desk.window.desk
    assert lead.replay is not None and lead.replay.player.at == 3
    lead._leave_table()
    assert desk.page is desk.window.end, "back leads to the result"
    assert lead.ended is not None and lead.ended.match is match


def test_computers_that_wait_do_so_in_every_language(open_desk: OpenDesk) -> None:
    desk = open_desk()
    seats = (SeatChoice("Ada", "beginner"), SeatChoice("Ben", "beginner"))
    desk.window.desk.start_match(SetupChoice("top-cake", seats))
    desk.wait_until(lambda: desk.window.session is not None, "the match")
    before = desk.window.session
    assert before is not None
    before.set_paused(True)
    before.set_speed(4.0)
    _speak_in_settings(desk, "de")
    desk.wait_until(lambda: desk.window.session not in (None, before), "the match")
    session = desk.window.session
    assert session is not None and session.is_paused
    bar = session._watch_bar
    assert session.speed == 4.0 and bar is not None and bar.speed.segments[3].isChecked()
    assert "Sie warten" in desk.window.table.findChild(WatchBar).accessibleDescription()


def test_computers_wait_while_their_points_are_counted_too(open_desk: OpenDesk) -> None:
    desk = open_desk()
    match = _played_out("piece-o-cake", "beginner")
    match.undo_to(len(match.steps) - 1)
    desk.window.open_match(match)
    session, menu = desk.window.session, desk.window._menu
    assert session is not None and session.is_watched
    desk.wait_until(lambda: session.model.is_over, "the end")
    assert menu.pause.isEnabled()
    menu.pause.trigger()
    assert session.is_paused and menu.pause.text() == "Go on"


def test_another_language_gives_the_match_to_no_other_program_until_it_is_left(open_desk: OpenDesk) -> None:
    desk = open_desk()
    desk.window.desk.start_match(SetupChoice("top-cake", (TWO[0], SeatChoice("Ben", "easy")), first=0))
    desk.wait_until(lambda: desk.window.session is not None, "the match")
    file = desk.services.paths.saves / desk.window.desk.key_of_running()
    desk.wait_until(lambda: not desk.services.writer.has_unwritten(), "save")
    for language in ("de", "en"):
        _speak_in_settings(desk, language)
        assert desk.window.desk.key_of_running() == file.name and is_locked(file)
    desk.window.desk.show_home()
    desk.wait_until(lambda: not is_locked(file), "free save")


@pytest.mark.parametrize(
    ("game_id", "options"),
    [("piece-o-cake", {}), ("piece-o-cake", {"open_plates": True}), ("take-the-cake", {})],
)
def test_points_are_counted_on_in_another_language(
    open_desk: OpenDesk, game_id: str, options: dict[str, bool]
) -> None:
    desk = open_desk()
    match = _played_out(game_id, **options)
    match.undo_to(len(match.steps) - 1)
    desk.window.open_match(match)
    desk.wait_until(lambda: desk.window.session is not None, "the match")
    if desk.window.table.curtain.is_down():
        desk.window.table.curtain.button.click()
    session = desk.window.session
    assert session is not None
    desk.wait_until(session.can_redo, "what was taken back")
    _speak_in_settings(desk, "fr")
    session = desk.window.session
    assert session is not None
    desk.wait_until(session.can_redo, "what was taken back before")
    session.redo()

    def reads_on_to(there: Callable[[], bool], what: str) -> None:
        def is_there() -> bool:
            button = desk.window.table.board and desk.window.table.board.primary_button
            if not there() and button:
                button.click()
            return there()

        desk.wait_until(is_there, what)

    reads_on_to(lambda: desk.window.table.scene.walked_to == 2, "the third step")
    for language in ("de", "en"):
        _speak_in_settings(desk, language)
        desk.wait_until(lambda: desk.window.table.scene.walked_to == 2, "the third step")
        assert desk.window.desk.is_at_table() and desk.window.desk.ended is None
    reads_on_to(lambda: desk.page is desk.window.end, "the result")


def test_lessons_and_matches_are_there_in_another_language(open_desk: OpenDesk) -> None:
    desk = open_desk()
    desk.window.desk.play_lesson("top-cake")
    before = desk.window.desk.lesson
    assert before is not None
    before._go_to(2)
    desk.wait_until(before.is_waiting, "a task")
    desk.window.table.scene.focus.show()
    _speak_in_settings(desk, "de")
    lesson = desk.window.desk.lesson
    assert lesson is not None and lesson is not before
    assert (lesson.game_id, lesson.index) == ("top-cake", 2)
    desk.wait_until(lesson.is_waiting, "the task")
    assert desk.window.table.scene.focus.shown, "by keys, as before"
    desk.window.desk.show_matches()
    _speak_in_settings(desk, "en")
    assert desk.page is desk.window.pages.matches


@pytest.mark.parametrize("game_id", game_ids())
def test_screen_readers_find_nothing_beneath_a_cover(open_desk: OpenDesk, game_id: str) -> None:
    desk = open_desk()
    desk.window.desk.start_match(SetupChoice(game_id, (TWO[0], SeatChoice("Ben", PERSON)), first=0))

    def may_act() -> bool:
        board = desk.window.table.board
        if desk.window.table.curtain.is_down():
            desk.window.table.curtain.button.click()
        return board is not None and board.staged.turn is not None

    desk.wait_until(may_act, "the turn")
    table, session = desk.window.table, desk.window.session
    board = table.board
    assert session is not None and board is not None
    moves = session.model.moves_count
    found = items_in_tree(desk.window)
    assert all(thing.text(NAME) for thing in found.values()) and any(item.interactive for item in found)
    desk.window.desk.cover()
    desk.wait_until(table.curtain.is_down, "the cover")
    assert QAccessible.queryAccessibleInterface(table.view).childCount() == 0
    for thing in found.values():  # which a screen reader may have kept
        assert thing.text(NAME) == ""
        action = thing.actionInterface()
        assert action is not None and action.actionNames() == []
        action.doAction(PRESS)
    assert session.model.moves_count == moves and board.staged.gestures() == ()
    table.curtain.button.click()
    desk.wait_until(lambda: items_in_tree(desk.window).keys() == found.keys(), "what was there before")


@pytest.mark.parametrize("others", [PERSON, "easy"])
def test_another_language_leaves_the_lid_on_a_covered_table(open_desk: OpenDesk, others: str) -> None:
    desk = open_desk()
    seats = (SeatChoice("Ada", others), TWO[1])
    desk.window.desk.start_match(SetupChoice("top-cake", seats, first=1))
    if others == PERSON:
        desk.wait_for(Asks.LIFT)
        desk.window.table.curtain.button.click()
    desk.wait_for(Asks.BID)
    desk.window.desk.cover()
    words = desk.window.table.curtain.button.words
    for language in ("de", "en"):
        _speak_in_settings(desk, language)
        desk.wait_until(lambda: desk.window.session is not None, "the match")
        curtain = desk.window.table.curtain
        assert curtain.isVisible() and curtain._seat == 1
        assert (curtain.button.words == words) is (language == "en")
    curtain.button.click()
    assert desk.wait_for(Asks.LIFT, Asks.BID) is Asks.BID
    assert desk.viewer == 1


@pytest.mark.parametrize("game_id", game_ids())
def test_what_is_in_hand_stays_there_in_another_language(open_desk: OpenDesk, game_id: str) -> None:
    desk = open_desk()
    desk.window.desk.start_match(SetupChoice(game_id, (TWO[0], SeatChoice("Ben", "easy")), first=1))

    def picks() -> bool:
        scene = desk.window.table.scene
        for item in scene.interactive_items():
            scene.gestures.pick(item)
            if scene.gestures.picked_item is not None:
                return True
        return False

    def in_hand() -> str:
        item = desk.window.table.scene.gestures.picked_item
        return "" if item is None else item.key

    desk.wait_until(picks, "something to pick")
    key = in_hand()
    for language in ("de", "en"):
        _speak_in_settings(desk, language)
        desk.wait_until(lambda: in_hand() == key, "what was in hand")


def test_what_is_new_is_marked_in_another_language(open_desk: OpenDesk) -> None:
    desk = open_desk()
    desk.window.desk.start_match(SetupChoice("top-cake", (TWO[0], SeatChoice("Ben", "easy")), first=1))
    desk.wait_for(Asks.BID)
    news = desk.board.bidding.changes
    assert news.bids
    for language in ("de", "en"):
        _speak_in_settings(desk, language)
        desk.wait_for(Asks.BID)
        assert desk.board.bidding.changes == news
        marked = [
            item for item in desk.window.table.scene.table_items() if isinstance(item, LaidBid) and item.tag
        ]
        assert marked

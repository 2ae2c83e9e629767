"""Taking back at the table, holding, watching, and computers that stand in: on real pages."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QElapsedTimer, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cakedesk.app.match import curtain
from cakedesk.app.match.curtain import AGAIN_MS, REST_MS
from cakedesk.app.match.result_bar import ResultBar
from cakedesk.app.settings.values import Resolving
from cakedesk.engine.actions import OVER, Action
from cakedesk.engine.match import Match
from cakedesk.engine.registry import game_ids
from cakedesk.games.top_cake.phases import BIDDING, STACKING
from cakedesk.table.walk import WalkState
from tests.app.played_matches import play_to_the_end
from tests.app.session_kit import Sit, dealt


def until(match: Match[Any], holds: Callable[[Match[Any]], bool], seed: int = 1) -> Match[Any]:
    """Play a match by chance until something holds."""
    rng = Random(seed)
    while not holds(match):
        match.play(match.look(match.turn()).sample_action(rng))
    return match


def until_end_but_one(*players: str, **table: object) -> Match[Any]:
    """A match before its last action, which reveals nothing and is done by seat 0."""
    for seed in range(60):
        match = play_to_the_end(dealt(*players, seed=seed, **table), seed)
        if match.steps[-1].seat == 0 and not match.steps[-1].reveals:
            match.undo_to(len(match.steps) - 1)
            return match
    raise AssertionError("no such match")


def test_undo_lowers_the_curtain_again_for_who_acted(sit: Sit) -> None:
    table = sit(dealt("human", "human"))
    table.lift()
    assert not table.session.can_undo()
    before = table.shows()
    table.act()
    assert table.page.curtain.is_down()
    assert "Ben" in table.page.curtain.accessibleName()
    table.lift()
    assert table.session.model.viewer == 1
    assert table.session.can_undo()
    assert table.page.bar.undo_button.isEnabled()
    table.page.bar.undo_button.click()
    assert table.page.curtain.is_down()
    assert "Ada" in table.page.curtain.accessibleName()
    assert table.session.model.viewer is None, "nobody's hand lies beneath the lid"
    assert table.match.steps == []
    assert not table.session.can_redo(), "only who sits at the table may do it again"
    assert not table.page.bar.redo_button.isEnabled()
    table.lift()
    assert table.session.model.viewer == 0
    assert table.shows() == before
    assert table.page.bar.redo_button.isEnabled()
    table.page.bar.redo_button.click()
    table.rest()
    assert len(table.match.steps) == 1
    assert table.page.curtain.is_down()


def test_a_lid_that_has_just_fallen_is_not_lifted_by_a_late_press(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The quick second press of who has confirmed, which may be later than a double click."""
    table = sit(dealt("human", "human"))
    monkeypatch.setattr(curtain, "REST_MS", REST_MS)
    lid, clock, lifted = table.page.curtain, QElapsedTimer(), list[int]()
    lid.pressed.connect(lambda: lifted.append(clock.elapsed()))
    lid.cover_table()
    for _ in range(2):  # neither may a third one
        clock.start()
        lid.button.click()
    QTest.qWait(REST_MS + 50)
    assert lid.is_down() and not lifted
    lid.button.click()
    assert not lid.is_down() and len(lifted) == 1 and lifted[0] > REST_MS >= 600
    lid.cover_table()
    QTest.qWait(REST_MS - 200)
    lid.button.click()
    assert lid.is_down(), "too early"
    QTest.qWait(AGAIN_MS + 50)
    lid.button.click()
    assert not lid.is_down(), "who waits need not wait for long"


def test_tools_that_are_used_up_leave_the_keyboard_to_the_table(sit: Sit, qtbot: QtBot) -> None:
    table = sit(until(dealt("human", "computer"), lambda match: match.turn() == 0 and len(match.steps) > 1))
    table.page.activateWindow()
    table.rest()
    turn = table.board.bidding.turn
    assert turn is not None
    turn.composer.stage(turn.composer.held[0], table.match.look(0).shown.row[0])
    turn.note()
    bar, view = table.page.bar, table.page.view
    assert bar.undo_button.isEnabled()
    for button in (bar.undo_button, bar.redo_button):
        button.setFocus()
        qtbot.waitUntil(button.hasFocus)
        while button.isEnabled():
            button.click()
        assert view.hasFocus()


def test_what_another_person_did_is_not_taken_back_by_the_one_before(sit: Sit) -> None:
    table = sit(dealt("human", "human", "human"))
    table.lift()
    table.act()
    table.lift()
    table.act()
    table.session.undo()
    assert len(table.match.steps) == 1
    assert "Ben" in table.page.curtain.accessibleName()
    table.lift()
    assert table.session.can_undo()
    table.session.undo()
    assert table.match.steps == []


def test_what_showed_something_new_stays(sit: Sit) -> None:
    match = until(dealt("human", "human"), lambda it: bool(it.steps) and it.steps[-1].reveals)
    table = sit(match, resumed=True)
    assert not table.session.can_undo()
    table.session.undo()
    table.session.undo_turn()
    assert table.match is match
    assert match.steps[-1].reveals


def test_the_log_waits_for_what_is_shown_once_more(sit: Sit) -> None:
    match = until(dealt("human", "human"), lambda it: bool(it.steps) and it.steps[-1].reveals)
    table = sit(match, resumed=True)
    log, last = table.session.log.lines, len(match.steps) - 1
    log.set_active(True)
    table.rest(lambda: log.is_complete)
    assert max(entry.step for entry in log.entries) < last
    table.lift()
    table.rest(lambda: log.entries[-1].step == last)


def test_gestures_go_back_before_actions(sit: Sit) -> None:
    table = sit(dealt("human", "human"))
    table.lift()
    table.act()
    table.lift()
    turn = table.board.bidding.turn
    assert turn is not None
    kinds, card = turn.composer.held, table.match.look(1).shown.row[0]
    for kind in kinds[:2]:
        turn.composer.stage(kind, card if kind == kinds[0] else table.match.look(1).shown.row[1])
        turn.refresh()
    table.session.undo()
    table.session.undo()
    assert not table.board.staged.can_take_back()
    assert len(table.match.steps) == 1
    buttons = (table.page.bar.undo_button, table.page.bar.redo_button)
    for staged in (1, 2):
        assert table.session.can_redo() and buttons[1].isEnabled()
        table.session.redo()
        assert len(table.board.staged.gestures()) == staged and buttons[0].isEnabled()
    assert not table.session.can_redo() and not buttons[1].isEnabled()
    table.session.undo_turn()
    assert not table.board.staged.can_take_back()
    table.session.redo()
    assert len(table.board.staged.gestures()) == 2, "at once, as it was taken back"
    table.session.undo_turn()
    turn.composer.stage(kinds[0], card)
    turn.refresh()
    table.session.undo_turn()
    assert not table.board.staged.can_take_back()
    assert len(table.match.steps) == 1, "the whole turn is one's own"
    table.session.undo_turn()
    assert table.match.steps == []


def stacking_turn(match: Match[Any]) -> list[Action]:
    """Placements of the seat to act that end its turn and reveal nothing; none if there are none."""
    actions: list[Action] = []
    look = match.look(match.turn())
    while look.may_act() and look.shown.phase == STACKING:
        actions.append(look.legal_actions()[0])
        if look.shown.reveals(actions[-1]):
            return []
        look.apply(actions[-1])
    return actions


def test_a_confirmed_stacking_turn_goes_back_as_a_whole(sit: Sit) -> None:
    for seed in range(40):
        match = dealt("human", "hard", seed=seed)
        until(match, lambda it: it.turn() == OVER or (it.turn() == 0 and len(stacking_turn(it)) > 1), seed)
        if match.turn() == 0:
            break
    actions, steps = stacking_turn(match), len(match.steps)
    table = sit(match, resumed=True)
    table.rest(lambda: table.board.staged.turn is not None and "zone/new" in str(table.shows()))
    before = table.shows()
    table.thinker.waits = True
    table.board.staged.confirmed.emit(tuple(actions))
    table.rest(lambda: len(match.steps) >= steps + 1)
    table.session.undo()
    assert len(match.steps) == steps, "in the middle of it"
    table.rest()
    assert table.shows() == before
    table.board.staged.confirmed.emit(tuple(actions))
    table.rest(lambda: len(match.steps) >= steps + len(actions))
    table.session.undo()
    table.rest()
    assert len(match.steps) == steps
    assert table.shows() == before
    table.session.redo()
    assert len(match.steps) == steps + len(actions)


def test_undo_while_a_computer_thinks_makes_its_answer_outdated(sit: Sit) -> None:
    table = sit(dealt("human", "hard"))
    table.thinker.waits = True
    before = table.shows()
    table.act()
    assert table.thinker.is_out
    table.session.undo()
    assert not table.thinker.is_out
    table.thinker.answer()
    table.rest()
    assert table.match.steps == []
    assert table.shows() == before


def test_answers_are_taken_back_only_where_the_match_is_set_so(sit: Sit) -> None:
    table = sit(dealt("human", "hard", "easy"))
    table.act()
    assert [step.seat for step in table.match.steps[:3]] == [0, 1, 2]
    assert not table.session.can_undo()
    assert table.page.bar._tag.isHidden()


def test_taking_back_answers_goes_to_the_own_last_decision(sit: Sit) -> None:
    table = sit(dealt("human", "hard", "easy", take_back=True))
    assert not table.page.bar._tag.isHidden(), "the table says so"
    before = table.shows()
    table.act()
    table.act()
    mine = [number for number, step in enumerate(table.match.steps) if step.seat == 0]
    record = table.match.record()
    table.session.undo()
    assert len(table.match.steps) == mine[-1]
    table.session.redo()
    table.rest()
    assert table.match.record().moves[: len(record.moves)] == record.moves
    for _ in mine:
        assert table.session.can_undo()
        table.session.undo()
    table.rest()
    assert table.match.steps == []
    assert table.shows() == before


def test_two_people_never_take_back_answers(sit: Sit) -> None:
    table = sit(dealt("human", "human", "hard", take_back=True))
    table.lift()
    assert table.page.bar._tag.isHidden()


def test_a_match_goes_on_when_its_end_is_taken_back(sit: Sit) -> None:
    match = until_end_but_one("human", "hard")
    table = sit(match, resumed=True)
    table.act()
    table.rest(lambda: table.finished == 1)
    assert table.session.can_undo()
    table.session.undo()
    table.rest()
    assert match.turn() == 0
    table.session.redo()
    table.rest(lambda: table.finished == 2)
    table.session.hold()
    table.session.release()
    assert table.finished == 2, "looking at earlier moments does not end it once more"


def test_the_final_table_leads_back_to_the_result_until_its_end_is_taken_back(sit: Sit, qtbot: QtBot) -> None:
    table = sit(until_end_but_one("human", "hard"), resumed=True)
    table.act()
    table.rest(lambda: table.finished == 1)
    page, home = table.page, table.page.bar.back_button.words
    table.session.show_final_table()
    assert page.bar.back_button.words == "Back to the result" != home
    (way_back,) = page.findChildren(ResultBar)
    assert QApplication.focusWidget() is way_back.back, "all that is left to do"
    assert way_back.isVisible() and page.rect().contains(way_back.geometry())
    assert not page.view.geometry().intersects(way_back.geometry()), "nothing of the table is covered"
    keys = (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter)
    confirm = partial(qtbot.keyClick, page.view, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    for press in (way_back.back.click, *(partial(qtbot.keyClick, page.view, key) for key in keys), confirm):
        page.view.setFocus()
        with qtbot.waitSignal(page.left):
            press()
    bidding = table.board.bidding
    assert bidding is not None and not bidding.tray.hand.items(), "nobody bids any more"
    table.session.undo()
    table.rest()
    assert page.bar.back_button.words == home
    assert not any(bar.isVisible() for bar in page.findChildren(ResultBar)), "it may be deleted already"
    with qtbot.assertNotEmitted(page.left):
        qtbot.keyClick(page.view, Qt.Key.Key_Escape)


def test_nobody_acts_while_the_table_is_held(sit: Sit) -> None:
    table = sit(dealt("human", "hard"))
    table.thinker.waits = True
    before = table.shows()
    table.session.hold()
    assert not table.session.can_undo()
    table.board.show_look(table.match.look(None))
    table.session.release()
    table.rest()
    assert table.shows() == before
    table.act()
    table.session.hold()
    assert not table.thinker.is_out
    table.thinker.waits = False
    table.session.release(redraw=False)
    table.rest(lambda: len(table.match.steps) > 1)


def test_a_curtain_stays_down_over_a_table_that_was_held(sit: Sit) -> None:
    table = sit(dealt("human", "human"))
    assert table.page.curtain.is_down()
    table.session.hold()
    table.session.release()
    assert table.page.curtain.is_down()
    assert table.session.model.viewer is None
    table.lift()
    assert table.session.model.viewer == 0
    table.session.cover()
    assert not table.session.can_undo()
    table.lift()


def test_the_lid_of_who_plays_alone_has_the_own_sign(sit: Sit) -> None:
    table = sit(dealt("easy", "human"))
    table.rest(lambda: table.session.model.turn() == 1)
    table.session.cover()
    assert table.page.curtain._seat == 1
    assert "Ben" not in table.page.curtain.button.text(), "there is nobody to keep anything from"
    table.lift()


def test_a_match_of_computers_pauses_and_goes_on_step_by_step(sit: Sit) -> None:
    match = play_to_the_end(dealt("hard", "easy"))
    match.undo_to(len(match.steps) - 7)
    table = sit(match, resumed=True)
    assert table.session.is_watched
    table.session.set_paused(True)
    assert table.session.is_paused
    table.rest(lambda: not table.page.scene.queue.busy)
    for _ in range(3):
        steps = len(match.steps)
        table.session.step()
        table.rest(lambda steps=steps: len(match.steps) == steps + 1)
        for _ in range(5):
            table.rest(lambda: not table.page.scene.queue.busy)
        assert len(match.steps) == steps + 1
    table.session.set_speed(4.0)
    assert table.session.speed == 4.0
    table.session.set_paused(False)
    table.rest(lambda: table.finished == 1)
    assert match.turn() == OVER


def test_the_points_of_a_match_of_computers_wait_and_go_on_step_by_step(sit: Sit, qtbot: QtBot) -> None:
    match = play_to_the_end(dealt("hard", "easy", game_id="piece-o-cake"))
    match.undo_to(len(match.steps) - 1)
    table = sit(match, resumed=True)
    table.session.set_paused(True)
    pressed = 0
    while not table.finished and pressed < 40:
        bar = table.session._watch_bar
        assert bar is not None and bar.isVisibleTo(table.page)
        bar.step.click()
        QTest.qWait(50)
        pressed += 1
    assert table.finished == 1 and match.turn() == OVER and pressed > 3
    table.session.show_final_table()
    assert table.session._watch_bar is None


@pytest.mark.parametrize("game_id", game_ids())
def test_a_match_of_computers_that_is_paused_late_waits_at_its_end(
    sit: Sit, qtbot: QtBot, game_id: str
) -> None:
    match = play_to_the_end(dealt("hard", "easy", game_id=game_id))
    match.undo_to(len(match.steps) - 1)
    table = sit(match, resumed=True)
    table.session.set_speed(30.0)
    qtbot.waitUntil(lambda: match.turn() == OVER)
    table.session.set_paused(True)
    for _ in range(5):
        table.rest(lambda: not table.page.scene.queue.busy)
        assert table.finished == 0, "they wait"
    table.session.set_paused(False)
    table.rest(lambda: table.finished == 1)


def test_a_match_of_computers_resolves_by_itself_and_waits_there_as_well(sit: Sit, qtbot: QtBot) -> None:
    """Whoever plays with *wait for Next* watches all the same."""
    match = play_to_the_end(dealt("hard", "easy"))
    numbers = reversed(range(len(match.steps)))
    match.undo_to(next(number for number in numbers if len(match.sights_of(number, None)) > 6))
    table = sit(match, resumed=True)
    table.services.settings.resolving = Resolving.WAIT
    table.session.set_speed(30.0)
    motion = table.page.scene.motion
    assert motion.pace == "timer" and not motion.keeps_results

    def holds(*states: WalkState) -> bool:
        walk = table.board.resolving.walk if table.board.resolving is not None else None
        return walk is not None and walk.state in states

    qtbot.waitUntil(lambda: holds(WalkState.HOLDING, WalkState.RESULT))
    table.session.set_paused(True)
    row = table.board.resolving
    assert row is not None and row.walk is not None
    walk = row.walk
    shown, steps = walk.index, len(match.steps)
    qtbot.wait(300)
    assert (walk.index, len(match.steps)) == (shown, steps), "paused it waits to be read"
    table.session.step()
    qtbot.waitUntil(lambda: walk.index != shown)
    table.session.set_paused(False)
    qtbot.waitUntil(lambda: table.finished == 1)


def test_who_comes_back_lifts_one_lid_also_where_something_was_missed(sit: Sit) -> None:
    match = play_to_the_end(dealt("human", "human"))
    while match.turn() < 0 or not match.steps[-1].reveals or match.look(match.turn()).shown.phase != BIDDING:
        match.undo_to(len(match.steps) - 1)
    table = sit(match, resumed=True)
    assert table.page.curtain.is_down()
    table.lift()
    table.rest()
    assert not table.page.curtain.is_down()
    assert table.session.model.viewer == match.turn()
    assert table.board.staged.turn is not None


def test_who_comes_back_on_a_computers_turn_lifts_one_lid_too(sit: Sit) -> None:
    match = dealt("easy", "human", "human")
    table = sit(match, resumed=True)
    assert table.page.curtain.is_down()
    assert match.steps and match.turn() == 1, "the computer needs nobody to lift a lid"
    assert "Ben" in table.page.curtain.accessibleName()
    table.lift()
    assert not table.page.curtain.is_down()
    assert table.session.model.viewer == 1


def test_people_can_not_be_paused(sit: Sit) -> None:
    table = sit(dealt("human", "hard"))
    table.session.set_paused(True)
    assert not table.session.is_paused
    table.session.step()
    assert table.match.steps == []


def test_a_character_plays_and_stands_in_the_record(sit: Sit) -> None:
    told: list[str] = []
    match = dealt("human", "medium:mean", "hard:kind")
    table = sit(match)
    table.session.trouble.connect(told.append)
    for _ in range(2):
        table.act()
    assert set(table.thinker.levels) == {"medium:mean", "medium"}
    assert [words for words in told if "mean" in words] == []
    assert len(told) == 1, "nobody knows that character"
    assert Match.from_json(match.record().to_json()).players == ["human", "medium:mean", "hard:kind"]


def test_a_player_that_only_another_program_has_is_told_once_and_stood_in_for(sit: Sit) -> None:
    told: list[str] = []
    match = dealt("human", "deep\nthought", "random")
    table = sit(match)
    table.session.trouble.connect(told.append)
    for _ in range(2):
        table.act()
    assert told == ["CakeDesk has no computer player “deep thought”. One of level medium plays for Ben."]
    assert set(table.thinker.levels) == {"medium", "random"}
    assert match.players[1] == "deep\nthought", "the record stays"

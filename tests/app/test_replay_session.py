"""A replay shows at each move exactly what those eyes saw, by all inputs, and hides what it must."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cakedesk.app.files.paths import AppPaths
from cakedesk.app.log.list import LogList
from cakedesk.app.match.model import deal_match
from cakedesk.app.people.seats import seat_people
from cakedesk.app.replay.eyes import EVERYONE, SPECTATOR, Eyes, ReplayPast
from cakedesk.app.replay.words import ReplayWords
from cakedesk.app.settings.values import Pace, Resolving
from cakedesk.app.widgets.bar_controls import SPEEDS
from cakedesk.engine.actions import CHANCE, OVER
from cakedesk.engine.match import Match
from cakedesk.engine.registry import find_game, game_ids
from cakedesk.table.boards.registry import BOARDS
from tests.app.played_matches import new_match, play_some, play_to_the_end, random_action
from tests.app.replay_kit import FreshTable, Opener, Viewing, click, viewing, viewings
from tests.example_game.registered import GAME_ID as EXAMPLE_ID
from tests.example_game.registered import one_more_game


@pytest.fixture
def see(qtbot: QtBot, paths: AppPaths) -> Iterator[Opener]:
    with viewings(paths) as see:
        yield see


@pytest.fixture
def example() -> Iterator[None]:
    with one_more_game():
        yield


@pytest.fixture(scope="module")
def finished() -> Match[Any]:
    return play_to_the_end(new_match(3, seats=3))


def choose(shown: Viewing, eyes: Eyes) -> None:
    number = shown.session.past.eyes.index(eyes)
    shown.session.bar.eyes.choose(number)
    shown.session.bar.eyes.chosen.emit(number)


def press(shown: Viewing, key: Qt.Key) -> None:
    QTest.keyClick(shown.session.bar.play, key)
    QTest.qWait(2)
    shown.rest()


@pytest.mark.parametrize("game_id", game_ids())
def test_only_the_end_of_a_turn_goes_without_a_sentence_of_its_own(game_id: str, qapp: object) -> None:
    game, rng = find_game(game_id), Random(2)
    names = ("Ada", "Ben", "Zoé")[: max(game.seats)]
    players = ("human",) * len(names)
    match = deal_match(game, names, players, rng=rng)
    while match.turn() != OVER:
        if match.turn() == CHANCE:
            match.play_chance(rng)
        else:
            match.play(random_action(match, rng))
    words = ReplayWords(ReplayPast(match), BOARDS[game_id], seat_people(names, players))
    for number, (step, then) in enumerate(pairwise(match.steps), 1):
        told = words.moment(number, EVERYONE).done
        if told.endswith("ends the turn"):
            assert told == f"{names[step.seat]} ends the turn" and then.seat != step.seat, step


# ------------------------------------------------------------------------------------------ what is seen


def any_finished(game_id: str) -> Match[Any]:
    """A match of a game that has a table, played at random by as few as may."""
    game, rng = find_game(game_id), Random(4)
    names = ["Ada", "Ben", "Zoé", "Łucja"][: max(2, game.seats[0])]
    match = deal_match(game, names, ["human"] * len(names), rng=rng)
    while match.turn() != OVER:
        turn = match.turn()
        match.play(match.chance_outcome(rng) if turn == CHANCE else match.observe(turn).sample_action(rng))
    return match


@pytest.mark.parametrize("game_id", [*sorted(BOARDS), EXAMPLE_ID])
@pytest.mark.parametrize("eyes", [EVERYONE, SPECTATOR, Eyes(0), Eyes(1)])
@pytest.mark.usefixtures("example")
def test_each_moment_is_drawn_as_on_a_fresh_table(see: Opener, game_id: str, eyes: Eyes) -> None:
    finished = any_finished(game_id)
    shown = see(finished)
    choose(shown, eyes)
    fresh = FreshTable(shown.page, finished)
    try:
        # Back and forth: what is left over of another moment would stand there.
        count = len(finished.steps)
        for steps in (0, min(5, count), count, min(12, count), min(9, count), count - 1, 1):
            shown.session.player.jump(steps)
            assert shown.shows() == fresh.draw(shown.session.past.look(steps, eyes)), steps
    finally:
        fresh.close()


@pytest.mark.parametrize("eyes", [EVERYONE, SPECTATOR, Eyes(1)])
def test_each_step_on_ends_in_the_look_of_its_moment(see: Opener, finished: Match[Any], eyes: Eyes) -> None:
    shown = see(finished)
    choose(shown, eyes)
    past, board = shown.session.past, shown.page.board
    shown.page.scene.set_motion(shown.page.scene.motion._replace(speed=100.0))
    assert board is not None
    looks = []
    draw = board.show_look
    board.show_look = lambda look: (looks.append(look), draw(look))  # type: ignore[method-assign, assignment]
    count = len(finished.steps)
    for steps in (*range(1, 12), *range(count - 2, count + 1)):
        shown.session.player.jump(steps - 1)
        shown.session.player.step_on()
        QTest.qWait(1)
        shown.rest()
        assert shown.session.player.at == steps
        assert looks[-1] == past.look(steps, eyes)
    walked = shown.shows()
    shown.session.player.jump(3)
    shown.session.player.jump(count)
    assert shown.shows() == walked


def test_an_open_look_hides_nothing_and_a_seats_look_does(finished: Match[Any]) -> None:
    past = ReplayPast(finished)
    assert past.eyes == (EVERYONE, SPECTATOR, Eyes(0), Eyes(1), Eyes(2))
    for steps in range(len(finished.steps) + 1):
        assert past.look(steps, EVERYONE).shown == finished.open_look_at(steps).shown
        for seat in range(3):
            assert past.look(steps, Eyes(seat)) == finished.look_at(steps, seat)
        assert past.look(steps, SPECTATOR) == finished.look_at(steps, None)
    for step in range(len(finished.steps)):
        assert past.sights(step, Eyes(1)) == finished.sights_of(step, 1)
        told = past.told(EVERYONE).steps[step].sights_for(2)
        assert told == finished.open_sights_of(step)
        assert past.told(SPECTATOR).steps[step] is finished.steps[step]


def test_no_face_of_a_hidden_card_in_other_eyes(see: Opener, finished: Match[Any]) -> None:
    """Bids that lie face down have no number, in the scene and in the log."""
    steps = 5
    state = finished.open_look_at(steps).shown
    shown = see(finished, start_at=steps, log_open=True)
    everyone = "\n".join(shown.shows())
    choose(shown, SPECTATOR)
    QTest.qWait(30)
    others = "\n".join(shown.shows())
    assert "face down" not in everyone
    assert "face down" in others
    assert state.turn() >= 0
    assert not [line for line in shown.shows() if line.startswith("hand/")]
    for seat in range(3):
        choose(shown, Eyes(seat))
        mine = finished.look_at(steps, seat).shown
        hands = {line.split()[0] for line in shown.shows() if line.startswith("hand/")}
        assert len(hands) >= 1, "one's own hand lies there"
        assert mine.hands[(seat + 1) % 3] != state.hands[(seat + 1) % 3], "and the look knows no other"
        assert "face down" in "\n".join(shown.shows())


def test_a_running_match_keeps_its_secrets(see: Opener) -> None:
    match = play_some(new_match(3, seats=3), 6)  # three people
    past = ReplayPast(match)
    assert past.eyes == (SPECTATOR,)
    for eyes in (EVERYONE, Eyes(0), Eyes(1), Eyes(2)):
        with pytest.raises(ValueError, match="must not see"):
            past.look(1, eyes)
        with pytest.raises(ValueError, match="must not see"):
            past.sights(1, eyes)
        with pytest.raises(ValueError, match="must not see"):
            past.told(eyes)
    shown = see(match, start_at=6)
    assert shown.session.player.eyes == SPECTATOR
    assert not shown.session.bar.eyes.isEnabled()
    assert shown.session.bar.offer.isHidden(), "nobody plays on from the middle of what still runs"
    assert not [line for line in shown.shows() if line.startswith("hand/")]


def test_a_match_that_was_given_up_is_seen_by_all_its_seats_and_goes_on_nowhere(see: Opener) -> None:
    match = play_some(new_match(3, seats=2), 12)
    match.table["abandoned"] = True
    shown = see(match)
    assert shown.session.past.eyes == (SPECTATOR, Eyes(0), Eyes(1))
    choose(shown, Eyes(1))
    assert shown.session.look() == match.look_at(0, 1)
    assert not shown.session.bar.offer.isVisible()


def test_the_one_person_of_a_running_match_sees_what_was_hers(see: Opener) -> None:
    match = new_match(3, seats=3)
    match.players[:] = ["medium", "human", "easy"]
    play_some(match, 6)
    shown = see(match)
    assert shown.session.past.eyes == (Eyes(1), SPECTATOR)
    assert shown.session.player.eyes == Eyes(1)
    assert shown.session.look() == match.look_at(0, 1)


# -------------------------------------------------------------------------------------------- how it goes


def test_keys_go_from_moment_to_moment(see: Opener, finished: Match[Any]) -> None:
    shown, count = see(finished), len(finished.steps)
    assert QApplication.focusWidget() is shown.session.bar.play
    for key, at in (
        (Qt.Key.Key_Right, 1),
        (Qt.Key.Key_Right, 2),
        (Qt.Key.Key_Left, 1),
        (Qt.Key.Key_End, count),
        (Qt.Key.Key_Right, count),
        (Qt.Key.Key_Left, count - 1),
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_Left, 0),
    ):
        press(shown, key)
        assert shown.session.player.at == at, key
    marks = [0, *shown.session.bar.slider.marks, count]
    ends = [at for number, at in enumerate(marks) if at not in marks[:number]]
    for at in ends[1:]:
        press(shown, Qt.Key.Key_PageDown)
        assert shown.session.player.at == at
    press(shown, Qt.Key.Key_PageUp)
    assert shown.session.player.at == ends[-2]
    for key, factor in ((Qt.Key.Key_4, 4.0), (Qt.Key.Key_1, 0.5), (Qt.Key.Key_2, 1.0), (Qt.Key.Key_3, 2.0)):
        press(shown, key)
        assert SPEEDS[shown.session.bar.speed._row.index] == factor


def test_keys_hold_on_the_table_as_well(see: Opener, finished: Match[Any]) -> None:
    shown = see(finished)
    view = shown.page.view
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_Right)
    QTest.qWait(2)
    shown.rest()
    assert shown.session.player.at == 1
    QTest.keyClick(view, Qt.Key.Key_Tab)
    assert shown.page.scene.focus.shown, "Tab goes from card to card"
    QTest.keyClick(view, Qt.Key.Key_Right)
    QTest.qWait(2)
    assert shown.session.player.at == 1, "and arrows with it then"
    QTest.keyClick(view, Qt.Key.Key_PageDown)
    assert shown.session.player.at > 1


def test_buttons_and_line_go_from_moment_to_moment(see: Opener, finished: Match[Any]) -> None:
    shown, count = see(finished), len(finished.steps)
    bar = shown.session.bar
    assert not bar.to_start.isEnabled()
    assert not bar.step_back.isEnabled()
    click(shown, bar.step_on)
    click(shown, bar.step_on)
    assert shown.session.player.at == 2
    click(shown, bar.step_back)
    assert shown.session.player.at == 1
    click(shown, bar.to_end)
    assert shown.session.player.at == count
    assert not bar.step_on.isEnabled()
    assert not bar.offer.button.isEnabled(), "there is nothing left to play"
    click(shown, bar.to_start)
    assert shown.session.player.at == 0
    assert "before the first" in bar._told[0]
    middle = QPoint(bar.slider.width() // 2, bar.slider.height() // 2)
    QTest.mouseClick(bar.slider, Qt.MouseButton.LeftButton, pos=middle)
    assert shown.session.player.at == round(count / 2)
    assert f"move {shown.session.player.at} of {count}: " in bar._told[0]
    assert bar.slider.value() == shown.session.player.at
    assert bar.slider.accessibleDescription() == bar._told[0]


def test_it_plays_by_itself_to_the_end(see: Opener, finished: Match[Any], qtbot: QtBot) -> None:
    count = len(finished.steps)
    shown = see(finished, start_at=count - 3)
    bar, ends = shown.session.bar, []
    shown.session.finished.connect(lambda: ends.append(shown.session.player.at))
    click(shown, bar.speed.segments[3])
    click(shown, bar.play)
    assert bar.play.words == "Pause"
    qtbot.waitUntil(lambda: bool(ends))
    assert ends == [count]
    assert bar.play.words == "Play"
    QTest.keyClick(bar.play, Qt.Key.Key_Space)
    assert shown.session.player.at <= 1, "from the end it begins once more"
    QTest.keyClick(bar.play, Qt.Key.Key_Space)
    assert not shown.session.player.is_playing


def test_resolving_goes_on_without_anybody(see: Opener, finished: Match[Any], qtbot: QtBot) -> None:
    """Whoever plays with *wait for Next* watches all the same."""
    at = next(
        number for number, step in enumerate(finished.steps) if len(finished.sights_of(number, None)) > 6
    )
    shown = see(finished, start_at=at)
    settings = shown.services.settings
    settings.resolving = Resolving.WAIT
    settings.animation_speed = Pace.FAST
    motion = shown.page.scene.motion
    assert motion.pace == "timer"
    assert not motion.keeps_results
    shown.page.scene.set_motion(motion._replace(speed=60.0))
    shown.session.player.step_on()
    qtbot.waitUntil(lambda: shown.session.player._is_moving)
    qtbot.waitUntil(lambda: not shown.session.player._is_moving)
    assert shown.session.player.at == at + 1
    shown.leave()
    motion = shown.page.scene.motion
    assert motion.pace == "wait"
    assert motion.keeps_results, "a match on the same table waits again"


def test_a_jump_ends_what_moves(see: Opener, finished: Match[Any], qtbot: QtBot) -> None:
    shown = see(finished)
    shown.services.settings.animation_speed = Pace.SLOW
    shown.session.player.step_on()
    qtbot.waitUntil(lambda: shown.session.player._is_moving)
    QTest.qWait(30)
    shown.session.player.jump(12)
    assert not shown.session.player._is_moving
    assert shown.page.scene.queue.busy, "all of it in one turn would hold the window up"
    qtbot.waitUntil(lambda: not shown.page.scene.queue.busy)
    fresh = FreshTable(shown.page, finished)
    assert shown.shows() == fresh.draw(shown.session.past.look(12, EVERYONE))
    fresh.close()
    QTest.qWait(50)
    assert shown.session.player.at == 12, "nothing comes after it"


def test_it_waits_while_held_or_covered(see: Opener, finished: Match[Any], qtbot: QtBot) -> None:
    shown = see(finished)
    session = shown.session
    session.player.play()
    session.hold()
    at = session.player.at
    QTest.qWait(60)
    assert session.player.at == at
    session.release(redraw=False)
    session.cover()
    assert shown.page.curtain.is_down()
    assert not session.bar.isVisible()
    shown.page.curtain.button.click()
    qtbot.waitUntil(lambda: session.player.at > at)


# ------------------------------------------------------------------------------------------------ the log


def test_the_log_follows_and_leads(see: Opener, finished: Match[Any], qtbot: QtBot) -> None:
    shown = see(finished, log_open=True)
    panel = shown.page.log
    qtbot.waitUntil(lambda: len(panel.list.entries) > 50)
    at = next(
        number
        for number, entry in enumerate(panel.list.entries)
        if entry.step == 9 and not entry.line.is_heading
    )
    panel.list.chosen.emit(at)
    assert shown.session.player.at == 10
    assert is_framed(panel.list, at, qtbot)
    shown.session.player.jump(3)
    lines = [n for n, entry in enumerate(panel.list.entries) if not entry.line.is_heading]
    assert is_framed(panel.list, max(n for n in lines if panel.list.entries[n].step < 3), qtbot)
    panel.moved.emit(1)
    QTest.qWait(2)
    shown.rest()
    assert shown.session.player.at == 4


def is_framed(lines: LogList, index: int, qtbot: QtBot) -> bool:
    """Whether a line has come into view, framed."""
    qtbot.waitUntil(lambda: lines.row_of(index) is not None)
    row = lines.row_of(index)
    return row is not None and row.is_current


@pytest.mark.parametrize("start_at", [0, 9])
@pytest.mark.parametrize("opened_by_person", [False, True])
def test_the_log_stands_at_the_moment_that_is_shown(
    see: Opener, finished: Match[Any], qtbot: QtBot, start_at: int, opened_by_person: bool
) -> None:
    shown = see(finished, start_at=start_at, log_open=not opened_by_person)
    lines = shown.page.log.list
    told: set[int] = set()  # how far the lines that came into view tell
    lines._bar.valueChanged.connect(lambda _value: told.update(_steps_in_view(lines)))
    if opened_by_person:
        shown.page.bar.log_button.click()
    qtbot.waitUntil(lambda: shown.session._log.is_complete)
    shown.rest()
    everybody, *seats = shown.page.log.filter.everybody, *shown.page.log.filter.seats
    for choice in (everybody, seats[0], everybody):
        choice.click()
        now = _steps_in_view(lines)
        assert choice is not everybody or start_at - 1 in now
        assert max(told | now) < len(finished.steps) - 1, "how it ends is not told ahead"
    choose(shown, SPECTATOR)
    assert max(told | _steps_in_view(lines)) < len(finished.steps) - 1


def _steps_in_view(lines: LogList) -> set[int]:
    return {lines.entries[at].step for at in lines._in_view()}


def test_the_log_tells_what_those_eyes_saw(see: Opener, finished: Match[Any], qtbot: QtBot) -> None:
    shown = see(finished, log_open=True)
    panel, texts = shown.page.log, {}
    for eyes in (EVERYONE, SPECTATOR, Eyes(0)):
        choose(shown, eyes)
        qtbot.waitUntil(lambda: len(panel.list.entries) > 50)
        told, words = shown.session.past.told(eyes), shown.session._entry
        begins = words.beginning(told.look_at(0, eyes.seat), panel._log.people)
        sights = [step.sights_for(eyes.seat) for step in told.steps]
        wanted = [line.text for line in begins]
        wanted += [line.text for seen in sights for line in words.log_lines(seen, panel._log.people)]
        qtbot.waitUntil(lambda wanted=wanted: len(panel.list.entries) == len(wanted))
        texts[eyes] = [entry.line.text for entry in panel.list.entries]
        assert texts[eyes] == wanted


def test_a_match_without_moves_can_be_looked_at(see: Opener) -> None:
    match = new_match(3, seats=2)
    match.table["name"] = "An\n\u202eevening" + "!" * 3000
    shown = see(match)
    bar = shown.session.bar
    assert bar._title.text() == f"An evening{'!' * 29}…, as far as it has come"
    assert not bar.play.isEnabled()
    assert not bar.slider.isEnabled()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_End, Qt.Key.Key_Space, Qt.Key.Key_PageDown):
        QTest.keyClick(bar.eyes, key)
    assert shown.session.player.at == 0


def test_leaving_leaves_nothing(paths: AppPaths, qtbot: QtBot, finished: Match[Any]) -> None:
    with viewing(paths, finished, log_open=True) as shown:
        shown.session.player.play()
        QTest.qWait(5)
        shown.leave()
        assert shown.page.board is None
        assert shown.page.view.hasFocus()
        assert shown.page.log.list.entries == []
        assert not things_left(shown)


def things_left(shown: Viewing) -> list[str]:
    return [line for line in shown.shows() if line.split()[0]]

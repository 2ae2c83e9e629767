"""Whatever is done to the window in the middle of something else, the game goes on as it should."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt, QTimer

from cakedesk.app.settings.values import Pace, Resolving
from cakedesk.engine.registry import game_ids
from tests.whole_games.conftest import DeskMaker
from tests.whole_games.desk import Asks, Desk, Outfit
from tests.whole_games.disturbances import DisturbedHands, Disturber
from tests.whole_games.hands import ClickHands, DragHands, Hands, KeyHands
from tests.whole_games.hidden import Watcher
from tests.whole_games.person import lift
from tests.whole_games.playing import Player, set_up, stage_card
from tests.whole_games.scripts import Script, write_script
from tests.whole_games.tidiness import Messes

ROUNDS = 2
"""So many rounds are played: everything that moves in a game has moved then."""
MOVING = Outfit(animations=Pace.FAST)


def still_to_play(desk: Desk) -> bool:
    """Whether those rounds are not over."""
    return bool(desk.match.look(None).shown.round < ROUNDS)


def is_as_written(desk: Desk, script: Script) -> bool:
    """Whether everything happened as the engine alone did it, up to now."""
    done = desk.match.record().moves
    return len(done) > 10 and done == script.match.record().moves[: len(done)]


def test_disturbed_at_every_turn(open_desk: DeskMaker, dealt: Callable[[int], None]) -> None:
    script = write_script(17, 2)
    dealt(script.seed)
    desk = open_desk(Outfit(animations=Pace.FAST, resolving=Resolving.TIMER))
    disturber, watcher = Disturber(desk, 1), Watcher(desk)
    hands = DisturbedHands(desk, disturber)
    set_up(hands, script.names, [True] * 2)
    player, messes = Player(hands, script.actions), Messes(desk, watcher.look)
    while (asks := desk.wait_for()) is not Asks.END and still_to_play(desk):
        disturber.disturb()
        if asks is not Asks.READ:  # what is read may go on by itself
            assert desk.wait_for(asks) is asks
        desk.settle()
        messes.look()
        player.answer(desk.wait_for())
    assert is_as_written(desk, script)
    assert len(set(disturber.done)) == 11
    assert messes.found == []


def test_disturbed_while_things_move(open_desk: DeskMaker, dealt: Callable[[int], None]) -> None:
    script = write_script(19, 2)
    dealt(script.seed)
    desk = open_desk(MOVING)
    disturber, watcher = Disturber(desk, 2), Watcher(desk)
    hands = ClickHands(desk)
    set_up(hands, script.names, [True] * 2)
    seen: dict[str, int] = {}
    planned: list[str] = []

    def moving(name: str) -> None:
        watcher.look_at_faces()
        seen[name] = seen.get(name, 0) + 1
        if seen[name] <= 3:
            planned.append(name)
            QTimer.singleShot(20, desk.window, disturber.disturb)

    desk.window.table.scene.queue.group_started.connect(moving)
    while desk.match.look(None).shown.round != 1:
        asks = desk.wait_for()
        while (turn := desk.board.staged.turn) is not None and turn.composer.can_take_back():
            desk.key(Qt.Key.Key_Backspace)  # a part of what was staged was lost by an Esc in the middle of it
        Player(hands, script.actions[len(desk.match.steps) :]).answer(asks)
    desk.window.table.scene.queue.group_started.disconnect(moving)
    desk.wait_until(lambda: len(disturber.done) == len(planned), "last disturbance")
    assert is_as_written(desk, script)
    assert len(disturber.done) > 10
    assert watcher.looks > 10


def test_left_while_things_move(open_desk: DeskMaker, dealt: Callable[[int], None]) -> None:
    script = write_script(23, 2)
    dealt(script.seed)
    desk = open_desk(MOVING)
    hands: Hands = DragHands(desk)
    set_up(hands, script.names, [True] * 2)
    left: list[str] = []
    wanted = {"to the stack", "drop"}
    # Coming back takes its time: it is enough when the table was left in the middle of all that counts.
    while still_to_play(desk):
        if wanted <= set(left) and len(left) > 5 and len(desk.match.steps) > 10:
            break
        asks = desk.wait_for()
        player = Player(hands, script.actions[len(desk.match.steps) :])
        if asks is Asks.STACK:
            _, card, number = player.left[0]
            stage_card(hands, card, number)
            if _something_else_moves(desk, left):
                desk, hands = _leave_and_come_back(desk, open_desk, len(left))
                continue
            desk.key(Qt.Key.Key_Backspace)
        player.answer(asks)
        if _something_else_moves(desk, left):
            desk, hands = _leave_and_come_back(desk, open_desk, len(left))
    assert is_as_written(desk, script)
    assert wanted <= set(left), left
    assert len(left) > 5


def _something_else_moves(desk: Desk, left: list[str]) -> bool:
    """Whether something moves that has not moved when the table was left before; it is noted."""
    queue = desk.window.table.scene.queue

    def moving() -> str:
        return queue._group.name if queue._group is not None else ""

    desk.wait_until(lambda: not queue.busy or moving() not in ["", *left], "rest")
    if queue.busy:
        left.append(moving())
    return queue.busy


def _leave_and_come_back(desk: Desk, open_desk: DeskMaker, number: int) -> tuple[Desk, Hands]:
    done = desk.match.record().moves
    if number % 3 == 0:
        desk.close()
        desk = open_desk(MOVING)
    elif desk.window.table.bar.isVisible():
        desk.click(desk.window.table.bar.back_button)
    else:
        desk.key(Qt.Key.Key_Home, modifier=Qt.KeyboardModifier.AltModifier)
    hands = (ClickHands, KeyHands, DragHands)[number % 3](desk)
    assert desk.wait_for() is Asks.CHOICE
    hands.press(desk.window.home.resume.resume)
    assert desk.wait_for() is Asks.LIFT
    assert desk.match.record().moves == done
    return desk, hands


def test_the_lid_on_its_way_up(open_desk: DeskMaker) -> None:
    desk = open_desk(MOVING)
    hands = DragHands(desk)
    set_up(hands, ("Ada", "Ben"), [True, True])
    for key in (Qt.Key.Key_F9, Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Space):
        assert desk.wait_for() is Asks.LIFT
        lift(hands)
        assert desk.asks() is Asks.NOTHING, "it takes a moment"
        desk.key(key)
        if key == Qt.Key.Key_F9:
            assert desk.wait_for() is Asks.LIFT, "covered once more"
            lift(hands)
        assert desk.wait_for() is Asks.BID
        desk.click(desk.window.table.bar.back_button)
        hands.press(desk.window.home.resume.resume)
    desk.wait_for(Asks.LIFT)
    lift(hands)
    desk.key(Qt.Key.Key_Home, modifier=Qt.KeyboardModifier.AltModifier)
    assert desk.wait_for() is Asks.CHOICE
    hands.press(desk.window.home.resume.resume)
    assert desk.wait_for() is Asks.LIFT
    lift(hands)
    desk.close()


def test_covered_until_nothing_moves_any_more(open_desk: DeskMaker, dealt: Callable[[int], None]) -> None:
    script = write_script(29, 2)
    dealt(script.seed)
    desk = open_desk(MOVING)
    hands, watcher = ClickHands(desk), Watcher(desk)
    set_up(hands, script.names, [True] * 2)
    player = Player(hands, script.actions)
    while (asks := desk.wait_for()) is not Asks.END and desk.match.look(None).shown.round == 0:
        while asks is Asks.LIFT:  # the cover, and then perhaps the curtain
            lift(hands)
            asks = desk.wait_for()
        if asks is Asks.END:
            break
        desk.key(Qt.Key.Key_F9)
        assert desk.asks() is Asks.LIFT
        watcher.look(covered=True)
        lift(hands)
        assert desk.wait_for() is asks, "as it was"
        player.answer(asks)
        desk.key(Qt.Key.Key_F9)
        assert desk.asks() is Asks.LIFT
        desk.wait_until(lambda: not desk.window.table.scene.queue.busy, "rest")
        watcher.look_at_faces()
    assert is_as_written(desk, script)


def test_what_is_read_waits_under_the_cover(open_desk: DeskMaker, dealt: Callable[[int], None]) -> None:
    script = write_script(31, 2)
    dealt(script.seed)
    desk = open_desk(Outfit(resolving=Resolving.TIMER))
    hands = ClickHands(desk)
    set_up(hands, script.names, [True] * 2)
    Player(hands, script.actions).play_until(lambda asks: asks is Asks.READ)
    shown = desk.board.resolving
    assert shown is not None
    walk = shown.walk
    assert walk is not None
    for covered in (True, False):
        step = walk.index
        if covered:
            desk.key(Qt.Key.Key_F9)
        walk._timer.setCurrentTime(walk._timer.duration())  # its time is up
        desk.rest()
        assert (walk.index == step) == covered
        if covered:
            lift(hands)
    assert desk.wait_for() is Asks.READ


@pytest.mark.parametrize("game_id", game_ids())
def test_who_begins_by_keys_sees_where_the_keyboard_is(open_desk: DeskMaker, game_id: str) -> None:
    """Who begins by mouse then does not, until Enter lifts a lid."""
    desk = open_desk()
    hands, page = ClickHands(desk), desk.window.table
    set_up(hands, ("Ada", "Ben"), [True] * 2, game_id, starts=False)

    def is_asked() -> bool:
        return page.board is not None and page.board.staged.turn is not None

    desk.window.home.setup.start.setFocus(Qt.FocusReason.TabFocusReason)
    desk.key(Qt.Key.Key_Space)
    desk.wait_until(lambda: page.curtain.is_down() or is_asked(), "match")
    if has_lid := page.curtain.is_down():
        assert page.curtain.button.has_visible_focus()
        desk.key(Qt.Key.Key_Return)
    desk.wait_until(lambda: is_asked() and page.scene.focus.shown, "ring")
    desk.click(page.bar.back_button)
    desk.click(desk.window.home.setup.start)
    desk.wait_until(lambda: page.curtain.is_down() if has_lid else is_asked(), "another match")
    assert not page.curtain.button.has_visible_focus() and not page.scene.focus.shown
    if has_lid:
        desk.key(Qt.Key.Key_Return)
        desk.wait_until(lambda: is_asked() and page.scene.focus.shown, "ring")

"""When the guided first game is offered, and what is wanted and not wanted of a task."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from cakedesk.app.files.writer import SaveWriter
from cakedesk.app.lesson.match import leaves_the_line, lesson_match
from cakedesk.app.lesson.offer import has_lesson, lesson_offered
from cakedesk.app.lesson.progress import deeds_left, is_done, present_task, refused
from cakedesk.app.lesson.words import LessonWords
from cakedesk.app.settings.values import LastSetup, Settings
from cakedesk.engine.actions import OVER
from cakedesk.engine.reasons import Reason
from cakedesk.table.boards.dutch_auction.lesson import LESSON as AUCTION_LESSON
from cakedesk.table.boards.piece_o_cake.lesson import LESSON as CUTTING_LESSON
from cakedesk.table.boards.registry import BOARDS
from cakedesk.table.boards.top_cake.lesson import LESSON
from cakedesk.table.lesson import LessonTask

WITH_LESSON = [game_id for game_id in BOARDS if has_lesson(game_id)]


def test_it_is_offered_until_it_was_taken_or_the_game_played(qapp: object, tmp_path: Path) -> None:
    writer = SaveWriter()
    settings = Settings(tmp_path / "settings.json", writer)
    assert lesson_offered(settings, "top-cake") and not lesson_offered(settings, "no-such-game")
    settings.remember_lesson("top-cake")
    assert not lesson_offered(settings, "top-cake")
    other = Settings(tmp_path / "other.json", writer)
    other.remember_setup("top-cake", LastSetup(("Ada", "Ben"), ("human", "easy")))
    assert not lesson_offered(other, "top-cake")
    writer.close()


@pytest.mark.parametrize("game_id", WITH_LESSON)
def test_the_line_of_every_lesson_is_legal_and_its_steps_follow_it(game_id: str) -> None:
    lesson = BOARDS[game_id].lesson()
    match = lesson_match(lesson, game_id, ("Ada", *lesson.rivals), len(lesson.moves))
    assert len(match.steps) == len(lesson.moves) and not leaves_the_line(lesson, match)
    starts = [step.at for step in lesson.steps]
    assert starts == sorted(starts) and starts[-1] <= len(lesson.moves)
    for step in lesson.steps:
        names = () if step.example is None else step.example.pictures
        assert all(len(name) == 1 or BOARDS[game_id].picture(name).face.aspect > 0 for name in names)
        staged = [part for task in step.tasks for part in task.staged]
        assert all(any(f"{one} ".startswith(f"{part} ") for one in step.allowed) for part in staged)
        before = lesson_match(lesson, game_id, ("Ada", *lesson.rivals), step.at - step.replays)
        assert before.turn() == lesson.learner
        at = lesson_match(lesson, game_id, ("Ada", *lesson.rivals), step.at)
        assert at.turn() == lesson.learner or (at.turn() == OVER and step is lesson.steps[-1])


def test_a_wrong_gesture_has_its_reason_and_a_right_one_has_none() -> None:
    step = LESSON.steps[1]
    assert refused(step, ()) is None
    assert refused(step, ("up=5:chocolate-6",)) is None
    assert refused(step, ("up=5:",)) is None
    assert "too good" in str(refused(step, ("up=8:chocolate-6",)))
    assert refused(step, ("down=2:lemon-4",)) == step.replies[-1].words


def test_cards_are_stacked_in_the_order_of_the_lesson() -> None:
    step = next(step for step in LESSON.steps if step.in_order)
    assert refused(step, step.allowed[:2]) is None
    assert refused(step, tuple(reversed(step.allowed[:2]))) is not None
    left = deeds_left(step.tasks[1], step.allowed[:2])
    assert [deed.source for deed in left] == ["won/lemon-4", "won/carrot-3a"]


def test_another_move_leaves_the_line() -> None:
    match = lesson_match(LESSON, "top-cake", ("Ada", "Ben"), 0)
    action = match.parse("bid up=1:lemon-4 down=2:lemon-4")
    reason: Reason | None = match.why_not(action)
    assert reason is None
    match.play(action)
    assert leaves_the_line(LESSON, match)


def test_what_was_taken_back_is_to_be_done_again() -> None:
    step = CUTTING_LESSON.steps[2]
    choose, confirm = step.tasks
    assert choose.staged == ("take 0", "eat H") and confirm.moves

    def staging(*staged: str) -> Callable[[LessonTask], bool]:
        return lambda task: bool(task.staged) and set(task.staged) <= set(staged)

    assert present_task(step.tasks, 0, staging("take 0")) == 0
    assert present_task(step.tasks, 0, staging("take 0", "eat H")) == 1
    assert present_task(step.tasks, 1, staging("take 0")) == 0
    assert present_task(step.tasks, 0, lambda _task: True) == 2
    emptied = next(step for step in LESSON.steps if any(task.emptied for task in step.tasks))
    assert present_task(emptied.tasks, 1, lambda _task: False) == 1, "there it is meant to be taken back"


def test_show_me_does_not_undo_what_is_done_already() -> None:
    task = CUTTING_LESSON.steps[2].tasks[0]
    assert [deed.source for deed in deeds_left(task, ())] == ["piece/0", "eat/H"]
    assert [deed.source for deed in deeds_left(task, ("take 0",))] == ["eat/H"]
    assert deeds_left(task, ("take 0", "eat H")) == []


def test_a_task_can_be_done_by_what_begins_as_it_says() -> None:
    step = next(step for step in AUCTION_LESSON.steps if step.tasks and step.tasks[0].staged == ("buy R3",))
    bought, way, _ = step.tasks
    for staged, done in ((("buy R3 Gx R5",), 1), (("buy R3 G6 R5",), 2), (("buy R31",), 0), ((), 0)):
        holds = [is_done(task, staged, 0, gone=False) for task in (bought, way)]
        assert holds == [done > 0, done > 1], staged


@pytest.mark.parametrize(
    ("said", "kept"),
    [("the cherry 3.", "cherry 3"), ("le 3 cerise.", "3 cerise"), ("el 3 de cereza.", "3 de cereza")],
)
def test_no_line_ends_within_the_name_of_a_card(said: str, kept: str) -> None:
    words = LessonWords(AUCTION_LESSON, BOARDS["dutch-auction"].picture, ("Ada", "Ben"))
    assert kept.replace(" ", "\u00a0") in words.say(said)


def test_all_names_are_filled_in() -> None:
    words = LessonWords(CUTTING_LESSON, BOARDS["piece-o-cake"].picture, ("Ada", "Ben", "Cleo"))
    said = [
        text
        for number, step in enumerate(CUTTING_LESSON.steps)
        for task in range(max(1, len(step.tasks)))
        for text in (words.step(number, task, "").spoken(),)
    ]
    replies = [words.say(reply.words) for step in CUTTING_LESSON.steps for reply in step.replies]
    everything = " ".join([*said, *replies, words.summary().spoken()])
    assert "{" not in everything and "Ben" in everything and "Cleo" in everything

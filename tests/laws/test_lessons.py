"""What lessons say is true, and the law that holds it notices what is not."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import pytest

from cakedesk.table.boards.registry import find_board
from cakedesk.table.lesson import Lesson
from tests.laws.lesson_claims import Claims, claims_of, lesson_tells_the_truth
from tests.laws.test_tables import WITH_LESSON

GAME_ID = "piece-o-cake"


def lesson_of(game_id: str) -> Lesson:
    board = find_board(game_id)
    assert board is not None
    return board.lesson()


@pytest.mark.parametrize("game_id", WITH_LESSON)
def test_lesson_tells_the_truth(game_id: str) -> None:
    lesson_tells_the_truth(lesson_of(game_id), game_id)


def test_a_wrong_winner_a_sentence_that_nothing_holds_and_one_that_is_gone_are_noticed() -> None:
    lesson, known = lesson_of(GAME_ID), claims_of(GAME_ID)
    other = lesson._replace(moves=(*lesson.moves[:-1], "take 7 eat -"))
    with pytest.raises(AssertionError, match="the engine says otherwise.*would have won"):
        lesson_tells_the_truth(other, GAME_ID)
    points = (*lesson.summary.points, "You won by seven points.")
    with pytest.raises(AssertionError, match="nothing holds these.*seven points"):
        lesson_tells_the_truth(lesson._replace(summary=lesson.summary._replace(points=points)), GAME_ID)
    advised = SimpleNamespace(CLAIMS=known.CLAIMS, ADVICE={*known.ADVICE, "You won by seven points."})
    with pytest.raises(AssertionError, match="nothing holds these.*seven points"):
        lesson_tells_the_truth(
            lesson._replace(summary=lesson.summary._replace(points=points)), GAME_ID, cast(Claims, advised)
        )
    with pytest.raises(AssertionError, match="no lesson says this any more.*Who wins"):
        gone = SimpleNamespace(CLAIMS=known.CLAIMS, ADVICE={*known.ADVICE, "Who wins the game?"})
        lesson_tells_the_truth(lesson, GAME_ID, cast(Claims, gone))

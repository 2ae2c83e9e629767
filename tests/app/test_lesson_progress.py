"""What the steps of guided games refuse."""

from __future__ import annotations

from cakedesk.app.lesson.progress import refused
from cakedesk.table.boards.piece_o_cake.lesson import LESSON


def test_another_knife_does_not_go_where_the_framed_one_is_wanted() -> None:
    (step,) = (step for step in LESSON.steps if any("framed knife" in task.words for task in step.tasks))
    assert refused(step, ["cut 0", "cut 4", "cut 8"]) is None
    assert refused(step, ["cut 0", "cut 4"]) is None, "the framed one is in hand"
    assert refused(step, ["cut 0", "cut 4", "cut 7"]) is None
    for kept in ("cut 0", "cut 4"):
        # Nothing that the step says of other gaps is true of this one.
        assert refused(step, [kept, "cut 7", "cut 8"]) == ""

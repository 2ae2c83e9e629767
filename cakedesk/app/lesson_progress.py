"""What a person has done of a task, and what is not wanted now: pure functions of what is staged."""

from __future__ import annotations

from collections.abc import Sequence

from cakedesk.table.lesson import Deed, LessonStep, LessonTask


def is_done(task: LessonTask, staged: Sequence[str], moves: int, *, gone: bool) -> bool:
    """Whether a task is done.

    Args:
        task: the task.
        staged: the gestures that are staged.
        moves: how many moves were made.
        gone: whether the task's anchor is not shown any more.

    Returns:
        Whether its condition holds.
    """
    if task.moves:
        return moves >= task.moves
    if task.gone:
        return gone
    if task.emptied:
        return not staged
    return set(task.staged) <= set(staged)


def refused(step: LessonStep, staged: Sequence[str]) -> str | None:
    """What is said to what is staged.

    Args:
        step: the step.
        staged: the gestures that are staged, oldest first.

    Returns:
        None if all of it is wanted, else the reason why it is not; empty if the lesson gives none.
    """
    if not step.allowed:
        return None
    for number, gesture in enumerate(staged):
        wanted = step.allowed[number : number + 1] if step.in_order else step.allowed
        # A bid without its cake is on its way.
        if gesture in wanted or (gesture.endswith(":") and any(one.startswith(gesture) for one in wanted)):
            continue
        return next((reply.words for reply in step.replies if gesture.startswith(reply.gesture)), "")
    return None


def deeds_left(task: LessonTask, staged: Sequence[str]) -> list[Deed]:
    """What *Show me* still has to do.

    Args:
        task: the task.
        staged: the gestures that are staged.

    Returns:
        Its deeds without those that bring a card which is staged already.
    """
    done = {word for gesture in staged for word in gesture.split()}
    return [deed for deed in task.deeds if not deed.target or deed.source.partition("/")[2] not in done]

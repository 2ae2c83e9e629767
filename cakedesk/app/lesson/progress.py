"""What a person has done of a task, and what is not wanted now: pure functions of what is staged."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cakedesk.table.lesson import Deed, LessonStep, LessonTask


def is_done(task: LessonTask, staged: Sequence[str], moves: int, *, gone: bool) -> bool:
    """Whether a task is done."""
    if task.moves:
        return moves >= task.moves
    if task.gone:
        return gone
    if task.emptied:
        return not staged
    return all(any(f"{gesture} ".startswith(f"{one} ") for gesture in staged) for one in task.staged)


def present_task(tasks: Sequence[LessonTask], task: int, holds: Callable[[LessonTask], bool]) -> int:
    """The task that is to be done now (`task`: the one that was to be done before, from 0)."""
    now = task
    while now < len(tasks) and holds(tasks[now]):
        now += 1
    if now < len(tasks) and not tasks[now].emptied:
        while now and tasks[now - 1].staged and not holds(tasks[now - 1]):
            now -= 1
    return now


def refused(step: LessonStep, staged: Sequence[str]) -> str | None:
    """Why not all that is staged is wanted; empty if the lesson does not say why; None if all of it is."""
    if not step.allowed:
        return None
    if step.apart and set(step.apart) <= set(staged):
        return ""
    for number, gesture in enumerate(staged):
        wanted = step.allowed[number : number + 1] if step.in_order else step.allowed
        # A bid without its cake is on its way.
        if gesture in wanted or (gesture.endswith(":") and any(one.startswith(gesture) for one in wanted)):
            continue
        return next((reply.words for reply in step.replies if gesture.startswith(reply.gesture)), "")
    return None


def deeds_left(task: LessonTask, staged: Sequence[str]) -> list[Deed]:
    """What *Show me* still has to do."""
    done = {word for gesture in staged for word in gesture.split()}
    return [deed for deed in task.deeds if not _was_done(deed, staged, done)]


def _was_done(deed: Deed, staged: Sequence[str], words: set[str]) -> bool:
    if deed.stages:
        return deed.stages in staged
    return bool(deed.target) and deed.source.partition("/")[2] in words

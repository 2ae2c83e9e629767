"""Threads that do what they are given."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from time import sleep

import pytest

from cakedesk.art.workers import Workers


@pytest.fixture
def workers() -> Iterator[Workers]:
    workers = Workers(2, "test")
    yield workers
    workers.end()


def _names() -> list[str]:
    return [thread.name for thread in threading.enumerate() if thread.name.startswith("test_")]


def test_all_is_done_by_as_many_threads_as_are_needed(workers: Workers) -> None:
    assert not _names()
    done: list[int] = []
    is_done = threading.Semaphore(0)

    def work(number: int) -> None:
        done.append(number)
        is_done.release()

    for number in range(50):
        workers.give(lambda number=number: work(number))
    for _ in range(50):
        assert is_done.acquire(timeout=30)
    assert sorted(done) == list(range(50))
    assert 1 <= len(_names()) <= 2


def test_two_work_at_once(workers: Workers) -> None:
    both = threading.Barrier(3)
    for _ in range(2):
        workers.give(lambda: both.wait(30))
    both.wait(30)


def test_the_end_waits_for_what_is_in_work_and_drops_the_rest() -> None:
    workers, begun, done = Workers(1, "test"), threading.Event(), []

    def slow() -> None:
        begun.set()
        sleep(0.05)
        done.append("slow")

    workers.give(slow)
    workers.give(lambda: done.append("late"))
    assert begun.wait(30)
    workers.end()
    workers.give(lambda: done.append("after the end"))
    assert done == ["slow"]
    assert not _names()

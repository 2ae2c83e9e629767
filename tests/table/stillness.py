"""What runs in a scene or on a board, and waiting until nothing does."""

from __future__ import annotations

from PySide6.QtCore import QAbstractAnimation, QObject, QTimer
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cakedesk.table.board import Board

NEXT = {"all was shown"}
"""What is about to happen on a board where nothing moves."""


def running(parent: QObject) -> list[str]:
    """What runs below an object: the names of its timers and animations."""
    timers = [timer.objectName() for timer in parent.findChildren(QTimer) if timer.isActive()]
    moving = [
        animation.objectName()
        for animation in parent.findChildren(QAbstractAnimation)
        if animation.state() is QAbstractAnimation.State.Running
    ]
    return timers + moving


def rest(board: Board) -> None:
    """Waits until nothing moves, and what follows has come, too: it may let full turns go by."""
    while True:
        assert board.queue.wait_idle()
        QTest.qWait(0)
        if not board.queue.busy and not NEXT & {*running(board)}:
            return


def comes_to_rest(parent: QObject, qtbot: QtBot) -> None:
    """Waits until nothing has run for ten looks: however long pictures take that are due, nothing goes on."""
    still: list[bool] = []

    def is_at_rest() -> bool:
        names = running(parent)
        if names:
            still.clear()
        assert not names
        still.append(True)
        return len(still) == 10

    qtbot.waitUntil(is_at_rest)

"""Asks the disk in threads, so that the window never waits for one that does not answer."""

from __future__ import annotations

import contextlib
import threading
from collections import deque
from collections.abc import Callable
from typing import Any, TypeVar

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer, Signal
from shiboken6 import isValid

from cakedesk.app.files.paths import StorageError
from cakedesk.app.files.writer import ANSWER_DUE_MS

SOON_S = 0.1
"""An answer that comes so soon is taken at once: nobody notices, and nothing else happens in between."""
AGAIN_S = 0.3
"""So long a disk is waited for that still owes an answer: people have waited once."""

Answer = TypeVar("Answer")
_owed: list[threading.Thread] = []  # asked in vain


def in_time(question: Callable[[], Answer], otherwise: Answer, *, is_other_disk: bool = False) -> Answer:
    """Ask the disk while there is no window that could tell that it does not answer.

    Args:
        question: asks it, in a thread, and raises nothing.
        otherwise: what is taken for the answer if none has come when it is due.
        is_other_disk: whether it is waited for as long though another question has no answer yet.
    """
    answers: list[Answer] = []
    asked = threading.Thread(target=lambda: answers.append(question()), name="disk reader", daemon=True)
    _owed[:] = [thread for thread in _owed if thread.is_alive()]
    due_s = ANSWER_DUE_MS / 1000
    asked.start()
    asked.join(min(AGAIN_S, due_s) if _owed and not is_other_disk else due_s)
    if not answers:
        _owed.append(asked)
    return answers[0] if answers else otherwise


class Patience(QTimer):
    """Is lost where a disk gives nothing for so long. One that gives one file after the other answers.

    Args:
        lost: called then.
    """

    def __init__(self, lost: Callable[[], None], parent: QObject) -> None:
        super().__init__(parent, singleShot=True, interval=ANSWER_DUE_MS)
        self.files_read = 0  # told by whoever reads, in the thread
        self._seen = 0
        self._lost = lost
        self.timeout.connect(self._look)

    def begin(self) -> None:
        """Wait from now on; what was read before is no answer."""
        self._seen = self.files_read
        self.start()

    def _look(self) -> None:
        if self._seen != self.files_read:
            self.begin()
        else:
            self._lost()


class DiskReader(QObject):
    """Asks the disk one question after the other."""

    failed = Signal(str)  # the disk does not answer: one sentence for people
    eased = Signal(str)  # it has answered, after all
    _answered = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._asked: deque[_Question] = deque()
        self._unanswered = ""  # the sentence that says so
        self.patience = Patience(self._lose_patience, self)  # whoever asks for many files counts them there
        self._answered.connect(self._tell, Qt.ConnectionType.QueuedConnection)

    def ask(
        self,
        asker: QObject,
        question: Callable[[], Answer],
        take: Callable[[Answer], None],
        refuse: Callable[[str], None],
    ) -> None:
        """Ask something. Whoever asks hears nothing any more once it has been deleted.

        Args:
            question: asks the disk, in a thread. What it uses must bear that.
            take: gets the answer in this object's thread: before `ask` returns if it comes soon, else later.
            refuse: gets the sentence of a `StorageError` instead.
        """
        before = self._asked[-1] if self._asked else None
        asked = _Question(asker, question, take, refuse, before, self._say_answered)
        self._asked.append(asked)
        asked.start()
        if before is None:
            asked.join(SOON_S)
        self._tell()

    def tell_anew(self) -> None:
        """Tell in the language that was chosen now what holds still."""
        if self._unanswered:
            self.eased.emit(self._unanswered)
            self._tell_no_answer()

    def _say_answered(self) -> None:
        """Called in the thread."""
        with contextlib.suppress(RuntimeError):  # the program is ending and the Qt object is gone
            self._answered.emit()

    def _tell(self) -> None:
        """Tell the answers that are there, in the order of their questions."""
        while self._asked and self._asked[0].is_answered:
            self.patience.stop()
            self._asked.popleft().tell()
        if self._asked:
            if not self.patience.isActive() and not self._unanswered:
                self.patience.begin()
        elif self._unanswered:
            sentence, self._unanswered = self._unanswered, ""
            self.eased.emit(sentence)

    def _lose_patience(self) -> None:
        if self._asked and not self._asked[0].is_answered:  # else the answer is on its way
            self._tell_no_answer()

    def _tell_no_answer(self) -> None:
        self._unanswered = comes_later()
        self.failed.emit(self._unanswered)


def comes_later() -> str:
    """That the disk keeps people waiting for what they asked for."""
    return QCoreApplication.translate(
        "Storage", "The disk does not answer. What you asked for comes as soon as it does."
    )


class _Question(threading.Thread):
    """One question, asked when the one before is answered."""

    def __init__(
        self,
        asker: QObject,
        question: Callable[[], Any],
        take: Callable[[Any], None],
        refuse: Callable[[str], None],
        before: _Question | None,
        answered: Callable[[], None],
    ) -> None:
        super().__init__(name="disk reader", daemon=True)
        self._asker = asker
        self._question, self._take, self._refuse = question, take, refuse
        self._before, self._answered = before, answered
        self._answer: Any = None
        self._error: Exception | None = None
        self.is_answered = False

    def run(self) -> None:
        """Ask, in the thread."""
        if self._before is not None:
            self._before.join()
            self._before = None
        try:
            self._answer = self._question()
        except Exception as error:
            self._error = error
        self.is_answered = True
        self._answered()

    def tell(self) -> None:
        """Give the answer to whoever asked."""
        self.join()
        if not isValid(self._asker):
            return
        if self._error is None:
            self._take(self._answer)
        elif isinstance(self._error, StorageError):
            self._refuse(str(self._error))
        else:
            raise self._error

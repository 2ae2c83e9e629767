"""One window for one data folder: a program that starts second knocks at the first one's door and ends."""

from __future__ import annotations

import contextlib
import os
import stat
import sys
import time
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from cakedesk.app.files.reader import in_time
from cakedesk.app.saves.lock import SaveLock, lock_path

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer, QLocalSocket

PATIENCE_S = 8.0
"""So long the first program has to answer: it may be about to build its window. One that hangs must not keep
people from playing."""

_TRY_MS = 200
_MOST_BYTES = 32_768
_END = b"\0"
"""Of what is asked: unlike the end of a line no name of a file has it."""
_ANSWER = b"come in\n"


class ProgramDoor(QObject):
    """The door of the program that was there first.

    Who was first is told by a lock in the data folder, which the system gives back however a program ends; so
    a socket that a killed program has left behind is never mistaken for one.

    Args:
        data: the data folder. Each has a door of its own.
    """

    # Another program was started and has ended again: the absolute path of the record that it was to
    # open, or an empty text.
    knocked = Signal(object)  # a text; Qt's own can't carry the names of all files

    def __init__(self, data: Path) -> None:
        super().__init__()
        self._data = data
        self._lock = SaveLock(data / "window")
        self.is_alone = True  # false if another program is there for this folder, as far as anybody can tell
        self._server: QLocalServer | None = None
        self._callers: list[QLocalSocket] = []

    def claim(self) -> bool:
        """Be the first, if nobody else is.

        Returns:
            False if another program is. Where the folder can't be written to, or does not answer, nobody can
            tell: True then.
        """
        self.is_alone = in_time(self._take_lock, True)
        return self.is_alone

    def _take_lock(self) -> bool:
        try:
            return self._lock.acquire()
        except OSError:
            return True

    def knock(self, file: Path | None, patience_s: float = PATIENCE_S) -> bool:
        """Ask the first program to come to the front, after `claim` has failed.

        Args:
            file: a record that it is to open; None: none.

        Returns:
            Whether this program may end: the other one has answered. False too if the other one has ended in
            the meantime, or does not answer: this program goes on then.
        """
        if not self._name or self._is_held_by_another_user():
            return False
        give_up = time.monotonic() + patience_s
        while (left_s := give_up - time.monotonic()) > 0:
            if self._ask("" if file is None else str(file.absolute()), left_s):
                return True
            if self.claim():  # it was about to end
                return False
            time.sleep(min(_TRY_MS / 1000, max(0.0, give_up - time.monotonic())))
        return False

    def listen(self) -> None:
        """Open the door, once the window shows. Only for the first program; does nothing otherwise."""
        if not self._lock.is_held or self._server is not None or not self._name:
            return
        from PySide6.QtNetwork import QLocalServer  # noqa: PLC0415 - the window shows without

        server = QLocalServer(self)
        server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        server.newConnection.connect(self._welcome)
        QLocalServer.removeServer(self._name)  # left by a program that was killed: the lock is ours
        if server.listen(self._name):
            self._server = server
        else:
            server.deleteLater()

    def close(self) -> None:
        """Close the door and let another program be the first. May be called again."""
        if self._server is not None:
            self._server.close()
            self._server.deleteLater()
            self._server = None
        self._callers.clear()
        self._lock.release()

    @cached_property
    def _name(self) -> str:
        """The door's own name; empty where there is no place that nobody else can take."""
        import hashlib  # noqa: PLC0415 - not before the window shows

        # Short, for the path of a socket may have 103 bytes.
        name = f"cakedesk-{hashlib.sha256(os.fsencode(self._data.resolve())).hexdigest()[:16]}"
        if sys.platform == "win32":  # where the system keeps them apart by session
            return name
        folder = own_folder()
        return "" if folder is None else str(folder / name)

    def _is_held_by_another_user(self) -> bool:
        """Whether somebody else plays in a folder that is shared: they have a door of their own."""
        try:
            return sys.platform != "win32" and lock_path(self._data / "window").lstat().st_uid != os.getuid()
        except OSError:
            return False

    def _ask(self, text: str, left_s: float) -> bool:
        from PySide6.QtNetwork import QLocalSocket  # noqa: PLC0415 - only if there is another program

        socket = QLocalSocket()
        socket.connectToServer(self._name)
        if not socket.waitForConnected(round(1000 * left_s)):
            return False
        # Of a name that is too long as much as is heard: the other program says so.
        socket.write(text.encode("utf-8", "surrogateescape")[: _MOST_BYTES - len(_END)] + _END)
        give_up = time.monotonic() + left_s
        while not socket.canReadLine():
            left_ms = round(1000 * (give_up - time.monotonic()))
            if left_ms <= 0 or not socket.waitForReadyRead(left_ms):
                break
        answer = bytes(socket.readLine(len(_ANSWER) + 1).data())
        socket.abort()
        return answer == _ANSWER

    def _welcome(self) -> None:
        while self._server is not None and (caller := self._server.nextPendingConnection()) is not None:
            self._callers.append(caller)
            caller.readyRead.connect(lambda caller=caller: self._hear(caller))
            caller.disconnected.connect(lambda caller=caller: self._forget(caller))
            self._hear(caller)

    def _hear(self, caller: QLocalSocket) -> None:
        if caller.bytesAvailable() > _MOST_BYTES:
            caller.abort()
        elif (asked := bytes(caller.peek(_MOST_BYTES).data())).endswith(_END):
            caller.readAll()
            caller.write(_ANSWER)
            caller.flush()
            self.knocked.emit(asked.removesuffix(_END).decode("utf-8", "surrogateescape"))

    def _forget(self, caller: QLocalSocket) -> None:
        if caller in self._callers:
            self._callers.remove(caller)
            caller.deleteLater()


if sys.platform != "win32":

    def own_folder() -> Path | None:
        """A folder for sockets that belongs to this user alone.

        In a shared one such as `/tmp` another user could take the name of a door that is not open yet, and
        send away whoever knocks.

        Returns:
            The folder of the session, or else one in that of temporary files; None if neither is safe.
        """
        session = os.environ.get("XDG_RUNTIME_DIR", "")
        if session and _is_ours_alone(Path(session)):
            return Path(session)
        import tempfile  # noqa: PLC0415 - not before the window shows

        folder = Path(tempfile.gettempdir(), f"cakedesk-{os.getuid()}")
        with contextlib.suppress(OSError):
            folder.mkdir(mode=0o700, exist_ok=True)
        return folder if _is_ours_alone(folder) else None

    def _is_ours_alone(folder: Path) -> bool:
        try:
            facts = folder.lstat()
        except OSError:
            return False
        return stat.S_ISDIR(facts.st_mode) and facts.st_uid == os.getuid() and not facts.st_mode & 0o077

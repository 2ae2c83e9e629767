"""What the pages work with, made once at start and handed to those that need it."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtGui import QGuiApplication

from cakedesk.app.files.paths import AppPaths
from cakedesk.app.files.writer import SaveWriter
from cakedesk.app.saves.store import SaveStore
from cakedesk.app.settings.values import Settings
from cakedesk.art.store import FaceStore

if TYPE_CHECKING:
    from cakedesk.app.history.store import HistoryStore
    from cakedesk.app.match.thinker import Thinker
    from cakedesk.app.sound.sounds import Sounds
    from cakedesk.players.process import Teller

_FACE_BYTES_A_PX = 32
_LEAST_FACE_BYTES = 56 * 1024 * 1024
_MOST_FACE_BYTES = 256 * 1024 * 1024


class Services:
    """What the program has one of. Nothing runs yet when they are made."""

    def __init__(self, paths: AppPaths) -> None:
        self.paths = paths
        self.writer = SaveWriter()
        self.settings = Settings(paths.settings_file, self.writer)
        self.saves = SaveStore(paths, self.writer)  # running matches
        # Keys of saved matches that can't be gone on with, of which people were told in this run.
        self.told_saves: set[str] = set()
        self.faces = FaceStore(paths.cache / "faces", memory_limit_bytes=_face_memory_bytes())
        self.writer.make_room = self.faces.give_way
        self.teller: Teller | None = None  # tells of a crash; the thinking process outlives it

    @cached_property
    def thinker(self) -> Thinker:
        """The computer players' process, made when it is first asked for: the window shows without it."""
        from cakedesk.app.match.thinker import Thinker  # noqa: PLC0415 - with it all that starts processes

        return Thinker(teller=self.teller)

    @cached_property
    def history(self) -> HistoryStore:
        """The finished matches, looked for when somebody first asks for them."""
        from cakedesk.app.history.store import HistoryStore  # noqa: PLC0415 - the window shows without it

        return HistoryStore(self.paths, self.writer)

    @cached_property
    def sounds(self) -> Sounds:
        """What is heard, made when something first may be."""
        from cakedesk.app.sound.sounds import Sounds  # noqa: PLC0415 - the window shows without it

        return Sounds(self.settings)

    def warm_up(self) -> None:
        """Start what the first match needs, once the window shows."""
        self.thinker.warm_up()
        self.sounds.warm_up()

    def close(self) -> None:
        """End what runs beside the window; everything is on the disk then."""
        if "thinker" in vars(self):
            self.thinker.close()
        if "sounds" in vars(self):
            self.sounds.close()
        if "history" in vars(self):
            self.history.close()
        self.faces.shutdown()
        self.saves.reader.patience.stop()  # there is nobody to be told any more
        self.writer.close()
        self.saves.release_written()


def _face_memory_bytes() -> int:
    """How much memory ready pictures may take: enough for all that a game shows on the largest screen."""
    sizes = [screen.size() * screen.devicePixelRatio() for screen in QGuiApplication.screens()]
    largest_px = max((size.width() * size.height() for size in sizes), default=0)
    return min(_MOST_FACE_BYTES, max(_LEAST_FACE_BYTES, largest_px * _FACE_BYTES_A_PX))

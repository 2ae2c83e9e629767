"""What the pages work with, made once at start and handed to those that need it."""

from __future__ import annotations

from dataclasses import dataclass

from cakedesk.app.paths import AppPaths
from cakedesk.app.save_writer import SaveWriter
from cakedesk.app.saves import SaveStore
from cakedesk.app.settings import Settings
from cakedesk.app.thinker import Thinker
from cakedesk.art.store import FaceStore


@dataclass(frozen=True, slots=True)
class Services:
    """What the program has one of.

    Attributes:
        paths: where things are kept.
        settings: what people have set.
        writer: the thread that writes to the disk.
        saves: running matches.
        thinker: the computer players' process.
        faces: rendered pictures.
    """

    paths: AppPaths
    settings: Settings
    writer: SaveWriter
    saves: SaveStore
    thinker: Thinker
    faces: FaceStore

    def close(self) -> None:
        """End what runs beside the window; everything is on the disk then."""
        self.thinker.close()
        self.faces.shutdown()
        self.writer.close()


def make_services(paths: AppPaths) -> Services:
    """Make them.

    Args:
        paths: where things are kept.

    Returns:
        The services; nothing runs yet.
    """
    writer = SaveWriter()
    return Services(
        paths=paths,
        settings=Settings(paths.settings_file, writer),
        writer=writer,
        saves=SaveStore(paths, writer),
        thinker=Thinker(),
        faces=FaceStore(paths.cache / "faces"),
    )

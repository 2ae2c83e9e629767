"""Prints into a file, also in a process of its own, so that no window waits for it."""

from __future__ import annotations

import os
import signal
from collections.abc import Generator, Iterator, Mapping
from contextlib import closing, contextmanager
from multiprocessing.connection import Connection
from pathlib import Path
from tempfile import TemporaryFile
from typing import NamedTuple

from PySide6.QtCore import QBuffer, QIODevice, QTranslator
from PySide6.QtGui import QGuiApplication

from cakedesk.engine.registry import find_game
from cakedesk.engine.resources import translations_dir
from cakedesk.engine.whole_files import in_place_of_a_file, is_to_be_a_file
from cakedesk.printing.document import Progress, write_document
from cakedesk.printing.sheets import PAPERS
from cakedesk.printing.soft_masks import mend_soft_masks
from cakedesk.table.own_faces import use_own_pictures


class PrintJob(NamedTuple):
    """What is to be printed.

    Attributes:
        game_id: whose cards.
        list_texts: an owner's own card lists by file name, checked; empty for the built-in ones.
        paper: one of `PAPERS`.
        language: such as ``de``.
        file: where to.
        pictures: the folder of a person's own pictures; None: none are used.
    """

    game_id: str
    list_texts: Mapping[str, str]
    paper: str
    language: str
    file: Path
    pictures: Path | None = None


class Printed(NamedTuple):
    """How far the process is.

    Attributes:
        share: of the work, 0 to 1; the file is there with 1.
        error: why it ends without; None: it does not.
        troubles: what of a person's own pictures can't be used, a sentence each.
    """

    share: float
    error: OSError | None = None
    troubles: tuple[str, ...] = ()

    @property
    def is_last(self) -> bool:
        """Whether nothing more is to come."""
        return self.share == 1 or self.error is not None


def print_cards(job: PrintJob) -> Generator[Progress]:
    """Print.

    Args:
        job: what. What stands in its file stays there until all is drawn.

    Yields:
        After each small step how far it is. Whoever wants no more closes the generator.

    Raises:
        OSError: the file can't be written.
    """
    game = find_game(job.game_id)
    _must_be_writable(job.file)
    with speaking(job.language):
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        yield from write_document(game, game.own_lists(job.list_texts), PAPERS[job.paper], buffer)
    with in_place_of_a_file(job.file) as unfinished:
        unfinished.write_bytes(mend_soft_masks(bytes(buffer.data().data())))


def serve(connection: Connection) -> None:
    """Do one job. The process's main function.

    Args:
        connection: gives the `PrintJob`, and gets `Printed` after `Printed`.
    """
    # Ctrl-C in a terminal reaches the whole group; the parent decides when to end.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    app = QGuiApplication([])
    try:
        job: PrintJob = connection.recv()
        troubles: tuple[str, ...] = ()
        try:
            if job.pictures is not None:
                use_own_pictures(job.pictures)  # what can't be found is told at the start
            with closing(print_cards(job)) as steps:
                for step in steps:
                    connection.send(Printed(0.99 * step.done / step.total))
                    troubles = step.troubles
        except OSError as error:
            connection.send(Printed(0, error))
        else:
            connection.send(Printed(1, troubles=troubles))
    except (EOFError, OSError):
        pass  # nobody wants it any more
    del app


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Let words be in a language.

    Args:
        language: such as ``de``.

    Yields:
        Once: it is spoken for as long as the block lasts.
    """
    app = QGuiApplication.instance()
    assert app is not None
    # The English catalogue has plurals that another may lack.
    translators = [QTranslator() for _ in range(2)]
    for name, translator in zip(("en", language), translators, strict=True):
        if translator.load(f"cakedesk_{name}", str(translations_dir())):
            app.installTranslator(translator)
    yield
    for translator in translators:
        app.removeTranslator(translator)


def _must_be_writable(path: Path) -> None:
    """Whether a file can be made is to be known before all is drawn, and nothing is left if that is ended."""
    if is_to_be_a_file(path):
        with TemporaryFile(dir=os.path.dirname(os.path.realpath(path))):
            pass

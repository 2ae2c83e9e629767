"""What people do to a running match without playing it: rename it, give it up, delete it."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from datetime import date

from PySide6.QtCore import QCoreApplication

from cakedesk.app.files.disk_errors import why_failed
from cakedesk.app.files.put_away import PutAway, bring_back, put_away
from cakedesk.app.history.store import DELETED_NAME, keep_name_in
from cakedesk.app.saves.files import versions_of, written_at_ns
from cakedesk.app.saves.lock import SaveLock
from cakedesk.app.saves.store import SaveError, SaveStore


def rename_match(saves: SaveStore, key: str, name: str) -> str:
    """Call a running match something. The time of its last move stays. Tells what `SaveStore.resume` does."""
    moment_ns = written_at_ns(saves.paths.saves / key)
    resumed = saves.resume(key)
    keep_name_in(resumed.match.table, name)
    resumed.save.keep(moment_ns)
    resumed.save.close()
    return resumed.trouble


def abandon_match(saves: SaveStore, key: str) -> str:
    """Give a running match up: it goes into the history without a result."""
    resumed = saves.resume(key)
    resumed.match.table["abandoned"] = True
    resumed.save.keep()
    resumed.save.close()
    return resumed.trouble


def delete_match(saves: SaveStore, key: str) -> PutAway:
    """Delete a running match in all its versions. They lie in the folder of deleted files for 30 days."""
    unsaved = saves.give_up(key)

    def again() -> None:
        if unsaved is not None:
            saves.take_up(key, unsaved)

    try:
        with _locked(saves, key):
            files = list(versions_of(saves.paths.saves / key))
            put = put_away(files, saves.paths.data / DELETED_NAME, date.today())
    except SaveError:
        again()
        raise
    except OSError as error:
        again()
        text = QCoreApplication.translate("Saves", "The saved match {file} can't be deleted: {why}.")
        raise SaveError(text.format(file=key, why=why_failed(error))) from error
    return put._replace(again=again)


def bring_match_back(put: PutAway) -> None:
    """Take a match that was deleted among the running ones again."""
    try:
        bring_back(put)
    except OSError as error:
        text = QCoreApplication.translate("Saves", "The saved match can't be brought back: {why}.")
        raise SaveError(text.format(why=why_failed(error))) from error
    put.again()


@contextlib.contextmanager
def _locked(saves: SaveStore, key: str) -> Iterator[None]:
    """Keep other programs from a save for a moment."""
    open_text = QCoreApplication.translate("Saves", "This match is open in another window.")
    if saves.is_closing(key):
        text = QCoreApplication.translate("Saves", "This match is still being saved. Try again in a moment.")
        raise SaveError(text)
    if saves.is_open(key):
        raise SaveError(open_text)
    lock = SaveLock(saves.paths.saves / key)
    try:
        is_ours = lock.acquire()
    except OSError:  # where no lock can be made, nobody can write the save either
        is_ours = True
    if not is_ours:
        raise SaveError(open_text)
    try:
        yield
    finally:
        lock.release()

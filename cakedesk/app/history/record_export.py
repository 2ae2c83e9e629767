"""Gives the record of a finished match away as a file."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from datetime import date, datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale, QStandardPaths
from PySide6.QtWidgets import QWidget

from cakedesk.app.files.reader import DiskReader
from cakedesk.app.history.entry import HistoryEntry
from cakedesk.app.history.store import HistoryStore
from cakedesk.app.people.shown_names import shown_match_name, shown_names
from cakedesk.app.saves.running_match import date_text
from cakedesk.app.settings.i18n import title_of
from cakedesk.app.widgets import save_dialog

if TYPE_CHECKING:
    from cakedesk.engine.record import MatchRecord

SUFFIX = ".cakedesk"
"""What records end in that go to people's own folders: desktops open these with this program."""

_NO_FILE_HAS = frozenset('/\\:*?"<>|')
_MOST_BYTES = 180
"""File systems take names of 255, with the end and a number behind it."""


def export_record(
    history: HistoryStore,
    reader: DiskReader,
    key: str,
    parent: QWidget,
    done: Callable[[str], None],
    failed: Callable[[str], None],
) -> None:
    """Ask for a place, and write the record there. `done` or `failed` gets a sentence about it."""

    def propose(entry: HistoryEntry | None) -> None:
        file = ask_for_place(export_name(entry) or Path(key).stem, parent)
        if file is not None:
            text = QCoreApplication.translate("RecordExport", "The record lies in {file} now.")
            export = partial(history.export, key, file)
            reader.ask(parent, export, lambda _: done(text.format(file=file)), failed)

    reader.ask(parent, partial(history.entry_now, key), propose, failed)


def export_name(entry: HistoryEntry | None) -> str:
    """What a match is called among people's own files: "Top Cake, 28 November, Ada and Ben"; or empty."""
    if entry is None or entry.trouble:
        return ""
    return _file_name(entry.name or title_of(entry.game_id), entry.ended, [seat.name for seat in entry.seats])


def running_name(record: MatchRecord) -> str:
    """The same of a match that is played now."""
    title = shown_match_name(record.table) or title_of(record.game)
    return _file_name(title, datetime.now(), shown_names(record.seats))


def _file_name(title: str, moment: datetime, names: Sequence[str]) -> str:
    day = date_text(moment, date.today(), in_full=True)
    return ", ".join((title, day, QLocale().createSeparatedList(names)))


def fit_for_a_file(name: str) -> str:
    """A name as all systems take it: without their own signs in it, and not too long.

    >>> fit_for_a_file("Cake: 1/2, <b>Ada</b>... ")
    'Cake 1 2, b Ada b'
    """
    letters = (" " if letter in _NO_FILE_HAS or not letter.isprintable() else letter for letter in name)
    whole = " ".join("".join(letters).split()).replace(" ,", ",").strip(". ")
    return whole.encode()[:_MOST_BYTES].decode(errors="ignore").rstrip(", ")


def ask_for_place(name: str, parent: QWidget) -> Path | None:
    """Ask where a record is to be saved (`name`: what is proposed, without the end); None: nowhere."""
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    chosen = save_dialog.ask_where_to_save(
        parent,
        QCoreApplication.translate("RecordExport", "Save the record"),
        str(Path(folder, fit_for_a_file(name) + SUFFIX)),
        QCoreApplication.translate("RecordExport", "Records of matches (*.cakedesk *.json *.jsonl)"),
    )
    return with_suffix(Path(chosen)) if chosen else None


def with_suffix(file: Path) -> Path:
    """Give a file's name the end that records have."""
    if file.suffix.lower() in (SUFFIX, ".json", ".jsonl"):
        return file
    wanted = file.with_name(f"{file.name}{SUFFIX}")
    number = 2
    while os.path.lexists(wanted):  # which never raises, as for a name that is too long
        wanted = file.with_name(f"{file.name}-{number}{SUFFIX}")
        number += 1
    return wanted

"""Gives the record of a finished match away as a file."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from cakedesk.app.history.store import HistoryError, HistoryStore


class Export(NamedTuple):
    """What came of it.

    Attributes:
        sentence: one for people; empty if nobody wanted the file.
        is_done: whether the record lies there now.
    """

    sentence: str = ""
    is_done: bool = False


def export_record(history: HistoryStore, key: str, parent: QWidget) -> Export:
    """Ask for a place, and write the record there."""
    file = ask_for_place(key, parent)
    if file is None:
        return Export()
    try:
        history.export(key, file)
    except HistoryError as error:
        return Export(str(error))
    text = QCoreApplication.translate("RecordExport", "The record lies in {file} now.")
    return Export(text.format(file=file), is_done=True)


def ask_for_place(name: str, parent: QWidget) -> Path | None:
    """Ask where a record is to be saved.

    Returns:
        The file, with the end that records have; None if nobody wanted it.
    """
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    chosen, _ = QFileDialog.getSaveFileName(
        parent,
        QCoreApplication.translate("RecordExport", "Save the record"),
        str(Path(folder, name)),
        QCoreApplication.translate("RecordExport", "Records of matches (*.json *.jsonl)"),
    )
    return with_suffix(Path(chosen)) if chosen else None


def with_suffix(file: Path) -> Path:
    """Give a file's name the end that records have."""
    if file.suffix.lower() in (".json", ".jsonl"):
        return file
    wanted = file.with_name(f"{file.name}.json")
    number = 2
    while wanted.exists():
        wanted = file.with_name(f"{file.name}-{number}.json")
        number += 1
    return wanted

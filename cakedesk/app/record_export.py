"""Gives the record of a finished match away as a file."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from cakedesk.app.history import HistoryError, HistoryStore


def export_record(history: HistoryStore, key: str, parent: QWidget) -> str:
    """Ask for a place, and write the record there.

    Args:
        history: the finished matches.
        key: which one.
        parent: the question stands over it.

    Returns:
        One sentence for people: where it is now, or why it can't be written; empty if nobody wanted it.
    """
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    name, _ = QFileDialog.getSaveFileName(
        parent,
        QCoreApplication.translate("RecordExport", "Save the record"),
        str(Path(folder, key)),
        QCoreApplication.translate("RecordExport", "Records of matches (*.json *.jsonl)"),
    )
    if not name:
        return ""
    try:
        history.export(key, Path(name))
    except HistoryError as error:
        return str(error)
    return QCoreApplication.translate("RecordExport", "The record lies in {file} now.").format(file=name)

"""Asks where a file is to be saved."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QIdentityProxyModel, QLocale, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QFileDialog, QFileSystemModel, QWidget

_SIZE, _CHANGED = 1, 3  # columns of QFileSystemModel


def ask_where_to_save(parent: QWidget | None, title: str, proposed: str, kinds: str) -> str:
    """Let a person choose a file, in the desktop's own dialog where there is one.

    Args:
        parent: the window that waits.
        title: of the dialog.
        proposed: the whole path of what is proposed.
        kinds: which files are shown, as `QFileDialog.setNameFilter` wants it.

    Returns: the path of the file; empty if none was chosen.
    """
    dialog = save_dialog(parent, title, proposed, kinds)
    is_chosen = dialog.exec()
    dialog.deleteLater()
    return dialog.selectedFiles()[0] if is_chosen else ""


def save_dialog(parent: QWidget | None, title: str, proposed: str, kinds: str) -> QFileDialog:
    """The dialog that is shown to them."""
    dialog = QFileDialog(parent, title, filter=kinds)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.selectFile(proposed)
    dialog.setProxyModel(_Files(dialog))  # a desktop's own dialog does not take it
    return dialog


class _Files(QIdentityProxyModel):
    """The files as Qt lists them, but with dates and sizes as the texts of the program have them.

    Qt writes them in the system's way, which may have other digits than the language that is shown.
    """

    def data(
        self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """What a cell shows."""
        if role == Qt.ItemDataRole.DisplayRole and index.column() in (_SIZE, _CHANGED):
            files, file = cast("QFileSystemModel", self.sourceModel()), self.mapToSource(index)
            if index.column() == _CHANGED:
                return QLocale().toString(files.lastModified(file), QLocale.FormatType.ShortFormat)
            return "" if files.isDir(file) else QLocale().formattedDataSize(files.size(file))
        return super().data(index, role)

"""A process of its own: a bare window of PySide6, with Pillow, says when it is there."""

from __future__ import annotations

import PIL.Image
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow


def main() -> None:
    """Print ``ready`` when the window is painted and the event loop runs."""
    app = QApplication([])
    window = QMainWindow()
    window.setCentralWidget(QLabel(f"Pillow {PIL.__version__}"))
    window.resize(1600, 1000)
    window.show()
    app.processEvents()
    QTimer.singleShot(0, lambda: print("ready", flush=True))
    QTimer.singleShot(50, app.quit)
    app.exec()


if __name__ == "__main__":
    main()

"""A process of its own: a bare window with Pillow and one enumeration, says when it is there."""

from __future__ import annotations

from time import thread_time

import PIL.Image
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow


def main() -> None:
    """Print ``ready`` and the CPU seconds of the main thread when the window is painted and the loop runs."""
    app = QApplication([])
    window = QMainWindow()
    label = QLabel(f"Pillow {PIL.__version__}")
    label.setAlignment(Qt.AlignmentFlag.AlignCenter)
    window.setCentralWidget(label)
    window.resize(1600, 1000)
    window.show()
    app.processEvents()
    QTimer.singleShot(0, lambda: print(f"ready {thread_time():.4f}", flush=True))
    QTimer.singleShot(50, app.quit)
    app.exec()


if __name__ == "__main__":
    main()

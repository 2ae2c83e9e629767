"""What a panel shows where there is nothing yet: a picture and friendly words."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QWidget

from cakedesk.app.widgets.labels import Label
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.panels import FacePicture, Well
from cakedesk.app.widgets.text_kinds import BODY, ink_soft
from cakedesk.art.face import Face


class EmptyNote(Well):
    """A hollow with a picture above some words."""

    def __init__(self, style: PageStyle, face: Face, words: str, parent: QWidget) -> None:
        super().__init__(style, parent)
        self._face = face
        self._picture = FacePicture(style, face, self)
        self._words = Label(style, BODY, self, color=ink_soft, align=Qt.AlignmentFlag.AlignHCenter, lines=6)
        self.set_words(words)

    def set_words(self, words: str) -> None:
        """Say something else."""
        self._words.setText(words)
        self.setAccessibleName(words)

    def place(self, rect: QRectF) -> None:
        """Move it and what is in it."""
        super().place(rect)
        px, width, height = self._style.px, float(self.width()), float(self.height())
        room = min(width - px(36), px(460))
        words = self._words.wanted_height_px(room) + px(4)
        picture = min(width * 0.62, px(300))
        tall = min(picture / self._face.aspect, px(150), max(0.0, height - words - px(60)))
        top = (height - tall - px(26) - words) / 2
        self._picture.place(QRectF((width - picture) / 2, top, picture, tall))
        self._words.place(QRectF((width - room) / 2, top + tall + px(26), room, words))

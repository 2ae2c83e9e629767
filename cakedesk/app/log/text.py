"""Breaks the sentences of the log into lines: a thousand of them must not take long."""

from __future__ import annotations

from PySide6.QtGui import QFont, QFontMetricsF


class LineBreaker:
    """Breaks texts of one font at one width. It measures each word once: the words of a log are few.

    Args:
        font: of the text.
        width_px: the room.
    """

    def __init__(self, font: QFont, width_px: float) -> None:
        self._metrics = QFontMetricsF(font)
        self._width = max(1.0, width_px)
        self._space = self._metrics.horizontalAdvance(" ")
        self._words: dict[str, float] = {}

    def lines(self, text: str) -> tuple[str, ...]:
        """Break a text between words; a word that is too wide for a line is cut."""
        lines: list[str] = []
        line, used = "", 0.0
        for word in text.split(" "):
            width = self._advance(word)
            if line and used + self._space + width <= self._width:
                line, used = f"{line} {word}", used + self._space + width
                continue
            if line:
                lines.append(line)
            *cut, line = self._cut(word) if width > self._width else (word,)
            lines += cut
            used = self._advance(line)
        return (*lines, line)

    def _advance(self, word: str) -> float:
        width = self._words.get(word)
        if width is None:
            width = self._words[word] = self._metrics.horizontalAdvance(word)
        return width

    def _cut(self, word: str) -> list[str]:
        pieces = []
        while word:
            end = len(word)
            while end > 1 and self._metrics.horizontalAdvance(word[:end]) > self._width:
                end -= 1
            pieces.append(word[:end])
            word = word[end:]
        return pieces

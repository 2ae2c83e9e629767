"""`Words`: texts of a class and of those that it derives from, plurals among them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject


class Words(QObject):
    """What a board's wordings derive from, and they from each other. The context of a text is its class.

    They speak the language of when a text is first asked for: with another one boards are made anew.
    """

    def __init__(self) -> None:
        super().__init__()
        self._told: dict[tuple[str, str | None, int], str] = {}

    def tr(self, text: str, /, disambiguation: str | None = None, n: int = -1) -> str:
        """Translate a text of this class or of one that it derives from.

        Qt's own takes a text with a number for translated in the first class, for the number changes it.

        Args:
            text: English.
            disambiguation: tells it from the same words that mean something else; None: nothing.
            n: the number; -1: none.

        Returns:
            The text in the language that is spoken.
        """
        key = text, disambiguation, n
        if key not in self._told:
            self._told[key] = self._translated(*key)
        return self._told[key]

    def _translated(self, text: str, disambiguation: str | None, n: int) -> str:
        plain = text.replace("%n", str(n)) if n >= 0 else text
        for kind in type(self).__mro__:
            told = QCoreApplication.translate(kind.__name__, text, disambiguation, n)
            if told != plain:
                return told
        return plain

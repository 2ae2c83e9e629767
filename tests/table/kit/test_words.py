"""A wording finds its own texts and those of the wordings that it derives from, plurals too."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication

from cakedesk.table.joined_words import or_list
from cakedesk.table.kit.words import Words


class Fruit(Words):
    """Above."""


class FruitLog(Fruit):
    """Below."""


KNOWN = {("Fruit", "%n plum(s)"): "%n Pflaumen", ("FruitLog", "eats"): "isst", ("Fruit", "eats"): "futtert"}


def test_plurals_of_a_class_above_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def translate(context: str, text: str, _why: str | None = None, n: int = -1) -> str:
        told = KNOWN.get((context, text), text)
        return told.replace("%n", str(n)) if n >= 0 else told

    monkeypatch.setattr(QCoreApplication, "translate", staticmethod(translate))
    words = FruitLog()
    assert words.tr("%n plum(s)", "", 3) == "3 Pflaumen"
    assert words.tr("eats") == "isst"
    assert Fruit().tr("eats") == "futtert"
    assert words.tr("%n nut(s)", "", 2) == "2 nut(s)"


def test_words_of_which_one_will_do() -> None:
    assert [or_list("ABC"[:count]) for count in range(4)] == ["", "A", "A or B", "A, B or C"]

"""What every table says is said by one part, and translated once."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

import pytest

import cakedesk.table
from cakedesk.table.kit.table_words import TableWords

TABLE = Path(cakedesk.table.__file__).parent
CALLS = {"tr": 0, "translate": 1, "QT_TRANSLATE_NOOP": 1}


def said_in(file: Path) -> set[str]:
    """The texts that a module has translated."""
    texts = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            text = node.args[CALLS[called]] if called in CALLS and len(node.args) > CALLS[called] else None
            if isinstance(text, ast.Constant):
                texts.add(str(text.value))
    return texts


def test_no_board_translates_what_every_table_says() -> None:
    said = {file: said_in(file) for file in TABLE.rglob("*.py")}
    shared = said.pop(TABLE / "kit" / "table_words.py")
    assert len(shared) > 20
    again = defaultdict(list)
    for file, texts in said.items():
        for text in shared & texts:
            again[text].append(file.name)
    assert dict(again) == {}


@pytest.mark.usefixtures("qtbot")
def test_who_has_won_is_told_by_name() -> None:
    words = TableWords()
    assert words.won(["Ada"]) == "Ada has won"
    assert words.won(["Ada", "Ben", "Zoé"]) == "Ada, Ben and Zoé share the victory"
    assert words.over() == "The game is over"
    assert words.over(2, 3) == "Match 2 of 3 is over"
    assert words.away("Ada").startswith("Ada, ")

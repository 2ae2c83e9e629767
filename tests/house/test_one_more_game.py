"""One more game changes one line of the shared files: none of them names a game but the registry."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from cakedesk.app.people.game_offer import common_aids
from cakedesk.engine.registry import game_folder, game_ids
from cakedesk.table.aids import Aids
from cakedesk.table.boards.registry import BOARDS

_PACKAGE = Path(__file__).resolve().parents[2] / "cakedesk"
_REGISTRY = _PACKAGE / "engine" / "registry.py"


def _shared_files(packages: set[str]) -> list[Path]:
    """Lists the files that belong to no game: neither they nor a folder above them bears a game's name."""
    return [path for path in _PACKAGE.rglob("*.py") if packages.isdisjoint(path.with_suffix("").parts)]


def _words_in_code(path: Path) -> Iterator[str]:
    """Lists names, imported modules and texts of a file's code; docstrings may name a game as an example."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            yield node.name
        elif isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""
        elif isinstance(node, ast.alias):
            yield node.name
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            node.value.value = ""  # a docstring, visited next
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def test_only_the_registry_names_a_game() -> None:
    ids = game_ids()
    named = re.compile("|".join(game_id.replace("-", "[-_ ]?") for game_id in ids), re.IGNORECASE)
    packages = {game_id.replace("-", "_") for game_id in ids}
    naming = {
        path.relative_to(_PACKAGE).as_posix(): [word for word in _words_in_code(path) if named.search(word)]
        for path in _shared_files(packages)
        if path != _REGISTRY
    }
    assert {path: words for path, words in naming.items() if words} == {}


def test_every_game_has_its_folder_in_every_layer() -> None:
    # A game is played on the command line before it has a table: boards are not asked for here.
    places = ["games/{}", "players/heuristics/{}"]
    wanted = [place.format(game_id.replace("-", "_")) for game_id in game_ids() for place in places]
    assert [place for place in wanted if not (_PACKAGE / place).is_dir()] == []


def test_a_table_offers_the_aids_that_its_code_asks_for_and_no_other() -> None:
    asked = re.compile(r"\baids\.(\w+)|\baid=\"(\w+)\"")
    needs = {"gains": {"points", "warnings"}}
    for game_id, entry in BOARDS.items():
        folder = _PACKAGE / "table" / "boards" / game_folder(game_id)
        found = (asked.findall(path.read_text(encoding="utf-8")) for path in folder.glob("*.py"))
        names = {name for pairs in found for pair in pairs for name in pair if name}
        wanted = {name for one in names for name in needs.get(one, {one})} & set(Aids._fields)
        wanted |= {"hints"} if (folder / "advice.py").is_file() else set()
        assert {aid.name for aid in entry.aids} == wanted, game_id
    assert [aid.name for aid in common_aids()] and {aid.name for aid in common_aids()} == set(Aids._fields)

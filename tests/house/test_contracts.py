"""The import contracts of pyproject.toml catch what they are meant to catch.

That our own imports keep them is `lint-imports`' work; here a small package of the same shape breaks them.
"""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

_REPOSITORY = Path(__file__).resolve().parents[2]
_LINT = "from importlinter.cli import lint_imports; raise SystemExit(lint_imports(cache_dir=None))"


def _wings() -> list[str]:
    """The wings of the app that the contracts put in order."""
    contracts = tomllib.loads((_REPOSITORY / "pyproject.toml").read_text(encoding="utf-8"))
    layers = next(
        it["layers"] for it in contracts["tool"]["importlinter"]["contracts"] if it["id"] == "wings"
    )
    return [wing for layer in layers for wing in layer.split(" | ")]


_MODULES = [
    "__init__",
    "__main__",
    "cli",
    "commands/__init__",
    "engine/__init__",
    "engine/state",
    "games/__init__",
    "games/top_cake/__init__",
    "games/cake_swap/__init__",
    "players/__init__",
    "art/__init__",
    "table/__init__",
    "printing/__init__",
    "printing/process",
    "app/__init__",
    *(f"app/{wing}/__init__" for wing in _wings()),
]

_ALLOWED = {
    "cli": "import cakedesk.app, cakedesk.commands, cakedesk.players, cakedesk.games.top_cake\n",
    "printing/__init__": "import cakedesk.table, cakedesk.art\n",
    "app/__init__": "import cakedesk.printing, cakedesk.players\nfrom PySide6 import QtCore\n",
    "table/__init__": "import cakedesk.art, cakedesk.games, cakedesk.engine\nfrom PySide6 import QtCore\n",
    "players/__init__": "import cakedesk.games.top_cake, cakedesk.engine.state\n",
    "games/top_cake/__init__": "import cakedesk.engine.state\n",
}

_BREACHES = [
    ("engine/state", "import cakedesk.games", "app -> printing -> table -> art -> games -> engine"),
    ("art/__init__", "import cakedesk.table", "app -> printing -> table -> art -> games -> engine"),
    ("table/__init__", "import cakedesk.app", "app -> printing -> table -> art -> games -> engine"),
    ("table/__init__", "import cakedesk.printing", "app -> printing -> table -> art -> games -> engine"),
    ("printing/__init__", "import cakedesk.app", "app -> printing -> table -> art -> games -> engine"),
    ("printing/process", "import cakedesk.commands", "The command line and the entry point stand on top"),
    ("games/top_cake/__init__", "import cakedesk.players", "app -> players -> games -> engine"),
    ("table/__init__", "import cakedesk.players", "Paper, table and art know no computer players"),
    ("art/__init__", "import cakedesk.players", "Paper, table and art know no computer players"),
    ("players/__init__", "import cakedesk.table", "Engine, games and players know no Qt"),
    ("players/__init__", "import cakedesk.art", "Engine, games and players know no Qt"),
    ("engine/state", "import PySide6.QtCore", "Engine, games and players know no Qt"),
    ("games/cake_swap/__init__", "def f():\n  import PySide6.QtGui", "Engine, games and players know no Qt"),
    (
        "engine/state",
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from PySide6.QtCore import QObject",
        "Engine, games and players know no Qt",
    ),
    ("app/__init__", "import cakedesk.cli", "The command line and the entry point stand on top"),
    ("commands/__init__", "import cakedesk.app", "The commands that only compute load nothing that draws"),
    ("app/widgets/__init__", "import cakedesk.app.settings", "The wings of the app"),
    ("app/home/__init__", "import cakedesk.app.end", "The wings of the app"),
    ("app/attic/__init__", "", "The wings of the app"),
    ("games/cake_swap/__init__", "import cakedesk.games.top_cake", "No game knows another"),
]  # fmt: skip


def _lint(folder: Path, breach: tuple[str, str] | None) -> list[str]:
    """Makes the small package and returns the names of the contracts that it breaks."""
    (folder / "pyproject.toml").write_bytes((_REPOSITORY / "pyproject.toml").read_bytes())
    for module in _MODULES:
        path = folder / "cakedesk" / f"{module}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(_ALLOWED.get(module, ""), encoding="utf-8")
    if breach is not None:
        path = folder / "cakedesk" / f"{breach[0]}.py"
        path.parent.mkdir(exist_ok=True)
        with path.open("a", encoding="utf-8") as file:
            file.write(breach[1] + "\n")
    done = subprocess.run(
        [sys.executable, "-c", _LINT], cwd=folder, capture_output=True, text=True, check=False
    )
    broken = [
        line.removesuffix("BROKEN").strip() for line in done.stdout.splitlines() if line.endswith(" BROKEN")
    ]
    assert (done.returncode != 0) == bool(broken), done.stdout + done.stderr
    return broken


def test_the_intended_arrows_are_allowed(tmp_path: Path) -> None:
    assert _lint(tmp_path, None) == []


@pytest.mark.parametrize(("module", "code", "contract"), _BREACHES)
def test_a_breach_is_caught(tmp_path: Path, module: str, code: str, contract: str) -> None:
    assert any(name.startswith(contract) for name in _lint(tmp_path, (module, code)))

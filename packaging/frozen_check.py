"""Whether the frozen program has and does all that the one in the checkout has and does.

Each check asks for what a command writes where the program is installed (`ask`), says what it has seen,
and raises a `FailedError` if something is amiss.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from clean_system import FailedError

Ask = Callable[..., str]
Say = Callable[[str], None]

GAMES = ("top-cake", "cake-swap", "piece-o-cake", "dutch-auction", "take-the-cake")


def check_files(inside: Path, checkout: Path, say: Say) -> None:
    """Compare what was frozen, in its folder of files, with the checkout that it was made from."""
    resources, frozen = checkout / "resources", inside / "cakedesk" / "resources"
    names = [path.relative_to(resources) for path in sorted(resources.rglob("*")) if path.is_file()]
    wrong = [str(name) for name in names if not is_same(resources / name, frozen / name)]
    if wrong:
        raise FailedError(f"not the same as in the checkout: {', '.join(wrong)}")
    folders = ", ".join(sorted({name.parts[0] for name in names if len(name.parts) > 1}))
    say(f"{len(names)} files of resources are the same: {folders}")
    languages = sorted(path.stem.partition("_")[2] for path in (checkout / "translations").glob("*.ts"))
    for language in languages:
        own = inside / "cakedesk" / "translations" / f"cakedesk_{language}.qm"
        qt = inside / "PySide6" / "Qt" / "translations" / f"qtbase_{language}.qm"
        helped = frozen / "help" / language
        missing = [str(path) for path in (own, qt, helped) if not path.exists()]
        if missing:
            raise FailedError(f"missing: {', '.join(missing)}")
    say(f"Texts of the program, of Qt's own dialogs and of the help are there in {', '.join(languages)}")


def is_same(one: Path, other: Path) -> bool:
    """Whether both are files and hold the same."""
    return other.is_file() and one.read_bytes() == other.read_bytes()


def check_libraries(ask: Ask, say: Say) -> None:
    """See that every library finds all that it is linked with."""
    files = ask("find", "/usr/lib/cakedesk", "-name", "*.so*", "-type", "f").split()
    # As the program starts itself: what it brings is found first.
    lines = ask("env", "LD_LIBRARY_PATH=/usr/lib/cakedesk/_internal", "ldd", *files).splitlines()
    missing = sorted({line.split()[0] for line in lines if "not found" in line})
    if missing:
        raise FailedError(f"libraries of the system are missing: {', '.join(missing)}")
    say(f"{len(files)} libraries find all that they are linked with")


def check_commands(ask: Ask, say: Say) -> None:
    """Run every command that needs no screen."""
    shown = ask("cakedesk", "--help")
    for name in ("simulate", "arena", "verify", "moves", "bench", "demo"):
        if f"  {name} " not in shown or "usage" not in ask("cakedesk", name, "--help"):
            raise FailedError(f"the command {name} is not there")
    record = "/tmp/one.jsonl"
    for game in GAMES:
        players = ["--seats", "2", "--games", "1", "--seed", "1", "--players", "medium,random"]
        ask("cakedesk", "simulate", game, *players, "--out", record)
        ask("cakedesk", "verify", record)
        ask("cakedesk", "moves", record)
        ask("rm", record)
    ask("cakedesk", "arena", GAMES[0], "easy", "random", "--games", "4", "--seed", "1", "--jobs", "2")
    say("simulate, verify, moves and arena (in two processes) do their work, for every game")

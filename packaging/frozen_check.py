"""Whether the frozen program has and does all that the one in the checkout has and does.

Each check asks for what a command writes where the program is installed (`ask`), says what it has seen,
and raises a `FailedError` if something is amiss.
"""

from __future__ import annotations

import shutil
import zipfile
from base64 import b64decode
from collections.abc import Callable
from itertools import cycle
from pathlib import Path

import freeze
from clean_system import FailedError

from cakedesk.cli import COMMANDS
from cakedesk.engine.registry import game_ids

Ask = Callable[..., str]
Say = Callable[[str], None]

PDF = "/tmp/cards.pdf"
A_JPEG = (
    "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAP//////////////////////////////////////////////////////////////////////"
    "////////////////wAALCAAIAAgBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAAv/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8A"
    "T//Z"
)
"""A grey square, as small as it can be."""


def check_files(inside: Path, checkout: Path, say: Say) -> None:
    """Compare what was frozen, in its folder of files, with the checkout that it was made from."""
    resources, frozen = checkout / "resources", inside / "cakedesk" / "resources"
    names = [path.relative_to(resources) for path in sorted(resources.rglob("*")) if path.is_file()]
    wrong = [str(name) for name in names if not is_same(resources / name, frozen / name)]
    if wrong:
        raise FailedError(f"not the same as in the checkout: {', '.join(wrong)}")
    folders = ", ".join(sorted({name.parts[0] for name in names if len(name.parts) > 1}))
    say(f"{len(names)} files of resources are the same: {folders}")
    if not (inside / "cakedesk/app/start/qt_start.pyside").is_file():
        raise FailedError("what the first start keeps of PySide is not there")
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
    """Run every command; none needs a screen."""
    shown = ask("cakedesk", "--help")
    for name in COMMANDS:
        if f"  {name} " not in shown or "usage" not in ask("cakedesk", name, "--help"):
            raise FailedError(f"the command {name} is not there")
    record = "/tmp/one.jsonl"
    for game in game_ids():
        players = ["--seats", "2", "--games", "1", "--seed", "1", "--players", "easy,random"]
        ask("cakedesk", "simulate", game, *players, "--out", record)
        ask("cakedesk", "verify", record)
        ask("cakedesk", "moves", record)
        ask("cakedesk", "review", record)
        ask("rm", record)
        ask("cakedesk", "arena", game, "easy", "random", "--games", "2", "--seed", "1", "--jobs", "2")
    say("simulate, verify, moves, review and arena (in two processes) do their work, for every game")
    ctrl_c = "env --default-signal=INT timeout --preserve-status --signal=INT --kill-after=60 15"
    arena = "cakedesk arena top-cake easy random --games 99999 --seed 1 --jobs 2"
    said = ask("sh", "-c", f"{ctrl_c} {arena} 2>&1 || test $? = 1")
    if "interrupted" not in said or "Traceback" in said:
        raise FailedError(f"Ctrl+C does not end an arena with its table: {said}")
    say("Ctrl+C ends an arena and prints what is known by then")


def check_printing(ask: Ask, root: Path, say: Say) -> None:
    """Print every game, in every language and on both papers, then one with a person's own pictures.

    Args:
        ask: runs a command where the program is installed.
        root: what is `/` there.
        say: tells what was seen.
    """
    # Together they have every language, and both papers.
    for game, language, paper in zip(
        game_ids(), cycle(("en", "de", "fr", "es")), cycle(("a4", "letter")), strict=False
    ):
        ask("cakedesk", "cards", game, "--pdf", PDF, "--language", language, "--paper", paper)
        if int(ask("grep", "--text", "--count", "/FontFile", PDF)) < 2:
            raise FailedError(f"{game}: the cards were printed without the fonts of the house")
    say("The cards of every game are printed, with their fonts in the file")
    art = root / "tmp" / "art"
    (art / "top-cake").mkdir(parents=True)
    shutil.copy(freeze.ROOT / "resources/icons/cakedesk-64.png", art / "top-cake/chocolate-1.png")
    shutil.copy(freeze.ROOT / "docs/pictures/top-cake-light.webp", art / "top-cake/chocolate-3.webp")
    (art / "top-cake/chocolate-6.jpg").write_bytes(b64decode(A_JPEG))
    (art / "top-cake/lemon-4.png").write_bytes(b"no picture")
    with zipfile.ZipFile(art / "cake-swap.zip", "w") as packed:
        packed.write(freeze.ROOT / "resources/icons/cakedesk-64.png", "2CS-1CU.png")
    for game, count, broken in (("top-cake", 3, "lemon-4.png"), ("cake-swap", 1, "")):
        said = ask("sh", "-c", f"cakedesk cards {game} --pdf {PDF} --art /tmp/art 2>&1")
        shown = int(ask("sh", "-c", f"grep --text --only-matching '/Subtype /Image' {PDF} | wc --lines"))
        if shown < count or (".png" in said) != bool(broken) or broken not in said:
            raise FailedError(f"{game}: {shown} pictures of a person's own were printed; it said {said!r}")
    say("Own pictures, PNG, WebP and JPEG, from a folder and a zip file, are printed; a broken one is named")


def check_start(ask: Ask, say: Say) -> None:
    """Measure the start beside a bare window's; how busy the machine is decides whether the bar is met."""
    told = ask("sh", "-c", "cakedesk bench startup 2>&1 || test $? = 1")
    rows = [line.strip("| ") for line in told.splitlines() if line.startswith("| CPU")]
    if len(rows) != 3:
        raise FailedError(f"the start can't be measured: {told}")
    for row in rows:
        say(row)

"""A net before a leap: keeps pictures and words of every phase of the tables, and compares two such folders.

``python -m tests.net save FOLDER`` and, after a change, ``python -m tests.net compare BEFORE AFTER``.
"""

from __future__ import annotations

import argparse
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import product
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter

SIZES, THEMES, LANGUAGES, TEXTS = ("1280x700", "1600x1000"), ("light", "dark"), ("en", "de"), (100, 150)
GAMES = ("top-cake", "piece-o-cake", "cake-swap", "dutch-auction", "take-the-cake")


def _shipped() -> list[str]:
    return sorted(path.stem.removeprefix("cakedesk_") for path in Path("translations").glob("*.ts"))


def main() -> int:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(prog="python -m tests.net", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    save = commands.add_parser("save", help="keep pictures and words")
    save.add_argument("folder", type=Path)
    save.add_argument("--board", nargs="+", choices=GAMES, default=GAMES)
    save.add_argument("--scene", default="*", help="a pattern of the scenes that are kept, such as 'bid*'")
    save.add_argument("--size", nargs="+", default=SIZES)
    save.add_argument("--theme", nargs="+", choices=THEMES, default=THEMES)
    save.add_argument("--language", nargs="+", choices=_shipped(), default=LANGUAGES)
    save.add_argument(
        "--text", nargs="+", type=int, choices=TEXTS, default=TEXTS, help="the size of texts, in percent"
    )
    save.add_argument("--processes", type=int, default=os.cpu_count())
    compare = commands.add_parser("compare", help="list what differs; ends with 1 if anything does")
    compare.add_argument("before", type=Path)
    compare.add_argument("after", type=Path)
    compare.add_argument(
        "--out", type=Path, default=Path("net-differences"), help="for pictures of what differs"
    )
    options = parser.parse_args()
    if options.command == "save":
        return _save(options)
    from tests.net.compare import differences

    found = differences(options.before, options.after, options.out)
    print("\n".join(found) or "no difference")
    return 1 if found else 0


def _save(options: argparse.Namespace) -> int:
    """Looks of one size and one size of texts share their faces, and hence a process."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    for variable in ("QT_SCALE_FACTOR", "QT_SCREEN_SCALE_FACTORS", "QT_STYLE_OVERRIDE"):
        os.environ.pop(variable, None)
    from tests.net.stage import Look, keep_looks

    jobs = [
        [Look(size, theme, language, text) for theme, language in product(options.theme, options.language)]
        for size, text in product(options.size, options.text)
    ]
    keep = partial(keep_looks, out=options.folder, games=options.board, wanted=options.scene)
    began = perf_counter()
    with ProcessPoolExecutor(min(options.processes, len(jobs)), get_context("spawn")) as pool:
        count = sum(pool.map(keep, jobs))
    print(f"{count} pictures in {perf_counter() - began:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""`cakedesk cards`: all cards of a game as PDF, to be printed and cut."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from cakedesk.art.own_pictures import MisnamedPicturesError, find_pictures
from cakedesk.commands.arguments import command_parser, own_lists
from cakedesk.commands.progress import Progress
from cakedesk.engine.errors import CakeDeskError
from cakedesk.engine.quote import in_one_line
from cakedesk.engine.registry import find_game, game_ids
from cakedesk.engine.resources import translations_dir


def main(argv: Sequence[str]) -> int:
    """Write the document.

    Raises:
        CakeDeskError: an argument that can't be used, or a file that can't be written. What stood in that
            file before is still there then.
    """
    parser = command_parser(
        "cards",
        "Write all cards of a game as PDF: fronts and backs for printing on both sides of the paper, "
        "marks to cut along, and the rules.",
    )
    parser.add_argument("game", metavar="GAME", help=f"one of {', '.join(game_ids())}")
    parser.add_argument("--pdf", metavar="FILE", type=Path, required=True, help="where the document goes")
    parser.add_argument("--paper", choices=("a4", "letter"), default="a4", help="its size (default: a4)")
    parser.add_argument("--lists", metavar="DIR", type=Path, help="a folder with card lists of your own")
    parser.add_argument(
        "--art",
        metavar="DIR",
        type=Path,
        help="a folder with GAME/ or GAME.zip in it: pictures of your own, named after cards as the "
        "help of the program says for each game (The table, On paper)",
    )
    languages = sorted(file.stem.partition("_")[2] for file in translations_dir().glob("cakedesk_*.qm"))
    parser.add_argument(
        "--language", choices=languages, default="en", help="of cards and rules (default: en)"
    )
    arguments = parser.parse_args(argv)
    texts = own_lists(find_game(arguments.game), arguments.lists)
    if sys.platform not in ("win32", "darwin"):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtGui import QGuiApplication  # noqa: PLC0415 - what can't be done is said without Qt

    from cakedesk.printing.process import PrintJob, print_cards  # noqa: PLC0415
    from cakedesk.table.own_faces import in_words, use_own_pictures  # noqa: PLC0415

    app = QGuiApplication.instance() or QGuiApplication([])
    for error in use_own_pictures(arguments.art, arguments.lists) if arguments.art else ():
        if isinstance(error, MisnamedPicturesError):
            if error.game_id == arguments.game:
                print(f"cakedesk cards: {in_one_line(in_words(error))}", file=sys.stderr)
        elif Path(error.name).stem == arguments.game:  # those of other games are not printed
            raise CakeDeskError(str(error)) from error
    if arguments.art and not find_pictures(arguments.art, arguments.game):
        places = f"{arguments.game}/ or {arguments.game}.zip"
        raise CakeDeskError(f"{arguments.art} holds no pictures of {arguments.game} ({places})")
    job = PrintJob(arguments.game, texts, arguments.paper, arguments.language, arguments.pdf)
    steps = print_cards(job)
    try:
        last = next(steps)
        with Progress(last.total, "cards and pages") as progress:
            progress.step()
            for step in steps:
                progress.step()
                last = step
    except OSError as error:
        raise CakeDeskError(f"{arguments.pdf} can't be written: {error.strerror}") from error
    finally:
        steps.close()
    del app
    for trouble in last.troubles:
        print(f"cakedesk cards: {in_one_line(trouble)}", file=sys.stderr)
    return 0

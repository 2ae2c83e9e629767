"""The command line: which command is meant, and how its errors end.

Each command is a module with a function ``main(argv) -> exit code``, imported only when it is asked for:
verifying records must not load a window.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from io import TextIOWrapper

from cakedesk import __version__
from cakedesk.engine.errors import CakeDeskError
from cakedesk.engine.quote import in_one_line

OK, BAD, USAGE = 0, 1, 2
"""Exit codes: all is well; what was checked is bad; the command could not be carried out."""

COMMANDS = {
    "simulate": ("cakedesk.commands.simulate", "let computer players play games, and write their records"),
    "arena": ("cakedesk.commands.arena", "let computer players play against each other, and tell who won"),
    "verify": ("cakedesk.commands.verify", "check game records by the rules"),
    "moves": ("cakedesk.commands.moves", "print the legal moves of a record's last position"),
    "review": ("cakedesk.commands.review", "tell how likely each seat was to win, and what decided a game"),
    "cards": ("cakedesk.printing.command", "write a game's cards as PDF, to be printed and cut"),
    "bench": ("cakedesk.bench.command", "measure the program on this machine"),
    "demo": ("cakedesk.app.start.demo", "play computer games through the real tables without a screen"),
}
"""Module and description by name of command."""

_APP = "cakedesk.app.start.main"
_DESKTOP_ENTRY = "cakedesk.commands.desktop_entry"
_DESKTOP_OPTIONS = {"--install-desktop-entry", "--remove-desktop-entry"}
_HELP = """\
usage: cakedesk [--data-dir DIR] [FILE]
       cakedesk COMMAND ...

Cake card games on one table. Without a command it opens the window,
with a FILE it goes on with that game record there.

options:
  -h, --help      show this help and exit
  --version       show the version and exit
  --data-dir DIR  of the window: keep saves, settings and caches in DIR
  --install-desktop-entry, --remove-desktop-entry
                  put CakeDesk into the desktop's menu, or take it out again;
                  packages of a system have done so already

commands (each has a --help of its own):
{commands}"""


def run(argv: Sequence[str]) -> int:
    """Carry out a command line.

    Args:
        argv: the arguments, without the program's name.

    Returns:
        The exit code: 0, 1 or 2.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # a window program of Windows has none
            # What a record holds may be quoted to a terminal that lacks its letters.
            stream.reconfigure(errors="backslashreplace")
    if not os.environ.get("QT_QPA_PLATFORM", "-"):
        del os.environ["QT_QPA_PLATFORM"]  # set, but to nothing: no platform was asked for
    try:
        code = _carry_out(argv)
        if sys.stdout is not None:
            sys.stdout.flush()
        return code
    except BrokenPipeError:
        # Who read the output has seen enough. Python would complain when it flushes what is left.
        _drop_output()
        return BAD
    except OSError as error:
        # A full disk behind the output, mostly: what is named by a file was caught where it was opened.
        _drop_output()
        return _fail("cakedesk", f"{error.filename or 'the output'} can't be written: {error.strerror}")


def _carry_out(argv: Sequence[str]) -> int:
    name = argv[0] if argv else ""
    if sys.stdout is None and name in {"-h", "--help", "--version", *_DESKTOP_OPTIONS, *COMMANDS}:
        return _fail("cakedesk", "there is no output to write to")
    if name in {"-h", "--help"}:
        print(_HELP.format(commands="\n".join(f"  {key:14}  {what}" for key, (_, what) in COMMANDS.items())))
        return OK
    if name == "--version":
        print(f"cakedesk {__version__}")
        return OK
    if name in COMMANDS:
        return _run_module(COMMANDS[name][0], argv[1:], f"cakedesk {name}")
    if name in _DESKTOP_OPTIONS:
        return _run_module(_DESKTOP_ENTRY, argv, "cakedesk")
    if argv and not name.startswith("-") and not (os.path.exists(name) or _names_a_record(name)):
        return _fail("cakedesk", f"there is no command and no file {name!r}; see cakedesk --help")
    return _run_module(_APP, argv, "cakedesk")


def _names_a_record(name: str) -> bool:
    """Whether a file was meant that is not there: the window says so, where somebody clicked on it."""
    return name.endswith((".cakedesk", ".json", ".jsonl"))


def _run_module(module: str, argv: Sequence[str], title: str) -> int:
    try:
        code = int(import_module(module).main(list(argv)))
    except SystemExit as error:  # argparse, after it said why
        return error.code if isinstance(error.code, int) else OK
    except CakeDeskError as error:
        return _fail(title, str(error))
    except KeyboardInterrupt:
        return BAD
    return code


def _drop_output() -> None:
    """Let what is still to be flushed go nowhere; Python would complain about it at its end."""
    if sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _fail(title: str, why: str) -> int:
    print(f"{title}: error: {in_one_line(why)}", file=sys.stderr)
    return USAGE

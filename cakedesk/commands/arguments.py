"""What the commands' arguments have in common."""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from typing import Any

from cakedesk.engine.errors import CakeDeskError
from cakedesk.engine.game import Game
from cakedesk.engine.own_lists import read_own_lists
from cakedesk.engine.quote import quote


def command_parser(name: str, description: str) -> argparse.ArgumentParser:
    """A parser for the arguments of one command."""
    return argparse.ArgumentParser(prog=f"cakedesk {name}", description=description, allow_abbrev=False)


def positive_number(text: str) -> int:
    """Read a number of things, or raise `argparse.ArgumentTypeError`."""
    number = whole_number(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"at least 1, not {text!r}")
    return number


def whole_number(text: str) -> int:
    """Read a whole number, or raise `argparse.ArgumentTypeError`."""
    if re.fullmatch(r"-?[0-9]{1,18}", text) is None:
        raise argparse.ArgumentTypeError(f"a whole number, not {quote(text)}")
    return int(text)


def own_lists(game: Game[Any, Any], folder: Path | None) -> dict[str, str]:
    """Read the card lists of an argument `--lists`; none without it.

    Raises:
        CakeDeskError: the folder holds none of this game, or one that can't be used.
    """
    if folder is None:
        return {}
    texts = read_own_lists(game, folder)
    if not texts:
        raise CakeDeskError(f"{folder} holds no card list of {game.id} ({', '.join(game.list_files)})")
    return texts

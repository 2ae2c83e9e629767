"""What the commands' arguments have in common."""

from __future__ import annotations

import argparse
import re

from cakedesk.engine.quote import quote


def command_parser(name: str, description: str) -> argparse.ArgumentParser:
    """A parser for the arguments of one command.

    Args:
        name: the command.
        description: what it does, in a sentence or two.

    Returns:
        The parser, without arguments yet. Options can't be shortened: a later one must not change what a
        script means.
    """
    return argparse.ArgumentParser(prog=f"cakedesk {name}", description=description, allow_abbrev=False)


def positive_number(text: str) -> int:
    """Read a number of things.

    Args:
        text: an argument.

    Returns:
        The number, at least 1.

    Raises:
        argparse.ArgumentTypeError: it is no such number.
    """
    number = whole_number(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"at least 1, not {text!r}")
    return number


def whole_number(text: str) -> int:
    """Read a whole number.

    Args:
        text: an argument.

    Returns:
        The number.

    Raises:
        argparse.ArgumentTypeError: it is none.
    """
    if re.fullmatch(r"-?[0-9]{1,18}", text) is None:
        raise argparse.ArgumentTypeError(f"a whole number, not {quote(text)}")
    return int(text)

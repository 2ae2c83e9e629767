"""What the commands' arguments have in common."""

from __future__ import annotations

import argparse
import re

from cakedesk.engine.quote import quote


def command_parser(name: str, description: str) -> argparse.ArgumentParser:
    """A parser for the arguments of one command."""
    return argparse.ArgumentParser(prog=f"cakedesk {name}", description=description, allow_abbrev=False)


def positive_number(text: str) -> int:
    """Read a number of things.

    Raises:
        argparse.ArgumentTypeError: it is no such number.
    """
    number = whole_number(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"at least 1, not {text!r}")
    return number


def whole_number(text: str) -> int:
    """Read a whole number.

    Raises:
        argparse.ArgumentTypeError: it is none.
    """
    if re.fullmatch(r"-?[0-9]{1,18}", text) is None:
        raise argparse.ArgumentTypeError(f"a whole number, not {quote(text)}")
    return int(text)

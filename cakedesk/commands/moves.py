"""`cakedesk moves`: what can be done in the last position of a record."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from cakedesk.commands.arguments import command_parser
from cakedesk.engine.actions import CHANCE, OVER
from cakedesk.engine.chance import seeded_rng
from cakedesk.engine.errors import RecordError
from cakedesk.engine.match import Match
from cakedesk.engine.record_files import read_one_match


def main(argv: Sequence[str]) -> int:
    """Print the legal moves of a record's last position, one a line.

    Raises:
        CakeDeskError: the file can't be read or does not hold just one record.
    """
    parser = command_parser(
        "moves", "Print the legal moves of a record's last position, each as its seat and its spelling."
    )
    parser.add_argument("file", metavar="FILE", type=Path, help="one record of a running or finished game")
    path: Path = parser.parse_args(argv).file
    try:
        match = read_one_match(path)
    except RecordError as error:
        sys.stderr.write(f"cakedesk moves: {error}\n")
        return 1
    for line in legal_moves(match):
        sys.stdout.write(line + "\n")
    return 0


def legal_moves(match: Match[Any]) -> Iterator[str]:
    """The legal moves of a match: seat and spelling of each; where chance is due, one of its outcomes."""
    seat = match.turn()
    if seat == CHANCE:
        yield f"{seat} {match.format(match.chance_outcome(seeded_rng('moves')))}"
    elif seat != OVER:
        for action in match.legal_actions():
            yield f"{seat} {match.format(action)}"

"""`cakedesk verify`: whether game records are possible games."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from cakedesk.commands.arguments import command_parser
from cakedesk.engine.actions import OVER
from cakedesk.engine.errors import RecordError
from cakedesk.engine.match import Match
from cakedesk.engine.record_files import EmptyFileError, read_record_texts
from cakedesk.engine.shuffle_check import check_shuffle


def main(argv: Sequence[str]) -> int:
    """Check every record of a file and print one line for each.

    Raises:
        CakeDeskError: the file can't be read, or holds nothing.
    """
    parser = command_parser(
        "verify", "Check game records by playing them through the rules: one line a record."
    )
    parser.add_argument("file", metavar="FILE", type=Path, help="one record a line")
    path: Path = parser.parse_args(argv).file
    verdict, all_good = "", True
    for text in read_record_texts(path):
        good, verdict = verdict_on(text)
        all_good = all_good and good
        sys.stdout.write(verdict + "\n")
    if not verdict:
        raise EmptyFileError(path)
    return 0 if all_good else 1


def verdict_on(text: str | RecordError) -> tuple[bool, str]:
    """Whether a record is good, and the line that says so.

    It is ``ok`` with the scores, ``ok -`` for an unfinished game, or ``bad`` with the part at fault and why.
    """
    try:
        if isinstance(text, RecordError):
            raise text
        match = Match.from_json(text)
        check_shuffle(match)
    except RecordError as error:
        return False, str(error)
    if match.turn() != OVER:
        return True, "ok -"
    return True, " ".join(["ok", *map(str, match.scores())])

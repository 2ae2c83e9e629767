"""`cakedesk review`: how likely each seat was to win, move by move, and what decided the game."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from cakedesk.commands.arguments import command_parser, positive_number, whole_number
from cakedesk.commands.progress import Progress
from cakedesk.engine.errors import RecordError
from cakedesk.engine.match import Match
from cakedesk.engine.record_files import read_one_match
from cakedesk.players.review import ITERATIONS, Review, review


def main(argv: Sequence[str]) -> int:
    """Print each seat's chance to win by move, and the turning points.

    Raises:
        CakeDeskError: the file can't be read or does not hold just one record, or its game still runs.
    """
    parser = command_parser(
        "review",
        "Print how likely each seat was to win after each move of a finished game, in per cent, and what "
        "would have been better where a seat lost most.",
    )
    parser.add_argument("file", metavar="FILE", type=Path, help="one record of a finished game")
    parser.add_argument(
        "--iterations",
        metavar="N",
        type=positive_number,
        default=ITERATIONS,
        help=f"play on from each moment so many times (default: {ITERATIONS})",
    )
    parser.add_argument(
        "--seed", metavar="S", type=whole_number, default=0, help="the same one prints the same (default: 0)"
    )
    arguments = parser.parse_args(argv)
    try:
        match = read_one_match(arguments.file)
    except RecordError as error:
        sys.stderr.write(f"cakedesk review: {error}\n")
        return 1
    for line in report(match, _review(match, arguments.iterations, arguments.seed)):
        sys.stdout.write(line + "\n")
    return 0


def report(match: Match[Any], found: Review) -> Iterator[str]:
    """Put a review into words.

    Yields:
        A heading, a line for the beginning and one for each move, and one for each turning point.
    """
    spelled = ["", *(match.format(step.action) for step in match.steps)]
    names = ["", *(_seat(match, step.seat) for step in match.steps)]
    wide = max(map(len, names))
    longest = max(map(len, spelled))
    columns = [str(seat).rjust(4) for seat in range(len(match.seats))]
    yield f"{'move':>4}  {'seat':{wide}}  {'':{longest}} {' '.join(columns)}"
    for number, chances in enumerate(found.chances):
        cells = " ".join(f"{round(100 * chance):4}" for chance in chances)
        yield f"{number:4}  {names[number]:{wide}}  {spelled[number]:{longest}} {cells}"
    yield ""
    if not found.turns:
        yield "no move cost much"
    for turn in found.turns:
        yield (
            f"move {turn.move + 1}, seat {names[turn.move + 1]}: {spelled[turn.move + 1]} "
            f"left {turn.chance:.0%}; {turn.better} would have left {turn.better_chance:.0%}"
        )


def _review(match: Match[Any], iterations: int, seed: int) -> Review:
    parts = review(match, iterations, seed)
    part = next(parts)  # before any progress: this may refuse
    with Progress(part.total, "positions") as progress:
        while part.review is None:
            progress.step()
            part = next(parts)
    return part.review


def _seat(match: Match[Any], seat: int) -> str:
    return "chance" if seat < 0 else str(seat)

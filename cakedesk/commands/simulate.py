"""`cakedesk simulate`: games among computer players."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from cakedesk.commands.arguments import command_parser, own_lists, positive_number, whole_number
from cakedesk.commands.output_file import output_file
from cakedesk.engine.chance import seeded_rng
from cakedesk.engine.errors import CakeDeskError
from cakedesk.engine.registry import find_game, game_ids
from cakedesk.players.computer_match import play_match
from cakedesk.players.registry import make_player


def main(argv: Sequence[str]) -> int:
    """Play games and write their records, one a line.

    Raises:
        CakeDeskError: an argument that can't be used, or a file that can't be written. What stood in that
            file before is still there then.
    """
    arguments = _parse(argv)
    game = find_game(arguments.game)
    game.check_seats(arguments.seats)
    players = _player_names(arguments.players, arguments.seats)
    for name in players:
        make_player(name, game.id)
    list_texts = own_lists(game, arguments.lists)
    with output_file(arguments.out) as file:
        for number in range(arguments.games):
            rng_for = partial(seeded_rng, game.id, len(players), arguments.seed, number)
            match = play_match(game, players, rng_for, list_texts).match
            file.write(match.record().to_json() + "\n")
    return 0


def _parse(argv: Sequence[str]) -> Namespace:
    parser = command_parser(
        "simulate",
        "Let computer players play games, and write their records. The same arguments give the same file on "
        "every machine.",
    )
    parser.add_argument("game", metavar="GAME", help=f"one of {', '.join(game_ids())}")
    parser.add_argument("--seats", metavar="N", type=positive_number, required=True, help="how many play")
    parser.add_argument("--games", metavar="K", type=positive_number, required=True, help="how many games")
    parser.add_argument("--seed", metavar="S", type=whole_number, required=True, help="a whole number")
    parser.add_argument(
        "--players",
        metavar="P[,P...]",
        required=True,
        help="one player for all seats or one for each, such as random",
    )
    parser.add_argument(
        "--out", metavar="FILE", type=Path, required=True, help="where the records go, one a line"
    )
    parser.add_argument("--lists", metavar="DIR", type=Path, help="a folder with card lists of your own")
    return parser.parse_args(argv)


def _player_names(text: str, seats: int) -> list[str]:
    names = text.split(",")
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise CakeDeskError(f"--players names {len(names)} players for {seats} seats")
    return names

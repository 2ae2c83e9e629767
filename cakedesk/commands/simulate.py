"""`cakedesk simulate`: games among computer players."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from cakedesk.commands.arguments import command_parser, positive_number, whole_number
from cakedesk.commands.output_file import output_file
from cakedesk.engine.actions import CHANCE, OVER
from cakedesk.engine.chance import seeded_rng
from cakedesk.engine.errors import CakeDeskError
from cakedesk.engine.game import Game
from cakedesk.engine.match import Match
from cakedesk.engine.own_lists import read_own_lists
from cakedesk.engine.record import MatchRecord
from cakedesk.engine.registry import find_game, game_ids
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
    list_texts = _own_lists(game, arguments.lists)
    with output_file(arguments.out) as file:
        for number in range(arguments.games):
            record = play_game(game, players, arguments.seed, number, list_texts)
            file.write(record.to_json() + "\n")
    return 0


def play_game(
    game: Game[Any, Any], players: Sequence[str], seed: int, number: int, list_texts: dict[str, str]
) -> MatchRecord:
    """Play one game.

    Args:
        list_texts: own card lists by file name; empty for the built-in ones.
    """
    seats = len(players)
    lists = game.own_lists(list_texts) if list_texts else game.builtin_lists()
    start = game.deal(
        seeded_rng(game.id, seats, seed, number, "deal"), seats, game.complete_options({}), lists
    )
    match = Match(game, [f"P{seat}" for seat in range(seats)], players, start, list_texts=list_texts)
    minds = [make_player(name, game.id) for name in players]
    rngs = [seeded_rng(game.id, seats, seed, number, "player", seat) for seat in range(seats)]
    chance = seeded_rng(game.id, seats, seed, number, "chance")
    while (seat := match.turn()) != OVER:
        if seat == CHANCE:
            match.play_chance(chance)
        else:
            match.play(minds[seat].choose(match.observe(seat), rngs[seat]))
    return match.record()


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


def _own_lists(game: Game[Any, Any], folder: Path | None) -> dict[str, str]:
    if folder is None:
        return {}
    texts = read_own_lists(game, folder)
    if not texts:
        raise CakeDeskError(f"{folder} holds no card list of {game.id} ({', '.join(game.list_files)})")
    return texts

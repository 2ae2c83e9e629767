"""What one feels of the characters of computer players.

``python -m tests.players.felt GAME LEVEL CHARACTER GAMES [SEATS]`` lets one of that character play among
others of its level that have none, each deal once from each seat, and the same deals without it. It tells
what changed, with half the width of the 95 % interval: for *mean* the points of each of the others, for
*greedy* at Piece o' Cake the slices that it ate, for *cautious* at Dutch Auction the cards that it cashed in;
and how often it won.

| game, medium | seats | felt | without it | with it | won |
| --- | --- | --- | --- | --- | --- |
| Top Cake, mean | 2 | points of the other | 20.3 | -1.2 +-0.6 (400) | 57 |
| | 3 | | 12.6 | not shown, not offered: -0.2 +-0.4 (300) | 34 |
| | 4 | | 9.0 | not shown, not offered: -0.1 +-0.3 (200) | 25 |
| Piece o' Cake, greedy | 2 | slices eaten | 6.5 | +2.7 +-0.3 (400) | 38 |
| | 3 | | 6.1 | +1.9 +-0.3 (300) | 39 |
| | 4 | | 5.7 | +1.7 +-0.3 (200) | 20 |
| | 5 | | 6.4 | loses too much, not offered: +1.4 +-0.3 (200) | 7 |
| Dutch Auction, cautious | 2 | cards cashed in | 0.05 | +0.65 +-0.08 (400) | 51 |
| Take the Cake, mean | 2 | points of the other | 129.8 | -2.5 +-0.8 (400) | 51 |
| | 3 | points of each other | 138.1 | -1.7 +-0.6 (300) | 35 |
| | 4 | | 128.6 | -1.2 +-0.6 (200) | 24 |

None loses to the next lower level: against *fair* a mean one wins 80 at Top Cake and 77 at Take the Cake, a
greedy one 72, a cautious one 72 (``cakedesk arena GAME medium:CHARACTER fair --games 200 --seed 7``), and
*hard* with its character against *medium* 72 at Top Cake, and 72 (400 games) at Piece o' Cake, where it eats
1.6 +-0.4 more (200).

Not felt, and so not offered: *mean* at Cake Swap (with four times the denial others lost nothing, 200 games),
Piece o' Cake (0.9 of 49 points) and Dutch Auction; *greedy* at Cake Swap, where it won 37 and ended with 0.2
ribbons more; *cautious* at Top Cake, where it changed neither points nor what was won. At Cake Swap this was
asked of the heuristic itself, which is a little stronger than *medium*.
"""

from __future__ import annotations

import sys
from statistics import mean, stdev
from typing import Any

from cakedesk.engine.actions import CHANCE, OVER
from cakedesk.engine.chance import seeded_rng
from cakedesk.games.piece_o_cake.plates import counts
from cakedesk.players.registry import make_player
from tests.players.games import new_state


def felt(state: Any, seat: int, character: str) -> float:
    """What a character is known by, at the end of a game."""
    if character == "mean":
        scores = state.scores()
        return float(sum(scores) - scores[seat]) / (len(scores) - 1)
    return float(sum(counts(state.eaten[seat])) if character == "greedy" else len(state.cashed[seat]))


def played(game_id: str, name: str, usual: str, seats: int, number: int) -> Any:
    """The end of a game of one among others."""
    state, rng = new_state(game_id, seats, number // seats), seeded_rng("felt", game_id, number)
    players = [make_player(name if seat == number % seats else usual, game_id) for seat in range(seats)]
    while (seat := state.turn()) != OVER:
        chance = seat == CHANCE
        state.apply(state.sample_action(rng) if chance else players[seat].choose(state.observe(seat), rng))
    return state


def difference(
    game_id: str, level: str, character: str, games: int, seats: int = 2
) -> tuple[float, float, float, float]:
    """What is felt.

    Returns:
        It without the character, how much it changed, half the width of that one's 95 % interval, and the
        share of games that the character won.
    """
    before, changes, won = [], [], 0.0
    for number in range(games):
        seat = number % seats
        without = felt(played(game_id, level, level, seats, number), seat, character)
        end = played(game_id, f"{level}:{character}", level, seats, number)
        before.append(without)
        changes.append(felt(end, seat, character) - without)
        won += (seat in end.winners()) / len(end.winners())
    return mean(before), mean(changes), 1.96 * stdev(changes) / games**0.5, won / games


if __name__ == "__main__":
    told = difference(*sys.argv[1:4], int(sys.argv[4]), *map(int, sys.argv[5:6]))
    print("{:.2f} {:+.2f} +-{:.2f}, won {:.0%}".format(*told))

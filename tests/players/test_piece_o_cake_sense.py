"""Piece o' Cake: moves that no computer player may make, for there is one that is better in any case."""

from __future__ import annotations

import pytest

from cakedesk.games.piece_o_cake.actions import whole
from cakedesk.games.piece_o_cake.phases import ASIDE, CAKES
from cakedesk.games.piece_o_cake.plates import heap_of, size, slices_of
from cakedesk.games.piece_o_cake.state import PieceOCakeState
from cakedesk.players.registry import find_heuristic
from tests.players.positions import Position, blunders, never, only
from tests.rules.piece_o_cake.tables import LISTS, do, heap, new_game


def last_cake(slices: str, *plates: str, first: int) -> PieceOCakeState:
    """The last cake, served by `first`; by seat what it has collected and eaten, such as ``HHS BB``."""
    state = new_game(len(plates), slices, first=(first - CAKES + 1) % len(plates))
    state.cake = CAKES - 1
    for seat, plate in enumerate(plates):
        collected, _, eaten = plate.partition(" ")
        state.collected[seat] = state.earlier[seat] = heap(collected)
        state.eaten[seat] = heap(eaten)
    lie = sum(state.collected) + sum(state.eaten)
    unseen = slices_of(heap_of(LISTS.slices) - lie - heap(slices))
    state.deck = unseen[:ASIDE]
    state.gone = heap_of(unseen[ASIDE:])
    state.served = state.gone + lie
    state.to_act = state.server
    assert state.server == first
    assert size(lie + heap(slices)) <= len(LISTS.slices) - ASIDE
    return state


def after(state: PieceOCakeState, *lines: str) -> PieceOCakeState:
    """The position some moves later."""
    do(state, *lines)
    return state


THREE_TAKE = ("0 cut 0 2 5 8", "1 take 2 eat SSS", "2 take 5 eat KKK", "3 take 8 eat BBB")
THREE_TAKE_OTHERS = ("0 cut 0 2 5 8", "1 take 2 eat SSS", "2 take 5 eat HHH", "3 take 8 eat BBB")

POSITIONS: tuple[Position, ...] = (
    never(
        "Another piece has the same slices and a strawberry more.",
        after(new_game(2, "HSBHSBSKKKG", first=1), "1 cut 0 3 7 9"),
        "take 0 *",
    ),
    never(
        "The other piece has the same slices and a strawberry more, and nothing follows.",
        after(last_cake("HSBKGHSBKGS", "SS HH", "BB HH", first=0), "0 cut 0 5"),
        "take 0 *",
    ),
    never(
        "Nothing follows, and the other piece left has the same slices and a gooseberry more.",
        after(
            last_cake("HKHKGSSSBBB", " HH", "CCC HH", first=0),
            "0 cut 0 2 5 8",
            "1 take 5 eat SSS",
            "0 take 8 eat BBB",
            "1 eat C",
        ),
        "take 0 *",
    ),
    never(
        "Of three seats the first to choose leaves the piece with the same slices and two more.",
        after(new_game(3, "HSHSBBKKKGG"), "0 cut 0 2 6"),
        "take 0 *",
    ).seen_by_all(),
    never(
        "Of four seats the second to choose takes a kiwi although another piece has two.",
        after(new_game(4, "KKKHHHSGGPB", first=3), "3 cut 0 1 3 7", "0 take 3 eat S"),
        "take 0 *",
    ),
    never(
        "Of five seats the first to choose takes a chocolate alone.",
        after(new_game(5, "HHSKKKBBBGG"), "0 cut 0 1 3 6 9"),
        "take 0 *",
    ),
    never(
        "One plum is taken, and the other seat gets the ten slices that are left.",
        after(new_game(2, "PHHHSSKKBBG"), "0 cut 0 1"),
        "take 0 *",
    ).seen_by_all(),
    only(
        "The last choice of all wins by taking a majority away; more cream of one's own loses.",
        after(
            last_cake("HHCKKGGGGGG", "CC HHHHB", "CCKKKHHHS", first=0),
            "0 cut 0 2 5 8",
            "1 take 5 eat GGG",
            "0 take 8 eat GGG",
            "1 eat S",
        ),
        "take 2 eat KK",
    ),
    only(
        "The last choice of all wins alone by one point of cream; to deny an apricot shares the victory.",
        after(
            last_cake("AHKSSBHKHPG", " BB", "A", "A HHHB", first=2),
            "2 cut 0 1 6",
            "0 take 1 eat BHKSS",
            "1 take 6 eat GHHKP",
        ),
        "take 0 eat A",
    ),
    only(
        "Two chocolates are collected at the very end although another seat has four.",
        after(last_cake("HHSSSKKKBBB", "", "", "", "HHHH", first=0), *THREE_TAKE),
        "take 0 eat HH",
    ).seen_by_all(),
    only(
        "Both chocolates are needed to have the majority alone: to share it leaves the victory to the other.",
        after(last_cake("HHSSSKKKBBB", "HH", "", "", "HHH", first=0), *THREE_TAKE),
        "take 0 eat -",
    ),
    only(
        "Strawberries are collected at the very end although the other seat has far more.",
        after(
            last_cake("SSKKKGGGBBB", "", "SSSSS", first=0),
            "0 cut 0 2 5 8",
            "1 take 2 eat KKK",
            "0 take 5 eat GGG",
            "1 take 8 eat BBB",
        ),
        "take 0 eat SS",
    ),
    never(
        "A majority of nine points is eaten for four although nothing has to be.",
        after(
            last_cake("HHHSSSKKKBB", "GG", "", "G", "", first=1),
            "1 cut 0 6",
            "2 take 0 eat HHHSSS",
            "3 take 6 eat BBKKK",
        ),
        "eat G",
    ).seen_by_all(),
    only(
        "Two chocolates that win nothing are not eaten in the last turn of all.",
        after(
            last_cake("SSSKKKBBBGG", "HH", "HHHH", "", "", first=0),
            "0 cut 0 3 6",
            "1 take 0 eat SSS",
            "2 take 3 eat KKK",
            "3 take 6 eat BBBGG",
        ),
        "eat H",
    ).seen_by_all(),
    only(
        "The last turn of all does not win by eating what is of no use any more.",
        after(
            last_cake("SSSKKKBBBGG", "HH SSSSSSSKKKBB", "HHH", first=0),
            "0 whole",
            "1 take 0 eat BBBGGKKKSSS",
        ),
        "eat H",
    ),
    never(
        "A majority is eaten in the last turn of all although a piece is left.",
        after(last_cake("KKSSSHHHBBB", "GG", "G", "G", "KKK", first=0), *THREE_TAKE_OTHERS),
        "eat *",
    ),
    never(
        "The last cake is served whole: the other seat takes all of it.",
        last_cake("HHHSSKKKKBB", "SS HH", "BB HH", first=0),
        "whole",
    ),
    never(
        "The first cake is served whole: the other seat takes all of it.", new_game(2, "PPPAAAACCCC"), "whole"
    ),
)


@pytest.mark.parametrize("position", POSITIONS, ids=[position.why for position in POSITIONS])
def test_no_absurd_move(position: Position) -> None:
    assert not [*blunders("piece-o-cake", position)]


def test_nobody_thinks_of_serving_one_rival_a_whole_cake() -> None:
    for seats in (2, 3):
        state = new_game(seats)
        cuts = find_heuristic("piece-o-cake").candidates(state.observe(0), 10_000)
        assert (whole() in cuts) == (seats > 2)

"""Where cards lie on paper: backs behind their fronts, all of them inside, at the sizes that are promised."""

from __future__ import annotations

from itertools import combinations

import pytest

from cakedesk.engine.game import builtin_list_texts
from cakedesk.engine.registry import find_game, game_ids
from cakedesk.printing.deck import PrintedSet, printed_deck
from cakedesk.printing.faces import PlacardFace, wrapped
from cakedesk.printing.process import speaking
from cakedesk.printing.sheets import PAPERS, Paper, lay_out
from tests.example_game.registered import GAME_ID, one_more_game

CARDS = {
    "top-cake": 25 + 40 + 1,
    "cake-swap": 60 + 18 + 18,
    "piece-o-cake": 57,
    "dutch-auction": 40,
    "take-the-cake": 64 + 27 + 23 + 4,
}
EVERY_PAPER = pytest.mark.parametrize("paper", PAPERS.values(), ids=PAPERS)
EVERY_GAME = pytest.mark.parametrize("game_id", game_ids())


def deck_of(game_id: str) -> list[PrintedSet]:
    return printed_deck(game_id, find_game(game_id).builtin_lists())


@EVERY_GAME
def test_all_that_lies_in_the_box_is_printed(game_id: str) -> None:
    assert sum(len(each.cards) for each in deck_of(game_id)) == CARDS[game_id]


def test_one_more_game_is_found_by_its_name() -> None:
    with one_more_game():
        (slices,) = deck_of(GAME_ID)
    assert len({card.front for card in slices.cards}) == 12


SIZES_MM = {
    "top-cake": [(63, 71.2), (45, 60.6), (35, 35)],
    "cake-swap": [(55, 84.4), (45, 63)],
    "piece-o-cake": [(41, 66.5)],
    "dutch-auction": [(59, 83.5)],
    "take-the-cake": [(45, 45), (63, 63), (45, 80.5), (30, 30)],
}
"""Width and height of each set's cards."""


@EVERY_GAME
def test_cards_have_their_true_size(game_id: str) -> None:
    sizes = [(round(each.width_mm, 1), round(each.height_mm, 1)) for each in deck_of(game_id)]
    assert sizes == SIZES_MM[game_id]


@EVERY_GAME
def test_cards_of_a_set_have_one_shape_and_so_have_their_backs(game_id: str) -> None:
    for each in deck_of(game_id):
        shapes = {round(face.aspect, 4) for card in each.cards for face in card}
        assert len(shapes) == 1


@EVERY_GAME
@EVERY_PAPER
def test_every_card_lies_on_its_sheet_and_on_no_other_card(game_id: str, paper: Paper) -> None:
    wanted = deck_of(game_id)
    width, height = paper
    sheets = lay_out(wanted, paper)
    laid = [card for blocks in sheets for block in blocks for card in block.cards]
    assert laid == [card for each in wanted for card in each.cards]
    for blocks in sheets:
        for is_back in (False, True):
            places = [
                (*block.place(number, is_back=is_back), block.width_mm, block.height_mm)
                for block in blocks
                for number in range(len(block.cards))
            ]
            for x, y, wide, high in places:
                assert x >= 9.9 and y >= 11.9 and x + wide <= width - 9.9 and y + high <= height - 13.9
            for (x1, y1, wide1, high1), (x2, y2, wide2, high2) in combinations(places, 2):
                apart = x1 + wide1 <= x2 + 1e-6 or x2 + wide2 <= x1 + 1e-6
                assert apart or y1 + high1 <= y2 + 1e-6 or y2 + high2 <= y1 + 1e-6


@EVERY_GAME
@EVERY_PAPER
def test_a_back_lies_behind_its_front(game_id: str, paper: Paper) -> None:
    for blocks in lay_out(deck_of(game_id), paper):
        for block in blocks:
            for number in range(len(block.cards)):
                (x, y), (back_x, back_y) = block.place(number), block.place(number, is_back=True)
                assert y == back_y
                assert x == pytest.approx(paper.width_mm - back_x - block.width_mm)


def test_an_own_list_is_printed() -> None:
    game = find_game("dutch-auction")
    texts = builtin_list_texts(game)
    own = {name: text.replace("G1,green,number,1,8", "G1,green,number,1,77") for name, text in texts.items()}
    (cards,) = printed_deck(game.id, game.own_lists(own))
    assert [card.front for card in cards.cards if "77" in repr(card.front)]


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
@pytest.mark.usefixtures("qapp")
def test_words_have_room_on_their_cards(language: str) -> None:
    with speaking(language):
        cards = [card for game_id in game_ids() for each in deck_of(game_id) for card in each.cards]
    for card in cards:
        if isinstance(card.front, PlacardFace):
            _, height = card.front._size()
            lines, size = wrapped(card.front.words, 106.0, height * 0.3)
            assert len(lines) * size * 1.2 <= height * 0.3
            assert size >= 10.0, card.front.words

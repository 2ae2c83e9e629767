"""The help of Dutch Auction agrees with the rules: its numbers, its examples, its pictures."""

from __future__ import annotations

import re

import pytest

from cakedesk.games.dutch_auction.cards import BID_OF, CARDS, IS_POWER, RANKS_OF_A_SUIT, SUIT_LETTERS, SUIT_OF
from cakedesk.games.dutch_auction.game import GAME
from cakedesk.games.dutch_auction.scoring import score_cards
from cakedesk.table.boards.dutch_auction.help import DUTY, PLACES
from cakedesk.table.help_text import BlockKind, read_help
from tests.app.test_help import LANGUAGES, words_of

NAME = "dutch-auction"
LISTS = GAME.builtin_lists()
_SUM = re.compile(r"((?:\d+ \+ )+\d+) = (\d+)")


def cards_of(pictures: tuple[str, ...]) -> list[int]:
    return [LISTS.index[name.partition("/")[2]] for name in pictures if name.startswith("card/")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sums_are_those_of_the_cards(language: str) -> None:
    told = []
    for block in read_help(NAME, language):
        if block.kind is BlockKind.PICTURES and (found := _SUM.search(block.text)):
            parts, total = [int(part) for part in found[1].split(" + ")], int(found[2])
            assert sum(parts) == total
            cards = cards_of(block.pictures)
            if "+" in block.pictures:
                assert parts == [BID_OF[card] for card in cards]
            else:
                score = score_cards(cards, LISTS)
                assert total == score.points
            told.append(total)
    assert told == [16, 22, 7]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_are_those_of_the_cards(language: str) -> None:
    text = words_of(NAME, language)
    ids = [f"{letter}{rank}" for letter in SUIT_LETTERS for rank in "xy12345678"]
    state = GAME.new_state(2, {}, {"deck": ids}, LISTS)
    assert re.search(rf"\b{CARDS}\b", text) and RANKS_OF_A_SUIT == 10
    assert {BID_OF[card] + LISTS.vps[card] for card in range(CARDS) if BID_OF[card]} == {9}
    left = len(state.auction_deck) + len(state.display)
    assert re.search(rf"\b{left}\b", text) and len(state.display) == 6
    assert [len(state.hands[0]), len(state.decks[0])] == [5, 4]


def test_the_pictures_of_powers_show_what_is_legal() -> None:
    """The card beside a power is of its suit, and what it gives is what the rules give."""
    shown = []
    for block in read_help(NAME, "en"):
        kinds = [name.partition("/")[2] for name in block.pictures if name.startswith("power/")]
        if kinds:
            power, card = cards_of(block.pictures)
            assert IS_POWER[power] and SUIT_OF[power] == SUIT_OF[card]
            assert f"seal/{LISTS.vps[card]}" in block.pictures or kinds != ["cash"]
            shown += kinds
    assert shown == ["cash", "suit", "take", "steal"]


def test_the_purchase_in_the_help_leaves_one_payer_and_gives_one_away() -> None:
    (block,) = (
        block for block in read_help(NAME, "en") if "→" in block.pictures and "coin/2" in block.pictures
    )
    *payers, bought = cards_of(block.pictures)
    assert len(payers) == 2
    assert [SUIT_OF[payer] == SUIT_OF[bought] for payer in payers] == [True, False]


def test_all_places_exist() -> None:
    assert {*PLACES.values(), DUTY} <= {block.anchor for block in read_help(NAME, "en")}

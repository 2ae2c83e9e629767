"""The help of Piece o' Cake agrees with the rules: its numbers, its examples, its places."""

from __future__ import annotations

from random import Random

import pytest

from cakedesk.engine.actions import CHANCE, OVER
from cakedesk.games.piece_o_cake.cards import ALL_SLICES
from cakedesk.games.piece_o_cake.cutting import choices_in_cake, numbers_of_pieces
from cakedesk.games.piece_o_cake.game import GAME
from cakedesk.games.piece_o_cake.phases import ASIDE, CAKES, SLICES
from cakedesk.games.piece_o_cake.plates import heap_of
from cakedesk.games.piece_o_cake.scoring import cream_points, majority_points
from cakedesk.table.boards.piece_o_cake.help import NONE_LEFT, PLACES
from cakedesk.table.boards.registry import BOARDS
from cakedesk.table.help_text import BlockKind, read_help
from tests.app.test_help import LANGUAGES, NUMBER_WORDS, numbers_in, under, words_of

NAME = "piece-o-cake"
LISTS = GAME.builtin_lists()
BY_NAME = {variety.name: place for place, variety in enumerate(LISTS.varieties)}


def test_the_numbers_are_those_of_the_rules() -> None:
    text, blocks = words_of(NAME), read_help(NAME, "en")
    people = f"{NUMBER_WORDS[GAME.seats[0]].capitalize()} to {NUMBER_WORDS[GAME.seats[-1]]} people"
    assert f"{people} share {NUMBER_WORDS[CAKES]} cakes" in text
    assert f"{ALL_SLICES} slices of {NUMBER_WORDS[len(LISTS.varieties)]} kinds" in under(blocks, "slices")
    assert SLICES == 11 and "Eleven make a cake" in under(blocks, "cakes")
    assert f"{NUMBER_WORDS[ASIDE].capitalize()} slices are left over" in under(blocks, "cakes")
    two = under(blocks, "two-seats")
    assert numbers_of_pieces(2) == (1, 2, 4) and "one, two or four pieces, never into three" in two
    assert [choices_in_cake(2, pieces) // 2 for pieces in (1, 2, 4)] == [1, 1, 2]
    assert "One or two pieces: each seat has one turn. Four pieces: each has two" in two
    most = next(option for option in GAME.options if option.name == "matches")
    assert most.high == 5 and "up to five matches" in under(blocks, "matches")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_kinds_is_the_card_list(language: str) -> None:
    rows = [block for block in read_help(NAME, language) if block.kind is BlockKind.ROW]
    told = [tuple(numbers_in(row.more)) for row in rows][: len(LISTS.varieties)]
    by_number = sorted(LISTS.varieties, key=lambda variety: variety.count)
    assert told == [(variety.count, variety.cream) for variety in by_number]
    if language == "en":
        assert [row.text.lower() for row in rows[: len(told)]] == [variety.name for variety in by_number]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_examples_are_right(language: str) -> None:
    chocolate, cherry, plum = (BY_NAME[name] for name in ("chocolate", "cherry", "plum"))
    told = {block.pictures: block.text for block in read_help(NAME, language) if block.pictures}

    def points_of(name: str) -> list[int]:
        text = next(text for pictures, text in told.items() if pictures[0] == name and ("crown" in pictures))
        return numbers_in(text)

    assert majority_points([heap_of([chocolate] * 3), heap_of([chocolate] * 2)], LISTS) == [11, 0]
    assert points_of("variety/chocolate") == [11]
    assert majority_points([heap_of([plum]), 0], LISTS) == [3, 0] and points_of("variety/plum") == [3]
    tie = next(text for pictures, text in told.items() if "=" in pictures)
    assert majority_points([heap_of([cherry] * 2)] * 2, LISTS) == [5, 5] and tie.endswith("5.")
    eaten = next(text for pictures, text in told.items() if pictures[0] == "variety/gooseberry")
    assert cream_points(heap_of([BY_NAME["gooseberry"]] * 3), LISTS) == 6 and " 6 " in eaten


def test_every_phase_has_its_place() -> None:
    anchors = {block.anchor for block in read_help(NAME, "en")}
    assert {*PLACES.values(), NONE_LEFT} <= anchors
    rng, options = Random(5), GAME.complete_options({"matches": 2})
    state = GAME.new_state(4, options, GAME.deal(rng, 4, options, LISTS), LISTS)
    seen = set()
    while True:
        place = BOARDS[NAME].help_place(state.look(None))
        assert place == (NONE_LEFT if state.phase == 1 and not state.starts else PLACES[state.phase])
        seen.add(place)
        if state.turn() == OVER:
            break
        assert state.turn() != CHANCE or place == "scoring"
        state.apply(state.sample_action(rng))
    assert seen == {*PLACES.values(), NONE_LEFT}


def test_pictures_have_their_sizes_from_the_game() -> None:
    entry = BOARDS[NAME]
    heights = [entry.picture(name).height_cards for name in ("crown", "variety/kiwi", "slice/kiwi")]
    assert heights[0] < heights[1] < 1.0 < heights[2]
    other = BOARDS["top-cake"]
    assert other.picture("max/3").height_cards < 1.0 == other.picture("card/crown").height_cards
    with pytest.raises(KeyError):
        entry.picture("variety/marzipan")

"""Names of things on a table, and where they are now."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF

from cakedesk.table.kit.places import Place, Places, discs, together
from cakedesk.table.view import TableView
from tests.table.plain_board import PlainBoard


class CardMark(NamedTuple):
    """A card, as a line of a log would name it."""

    number: int


def places_of(board: PlainBoard) -> Places:
    return Places(
        board.scene,
        {
            "card": lambda which: board.cards[int(which)],
            "all": lambda _: together(board.cards),
            "disc": lambda which: discs(board.zones[int(which)]),
            "box": lambda _: QRectF(1, 2, 3, 4),
            "nowhere": lambda _: None,
        },
        {CardMark: lambda marks: [board.cards[mark.number] for mark in marks]},
    )


def test_a_name_is_of_a_kind_or_the_key_of_items(board: PlainBoard) -> None:
    places, cards = places_of(board), board.cards
    [place] = places.find("card/1")
    assert place.rect == cards[1].rect_px() and not place.is_round
    assert place.corner_px == cards[1].corner_px
    [keyed] = places.find("hand/2")
    assert keyed.rect == cards[2].rect_px()
    assert [place.rect for place in places.find("box")] == [QRectF(1, 2, 3, 4)]
    assert places.find("nowhere") == places.find("no-such/thing") == []


def test_what_is_not_shown_is_nowhere(board: PlainBoard) -> None:
    places, cards = places_of(board), board.cards
    cards[0].setVisible(False)
    assert places.find("card/0") == places.find("hand/0") == []
    assert places.find("all")[0].rect == cards[1].rect_px().united(cards[2].rect_px())
    cards[1].discard()
    assert places.find("card/1") == []
    cards[2].setVisible(False)
    assert places.find("all") == []


def test_a_disc_is_a_disc(board: PlainBoard) -> None:
    [place] = places_of(board).find("disc/0")
    assert place.is_round and place.rect == board.zones[0].rect_px()


def test_marks_are_found_by_their_type_and_lit(board: PlainBoard, view: TableView) -> None:
    board.places = places_of(board)
    board.light([CardMark(2), CardMark(0), "another game's"])
    middles = [light.rect_px().center().toPoint() for light in board.lights.lit]
    assert middles == [board.cards[at].rect_px().center().toPoint() for at in (2, 0)]
    assert [card.lift_px for card in board.cards] == [0, 0, 0]
    board.light([])
    assert board.lights.lit == []
    board.lights.put(Place(board.cards[0].rect_px(), rises=board.cards[0]))
    assert board.cards[0].lift_px > 0
    board.lights.clear()
    assert board.cards[0].lift_px == 0

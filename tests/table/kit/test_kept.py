"""What is told to lie there stays the same thing, and what is not told goes."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from cakedesk.art.top_cake import faces
from cakedesk.table import z_values
from cakedesk.table.items import PanelItem, TextItem
from cakedesk.table.kit.card_layer import CardLayer
from cakedesk.table.kit.kept import Kept
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart
from cakedesk.table.view import TableView
from tests.table.plain_board import PlainBoard, begin_drag, end_drag, spot

PLACES = [QRectF(40 + 130 * place, 300, 98, 132) for place in range(4)]


def test_things_stay_while_they_are_told_in_the_order_of_the_telling(scene: TableScene) -> None:
    part, made = ScreenPart(scene), []

    def make(key: str) -> TextItem:
        made.append(key)
        return TextItem(scene, key)

    kept: Kept[str, TextItem] = Kept(part, make)
    a, b = (kept.lay("ab")[key] for key in "ab")
    assert list(kept.lay("cba")) == ["c", "b", "a"] and (kept["a"], kept["b"]) == (a, b)
    assert made == ["a", "b", "c"]
    assert list(kept.lay("cc")) == ["c"] and a.is_discarded and b.is_discarded
    assert part.items() == [kept["c"]]
    assert kept.lay(()) == {} and part.items() == []
    again = kept.lay("a")["a"]
    assert again is not a and not again.is_discarded


def test_several_items_and_parts_are_kept_as_well(scene: TableScene) -> None:
    part = ScreenPart(scene)
    pairs: Kept[int, tuple[TextItem, PanelItem]] = Kept(part, lambda _: (TextItem(scene), PanelItem(scene)))
    parts: Kept[int, CardLayer] = Kept(part, lambda _: CardLayer(scene))
    first = pairs.lay([1, 2])[1]
    inner = parts.lay([1])[1]
    with inner:
        card = inner.put("card", faces.bid_face(0, "1"), PLACES[0])
    part.set_shown(False)
    assert not card.isVisible() and not first[0].isVisible()
    part.set_shown(True)
    pairs.lay([2])
    parts.lay([])
    assert [item.is_discarded for item in (*first, card)] == [True] * 3
    assert set(part.items()) == set(pairs[2])


def test_cards_lie_where_they_were_put_and_what_was_not_put_goes(scene: TableScene) -> None:
    layer = CardLayer(scene, z=z_values.HAND)
    with layer:
        for number in range(3):
            face = faces.bid_face(0, str(number + 1))
            layer.put(f"c/{number}", face, PLACES[number], (4, number), f"Card {number}")
    cards = list(layer.cards.values())
    assert [card.rect_px() for card in cards] == PLACES[:3]
    assert [card.accessible_name for card in cards] == ["Card 0", "Card 1", "Card 2"]
    assert [card.focus_order for card in cards] == [(4, 0), (4, 1), (4, 2)]
    assert z_values.HAND < cards[0].zValue() < cards[1].zValue() < cards[2].zValue() < z_values.SELECTED
    cards[2].set_look(selected=True)
    with layer:
        layer.put("c/2", faces.bid_face(1, "7"), PLACES[0])
        layer.put("c/0", faces.bid_face(0, "1"), PLACES[1], (4, 1), "Card 0", "of yours")
    assert list(layer.cards) == ["c/2", "c/0"] and cards[1].is_discarded
    assert (
        cards[2].pos() == PLACES[0].topLeft() and cards[2].face == faces.bid_face(1, "7") == cards[2].big_face
    )
    assert not cards[2].interactive and cards[2].accessible_name == "" and cards[2].look.selected
    assert cards[0].interactive and cards[0].accessible_description == "of yours"
    assert cards[2].zValue() < cards[0].zValue(), "what is put later lies above"


def test_a_card_that_is_carried_stays_in_hand(board: PlainBoard, view: TableView, scene: TableScene) -> None:
    layer, face = CardLayer(scene), faces.bid_face(0, "1")
    with layer:
        card = layer.put("c", face, PLACES[3], (2, 9))
    board.cards.append(card)
    begin_drag(view, card, spot(view, board.zones[0]))
    where = card.pos()
    with layer:
        layer.put("c", face, PLACES[2], (2, 9))
    assert card.pos() == where and card.zValue() == z_values.PICKED
    end_drag(view, spot(view, board.zones[0]))
    with layer:
        pass
    assert card.is_discarded
    assert scene.queue.wait_idle()


def test_cards_fly_to_where_they_lie_from_where_they_were(scene: TableScene) -> None:
    layer, face = CardLayer(scene), faces.bid_face(0, "1")
    with layer:
        for place in (0, 1):
            layer.put(f"card/{place}", face, PLACES[place])
    before = layer.corners()
    with layer:
        layer.put("card/1", face, PLACES[1])
        card = layer.put("card/0", face, PLACES[2])
        layer.put("card/2", face, PLACES[3])
    goal = card.pos()
    moves = layer.flights(before, delay_ms=60)
    assert [(move.item, move.pos, move.delay_ms) for move in moves] == [(card, goal, 0)], (
        "the others lie there"
    )
    assert card.pos() == before["card/0"] != goal
    assert [move.delay_ms for move in layer.flights({"card/1": goal, "card/2": goal}, delay_ms=60)] == [0, 60]

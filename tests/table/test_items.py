"""What items draw, and that they follow size, theme and screen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QLineF, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cakedesk.art.dutch_auction import faces as auction_faces
from cakedesk.art.face import Face
from cakedesk.art.store import FaceStore
from cakedesk.art.top_cake import faces as cake_faces
from cakedesk.table.enlarge import LONG_PRESS_MS
from cakedesk.table.items import (
    BarItem,
    ButtonItem,
    CardItem,
    ChipItem,
    DropZone,
    Frame,
    PanelItem,
    PanelStyle,
    TableItem,
    TagItem,
    TextItem,
    TextStyle,
    display_style,
    text_width,
)  # fmt: skip
from cakedesk.table.metrics import Metrics
from cakedesk.table.pixmap_cache import PixmapCache, canvas
from cakedesk.table.scene import TableScene
from cakedesk.table.text_fit import lay_text
from cakedesk.table.theme import DARK, LIGHT, Theme
from cakedesk.table.view import TableView
from tests.laws.written import numerals
from tests.table.plain_board import PlainBoard, spot


@pytest.fixture(autouse=True)
def plain_pictures() -> None:
    """None: some colours are looked at."""


AROUND = ((0, -1), (0.7, -0.7), (1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7))
LONG = "Bartholomäus Wolfeschlegelsteinhausenbergerdorff"


def color_at(view: TableView, x: float, y: float) -> QColor:
    return QColor(view.grab().toImage().pixelColor(round(x), round(y)))


def close_to(one: QColor, other: QColor, by: int = 6) -> bool:
    parts = zip(one.getRgb()[:3], other.getRgb()[:3], strict=True)  # type: ignore[index]
    return all(abs(a - b) <= by for a, b in parts)


def card_on(scene: TableScene, store: FaceStore) -> CardItem:
    card = CardItem(scene, cake_faces.bid_face(0, "5"), 98, 132, "card")
    card.place(100, 100)
    assert store.wait_until_idle()
    return card


@pytest.mark.parametrize("theme", [LIGHT, DARK])
@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
def test_pictures_have_the_screens_pixels(
    scene: TableScene, store: FaceStore, ratio: float, theme: Theme
) -> None:
    scene.set_theme(theme)
    scene.show_at(1200, 700, ratio)
    panel = PanelItem(scene, PanelStyle(shadow="card", frame=Frame("raspberry")))
    panel.resize(300, 200)
    button = ButtonItem(scene, "b", "Go", "primary")
    button.resize(200, 60)
    zone = DropZone(scene, "z", "Zone")
    zone.resize(100, 100)
    zone.set_lit("hot")
    bar = BarItem(scene)
    bar.resize(100, 8)
    card = CardItem(scene, cake_faces.bid_face(0, "5"), 98, 132)
    card.set_look(playable=True, new=True)
    others = [TextItem(scene, "Ada"), TagItem(scene, "TIED", "alert"), ChipItem(scene, 2, 44), card]
    assert store.wait_until_idle()
    for item in [panel, button, zone, bar, *others]:
        assert item.pixmap().devicePixelRatio() == ratio, item
        assert item.boundingRect().width() >= item.width_px - 1
        item.place(10.37, 20.81)
        for coordinate in (*item.pos().toTuple(), *item.offset().toTuple()):
            assert coordinate * ratio == pytest.approx(round(coordinate * ratio))


def test_the_word_beside_an_icon_keeps_off_the_end_of_its_tag(scene: TableScene, store: FaceStore) -> None:
    tag = TagItem(scene, "take", "alert", icon=lambda _theme: cake_faces.bid_face(0, "5"))
    for air in (0.75, 0.4):
        tag.set_text_px(40.0, air)
        assert store.wait_until_idle()
        picture, gold = tag.pixmap().toImage(), LIGHT.color("tag_gold")
        row = [(x, picture.pixelColor(x, y)) for y in range(picture.height()) for x in range(picture.width())]
        last = max(x for x, color in row if color == gold)
        margin = (tag.boundingRect().width() - tag.width_px) / 2
        assert margin + tag.width_px - last > 0.25 * tag.text_px, air


def test_a_tag_says_less_before_it_is_small_and_stays_in_its_room(scene: TableScene) -> None:
    scene.resize_to(1280, 655)
    scene.set_text_scale(1.5)
    tag, least = TagItem(scene, ""), scene.metrics.text_px(0)
    for room_px, text in ((200.0, "stays yours"), (80.0, "stays"), (30.0, "+"), (10.0, "")):
        tag.say_fitting(("stays yours", "stays", "+", ""), 18.0, room_px)
        assert tag.text == text and tag.text_px >= least
        assert not text or tag.width_px <= room_px
    tag.set_text("stays")
    tag.fit(least, 65.0)
    assert tag.width_px <= 65.0, "less room around it"


def test_what_is_mute_stays_so_whatever_it_shows(scene: TableScene) -> None:
    text, tag = TextItem(scene, "3").mute(), TagItem(scene, "fits", "alert").mute()
    for item in (text, tag):
        item.set_text("4")
        assert item.text == "4" and not item.accessible_name
        item.set_accessible("four", "and more")
        assert not item.accessible_name and not item.accessible_description
    loud = TextItem(scene)
    loud.set_text("4")
    assert loud.accessible_name == "4"


def test_a_view_follows_another_ratio(
    scene: TableScene, view: TableView, board: PlainBoard, store: FaceStore
) -> None:
    assert store.wait_until_idle()
    before = board.cards[0].pixmap().width()
    scene.show_at(view.viewport().width(), view.viewport().height(), 2.0)
    assert store.wait_until_idle()
    assert board.cards[0].pixmap().width() == 2 * before
    assert board.title.pixmap().devicePixelRatio() == 2.0


def test_a_stand_in_is_replaced(scene: TableScene, view: TableView, store: FaceStore) -> None:
    card = CardItem(scene, cake_faces.bid_face(3, "7"), 98, 132)
    first = card.pixmap().cacheKey()
    assert store.wait_until_idle()
    QApplication.processEvents()
    assert card.pixmap().cacheKey() != first
    assert store.is_ready(card.face, 98, 132, card._shadow_now(), 1.0, scene.metrics.unit)


def test_states_draw_their_signs(scene: TableScene, view: TableView, store: FaceStore) -> None:
    card = card_on(scene, store)
    left, middle = 100 - 1, 100 + 66
    plain = color_at(view, left, middle)
    card.set_look(playable=True)
    assert close_to(color_at(view, left, middle), LIGHT.honey)
    card.set_look(playable=False, current=True)
    assert close_to(color_at(view, left, middle), LIGHT.raspberry)
    card.reset_look()
    assert close_to(color_at(view, left, middle), plain, 2)
    card.set_look(selected=True)
    assert card.rect_px().top() == pytest.approx(100 - 14 * scene.metrics.unit, abs=1)
    assert close_to(color_at(view, left, middle - 20), LIGHT.raspberry)
    card.reset_look()
    assert card.rect_px().top() == 100
    face = color_at(view, 110, 110)
    card.set_look(disabled=True)
    faded = color_at(view, 110, 110)
    assert faded.lightnessF() < face.lightnessF()
    card.reset_look()
    card.set_look(new=True)
    assert close_to(color_at(view, left, middle), LIGHT.honey)


def test_the_focus_ring_leaves_the_tick_free(scene: TableScene, view: TableView, store: FaceStore) -> None:
    card = card_on(scene, store)
    card.set_look(selected=True)
    tick = card.tick_px.translated(card.rect_px().topLeft())
    scene.focus.set_current(card)
    assert scene.focus.frame.isVisible()
    spots = [tick.center() + QPointF(tick.width() * 0.45 * x, tick.width() * 0.45 * y) for x, y in AROUND]
    for spot_px in spots:
        assert close_to(color_at(view, *map(round, spot_px.toTuple())), LIGHT.raspberry, 40), spot_px
    card.resize(card.width_px / 3, card.height_px / 3)
    sign = QLineF(card.tick_px.center(), QPointF(0.79, 0.21) * card.width_px)
    assert sign.length() > card.tick_px.width() / 2, "nor does it lie on the sign in a small card's corner"


def test_nothing_large_stays_where_something_else_lies_now(board: PlainBoard, scene: TableScene) -> None:
    card = board.cards[0]
    scene.enlarge.show(card)
    QApplication.processEvents()
    assert scene.enlarge.shown_for is card
    card.set_face(cake_faces.bid_face(0, "3"))
    scene.enlarge.settle()
    assert scene.enlarge.shown_for is None


@pytest.mark.parametrize("by_drag", [True, False])
def test_nothing_is_shown_large_while_something_is_carried_nor_where_it_was_let_go(
    board: PlainBoard, view: TableView, scene: TableScene, by_drag: bool
) -> None:
    card, zone, beneath = board.cards[0], board.zones[0], board.cards[2]
    beneath.place_center(*zone.center_px().toTuple())
    viewport, left, none = view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    there = spot(view, zone)
    if by_drag:
        QTest.mousePress(viewport, left, none, spot(view, card))
        QTest.mouseMove(viewport, there - QPoint(9, 9))
    else:
        QTest.mouseClick(viewport, left, none, spot(view, card))
        QTest.mouseMove(viewport, there - QPoint(9, 9))
        QTest.mouseMove(viewport, there)
        assert scene.hover.item is not card and not scene.enlarge._timer.isActive()
        QTest.mousePress(viewport, left, none, there)
    QTest.mouseMove(viewport, there)
    QTest.mouseRelease(viewport, left, none, there)
    assert scene.gestures.picked_item is None
    QTest.mouseMove(viewport, there + QPoint(2, 2))
    assert not scene.enlarge._timer.isActive()
    QTest.mouseMove(viewport, spot(view, board.button))
    QTest.mouseMove(viewport, there)
    assert scene.enlarge._timer.isActive(), "who comes back wants to see it"


def test_a_card_does_not_flash_when_selected_or_in_another_theme(
    scene: TableScene, view: TableView, store: FaceStore
) -> None:
    card = card_on(scene, store)

    def ink_pixels() -> int:
        image = view.grab(card.rect_px().toRect()).toImage()
        spots = [(x, y) for x in range(10, 88, 2) for y in range(10, 96, 2)]
        return sum(close_to(QColor(image.pixelColor(*where)), LIGHT.card_ink) for where in spots)

    numeral = ink_pixels()
    assert numeral > 50
    card.set_look(selected=True)
    assert not store.is_ready(card.face, 98, 132, card._shadow_now(), 1.0, scene.metrics.unit)
    assert ink_pixels() == pytest.approx(numeral, rel=0.1)
    assert store.wait_until_idle()
    card.set_look(selected=False)
    scene.set_theme(DARK)
    assert not store.is_ready(card.face, 98, 132, card._shadow_now(), 1.0, scene.metrics.unit)
    assert ink_pixels() == pytest.approx(numeral, rel=0.1), "nor does another theme"
    assert store.wait_until_idle()


def test_everything_follows_the_theme(scene: TableScene, view: TableView, board: PlainBoard) -> None:
    panel = PanelItem(scene)
    panel.resize(100, 100)
    panel.place(600, 300)
    chip = ChipItem(scene, 0, 44)
    assert close_to(color_at(view, 650, 350), LIGHT.panel)
    assert close_to(color_at(view, 560, 330), LIGHT.table)
    light_chip = chip.face
    scene.set_theme(DARK)
    assert close_to(color_at(view, 650, 350), DARK.panel)
    assert close_to(color_at(view, 560, 330), DARK.table)
    assert chip.face != light_chip
    corner = color_at(view, 2, 2)
    assert close_to(corner, DARK.table_edge, 3)


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_text_pairs_can_be_read(theme: Theme) -> None:
    def luminance(color: QColor) -> float:
        parts = [color.redF(), color.greenF(), color.blueF()]
        linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    pairs = [
        ("ink", "panel"), ("ink_soft", "panel"), ("ink", "well"), ("ink_soft", "well"), ("ink", "table"),
        ("ink_soft", "table"), ("on_raspberry", "raspberry"), ("ink", "chip"), ("panel", "mint"),
        ("panel", "warn"), ("tag_gold", "card_ink"), ("teal", "panel"), ("card_ink", "porcelain"),
    ]  # fmt: skip
    for text, ground in pairs:
        one, other = sorted((luminance(theme.color(text)), luminance(theme.color(ground))))
        assert (other + 0.05) / (one + 0.05) >= 4.5, (text, ground)


def test_texts_wrap_elide_and_shrink(scene: TableScene) -> None:
    style = TextStyle(px=22)
    wide = text_width(LONG, style)
    wrapped = TextItem(scene, "one up, one down, each beside a cake", TextStyle(px=22, wrap=True))
    wrapped.set_width(150)
    assert len(wrapped.laid.lines) == 3
    assert all(line.width_px <= 150 for line in wrapped.laid.lines)
    assert wrapped.height_px == pytest.approx(3 * wrapped.style.line_px)
    elided = TextItem(scene, LONG, TextStyle(px=22, elide=True))
    elided.set_width(wide / 2)
    assert elided.is_elided
    assert elided.laid.lines[0].text.endswith("…")
    assert elided.tooltip == LONG
    elided.set_width(wide + 2)
    assert not elided.is_elided
    assert elided.tooltip == ""
    shrunk = lay_text(LONG, TextStyle(px=22, elide=True, shrink_to_px=13), wide * 0.7)
    assert not shrunk.elided
    assert 13 <= shrunk.style.px < 22
    limited = lay_text("a b c d e f g h i j k l m n", TextStyle(px=22, wrap=True, max_lines=2), 60)
    assert len(limited.lines) == 2
    assert limited.elided


def test_soft_hyphens_break_words_and_show_only_there(scene: TableScene) -> None:
    word = "Scho\u00adko\u00adla\u00adde"
    style = TextStyle(px=22, wrap=True)
    broken = lay_text(word, style, text_width("Schoko-", style) + 2)
    assert [line.text for line in broken.lines] == ["Schoko-", "lade"]
    assert [line.text for line in lay_text(word, style, 400).lines] == ["Schokolade"]
    assert TextItem(scene, word).laid.lines[0].text == "Schokolade"


def test_numerals_stand_in_the_middle(scene: TableScene, view: TableView) -> None:
    item = TextItem(scene, "0", display_style(96))
    item.place_center(400, 300)
    image = view.grab().toImage()
    rows = [y for y in range(220, 380) if close_to(QColor(image.pixelColor(400 - 19, y)), LIGHT.ink, 40)]
    assert rows
    assert (rows[0] + rows[-1]) / 2 == pytest.approx(300, abs=3)


def test_buttons_are_large_enough_and_keep_their_text(scene: TableScene) -> None:
    button = ButtonItem(scene, "b", "Lay both cards", "primary")
    button.resize(10, 10)
    assert (button.width_px, button.height_px) == (44, 44)
    button.resize(button.natural_width_px(), 60)
    assert button.natural_width_px() > text_width("Lay both cards", TextStyle(px=25, weight=700))
    states = set()
    for available, hot, pressed in [
        (True, False, False),
        (True, True, False),
        (True, True, True),
        (False,) * 3,
    ]:
        button.set_available(available)
        button.set_hot(hot)
        button.set_pressed(pressed)
        states.add(button.pixmap().cacheKey())
    assert len(states) == 4
    assert not button.click()


def test_large_words_on_a_button_break_rather_than_become_small(scene: TableScene) -> None:
    scene.metrics = Metrics(1016, 650, 1.5)
    least = int(scene.metrics.text_px(0))
    button = ButtonItem(scene, "b", "Prendre la part au carré", "primary")
    button.set_text_px(scene.metrics.text_px(25))
    lines = set()
    for width in range(150, 420, 5):
        button.resize(width, 54)
        laid = button._laid(width)
        lines.add(len(laid.lines))
        assert laid.style.typeface.px >= least and not laid.elided and laid.height_px <= 54
    assert lines == {1, 2}


def test_equal_pictures_are_drawn_once(scene: TableScene, store: FaceStore) -> None:
    texts = [TextItem(scene, "same") for _ in range(5)]
    assert len({text.pixmap().cacheKey() for text in texts}) == 1
    cards = [CardItem(scene, cake_faces.bid_face(0, "5"), 98, 132) for _ in range(5)]
    store.wait_until_idle()
    for card in cards:
        card.set_look(playable=True)
    assert len({card.pixmap().cacheKey() for card in cards}) == 1


def test_the_cache_is_bounded() -> None:
    cache = PixmapCache(limit_bytes=5 * 100 * 100 * 4)
    made = []

    def make(number: int) -> None:
        cache.get(number, lambda: (made.append(number), canvas(100, 100, 1.0))[1])

    for number in range(5):
        make(number)
    make(0)
    make(5)
    make(0)
    make(1)
    assert made == [0, 1, 2, 3, 4, 5, 1]
    assert cache.held_bytes <= 5 * 100 * 100 * 4
    cache.clear()
    assert cache.held_bytes == 0


def test_a_bar_fills(scene: TableScene, view: TableView) -> None:
    bar = BarItem(scene)
    bar.resize(200, 10)
    bar.place(100, 300)
    bar.set_fraction(0.5)
    assert close_to(color_at(view, 190, 305), LIGHT.honey)
    assert close_to(color_at(view, 215, 305), LIGHT.well)
    bar.set_fraction(7.0)
    assert bar.fraction == 1.0


def test_a_card_is_enlarged_by_key_and_by_resting(
    board: PlainBoard, view: TableView, scene: TableScene, qtbot: QtBot
) -> None:
    scene.focus.set_current(board.cards[0])
    QTest.keyClick(view, Qt.Key.Key_E)
    large = scene.enlarge.large_item
    assert large is not None
    assert large.height_px > 2 * board.cards[0].height_px
    assert scene.sceneRect().contains(large.rect_px())
    assert not large.rect_px().intersects(board.cards[0].rect_px())
    QTest.keyClick(view, Qt.Key.Key_E)
    assert scene.enlarge.shown_for is None
    QTest.mouseMove(view.viewport(), spot(view, board.cards[2]))
    qtbot.waitUntil(lambda: scene.enlarge.shown_for is board.cards[2])
    QTest.mouseMove(view.viewport(), spot(view, board.button))
    assert scene.enlarge.shown_for is None


def test_a_long_press_with_a_finger_enlarges_and_is_no_click(
    board: PlainBoard, view: TableView, scene: TableScene, qtbot: QtBot
) -> None:
    finger, start = QTest.createTouchDevice(), spot(view, board.cards[1])
    QTest.touchEvent(view.viewport(), finger).press(0, start, view.viewport()).commit()
    qtbot.waitUntil(lambda: scene.enlarge.shown_for is board.cards[1])
    QTest.touchEvent(view.viewport(), finger).release(0, start, view.viewport()).commit()
    assert scene.enlarge.shown_for is None
    assert scene.gestures.picked_item is None
    QTest.touchEvent(view.viewport(), finger).press(0, start, view.viewport()).commit()
    QTest.touchEvent(view.viewport(), finger).release(0, start, view.viewport()).commit()
    assert scene.gestures.picked_item is board.cards[1]


def test_a_slow_click_with_the_mouse_is_a_click(
    board: PlainBoard, view: TableView, scene: TableScene
) -> None:
    start = spot(view, board.cards[1])
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    QTest.qWait(LONG_PRESS_MS + 100)
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    assert scene.gestures.picked_item is board.cards[1]


def test_hovering_lifts_what_can_be_picked(
    board: PlainBoard, view: TableView, scene: TableScene, qtbot: QtBot
) -> None:
    QTest.mouseMove(view.viewport(), spot(view, board.cards[0]))
    qtbot.waitUntil(lambda: board.cards[0].lift_px > 0)
    QTest.mouseMove(view.viewport(), spot(view, board.button))
    assert board.cards[0].lift_px == 0
    assert board.button.pixmap().cacheKey() != 0
    board.pickable = False
    QTest.mouseMove(view.viewport(), spot(view, board.cards[1]))
    QTest.qWait(30)
    assert board.cards[1].lift_px == 0
    QApplication.sendEvent(view, QEvent(QEvent.Type.Leave))
    assert scene.hover.item is None


def test_children_go_with_their_parent(scene: TableScene) -> None:
    parent = PanelItem(scene)
    child = TextItem(scene, "inside", parent=parent)
    assert child.parentItem() is parent
    parent.setPos(QPointF(50, 60))
    assert child.rect_px().topLeft() == QPointF(50, 60)
    parent.discard()
    assert child.is_discarded
    assert parent not in scene.table_items()
    assert child not in scene.table_items()
    child.refresh()
    child.set_text("still no crash")


def test_resizing_lays_out_again(scene: TableScene, view: TableView, board: PlainBoard) -> None:
    laid: list[bool] = []
    board.relayout = lambda: laid.append(True)  # type: ignore[method-assign]
    view.resize(900, 500)
    view.window().resize(1000, 600)
    QTest.qWait(20)
    assert laid
    assert scene.metrics.width_px == view.viewport().width()
    assert scene.sceneRect().width() == view.viewport().width()
    assert view.transform().isIdentity()
    scene.set_text_scale(1.5)
    assert scene.metrics.text_scale == 1.5


def test_a_plain_item_draws_nothing(scene: TableScene) -> None:
    item = TableItem(scene)
    item.refresh()
    assert item.pixmap().isNull()
    assert item.draw() is None


def test_a_text_keeps_a_tooltip_of_its_own(scene: TableScene) -> None:
    text = TextItem(scene, "Somewhat longer than its room", TextStyle(px=20, elide=True))
    text.set_width(60)
    assert text.tooltip == text.text, "what was left out"
    text.set_width(None)
    assert text.tooltip == ""
    text.tooltip = "more"
    text.set_text("Something else")
    text.set_width(60)
    assert text.is_elided
    assert text.tooltip == "more"


def test_an_item_fills_a_rectangle(scene: TableScene) -> None:
    item = PanelItem(scene)
    item.place_in(QRectF(30, 40, 50, 60))
    assert item.rect_px() == QRectF(30, 40, 50, 60)


def test_what_is_painted_reaches_beyond_the_box_and_is_kept_by_its_key(scene: TableScene) -> None:
    item, boxes = PanelItem(scene), list[QRectF]()
    item.resize(40, 30)
    for key in ("red", "red", "blue", None, None):
        picture = item.painted(lambda _painter, box: boxes.append(QRectF(box)), 5.0, key)
        assert (picture.left_px, picture.top_px) == (8.0, 8.0), "whole device pixels"
        assert picture.pixmap.deviceIndependentSize().toTuple() == (56.0, 46.0)
    assert boxes == [QRectF(8, 8, 40, 30)] * 4, "red was painted once, and what has no key each time"
    item.resize(50, 30)
    item.painted(lambda _painter, box: boxes.append(QRectF(box)), 5.0, "red")
    assert boxes[-1].width() == 50


@pytest.mark.parametrize("text_scale", [1.0, 1.25, 1.5])
@pytest.mark.parametrize(
    "face",
    [
        *(cake_faces.row_card_face("lemon-4", "lemon", 4, name) for name in ("Red velvet", "Schokolade")),
        cake_faces.bid_face(0, "S", "SCHNAPPEN"),
        auction_faces.number_card_face("red", 5, 4, label="PUNKTE"),
        auction_faces.power_card_face("red", label="SONDERKRAFT"),
    ],
    ids=lambda face: face.name,
)
def test_words_on_cards_can_be_read_or_are_left_out(scene: TableScene, face: Face, text_scale: float) -> None:
    scene.set_text_scale(text_scale)
    card, worded = CardItem(scene, face), list[bool]()
    for width_px in range(60, 400, 4):
        card.resize(width_px, width_px / face.aspect)
        assert all(one.px >= int(13 * text_scale) for one in numerals([card])), width_px
        worded.append(any(not one.text.isdecimal() for one in numerals([card])))
    assert worded == sorted(worded) and set(worded) == {False, True}, "the large ones have theirs"
    assert card.big_face == face, "it has it enlarged"


def test_a_card_that_keeps_its_place_follows_the_size_of_texts(scene: TableScene) -> None:
    face = cake_faces.row_card_face("lemon-4", "lemon", 4, "Schokolade")
    card = CardItem(scene, face, 110, 124)
    assert card.face == face
    scene.set_text_scale(1.5)
    card.resize(110, 124)
    assert card.face != face and numerals([card])[0].px >= 19

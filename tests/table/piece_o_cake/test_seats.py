"""What seats have stands in its place, apart from everything else, at every size and however much it is."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QRectF, QTranslator
from pytestqt.qtbot import QtBot

from cakedesk.art import faces as shared_faces
from cakedesk.art.piece_o_cake import faces
from cakedesk.art.piece_o_cake import ring as geometry
from cakedesk.engine.actions import OVER
from cakedesk.games.piece_o_cake.phases import ENDED
from cakedesk.games.piece_o_cake.plates import UNITS, size
from cakedesk.games.piece_o_cake.scoring import majority_points
from cakedesk.games.piece_o_cake.state import PieceOCakeState
from cakedesk.table.aids import Aids
from cakedesk.table.board import Tense
from cakedesk.table.boards.piece_o_cake.cake_boxes import CakeBoxes
from cakedesk.table.boards.piece_o_cake.layout import box_rects, table_rects, tray_rects
from cakedesk.table.boards.piece_o_cake.seat_panels import goal_px
from cakedesk.table.boards.piece_o_cake.standing import held
from cakedesk.table.items import ChipItem, FaceItem, TableItem, TagItem, TextItem
from cakedesk.table.kit.token_row import CAP_SHARE, LEAST_TOKEN_PX, TokenRow
from cakedesk.table.metrics import MIN_TEXT_PX, Metrics
from cakedesk.table.scene import TableScene
from tests.laws.written import numerals
from tests.speaking import speaking
from tests.table.piece_o_cake.conftest import DriverMaker
from tests.table.piece_o_cake.table_driver import TableDriver, fresh, late, played
from tests.whole_games.tidiness import covered_letters

SIZES = ((1280, 656), (1280, 749), (1222, 936), (1600, 936), (3840, 2006))
CUTS = {2: "cut 0 3 6 8", 3: "cut 0 3 7", 4: "cut 0 3 7", 5: "cut 0 2 4 6 9"}
HEAPS = (
    (1, 2, 1, 3, 1, 2, 1, 2),
    (2, 2, 1, 1, 2, 1, 3, 2),
    (1, 1, 3, 2, 1, 2, 1, 1),
    (2, 1, 1, 3, 2, 3, 3, 2),
)
NAMES = ("Ada", "Friederike-Wilhelmina", "Zoé", "Łucja", "Maximiliana-Bartholomäa")
CROWNS = (shared_faces.crown_face(), faces.shared_crown_face())
EDGE_PX = 9.0
"""So far boxes may meet: texts have air above and below, and pictures are round."""

LEAST_SEEN_WHOLE_PX = 20.0
"""The diameter of tokens over which no count lies, at least."""

MANY = 6
"""More kinds than this may come out a little smaller than what is promised for tokens."""

COUNTS = tuple(faces.number_disc_face(number) for number in range(1, 9))


class German(QTranslator):
    """Says the longest of the short words."""

    def translate(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1
    ) -> str | None:  # None: in no other words
        del context, disambiguation, n
        return {"eaten": "gegessen", "Peek": "Zeigen"}.get(text)


@pytest.fixture
def german(qtbot: QtBot) -> Iterator[None]:
    with speaking(German()):
        yield


def heap_of(slices: tuple[int, ...]) -> int:
    return sum(count * unit for count, unit in zip(slices, UNITS, strict=True))


def full(seats: int, kinds: int = 8, **options: object) -> PieceOCakeState:
    """Before the first choice of a cake, with so many kinds on every plate; two have eaten some of each."""
    state = played(fresh(seats, **options), CUTS[seats])
    for seat in range(seats):
        state.collected[seat] = heap_of((HEAPS[seat % 4][:kinds] + (0,) * 8)[:8])
        state.eaten[seat] = heap_of(
            ((1, 1, 2, 1) * 2 if seat < 2 else (0, 0, 1, 1) * 2)[:kinds] + (0,) * (8 - kinds)
        )
    state.earlier = state.collected[:]
    if state.matches > 1:
        state.match, state.past_eaten, state.past_majority = 1, [18] * seats, [28] * seats
    return state


def last_choice() -> PieceOCakeState:
    """A full table before the last action of a match, after which it is counted."""
    state = before = full(5)
    while state.phase != ENDED:
        before = state.clone()
        state.apply(state.legal_actions()[-1])
    return before


def heaped(seats: int, heap: int) -> PieceOCakeState:
    """As `full`, with so many slices of a few kinds in front of all."""
    state = full(seats)
    many = (0,) * 5 + (heap, heap - 1, heap - 2)
    state.collected = [heap_of((1, 2, 1, 3, 1, 0, 0, 0)) + heap_of(many)] * seats
    state.earlier = state.collected[:]
    return state


def assert_apart(items: Sequence[TableItem], slack_px: float) -> None:
    for one, other in combinations(items, 2):
        met = one.rect_px().intersected(other.rect_px())
        assert min(met.width(), met.height()) <= slack_px, (one.rect_px(), other.rect_px())


def assert_row_is_clear(row: TokenRow, least_px: float = LEAST_TOKEN_PX) -> None:
    """Crowns, counts and tags of a row lie over nothing but their own token, or the edge of the next."""
    shown = [item for item in row.items() if item.isVisible()]
    pictures = [item for item in shown if isinstance(item, FaceItem)]
    crowns = [item for item in pictures if item.face in CROWNS]
    counts = [item for item in pictures if item.face in COUNTS]
    tags = [item for item in shown if isinstance(item, TagItem)]
    beside = [digits_px(item) for item in shown if isinstance(item, TextItem)]
    assert len(counts) + len(beside) == len(row.tokens)
    assert_apart([*crowns, *counts, *tags], 2.0)
    tokens = [token.rect_px() for token in row.tokens.values()]
    if beside:
        least_px = LEAST_SEEN_WHOLE_PX
        assert not any(one.intersects(other) for one, other in combinations([*tokens, *beside], 2))
        met = [crown.rect_px().intersected(digits) for crown in crowns for digits in beside]
        assert all(min(box.width(), box.height()) <= 2 for box in met)
        lows = [row._numbers[kind].center_px().y() - at.center_px().y() for kind, at in row.tokens.items()]
        assert max(lows) - min(lows) < 2, "counts of a panel stand alike"
    for token in row.tokens.values():
        middle = token.center_px()
        assert not any(item.rect_px().contains(middle) for item in (*crowns, *tags))
        for count in counts:
            away = count.center_px() - middle
            assert math.hypot(away.x(), away.y()) > count.width_px / 2
        assert token.width_px >= (least_px if len(row.tokens) <= MANY else least_px - 2)


def digits_px(number: TextItem) -> QRectF:
    """The box of the digits of a count that stands beside its token."""
    box, high = number.rect_px(), number.laid.style.px * CAP_SHARE
    return QRectF(box.left(), box.center().y() - high / 2, box.width(), high)


def assert_in(room: QRectF, items: Sequence[TableItem]) -> None:
    for item in items:
        assert room.adjusted(-2, -2, 2, 2).contains(item.rect_px()), (item, item.rect_px(), room)
    texts = [item for item in items if isinstance(item, TextItem)]
    large = max((text.table.metrics.text_scale for text in texts), default=1.0)
    for text in texts:
        assert text.laid.style.typeface.px >= int(MIN_TEXT_PX * large), text.text
        assert not text.is_elided, text.text


def assert_numbers_can_be_read(items: Sequence[TableItem]) -> None:
    """Those in pictures are as large as texts."""
    least_px = int(MIN_TEXT_PX * items[0].table.metrics.text_scale)
    assert not [one for one in numerals(items) if one.px < least_px]


def assert_seats_are_tidy(driver: TableDriver) -> None:
    screen, metrics = driver.screen, driver.scene.metrics
    for panel, rect in zip(screen.panels.panels.values(), screen.rects.panels, strict=True):
        panel_items = [item for item in panel.items() if item.isVisible()]
        assert_in(rect, panel_items)
        assert_numbers_can_be_read(panel_items)
        texts = [item for item in panel_items if isinstance(item, TextItem)]
        assert_apart([panel.plate, *panel.tokens.tokens.values(), *texts], EDGE_PX)
        assert_row_is_clear(panel.tokens)
    own, tray = screen.own_seat, [*screen.own_seat.items(), *screen.tray.items()]
    assert_row_is_clear(own.tokens)
    mine = [item for item in (*own.tokens.items(), *own.own_plate.items()) if item.isVisible()]
    room = QRectF(screen.rects.tray)
    room.setBottom(room.bottom() - metrics.px(8))
    assert_in(room, mine)
    assert_numbers_can_be_read(mine)
    beside = [item for item in own.own_plate.items() if item.isVisible() and not isinstance(item, TagItem)]
    prompt = tray_rects(metrics, screen.rects.tray, screen.rects.margin_px).actions.prompt
    assert all(item.rect_px().right() < prompt.left() for item in beside)
    assert_apart([item for item in tray if isinstance(item, TagItem) and item.isVisible()], 0.0)
    lines = [item for item in tray if isinstance(item, TextItem) and item.isVisible()]
    assert_in(room, lines)


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize(
    ("seats", "kinds", "options", "persons", "layouts"),
    [
        (5, 8, {}, (0, 1), ((1280, 656, 1.5), (1280, 656, 1.0), (3840, 2006, 1.0))),
        (5, 8, {"open_plates": True}, (1,), ((1280, 656, 1.5), (1600, 936, 1.0), (1280, 749, 1.5))),
        (4, 8, {"open_plates": True}, (1,), ((1280, 749, 1.5), (1280, 656, 1.5), (1280, 749, 1.0))),
        (4, 5, {"matches": 3}, (0, 1), ((1280, 749, 1.0), (1280, 656, 1.5), (1600, 936, 1.0))),
        (2, 3, {"matches": 3}, (0, 1), ((1222, 936, 1.5), (1280, 656, 1.5), (1222, 936, 1.0))),
    ],
)
def test_what_seats_have_stands_apart(
    begin: DriverMaker,
    seats: int,
    kinds: int,
    options: dict[str, object],
    persons: tuple[int, ...],
    layouts: tuple[tuple[int, int, float], ...],
) -> None:
    driver = begin(full(seats, kinds, **options), persons=persons, names=NAMES)
    steps = ("", f"piece/{driver.state.starts[-1]}", "forfeit/0")
    for staged, (width, height, scale) in zip(steps, layouts, strict=True):
        driver.scene.set_text_scale(scale)
        driver.view.resize(width, height)
        driver.board.cancel()
        driver.rest()
        if staged:
            driver.click(staged)
            assert driver.board.staged.gestures()
        assert_seats_are_tidy(driver)
    driver.screen.own_seat.hold_peek(True)
    assert driver.screen.own_seat.own_plate.is_open
    assert_seats_are_tidy(driver)


@pytest.mark.parametrize("seats", [3, 5])
def test_counts_of_ten_are_as_large_as_texts(begin: DriverMaker, seats: int) -> None:
    driver = begin(heaped(seats, 11), size=(1280, 656), persons=(1,), names=NAMES)
    for scale in (1.5, 1.0):
        driver.scene.set_text_scale(scale)
        driver.rest()
        screen = driver.screen
        panels = [panel.tokens for panel in screen.panels.panels.values()]
        for row in (*panels, screen.own_seat.tokens):
            assert_numbers_can_be_read([item for item in row.items() if item.isVisible()])
        assert_numbers_can_be_read(list(screen.choose_panel.forfeits.buttons.values()))


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("window", [(1015, 655), (1280, 749), (1600, 936)])
def test_eight_kinds_on_an_open_plate_wrap_where_there_is_room(
    begin: DriverMaker, seats: int, window: tuple[int, int]
) -> None:
    driver = begin(full(seats, open_plates=True), persons=(1,), names=NAMES)
    for scale in (1.0, 1.5):
        driver.scene.set_text_scale(scale)
        driver.view.resize(*window)
        driver.rest()
        panels = driver.screen.panels.panels.values()
        rows = [driver.screen.own_seat.own_plate._slices, *(panel.slices for panel in panels)]
        for row in rows:
            assert all(token.width_px >= LEAST_SEEN_WHOLE_PX for token in row.tokens.values()), row.tokens
        assert len(rows[0].tokens) == 8


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("window", [(1015, 655), (1280, 655)])
def test_two_panels_with_open_plates_take_the_height_that_is_there(
    begin: DriverMaker, window: tuple[int, int], scale: float
) -> None:
    state = full(3, kinds=7, open_plates=True)
    driver = begin(state, size=window, persons=(1,), names=NAMES, text_scale=scale)
    for panel in driver.screen.panels.panels.values():
        assert all(token.width_px >= LEAST_TOKEN_PX for token in panel.tokens.tokens.values())


@pytest.mark.parametrize(("width", "scale"), [(1280, 1.0), (1280, 1.5), (1015, 1.0), (1015, 1.5)])
def test_low_panels_have_pictures_side_by_side_and_names_in_two_lines(
    make_driver: DriverMaker, width: int, scale: float
) -> None:
    """Five seats with open plates in the smallest window, also beside the log."""
    names = ("Ben", "Bartholomaeus-Maximilian", "Zoé", "Wilhelmina Konstantinope", "Mei")
    driver = make_driver(full(5, 3, open_plates=True), persons=(1,), names=names, text_scale=scale)
    driver.view.resize(width, 656)
    driver.board.show_look(driver.state.look(0))
    driver.rest()
    for panel in driver.screen.panels.panels.values():
        for row in (panel.tokens, panel.slices):
            assert all(token.width_px >= LEAST_TOKEN_PX for token in row.tokens.values()), row.tokens
        if width == 1280 and scale == 1.0:
            assert all(token.width_px >= 1.2 * LEAST_TOKEN_PX for token in panel.tokens.tokens.values())
        assert not panel.header.is_cramped


@pytest.mark.parametrize("window", [(1280, 655), (1015, 655), (1015, 489)])
@pytest.mark.parametrize("has_collected", [False, True])
def test_what_lies_on_an_open_plate_stays_in_the_panel(
    make_driver: DriverMaker, window: tuple[int, int], has_collected: bool
) -> None:
    """In a replay beside the log in large letters too, where a name of two words would like two lines."""
    state = full(5, 2, open_plates=True)
    if not has_collected:
        state.collected = [0] * 5
    names = ("Ben", "Wilhelmina Konstantinope", "Christophorus Wagenknech", "Hannelore von Wartenstei", "Mei")
    driver = make_driver(state, size=window, names=names, text_scale=1.5, tense=Tense.REPLAY)
    driver.board.show_look(state.look(0))
    driver.rest()
    for panel, rect in zip(driver.screen.panels.panels.values(), driver.screen.rects.panels, strict=True):
        assert_in(rect, [item for item in panel.items() if item.isVisible()])


@pytest.mark.parametrize(("width", "scale"), [(1280, 1.0), (1280, 1.5), (1015, 1.5), (960, 1.5)])
def test_long_names_take_two_lines_where_pictures_stay_about_as_large(
    make_driver: DriverMaker, width: int, scale: float
) -> None:
    names = ("Ben", "Bartholomaeus-Maximilian", "Wilhelmina Konstantinope")
    driver = make_driver(full(3), persons=(0,), names=names, text_scale=scale)
    driver.view.resize(width, 654)
    driver.board.show_look(driver.state.look(0))
    driver.rest()
    for panel in driver.screen.panels.panels.values():
        name = panel.header._name
        assert not name.is_elided and name.laid.style.px >= 13 * scale, name.text
        assert all(token.width_px >= LEAST_TOKEN_PX for token in panel.tokens.tokens.values())


def test_ways_to_arrange_a_panel_are_weighed_once_each(
    make_driver: DriverMaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = ("Ada", "Maximiliana-Bartholomäa", "Zoé", "Łucja", "Mei")
    driver = make_driver(full(5, open_plates=True), persons=(0,), names=names, text_scale=1.5)
    driver.board.show_look(driver.state.look(0))
    state, weighed, stood = full(5, open_plates=True), [], []
    state.eaten = [eaten + UNITS[0] for eaten in state.eaten]
    weigh, stand = TokenRow.side_in_px, TokenRow.fit

    def weighing(row: TokenRow, rect: QRectF) -> float:
        weighed.append((row, rect.getRect()))
        return weigh(row, rect)

    def standing(row: TokenRow, *where: Any) -> None:
        stood.append(row)
        stand(row, *where)

    monkeypatch.setattr(TokenRow, "side_in_px", weighing)
    monkeypatch.setattr(TokenRow, "fit", standing)
    for panel in driver.screen.panels.panels.values():
        panel.show(state, driver.screen.turns, is_open=True)
        assert panel.tokens not in stood, "showing and arranging have turns of their own"
        panel.stand()
        panel.stand()
    # Two ways may differ in words alone.
    assert max(Counter(weighed).values()) <= 2, "jumps of a replay held the window up"
    driver.screen.own_seat.show(state, 0, viewer=0)
    assert len(set(stood)) == len(stood) == 10


@pytest.mark.parametrize("size", [(1280, 650), (1016, 650)])
@pytest.mark.parametrize("text_scale", [1.0, 1.5])
def test_eight_kinds_take_the_room_that_words_beside_the_own_plate_leave_free(
    make_driver: DriverMaker, size: tuple[int, int], text_scale: float
) -> None:
    state = full(2)
    seat = state.to_act
    state.eaten[seat] = 0
    driver = make_driver(state, persons=(seat,))
    driver.scene.set_text_scale(text_scale)
    driver.view.resize(*size)
    driver.board.show_look(state.look(seat))
    driver.rest()
    own = driver.screen.own_seat
    assert own._rects is not None
    words = [item.rect_px().right() for item in (own.own_plate._label, own.own_plate._cream)]
    assert abs(max(words) - own._rects.eaten.right()) <= 1
    assert own.tokens.right_px() > own._rects.tokens.right() - 1
    assert own.tokens.right_px() < own._rule.x() < own.plate.rect_px().left()
    assert_row_is_clear(own.tokens)


def test_the_own_tray_shows_what_comes_of_what_is_staged(begin: DriverMaker) -> None:
    state = played(fresh(3), CUTS[3])
    seat = state.to_act
    state.collected[seat] = state.earlier[seat] = UNITS[0]
    driver = begin(state)
    own = driver.screen.own_seat
    own.hold_peek(True)
    assert not own.peek.isVisible() and not own.own_plate.is_open, "there is nothing to see yet"
    plain = own._points.text
    assert str(majority_points(state.collected, state.lists)[seat]) in plain
    driver.click(f"piece/{state.starts[0]}")
    after = state.collected[:]
    after[seat] += state.pieces[0]
    then, now = majority_points(after, state.lists)[seat], majority_points(state.collected, state.lists)[seat]
    assert then > now
    assert re.findall(r"\d+", own._points.text) == [str(then), str(now)]
    shown = [item for item in own.tokens.items() if isinstance(item, FaceItem) and item.isVisible()]
    crowned = sum(item.crown != "none" for item in held(after, seat, state.lists))
    assert sum(item.face in CROWNS for item in shown) == crowned
    driver.click("second")
    assert own._points.text == plain, "what is eaten leads nothing"
    assert own.plate.face == faces.eaten_plate_face(state.eaten_sizes[seat] + size(state.pieces[0]))
    driver.board.cancel()
    driver.rest()
    driver.click("forfeit/0")
    assert own._points.text == f"leads: then none (now {now})"


@pytest.mark.parametrize("window", SIZES)
def test_boxes_stand_on_each_other_beside_the_cake(window: tuple[int, int]) -> None:
    metrics = Metrics(*window)
    rects = table_rects(metrics, 4)
    for count in range(1, 5):
        boxes = box_rects(rects.boxes, count)
        assert len(boxes) == count
        below = [box for box in boxes if abs(box.bottom() - rects.boxes.bottom()) < 1]
        assert len(below) == min(count, 2)
        for box in boxes:
            assert rects.boxes.adjusted(-1, -1, 1, 1).contains(box)
            assert box in below or any(box.left() < low.right() and low.left() < box.right() for low in below)
    ring = rects.ring
    away = rects.boxes.topRight() - ring.center
    assert math.hypot(away.x(), away.y()) > geometry.PLATE_RADIUS * ring.radius
    usual, large = (table_rects(Metrics(*window, scale), 1).boxes.width() for scale in (1.0, 1.5))
    assert large > 1.2 * usual, "below one panel they grow with the texts"


@pytest.mark.usefixtures("german")
def test_a_low_table_shows_who_has_won_and_pictures_large_enough(make_driver: DriverMaker) -> None:
    """The table of a replay in the smallest window, with open plates and long names."""
    state, rng = fresh(5), Random(5)
    while state.turn() != OVER:
        state.apply(state.sample_action(rng))
    names = ("Wilhelmine Bartholomäus", "Maximiliane Brückenberg", "Zoé Montmorency-Laval", "Łucja", "Ben")
    driver = make_driver(state, persons=(0,), names=names)
    driver.board.show_look(state.look(None))
    for width, height, scale in ((1280, 354, 1.5), (1280, 435, 1.0)):
        driver.scene.set_text_scale(scale)
        driver.view.resize(width, height)
        driver.rest()
        panels = driver.screen.panels.panels
        for seat, panel in panels.items():
            rows = (panel.tokens, panel.slices)
            sides = [token.width_px for row in rows for token in row.tokens.values()]
            assert min(sides) >= LEAST_TOKEN_PX - 4, (seat, sides)
            tags = [item for item in panel.items() if isinstance(item, TagItem) and item.isVisible()]
            assert bool(tags) == (seat in state.winners())
        assert any(seat in state.winners() for seat in panels)
        assert_apart([panel.plate for panel in panels.values()], 0.0)


def test_larger_texts_leave_pictures_as_large(make_driver: DriverMaker) -> None:
    """Only below a name that would else lose its end they are just large enough."""
    driver, sides = make_driver(full(5, 5), persons=(1,), names=NAMES), {}
    for scale, _ in driver.begun_at((1280, 656)):
        screen = driver.screen
        rows = [panel.tokens for panel in screen.panels.panels.values()] + [screen.own_seat.tokens]
        sides[scale] = [min(token.width_px for token in row.tokens.values()) for row in rows]
        # Both kinds of pictures that may be clicked are held to the same floor.
        for button in screen.choose_panel.forfeits.buttons.values():
            assert button.token_px >= LEAST_TOKEN_PX
    names = [panel.header._name.laid for panel in driver.screen.panels.panels.values()]
    assert not any(name.elided for name in names)
    floors = [goal_px(driver.scene.metrics) if len(name.lines) > 1 else math.inf for name in names]
    for plain, large, floor in zip(sides[1.0], sides[1.5], [*floors, math.inf], strict=True):
        assert large >= min(plain - 1, floor), sides


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("options", [{}, {"open_plates": True}, {"matches": 3}])
def test_every_panel_shows_points_at_every_size(
    make_driver: DriverMaker, seats: int, options: dict[str, object]
) -> None:
    state = full(seats, 8, **options)
    driver = make_driver(state, persons=(0,), names=NAMES)
    driver.board.show_look(state.look(0))
    leads = [points - past for points, past in zip(state.majority_points(), state.past_majority, strict=True)]
    for width, height, scale in ((1280, 656, 1.5), (960, 656, 1.0), (1280, 354, 1.0), (3840, 2006, 1.0)):
        driver.scene.set_text_scale(scale)
        driver.view.resize(width, height)
        driver.rest()
        headers = [panel.header for panel in driver.screen.panels.panels.values()]
        assert len({header.points.laid.style.px for header in headers}) == 1, "of one size in all panels"
        for seat, panel in driver.screen.panels.panels.items():
            header = panel.header
            seen = {item for item in panel.items() if item.isVisible()}
            total = state.scores()[seat] if "open_plates" in options else leads[seat]
            assert header.points in seen and header.points.text == str(total)
            assert not header.points.is_elided and header.points.height_px >= 13 * scale
            assert (header._sign in seen) == ("open_plates" not in options), "a crown says that it is leads"
            assert (header._before in seen) == ("matches" in options)
            if "matches" in options:
                assert header._before.text == "46 +", "what was carried over"
            told = [item for item in (header.points, header._before) if item in seen]
            assert_in(driver.screen.rects.panels[seat - 1], told)


@pytest.mark.parametrize("scale", [1.25, 1.5])
@pytest.mark.parametrize("language", ["de", "fr", "es"])
def test_points_of_earlier_matches_stand_whole_where_nothing_is_collected(
    begin: DriverMaker, speak: Callable[[str], None], language: str, scale: float
) -> None:
    speak(language)
    state = full(2, kinds=0, matches=2)
    driver = begin(state, size=(1015, 655), text_scale=scale)
    points = driver.screen.own_seat._points
    assert points.laid.text.startswith("46 ") and not points.is_elided


def test_no_points_are_told_where_the_aid_is_off(make_driver: DriverMaker) -> None:
    state = full(4, 3, matches=3)
    driver = make_driver(state, persons=(0,), aids=Aids(points=False))
    driver.board.show_look(state.look(0))
    for panel in driver.screen.panels.panels.values():
        assert panel.header.points.text == "46", "earlier matches are over"
        assert not panel.header._sign.isVisible()


@pytest.mark.parametrize("language", ["", "de", "fr", "es"])
@pytest.mark.parametrize("seats", [3, 5])
@pytest.mark.parametrize("kinds", [6, 7, 8])
def test_a_whole_cake_of_many_kinds_leaves_the_heading_and_numbers_that_can_be_read(
    begin: DriverMaker, speak: Callable[[str], None], kinds: int, seats: int, language: str
) -> None:
    if language:
        speak(language)
    state = fresh(seats)
    state.ring = [slice_ % kinds for slice_ in range(11)]
    state = played(state, "whole")
    state.collected[state.to_act] = state.earlier[state.to_act] = heap_of((1, 2, 1, 2, 1, 1, 1, 0))
    driver = begin(state, size=(1280, 656), text_scale=1.5)
    driver.click("piece/0")
    panel = driver.screen.choose_panel
    headings = [panel.chosen._title, panel.chosen._low_title]
    for width in (1280, 1015, 960):  # without the log, and beside it
        driver.view.resize(width, 656)
        driver.rest()
        assert len(panel.rows) == kinds and len(panel.forfeits.buttons) == 7
        told = [heading for heading in headings if heading.isVisible() and heading.text]
        assert len(told) == 1 and "?" in told[0].text and not told[0].is_elided, width
        assert_numbers_can_be_read(panel.items())


def test_boxes_bear_numbers_where_these_can_be_read(scene: TableScene) -> None:
    scene.resize_to(1600, 936)
    boxes = CakeBoxes(scene)
    boxes.show(fresh(3))
    for width, numbers in ((120.0, [2, 3, 4, 5]), (60.0, [None] * 4), (120.0, [2, 3, 4, 5])):
        boxes.relayout(QRectF(0, 0, width, width * 0.7))
        shown = [item.face for item in boxes.items() if isinstance(item, FaceItem)]
        assert shown == [faces.cake_box_face(number) for number in numbers]


def test_what_is_taken_lies_over_no_name(begin: DriverMaker) -> None:
    driver = begin(late(2, 22, 15), size=(1600, 940), text_scale=1.5)
    driver.click("piece/6")
    seen = [item for item in driver.scene.table_items() if item.isVisible()]
    assert any(isinstance(item, TagItem) and item.text == "+1" for item in seen)
    assert covered_letters(seen) == []


def test_what_is_taken_lies_over_no_seat_disc(begin: DriverMaker) -> None:
    state = played(fresh(4), "cut 0 4", "take 4 eat -", "take 0 eat -", "pass", "pass", "whole")
    driver = begin(state, size=(1280, 651), text_scale=1.5, names=NAMES)
    driver.click("piece/0")
    own = driver.screen.own_seat
    tags = [item for item in own.tokens.items() if isinstance(item, TagItem) and item.isVisible()]
    (disc,) = [item for item in own._line.items() if isinstance(item, ChipItem)]
    assert tags and not any(tag.rect_px().intersects(disc.rect_px()) for tag in tags)

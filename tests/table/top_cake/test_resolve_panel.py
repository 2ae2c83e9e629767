"""One card being resolved, with many reasons and long names: nothing runs out, overlaps or is cut."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF

from cakedesk.art.top_cake.bid_card import BidFace
from cakedesk.art.top_cake.faces import half_point_face
from cakedesk.games.top_cake.cards import REVERSE, SNATCH
from cakedesk.games.top_cake.resolving import UP, resolve_card
from cakedesk.table.boards.top_cake.layout import board_rects
from cakedesk.table.boards.top_cake.resolve_panel import ResolvePanel
from cakedesk.table.boards.top_cake.resolve_strip import ResolveStrip
from cakedesk.table.boards.top_cake.resolve_wording import ResolveWording
from cakedesk.table.items import ChipItem, FaceItem, PanelItem, TagItem, TextItem
from cakedesk.table.text_fit import SOFT_HYPHEN
from tests.laws.written import numerals
from tests.table.top_cake.conftest import DriverMaker
from tests.table.top_cake.test_board_screens import overlap
from tests.table.top_cake.test_text_sizes import ink
from tests.table.top_cake.worst_cases import CARD, fresh, in_round, row_of_ten

NAMES = (
    ("Ada", "Benedikt", "Zoé", "Friederike"),
    ("Bartholomaeus-Maximilian", "Wilhelmina Konstantinope", "Hannelore von Wartenstei", "Magdalena X"),
)
BIDS = (
    ((4, 5, 6), (6, 1, 4, REVERSE), (REVERSE, 3), ()),
    ((4, 6, REVERSE), (6, 4, 1), (), ()),
    ((REVERSE, SNATCH), (3, REVERSE, SNATCH), (3, REVERSE, SNATCH), (5, 1, REVERSE, SNATCH)),
    ((1, 6, 2, 4, 5, 3), (1, 3), (), (6, REVERSE)),
    ((REVERSE,), (), (), ()),
    ((2, 6), (3, 5), (), ()),
)
"""By seat; two seats or three see the first ones."""


def assert_tidy(panel: ResolvePanel | ResolveStrip, room: QRectF, where: str) -> None:
    seen = [item for item in panel.items() if item.effectiveOpacity() > 0.05]
    halves = [item for item in seen if isinstance(item, FaceItem) and item.face == half_point_face()]
    words = [item for item in seen if isinstance(item, (TextItem, TagItem)) and item.text]
    bids = [item for item in seen if isinstance(item, FaceItem) and isinstance(item.face, BidFace)]
    for item in words:
        assert room.contains(item.rect_px()), (item.text, where)
        assert not (isinstance(item, TextItem) and (item.is_elided or item.laid.splits_word)), (
            item.text,
            where,
        )
        assert SOFT_HYPHEN not in item.text, (item.text, where)
    inks = [(item.text, ink(item)) for item in words]
    inks += [(item.face.name, item.rect_px()) for item in (*halves, *bids)]
    for (one, here), (other, there) in combinations(inks, 2):
        assert not overlap(here, there), (one, other, where)


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
@pytest.mark.parametrize("scale", [1.25, 1.5])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_reasons_and_bids_have_room(
    make_driver: DriverMaker, speak: Callable[[str], None], seats: int, scale: float, language: str
) -> None:
    speak(language)
    driver = make_driver(fresh(seats), text_scale=scale)
    scene = driver.scene
    for size in ((1280, 655), (1015, 655), (1600, 936)):
        driver.view.resize(*size)
        driver.rest()
        room = board_rects(scene.metrics, seats).walk
        for bids in BIDS:
            laid = [(seat, kind, UP) for seat in range(seats) for kind in bids[seat]]
            for half_seat in (-1, seats - 1):
                resolution = resolve_card(CARD["coffee-3"], laid, half_seat, seats, last_round=False)
                for names in NAMES:
                    wording = ResolveWording(driver.state.lists, names[:seats])
                    panel = ResolvePanel(scene, wording, room, resolution)
                    for _ in panel.draw(0, 6):
                        pass
                    panel.finish()
                    assert_tidy(panel, room, f"{size} {bids} {half_seat} {names[0]}")
                    panel.remove()


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
@pytest.mark.parametrize("size", [(1015, 655), (1280, 655), (1600, 936)])
def test_who_got_what_is_whole(
    make_driver: DriverMaker, speak: Callable[[str], None], size: tuple[int, int], language: str
) -> None:
    speak(language)
    state, names = fresh(4), NAMES[1]
    ids = ("velvet-4a", "lemon-4", "carrot-3a", "battenberg-1", "battenberg-2", "chocolate-1", "crown")
    in_round(state, 4, list(ids), 0)
    laid = [[(seat, 4, UP)] for seat in range(4)] + [[(0, REVERSE, UP)], [(0, 4, UP), (1, 4, UP)], []]
    resolutions = [
        resolve_card(card, bids, -1, 4, last_round=False) for card, bids in zip(state.row, laid, strict=True)
    ]
    driver = make_driver(state, size=size, text_scale=1.5)
    rects = board_rects(driver.scene.metrics, 4)
    row = ResolveStrip(driver.scene, ResolveWording(state.lists, names), state)
    for _ in row.draw(rects.strip, 0, ()):
        pass
    (now,) = (item for item in row.items() if isinstance(item, TextItem))
    frames = [item for item in row.items() if isinstance(item, PanelItem) and item.style.frame is not None]
    assert [frame.rect_px().adjusted(3, 3, -3, -3).contains(ink(now)) for frame in frames] == [True]
    row.remove()
    room = rects.strip.united(rects.walk)
    wording = ResolveWording(state.lists, names, state.row)
    strip = ResolveStrip(driver.scene, wording, state, is_whole=True)
    for _ in strip.draw(room, -1, resolutions):
        pass
    assert_tidy(strip, room, language)
    told = [item for item in strip.items() if isinstance(item, TextItem)]
    winners = {item.accessible_name: item.text for item in told if item.accessible_name in names}
    assert len(winners) == 4
    assert all(name.startswith(text) for name, text in winners.items()), "first names rather than broken ones"


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
@pytest.mark.parametrize("size", [(1015, 655), (1280, 655), (1600, 936)])
def test_who_has_won_what_in_a_full_row_stands_apart(
    make_driver: DriverMaker, speak: Callable[[str], None], size: tuple[int, int], language: str
) -> None:
    speak(language)
    state = row_of_ten()
    won = [resolve_card(card, [(0, 4, UP)], -1, 4, last_round=False) for card in state.row]
    driver = make_driver(state, size=size)
    for scale in (1.0, 1.5):
        driver.scene.set_text_scale(scale)
        strip = ResolveStrip(driver.scene, ResolveWording(state.lists, NAMES[0]), state)
        for _ in strip.draw(board_rects(driver.scene.metrics, 4).strip, 9, won[:9]):
            pass
        discs = [item for item in strip.items() if isinstance(item, ChipItem)]
        words = [item for item in strip.items() if isinstance(item, TextItem)]
        assert len(discs) == 9 and len(words) in {1, 10}, "all say it or none"
        told = [item for item in (*discs, *words) if "Ada" in item.accessible_name]
        assert len(told) == 9
        rects = [*map(ink, words), *(disc.rect_px() for disc in discs)]
        assert not any(overlap(one, other) for one, other in combinations(rects, 2))
        strip.remove()


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
@pytest.mark.parametrize("size", [(1015, 655), (1280, 655), (1600, 936)])
def test_a_full_row_of_long_first_names_breaks_no_word(
    make_driver: DriverMaker, speak: Callable[[str], None], size: tuple[int, int], language: str
) -> None:
    """In large letters it stands in two lines where there is less room; as much is told of a card."""
    speak(language)
    state = row_of_ten()
    first = ("Maximilianina Bo", "Bartholomaeus K", "Konstantinope W", "Wilhelmina T")
    laid = [[(at % 4, 4, UP), (at % 4, REVERSE, UP), (at % 2 + 1, 4, UP)] for at in range(len(state.row))]
    won = [
        resolve_card(card, bids, 0, 4, last_round=False) for card, bids in zip(state.row, laid, strict=True)
    ]
    driver = make_driver(state, size=size)
    rects = board_rects(driver.scene.metrics, 4)
    for scale in (1.0, 1.5):
        driver.scene.set_text_scale(scale)
        rects = board_rects(driver.scene.metrics, 4)
        wording = ResolveWording(state.lists, first)
        strip = ResolveStrip(driver.scene, wording, state, is_whole=True)
        for _ in strip.draw(rects.strip.united(rects.walk), -1, won):
            pass
        assert_tidy(strip, rects.strip.united(rects.walk), f"{language} {scale}")
        words = [item for item in strip.items() if isinstance(item, TextItem)]
        assert len(words) == 20 and all(int(item.laid.style.px) >= int(13 * scale) for item in words)
        cards = [item for item in strip.items() if item.key.startswith("summary/")]
        assert [one for one in numerals(cards) if one.px < int(13 * scale)] == []
        assert len({card.rect_px().top() for card in cards}) == (2 if scale > 1 and size[0] < 1600 else 1)
        strip.remove()

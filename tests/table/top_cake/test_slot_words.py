"""What stands in the slots of the tray is written in whole words, in all languages, sizes and text sizes."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest
from PySide6.QtCore import QRectF

from cakedesk.art.top_cake import faces
from cakedesk.games.top_cake.cards import hand_kinds
from cakedesk.games.top_cake.game import GAME
from cakedesk.games.top_cake.resolving import DOWN, UP
from cakedesk.table.board import SeatPerson
from cakedesk.table.boards.top_cake.bid_composer import HALF_SIDE
from cakedesk.table.boards.top_cake.bid_slot import BidSlot, SlotState
from cakedesk.table.boards.top_cake.bidding_tray import HALF_SLOT_SHARE
from cakedesk.table.boards.top_cake.bidding_wording import TrayWording
from cakedesk.table.boards.top_cake.layout import board_rects, tray_rects
from cakedesk.table.metrics import MIN_TEXT_PX, Metrics
from cakedesk.table.scene import TableScene

TABLES = ((1280, 650), (940, 650), (1600, 936), (1220, 936), (3840, 2096), (3020, 2096))
"""Below the bar of windows of 1280x700, 1600x1000 and 3840x2160, each also beside the open log."""

LISTS = GAME.builtin_lists()


@pytest.fixture(params=["en", "de", "fr", "es"])
def language(speak: Callable[[str], None], request: pytest.FixtureRequest) -> str:
    speak(request.param)
    return str(request.param)


def texts_of(wording: TrayWording) -> list[tuple[str, str]]:
    """All that a slot may say, each with its short form: cakes alone and beside all others."""
    row = (*LISTS.cakes, *LISTS.toppers)
    texts = [(wording.slot_text((), None, is_staged), "") for is_staged in (False, True)]
    texts.append((wording.or_here(), ""))
    for card in row:
        for there in ((card,), row):
            texts.append((wording.slot_text(there, card, True), wording.short_slot_text(there, card)))
    return list(dict.fromkeys(texts))


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5])
def test_words_stay_whole(scene: TableScene, language: str, scale: float) -> None:
    wording = TrayWording(LISTS, [SeatPerson("Ada")])
    texts = texts_of(wording)
    assert len(texts) > 30
    assert ("Karte wählen" in texts[0][0]) == (language == "de")
    slot = BidSlot(scene, "up", 0)
    for size, seats, side in product(TABLES, (2, 3), (UP, DOWN)):
        scene.metrics = Metrics(*size, scale)
        rects = board_rects(scene.metrics, seats)
        kinds = len(hand_kinds(seats))
        tray = tray_rects(scene.metrics, rects.tray, kinds, pinned_margin_px=rects.margin_px)
        room = tray.slots[0].adjusted(0, 0, 0, 1.5)
        for text, short in texts:
            slot.show(SlotState(wording.side(side), text, faces.half_point_face(), True, "", short=short))
            slot.fit(tray.slots[0])
            for item in (slot._text, slot._title):
                case = (size, seats, item.text)
                assert not item.laid.splits_word and not item.is_elided, case
                assert item.laid.style.px >= MIN_TEXT_PX * scale - 0.01, case
                assert room.contains(QRectF(item.rect_px())), case
            assert slot._text.accessible_name == ""


def test_words_beside_the_half_point_keep_off_the_border(scene: TableScene, language: str) -> None:
    wording = TrayWording(LISTS, [SeatPerson("Ada")])
    slot = BidSlot(scene, "half", 0, square=True)
    for size in ((1280, 650), (1280, 749), (1600, 936)):
        scene.metrics = Metrics(*size)
        rects = board_rects(scene.metrics, 3)
        tray = tray_rects(scene.metrics, rects.tray, 8, pinned_margin_px=rects.margin_px)
        text = wording.slot_text((), None, is_staged=True)
        slot.show(SlotState(wording.side(HALF_SIDE), text, faces.half_point_face(), True, ""))
        half = QRectF(tray.slots[0])
        half.setWidth(half.width() * HALF_SLOT_SHARE)
        slot.fit(half)
        inks = [slot._text.pos().x() + line.width_px for line in slot._text.laid.lines]
        assert max(inks) < half.right() - scene.metrics.px(12), (size, text)

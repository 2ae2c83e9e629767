"""The fullest tables at all sizes: every card can be read, nothing is cut off or covered."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, pairwise, product

import pytest
from PySide6.QtCore import QRectF, Qt

from cakedesk.app.lesson.light import lit_places
from cakedesk.engine.observation import Observation
from cakedesk.games.dutch_auction.cards import CARD_IDS, SUIT_OF
from cakedesk.games.dutch_auction.phases import ENDED
from cakedesk.games.dutch_auction.state import DutchAuctionState
from cakedesk.table.board import Tense
from cakedesk.table.boards.dutch_auction.table_cards import card_key
from cakedesk.table.items import FaceItem, TagItem, TextItem
from cakedesk.table.metrics import CAPTION_UNITS
from tests.laws.written import numerals, written
from tests.rules.dutch_auction.tables import acting, do, holding, ids
from tests.table.dutch_auction import worst_cases
from tests.table.dutch_auction.conftest import AuctionDriver, DriverMaker
from tests.whole_games.tidiness import untidy_table

SIZES = ((1280, 655), (1015, 655), (1600, 936), (3840, 2096))
LONG_NAMES = ("Maximiliana-Bartholomäa", "Friedrich-Wilhelm Bartholomäus")
LEAST_SEEN_PX = 26.0
"""So much of a card is seen at least, its bid."""


def test_ten_cards_and_eight_lie_side_by_side(make_driver: DriverMaker) -> None:
    driver = make_driver(worst_cases.ten_cards())
    for scale, size in driver.begun_at(*SIZES):
        for seat in range(2):
            rects = [driver.item(f"card/{name}").rect_px() for name in ids(driver.state.bids[seat]).split()]
            assert all(one.top() == rects[0].top() for one in rects)
            steps = [after.left() - one.left() for one, after in pairwise(rects)]
            assert min(steps) >= LEAST_SEEN_PX and rects[0].width() >= 40
            assert scale > 1 or size[0] < 1280 or min(steps) >= rects[0].width(), "no card covers another"
        assert untidy_table(driver.view) == []
        counts = driver.screen.table._texts._counts.values()
        assert all(count.rect_px().right() <= size[0] for count in counts)


@pytest.mark.parametrize(
    "deeds",
    [
        ("card/Px",),
        ("card/Rx", "out"),
        ("card/R1", "way/1"),
        ("card/Gx", "card/G7", "kind/suit"),
        ("out",),
        ("deck",),
    ],
)
def test_what_is_chosen_is_tidy_with_long_names(make_driver: DriverMaker, deeds: tuple[str, ...]) -> None:
    driver = make_driver(worst_cases.ten_cards(), names=LONG_NAMES)
    for _ in driver.begun_at(SIZES[0]):
        for deed in deeds:
            driver.click(deed)
        assert driver.staged(), deeds
        view = driver.screen.table.pile_view
        assert not view._note.text or view._panel.rect_px().contains(view._note.rect_px())
        left = [line for line in untidy_table(driver.view) if "Wilhelm" not in line]
        assert left == []


@pytest.mark.parametrize(("text_scale", "size"), [(1.0, (1280, 540)), (1.5, (1280, 489)), (1.5, (1015, 489))])
def test_long_names_are_read_whole_in_a_replay(
    make_driver: DriverMaker, text_scale: float, size: tuple[int, int]
) -> None:
    names = ("Bartholomaeus-Maximilian", "Wilhelmina Konstantinope")
    driver = make_driver(worst_cases.ten_cards(), size=size, names=names, tense=Tense.REPLAY)
    driver.scene.set_text_scale(text_scale)
    driver.board.show_look(driver.state.look(0))
    told = [driver.screen.seat_view(seat).header._name.text for seat in range(2)]
    assert told == [names[0], names[1] if size[0] == 1280 else "Wilhelmina"], "cards need the room there"


@pytest.mark.parametrize("persons", [(0,), (0, 1)])
def test_long_names_are_read_whole_beside_their_points(
    make_driver: DriverMaker, persons: tuple[int, ...]
) -> None:
    driver = make_driver(worst_cases.ten_cards(), names=LONG_NAMES, persons=persons)
    for _ in driver.begun_at(*SIZES):
        for seat in range(2):
            header = driver.screen.seat_view(seat).header
            assert not header._name.is_elided and "--" not in "".join(
                line.text for line in header._name.laid.lines
            )
            cards = driver.item(f"card/{CARD_IDS[driver.state.bids[seat][0]]}").rect_px()
            parts = [header._name, *([header.points] if header.points.isVisible() else [])]
            assert not any(part.rect_px().intersects(cards) for part in parts), "no card lies on it"
            if len(parts) > 1:
                assert not parts[0].rect_px().intersects(parts[1].rect_px())


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
def test_what_a_card_leaves_as_a_bid_stands_below_it_in_large_letters_too(
    make_driver: DriverMaker, speak: Callable[[str], None], language: str
) -> None:
    speak(language)
    driver = make_driver(worst_cases.set_aside(), persons=(0,))
    for _ in driver.begun_at(*SIZES[:2]):
        captions = driver.screen.table.captions
        assert [caption.text.split()[-1] for caption in captions] == ["22", "18", "17", "16", "15"]
        rects = [caption.rect_px() for caption in captions]
        assert rects[0].left() > 0 and all(a.right() < b.left() for a, b in pairwise(rects))
        assert all(caption.laid.style.px >= driver.scene.metrics.text_px(0) - 0.5 for caption in captions)


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
@pytest.mark.parametrize("hand", ["R5 G4 Gx", "R5 G4 Gx P6 B7"])
def test_what_stands_below_own_cards_keeps_off_the_edge_and_the_sum(
    make_driver: DriverMaker, speak: Callable[[str], None], hand: str, language: str
) -> None:
    speak(language)
    driver = make_driver(holding(hand, "R4 P3 B2"), persons=(0,))
    for _ in driver.begun_at(*SIZES):
        rects, air = [each.rect_px() for each in driver.screen.table.captions], driver.scene.metrics.px(8)
        assert len(rects) == len(hand.split()) and rects[0].left() >= air
        assert rects[-1].right() <= driver.screen.rects.own.sum.left() - air


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
@pytest.mark.parametrize("size", [*SIZES[:3], (1160, 936)])
def test_who_pays_reads_all_of_it_in_large_letters(
    begin: DriverMaker, speak: Callable[[str], None], language: str, size: tuple[int, int]
) -> None:
    speak(language)
    driver = begin(worst_cases.as_in_the_picture(), size=size, persons=(0,), text_scale=1.5)
    driver.click("card/G6")
    least = int(driver.scene.metrics.text_px(0))
    shown = [item for item in driver.scene.table_items() if item.isVisible()]
    assert [one for one in written(shown) if one.px < least] == []
    assert len(driver.screen.table.captions) == 3, "what would become of those that don’t pay"
    tags = [item.rect_px() for item in shown if isinstance(item, TagItem) and item.text]
    assert not any(
        (both := one.intersected(other)).width() > 1 and both.height() > 3
        for one, other in combinations(tags, 2)
    )
    assert driver.screen.tray.others[0].accessible_name not in {"", driver.screen.tray.others[1].text}


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
@pytest.mark.parametrize("size", SIZES[:2])
def test_what_becomes_of_payers_is_told_in_words_or_in_signs(
    begin: DriverMaker, speak: Callable[[str], None], language: str, size: tuple[int, int]
) -> None:
    speak(language)
    driver = begin(worst_cases.as_in_the_picture(), size=size, persons=(0,), text_scale=1.5)
    driver.click("card/R1")
    tags = [tag.text for tag in driver.screen.table._tags._tags.values() if tag.kind.endswith("outline")]
    assert len(tags) == 4 and len({len(text) > 1 for text in tags}) == 1


def with_an_open_pile(driver: AuctionDriver) -> Iterator[float]:
    """Look through what is out, at all sizes."""
    for scale, _ in driver.begun_at(*SIZES):
        driver.click("out")
        yield scale
        driver.click("out")


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
def test_tabs_of_piles_are_read_in_large_letters(
    make_driver: DriverMaker, speak: Callable[[str], None], language: str
) -> None:
    speak(language)
    driver = make_driver(worst_cases.ten_cards(), persons=(0,))
    for _ in with_an_open_pile(driver):
        least = int(driver.scene.metrics.text_px(0))
        shown = [item for item in driver.scene.table_items() if item.isVisible()]
        assert [one for one in written(shown) if one.px < least] == []
        assert untidy_table(driver.view) == []


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
def test_each_card_of_a_large_pile_is_read_in_large_letters(
    make_driver: DriverMaker, speak: Callable[[str], None], language: str
) -> None:
    """Also the VP of all cards whose suit has room in its line."""
    speak(language)
    driver = make_driver(worst_cases.most_is_out(), persons=(0,))
    for scale in with_an_open_pile(driver):
        cards = sorted(driver.state.auction_discards)
        assert len(cards) == 26
        items = [driver.screen.cards.cards[card_key(card)] for card in cards]
        assert all(one.px >= int(13 * scale) for one in numerals(items))
        panel = driver.screen.table.pile_view._panel.rect_px()
        assert all(panel.contains(item.rect_px()) for item in items)
        for suit in range(4):
            rects = [item.rect_px() for card, item in zip(cards, items, strict=True) if SUIT_OF[card] == suit]
            seen = min(after.left() - one.left() for one, after in pairwise(rects)) / rects[0].width()
            assert seen >= (0.7 if len(rects) > 6 else 1)


@pytest.mark.parametrize("size", SIZES[:2])
def test_most_of_each_card_is_seen_below_four_tabs(begin: DriverMaker, size: tuple[int, int]) -> None:
    driver = begin(worst_cases.four_piles(), size=size, text_scale=1.5)
    driver.click("out")
    assert len(driver.screen.table.pile_view.tabs.rows) == 5, "and what closes it"
    lines: dict[float, list[QRectF]] = {}
    for card in driver.state.auction_discards:
        rect = driver.screen.cards.cards[card_key(card)].rect_px()
        lines.setdefault(rect.top(), []).append(rect)
    for rects in lines.values():
        rects.sort(key=QRectF.left)
        seen = min(after.left() - one.left() for one, after in pairwise(rects)) / rects[0].width()
        assert seen >= (0.9 if size[0] == 1280 else 0.7)
    assert all(one.px >= 19 for one in numerals(driver.screen.cards.cards.values()))


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
def test_what_the_loser_owes_is_told_as_briefly_as_it_must_be(
    make_driver: DriverMaker, speak: Callable[[str], None], language: str
) -> None:
    """In a replay beside the log: the card that is owed says the rest."""
    speak(language)
    driver = make_driver(
        acting("R5 R7", "R2 P3", other="B2 G6", loser=False), size=(1015, 489), tense=Tense.REPLAY,
        names=("Bartholomaeus Kuhn", "Maximilianina Boehm"),
    )  # fmt: skip
    driver.scene.set_text_scale(1.5)
    driver.board.show_look(driver.state.look(0))
    note = driver.screen.seat_view(1).note
    assert note.isVisible() and not note.is_elided and note.laid.style.px >= 19


@pytest.mark.parametrize("size", SIZES[:2])
def test_what_closes_a_pile_has_the_free_place_beside_three_tabs(
    begin: DriverMaker, speak: Callable[[str], None], size: tuple[int, int]
) -> None:
    speak("de")
    driver = begin(worst_cases.ten_cards(), size=size, text_scale=1.5)
    driver.click("out")
    view = driver.screen.table.pile_view
    rects = [row.well.rect_px() for row in view.tabs.rows.values()]
    assert [rect.top() for rect in rects] == [rects[0].top()] * 2 + [rects[2].top()] * 2
    assert view._note.text and not view._note.is_elided, "it has the width below"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("table", [worst_cases.ten_cards, worst_cases.set_aside, worst_cases.vote])
def test_what_a_panel_explains_is_of_one_size(
    begin: DriverMaker, table: Callable[[], DutchAuctionState], size: tuple[int, int]
) -> None:
    """A sentence without room is left out: the last one stood there in half the letters of the others."""
    driver = begin(table(), size=size)
    lines = [item for item in driver.screen.panel._lines.values() if item.isVisible()]
    assert len({one.px for one in written(lines)}) == 1


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
def test_who_votes_reads_in_large_letters_too_what_that_does(
    make_driver: DriverMaker, speak: Callable[[str], None], language: str
) -> None:
    speak(language)
    driver = make_driver(worst_cases.vote())
    for _ in driver.begun_at(*SIZES):
        [line] = driver.screen.panel._lines.values()
        assert line.isVisible() and not line.is_elided


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
def test_who_acts_first_stands_at_each_bid(
    make_driver: DriverMaker, speak: Callable[[str], None], language: str
) -> None:
    speak(language)
    driver = make_driver(worst_cases.ten_cards())
    for _, size in driver.begun_at(*SIZES):
        screen = driver.screen
        forms = [screen.words.order(is_first=is_first) for is_first in (True, False)]
        told = [screen.seat_view(seat)._sum_tag.text for seat in range(2)]
        assert all(text in form for text, form in zip(told, forms, strict=True))
        assert size[0] < 1600 or told == [max(form, key=len) for form in forms], "there is room for it"


@pytest.mark.parametrize("size", SIZES)
def test_points_never_make_a_name_small(make_driver: DriverMaker, size: tuple[int, int]) -> None:
    state = worst_cases.vote()
    state.phase = ENDED
    driver = make_driver(state, size=size)
    driver.board.show_look(state.look(None))
    headers = [driver.screen.seat_view(seat).header for seat in range(2)]
    assert [header.points.text for header in headers] == ["36 VP", "0 VP"]
    sizes = [header._name.style.px for header in headers]
    assert sizes[1] >= sizes[0] * 0.8, "both names look alike"


@pytest.mark.parametrize("persons", [(0,), (0, 1)])
def test_a_pile_leaves_the_vp_of_each_card_of_the_other_bid_in_sight(
    make_driver: DriverMaker, persons: tuple[int, ...]
) -> None:
    state = worst_cases.ten_cards()
    state.cashed[1] = [state.auction_deck.pop()]
    driver = make_driver(state, names=LONG_NAMES, persons=persons)
    for _ in driver.begun_at(*SIZES, (1280, 736)):
        driver.click("out")
        rects = [driver.item(f"card/{name}").rect_px() for name in ids(driver.state.bids[1]).split()]
        seen_px = min(after.left() - one.left() for one, after in pairwise(rects))
        assert seen_px >= rects[0].width() * 0.9 - 1 and rects[0].width() >= 40
        view = driver.screen.seat_view(1)
        parts = [view.header._name, view.cashed, *[view.header.points] * view.header.points.isVisible()]
        seen = [part.rect_px() for part in parts]
        seen[0].setRight(seen[0].left() + view.header._name.laid.widest_px)
        assert view.cashed.isVisible() and all(view.panel.rect_px().contains(each) for each in seen)
        assert not any(one.intersects(other) for one, other in combinations(seen, 2))
        assert all(each.bottom() < rects[0].top() + 4 or each.right() < rects[0].left() for each in seen)
        driver.click("out")


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
@pytest.mark.parametrize("deeds", [(), ("card/R1",), ("card/R4",)])
def test_large_letters_in_a_large_window_say_no_less_than_in_a_small_one_and_cards_are_no_smaller(
    begin: DriverMaker, speak: Callable[[str], None], language: str, deeds: tuple[str, ...]
) -> None:
    speak(language)
    driver = begin(worst_cases.as_in_the_picture(), size=SIZES[0], text_scale=1.5)
    for deed in deeds:
        driver.click(deed)
    tray, words, sizes, widths = driver.screen.tray, list[int](), list[float](), list[list[float]]()
    for size in (SIZES[0], SIZES[2]):
        driver.view.resize(*size)
        driver.rest()
        words.append(len(tray.prompt.laid.text) + len(tray.help.laid.text))
        sizes.append(min(text.laid.style.px for text in (tray.prompt, tray.help)))
        widths.append([driver.item(f"card/{name}").width_px for name in ("R7", "R5", "P4")])
    assert words[0] <= words[1] and sizes[0] <= sizes[1]
    assert all(small <= large for small, large in zip(*widths, strict=True))


def test_the_tick_of_a_card_to_steal_stands_on_its_panel(begin: DriverMaker) -> None:
    driver = begin(worst_cases.as_in_the_picture(), size=SIZES[0])
    low = driver.item("card/R7").rect_px().top()
    driver.click("card/Px")
    driver.click("card/P3")
    assert driver.item("card/P3").look.selected
    assert driver.item("card/P3").rect_px().top() > low, "it rises from there"


def test_a_changed_suit_is_drawn_and_told(begin: DriverMaker) -> None:
    driver = begin(worst_cases.as_in_the_picture())
    changed = driver.item("card/B6")
    assert "tulip for now" in changed.accessible_name
    assert changed.face != driver.item("card/Bx").face
    assert driver.item("card/Bx").accessible_name.endswith("used")
    number = CARD_IDS.index("B6")
    driver.board.show_look(worst_cases.set_aside().look(0))
    assert f"card/{number}" not in driver.screen.cards.cards


def test_rows_of_powers_say_what_they_can_do_in_large_texts_too(begin: DriverMaker) -> None:
    state = worst_cases.ten_cards()
    state.used = 1 << CARD_IDS.index("Bx")  # four rows have room for names alone
    driver = begin(state, size=SIZES[0], text_scale=1.5)
    for name in ("Gx", "Rx", "Px"):
        laid = driver.screen.panel.rows.rows[f"power/{name}"]._text.laid
        assert laid.text.endswith("cash in, change, take, steal") and not laid.elided


def test_the_first_price_says_what_it_counts_where_nothing_else_does(make_driver: DriverMaker) -> None:
    driver = make_driver(worst_cases.set_aside())
    for _ in driver.begun_at(*SIZES):
        stairs, rects = driver.screen.stairs, driver.screen.rects
        assert stairs._first_cost.text.startswith("1 card")
        assert stairs._first_cost.isVisible() is not stairs._costs.isVisible()
        assert all(step.bottom() >= rects.tray.top() for step in rects.steps), "no seam"


@pytest.mark.parametrize("table", [worst_cases.ten_cards, worst_cases.set_aside])
def test_no_picture_is_stretched(make_driver: DriverMaker, table: Callable[[], DutchAuctionState]) -> None:
    driver = make_driver(table(), persons=(0,))
    for _ in driver.begun_at(*SIZES):
        for item in driver.scene.table_items():
            if isinstance(item, FaceItem) and item.isVisible():
                assert item.width_px / item.height_px == pytest.approx(item.face.aspect, rel=0.03), item.key


def test_captions_of_piles_are_alike(make_driver: DriverMaker) -> None:
    driver = make_driver(worst_cases.ten_cards())
    for _ in driver.begun_at(*SIZES):
        captions = driver.screen.table._texts._captions.values()
        assert len({round(caption.laid.style.px) for caption in captions}) == 1
        assert not any(caption.is_elided for caption in captions)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("width", [1280, 1015])
@pytest.mark.parametrize("table", [worst_cases.ten_cards, worst_cases.duty])
def test_the_low_table_of_a_replay_cuts_no_words(
    make_driver: DriverMaker,
    speak: Callable[[str], None],
    table: Callable[[], DutchAuctionState],
    width: int,
    language: str,
) -> None:
    speak(language)
    names = ("Bartholomaeus-Maximilian", "Wilhelmina Konstantinope")
    driver = make_driver(table(), size=(width, 490), names=names, tense=Tense.REPLAY)
    for scale in (1.0, 1.5):
        driver.scene.set_text_scale(scale)
        driver.board.show_look(driver.state.look(None))
        views = [driver.screen.seat_view(seat) for seat in range(2)]
        assert all(view._sum_tag.text for view in views)
        texts = [*driver.screen.table._texts._captions.values(), *(view.note for view in views)]
        assert not any(text.is_elided or text.laid.style.px < 13 * scale for text in texts)
        told = [view.note.text for view in views]
        assert language != "en" or any("must buy" in note and "cost 1" in note for note in told)
        cards = driver.screen.cards.cards.values()
        assert all(one.px >= int(13 * scale) for one in numerals(cards)), "also where they overlap"
        other = [driver.item(f"card/{name}").rect_px() for name in ids(driver.state.bids[1]).split()]
        assert all(after.left() - one.left() > one.width() * 0.81 for one, after in pairwise(other)), "VP"


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
def test_who_watches_again_reads_in_large_letters_who_has_set_which_card_aside(
    make_driver: DriverMaker, speak: Callable[[str], None], language: str
) -> None:
    speak(language)
    names = ("Bartholomaeus-Maximilian", "Wilhelmina Konstantinope")
    state = holding("G4 P7 R8", "R2 Px P3 R1", deck0="R3", discards0="B5 B6", discards1="G4 R6 P4")
    do(state, "0 aside R8")
    driver = make_driver(state, size=(1280, 489), names=names, tense=Tense.REPLAY, text_scale=1.5)
    driver.board.show_look(Observation(state.clone(), 1))
    note = driver.screen.seat_view(0).note
    assert "8" in note.text and not note.is_elided and int(note.laid.style.px) >= int(13 * 1.5)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("tense", [Tense.NOW, Tense.REPLAY])
@pytest.mark.parametrize("persons", [(0,), (0, 1)])
def test_what_is_cashed_in_has_a_place_at_each_seat(
    make_driver: DriverMaker, speak: Callable[[str], None], persons: tuple[int, ...], tense: Tense,
    language: str,
) -> None:  # fmt: skip
    speak(language)
    driver = make_driver(worst_cases.cashed(), names=LONG_NAMES, persons=persons, tense=tense)
    driver.begin() if tense is Tense.NOW else driver.board.show_look(driver.state.look(0))
    for scale, size in product((1.0, 1.5), (*SIZES, (1015, 500), (1280, 560))):
        driver.scene.set_text_scale(scale)
        driver.view.resize(*size)
        driver.rest()
        assert untidy_table(driver.view) == []
        for seat, (count, vp) in enumerate(((2, 3), (1, 6))):
            view = driver.screen.seat_view(seat)
            tag = view.cashed
            assert tag.isVisible() and tag.text.split(" · ")[0] == str(count)
            assert (
                str(vp) in (tag.text.split(" · ")[1:] or [tag.tooltip])[0] and tag.text_px >= 13 * scale - 0.5
            )
            assert tag.tooltip == tag.accessible_name
            assert seat == 0 or view.header._name.text == LONG_NAMES[1], "whole, and no word broken"
            assert all(driver.screen.words.card(card) in tag.tooltip for card in driver.state.cashed[seat])
            rects = [
                item.rect_px()
                for item in (*driver.screen.cards.cards.values(), *view.header.items(), view.note)
                if item.isVisible()
            ]
            assert view.panel.rect_px().contains(tag.rect_px())
            assert not any(tag.rect_px().adjusted(1, 1, -1, -1).intersects(rect) for rect in rects)


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
@pytest.mark.parametrize("size", SIZES)
def test_the_own_deck_says_in_large_letters_too_that_a_card_lies_there_aside(
    make_driver: DriverMaker, speak: Callable[[str], None], language: str, size: tuple[int, int]
) -> None:
    speak(language)
    state = holding("R5 G4 Gx P6 B7", "R4 P3 B2 G6 By", deck0="G1 G2", discards0="B3 B4")
    do(state, "0 aside R5")
    driver = make_driver(state, size=size, persons=(0,))
    for scale in (1.0, 1.5):
        driver.scene.set_text_scale(scale)
        driver.board.show_look(state.look(0))
        tag = driver.screen.table._tags._tags["aside/0", ""]
        assert tag.isVisible() and tag.text_px >= 13 * scale - 0.5 and tag.rect_px().right() <= size[0]
        assert untidy_table(driver.view) == []


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
@pytest.mark.parametrize("width", [860, 900, 960, 1015])
def test_what_the_bids_tell_is_read_beside_the_log_and_in_small_windows(
    make_driver: DriverMaker, speak: Callable[[str], None], width: int, language: str
) -> None:
    speak(language)
    names = ("Bartholomaeus-Maximilian", "Wilhelmina Konstantinope")
    driver = make_driver(worst_cases.tie(), size=(width, 650), names=names, text_scale=1.5)
    driver.board.show_look(driver.state.look(0))
    driver.play("aside P3", 0)
    driver.rest()
    for _ in range(3):
        told = driver.screen.tray.help
        assert driver.board.is_reading and not told.is_elided
        assert int(told.laid.style.px) >= int(13 * 1.5), told.laid.text
        driver.key(Qt.Key.Key_Tab, Qt.Key.Key_Return)
        if not driver.board.is_reading:
            break
    assert not driver.board.is_reading


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
@pytest.mark.parametrize("is_done", [False, True])
def test_where_the_rest_of_a_bid_goes_is_read_at_low_tables(
    make_driver: DriverMaker, speak: Callable[[str], None], language: str, is_done: bool
) -> None:
    """Also who can do nothing more reads it, beside the log and below a message."""
    speak(language)
    driver = make_driver(worst_cases.used_up() if is_done else worst_cases.ten_cards())
    sizes = [(1015, 589)] if is_done else [(1280, height) for height in (500, 520, 560, 655)]
    for scale, _ in driver.begun_at(*sizes):
        note, tray = driver.screen.seat_view(0).note, driver.screen.tray
        assert note.isVisible() and not note.is_elided and int(note.laid.style.px) >= int(13 * scale)
        assert not is_done or int(tray.help.laid.style.px) >= int(13 * scale), tray.help.laid.text


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
def test_the_order_of_ways_to_pay_is_read_whole(
    make_driver: DriverMaker, speak: Callable[[str], None], language: str
) -> None:
    speak(language)
    driver = make_driver(worst_cases.ten_cards())
    for scale, _ in driver.begun_at(*SIZES):
        driver.click("card/R1")
        title = driver.screen.panel._title
        assert not title.is_elided, (scale, title.text)
        assert title.laid.style.px >= driver.scene.metrics.text_px(CAPTION_UNITS), "rather it says less"
        assert language != "en" or "keeps most first" in title.text
        tags = {tag.text for tag in driver.screen.table._tags._tags.values()}
        assert not tags & {caption.text for caption in driver.screen.table.captions}, "who pays, who would"


def test_signs_of_who_pays_are_as_large_as_words_and_keep_to_their_step(make_driver: DriverMaker) -> None:
    driver = make_driver(worst_cases.ten_cards())
    for scale, _ in driver.begun_at(*SIZES):
        for place, card in enumerate(driver.state.display):
            driver.click(f"card/{CARD_IDS[card]}")
            rects, stairs = driver.screen.rects, driver.screen.stairs
            assert len(stairs.payers) in ({place + 1} if scale == 1 or place else {0, 1})
            discs = [disc.rect_px() for disc in stairs.payers]
            assert all(disc.width() >= 13 * scale - 0.01 for disc in discs)
            assert all(rects.steps[place].contains(disc) for disc in discs)
            assert all(after.left() - one.left() >= one.width() * 0.8 for one, after in pairwise(discs))
            driver.board.staged.take_all_back()
            driver.rest()


def test_a_tall_table_shares_its_height_with_the_cards(begin: DriverMaker) -> None:
    driver = begin(worst_cases.duty(), size=(1160, 725))
    row, own = (f"card/{CARD_IDS[card]}" for card in (driver.state.display[1], driver.state.bids[0][0]))
    before = [driver.item(key).rect_px().height() for key in (row, own)]
    driver.view.resize(1160, 936)
    driver.rest()
    after = [driver.item(key).rect_px().height() for key in (row, own)]
    assert after[0] >= before[0] * 1.2 and after[1] >= before[1] * 1.2
    assert untidy_table(driver.view) == []


def test_a_lesson_lights_what_stands_out_of_a_card_with_it(begin: DriverMaker) -> None:
    driver = begin(worst_cases.as_in_the_picture(), size=SIZES[0], persons=(0,))
    driver.click("card/R1")

    def lit(name: str) -> QRectF:
        [place] = lit_places(driver.board, [name])
        return place.rect

    bought = driver.item("card/R1")
    assert lit("card/R1").contains(bought.mapRectToScene(bought.tick_px))
    assert lit("out").contains(driver.screen.table._texts._counts["out"].rect_px())
    rows = [row.well.rect_px() for row in driver.screen.panel.rows.rows.values()]
    assert all(lit("rows").contains(row) for row in rows)
    assert lit("rows").height() < lit("panel").height(), "no more than them"
    for seat in range(2):
        view = driver.screen.seat_view(seat)
        parts = (*view.sum_and_parts, view._sum_tag)
        assert all(lit(f"sum/{seat}").contains(part.rect_px()) for part in parts)
    driver.click("first")
    driver.click("power/Px")
    target = driver.item("card/P4")
    assert lit("card/P4").contains(driver.screen.table._tags._tags[target.key, "take"].rect_px())
    assert lit("card/G7") == driver.item("card/G7").rect_px(), "nothing stands at that"


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_a_lesson_that_lights_points_frames_what_is_cashed_in_whole_or_not_at_all(
    begin: DriverMaker, scale: float
) -> None:
    driver = begin(worst_cases.cashed(), size=SIZES[0], persons=(0,), text_scale=scale)
    [place] = lit_places(driver.board, ["points/0"])
    tag = driver.screen.seat_view(0).cashed
    assert tag.isVisible()
    frame, inside = place.rect.adjusted(-12, -12, 12, 12), place.rect.contains(tag.rect_px())
    assert inside or not frame.intersects(tag.rect_px())


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
@pytest.mark.parametrize("size", SIZES[:2])
def test_a_loser_reads_in_large_letters_what_to_do_first(
    begin: DriverMaker, speak: Callable[[str], None], language: str, size: tuple[int, int]
) -> None:
    speak(language)
    driver = begin(worst_cases.duty(), size=size, persons=(0,), text_scale=1.5)
    for deed in ("first", "power/Px"):
        driver.click(deed)
        shown = [button for button in driver.screen.tray.others if button.isVisible()]
        assert not shown[-1].available and not any(button.is_elided for button in shown)
        assert all(one.px >= int(driver.scene.metrics.text_px(0)) for one in written(shown)), deed


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
def test_the_tag_of_a_card_that_is_owed_stands_apart_from_the_title_of_the_row(
    begin: DriverMaker, speak: Callable[[str], None], language: str
) -> None:
    speak(language)
    driver = begin(worst_cases.duty(), size=(1015, 649), persons=(0,), text_scale=1.5)
    forms = driver.screen.words.must_buy()
    shown = [item for item in driver.scene.table_items() if item.isVisible()]
    tag = next(item.rect_px() for item in shown if isinstance(item, TagItem) and item.text in forms)
    texts = [item.rect_px() for item in shown if isinstance(item, TextItem)]
    beside = [
        at for at in texts if at.top() < tag.bottom() and at.bottom() > tag.top() and at.left() < tag.left()
    ]
    assert beside and tag.left() - max(at.right() for at in beside) > 6


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
@pytest.mark.parametrize("wanted", ["By", "P4"])
def test_what_is_to_be_paid_is_said_shorter_before_it_becomes_small(
    begin: DriverMaker, speak: Callable[[str], None], wanted: str, language: str
) -> None:
    speak(language)
    driver = begin(worst_cases.ten_cards(), size=(1015, 650), names=LONG_NAMES, text_scale=1.5)
    driver.click(f"card/{wanted}")
    tray = driver.screen.tray
    assert driver.staged() and tray.primary.isVisible()
    for text in (tray.prompt, tray.help):
        assert not text.is_elided and text.laid.style.px >= 13 * 1.5 - 0.5, text.laid.text


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
@pytest.mark.parametrize(
    ("table", "deeds"),
    [
        (worst_cases.as_in_the_picture, ("card/Px", "card/P3")),
        (worst_cases.as_in_the_picture, ("card/R1",)),
        (worst_cases.cashed, ("card/Gx", "card/G7", "kind/cash")),
        (worst_cases.cashed, ("card/Gx", "card/G3")),
        (worst_cases.vote, ("vote/on",)),
    ],
)
def test_nothing_that_is_asked_stands_in_small_letters_beside_the_log(
    begin: DriverMaker, speak: Callable[[str], None], table: Callable[[], DutchAuctionState],
    deeds: tuple[str, ...], language: str,
) -> None:  # fmt: skip
    speak(language)
    driver = begin(table(), size=SIZES[1], names=LONG_NAMES, persons=(0,), text_scale=1.5)
    for deed in deeds:
        driver.click(deed)
    screen, least = driver.screen, int(driver.scene.metrics.text_px(0))
    shown = [item for item in (*screen.tray.items(), *screen.panel.items()) if item.isVisible()]
    assert [one for one in (*written(shown), *numerals(shown)) if one.px < least] == []


@pytest.mark.parametrize(
    ("size", "scale"), [(SIZES[0], 1.0), (SIZES[0], 1.5), (SIZES[1], 1.0), (SIZES[1], 1.5)]
)
def test_vp_of_many_cards_are_seen_and_no_sign_lies_on_another(
    make_driver: DriverMaker, size: tuple[int, int], scale: float
) -> None:
    driver = make_driver(worst_cases.ten_cards(), size=size, names=LONG_NAMES)
    driver.scene.set_text_scale(scale)
    driver.begin()
    for seat in range(2):
        rects = [driver.item(f"card/{name}").rect_px() for name in ids(driver.state.bids[seat]).split()]
        assert all(after.left() - one.left() >= one.width() * 0.85 for one, after in pairwise(rects))
    for deeds, signs in ((("card/Gx",), {2}), (("card/G7",), {2}), (("card/Gx", "card/Rx"), {0, 4})):
        for deed in deeds:
            driver.click(deed)
        shown = {key: tag for key, tag in driver.screen.table._tags._tags.items() if tag.isVisible()}
        seen = [tag.rect_px() for tag in shown.values()]
        assert not any(one.intersects(other) for one, other in combinations(seen, 2)), deeds
        own = [key for key, _ in shown if key in {card_key(card) for card in driver.state.bids[0]}]
        assert len(own) in signs, "all signs of a card or none"

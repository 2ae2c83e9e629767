"""A seat's line keeps the points, and what must not be missed, however little room there is."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF

from cakedesk.art import faces
from cakedesk.table.items import TableItem, TextItem
from cakedesk.table.kit.seat_frame import SeatFrame
from cakedesk.table.kit.seat_header import (
    LEAST_SHARE,
    LEAST_UNITS,
    NAME_UNITS,
    SeatHeader,
    SeatPoints,
    level_points,
    two_lines_px,
)
from cakedesk.table.metrics import MIN_TEXT_PX
from cakedesk.table.scene import TableScene
from cakedesk.table.text_fit import SOFT_HYPHEN
from tests.whole_games.tidiness import letters_of

LONG = "Maximiliana-Bartholomäa von und zu Sahneberg"
POINTS = SeatPoints("126", "146 +", faces.crown_face(), "spoken", "reasons", "tooltip")
CROWN = faces.crown_face()
BESIDE = ("Ben",)


def made(
    scene: TableScene, width: float, *, name: str = "Zoé", height: float = 40.0, **more: object
) -> SeatHeader:
    header = SeatHeader(scene, 0, [name, *BESIDE])
    header.set_away(bool(more.get("is_away")))
    header.set_tag(str(more.get("tag", "")), more.get("kind", "quiet"), more.get("badge"))  # type: ignore[arg-type]
    header.set_points(POINTS if more.get("points", True) else None)
    header.fit(QRectF(0, 0, width, height))
    return header


def seen(header: SeatHeader) -> list[TableItem]:
    return [item for item in header.items() if item.isVisible()]


@pytest.mark.parametrize("text_scale", [1.0, 1.5])
@pytest.mark.parametrize("width", [230.0, 300.0, 420.0, 900.0])
@pytest.mark.parametrize("kind", ["quiet", "you"])
@pytest.mark.parametrize("is_away", [False, True])
def test_points_stay_and_nothing_meets(
    scene: TableScene, width: float, kind: str, text_scale: float, is_away: bool
) -> None:
    scene.resize_to(1280, 655)
    scene.set_text_scale(text_scale)
    header = made(
        scene, width * text_scale, name=LONG, tag="your turn", kind=kind, badge=CROWN, is_away=is_away
    )
    items = seen(header)
    assert header.points in items
    beside = [item for item in items if item is not header._badge or header._badge.x() > 60]
    for item in items:
        assert item.rect_px().left() >= -1 and item.rect_px().right() <= width * text_scale + 1, item
    for one, other in combinations(beside, 2):
        met = one.rect_px().intersected(other.rect_px())
        assert min(met.width(), met.height()) <= 1, (one, other)
    assert all(item.laid.style.px >= MIN_TEXT_PX for item in items if isinstance(item, TextItem))


@pytest.mark.parametrize("size", [(1280, 655), (3840, 2006)])
def test_a_long_name_rather_takes_two_lines_than_half_its_size(
    scene: TableScene, size: tuple[int, int]
) -> None:
    scene.resize_to(*size)
    scene.set_text_scale(1.5)
    metrics = scene.metrics
    header = made(
        scene, metrics.px(290), name="Bartholomaeus-Maximilian", tag="your turn", kind="you",
        height=two_lines_px(metrics), points=False,
    )  # fmt: skip
    name = header._name.laid
    assert len(name.lines) == 2 and not name.elided
    assert name.style.px >= metrics.text_px(LEAST_UNITS)


def test_points_do_not_shrink_for_a_quiet_tag(scene: TableScene) -> None:
    scene.resize_to(1280, 655)
    for width in range(200, 420, 4):
        header = made(scene, width, name="Bartholomaeus-Maximilian", tag="has chosen", height=23.6)
        if header._tag in seen(header):
            assert not header.is_cramped, width


def test_points_side_by_side_are_of_one_size(scene: TableScene) -> None:
    scene.resize_to(1280, 655)
    headers = [made(scene, 300.0, name=name) for name in ("Zoé", LONG)]

    def sizes() -> list[float]:
        return [header.points.laid.style.px for header in headers]

    large, small = sizes()
    assert large > small
    level_points(headers)
    assert sizes() == [small, small]
    headers[1].set_seat(1)
    level_points(headers)
    assert sizes() == [large, large], "the limit goes with what made it"


def test_a_quiet_tag_goes_for_a_long_name_and_one_that_matters_stays(scene: TableScene) -> None:
    scene.resize_to(1600, 936)
    name = "Friederike-Wilhelmina"
    wide, quiet, matters = (
        made(scene, 700.0, name=name, tag="first pick"),
        made(scene, 420.0, name=name, tag="first pick"),
        made(scene, 420.0, name=name, tag="your turn", kind="you", badge=CROWN),
    )
    assert wide._tag in seen(wide)
    assert quiet._tag not in seen(quiet) and not quiet._name.is_elided
    assert matters._tag in seen(matters) and matters._badge in seen(matters)
    assert matters._badge.rect_px().left() < matters._chip.rect_px().right(), "it lies on the chip"
    assert matters.badge_center() == matters._badge.center_px()


@pytest.mark.parametrize("kind", ["quiet", "you"])
def test_any_tag_shrinks_a_little_before_it_goes(scene: TableScene, kind: str) -> None:
    scene.resize_to(1600, 936)
    headers = [made(scene, float(width), name="Zoé", tag="next", kind=kind) for width in range(600, 200, -5)]
    heights = [header._tag.height_px for header in headers if header._tag in seen(header)]
    assert heights == sorted(heights, reverse=True)
    assert heights[-1] < heights[0]


@pytest.mark.parametrize("size", [(1600, 936), (3840, 2006)])
def test_a_tag_that_matters_shrinks_more_before_a_name_becomes_small_beside_it(
    scene: TableScene, size: tuple[int, int]
) -> None:
    scene.resize_to(*size)
    scene.set_text_scale(1.5)
    text_px = scene.metrics.text_px
    header = made(scene, text_px(245), name="Ada", tag="du bist dran", kind="you", height=text_px(46))
    header.set_points(SeatPoints("53"))
    assert header._tag in seen(header)
    assert header._name.laid.style.px >= LEAST_SHARE * text_px(NAME_UNITS) - 1
    assert header._tag.height_px < header._name.height_px


@pytest.mark.parametrize("kind", ["you", "good", "alert", "warn"])
def test_every_tag_but_a_quiet_one_stays_beside_a_long_name(scene: TableScene, kind: str) -> None:
    scene.resize_to(1600, 936)
    header = made(scene, 420.0, name="Friederike-Wilhelmina", tag="your turn", kind=kind, badge=CROWN)
    assert header._tag in seen(header)


def test_a_tag_that_matters_goes_where_only_that_keeps_the_name_whole(scene: TableScene) -> None:
    scene.resize_to(1280, 655)
    name, more = (
        "Maximiliana-Bartholomäa",
        {"tag": "your turn", "kind": "you", "points": False, "height": 36.0},
    )
    narrow, wide, hopeless = (made(scene, width, name=name, **more) for width in (175.0, 300.0, 90.0))
    assert not narrow._name.is_elided and narrow._tag not in seen(narrow)
    assert not wide._name.is_elided and wide._tag in seen(wide)
    assert hopeless.is_cut and not hopeless._name.is_elided, "it tells so much as has room"


@pytest.mark.parametrize("kind", ["you", "good", "alert", "warn", "quiet"])
def test_any_tag_goes_before_a_name_is_broken_within_a_word(scene: TableScene, kind: str) -> None:
    scene.resize_to(1015, 655)
    scene.set_text_scale(1.5)
    for width in range(100, 420, 5):
        alone, header = (
            made(
                scene, float(width), name="Bartholomaeus-Maximilian", tag=tag, kind=kind, points=False,
                height=two_lines_px(scene.metrics),
            )
            for tag in ("", "gewonnen")
        )  # fmt: skip
        if not alone._name.laid.splits_word and SOFT_HYPHEN not in alone._name.text:
            assert SOFT_HYPHEN not in header._name.text, width
            is_told = kind == "good" and header._tag in seen(header)
            assert header._name.text == alone._name.text or is_told, width


def test_a_short_name_is_never_cut_for_a_tag(scene: TableScene) -> None:
    scene.resize_to(1600, 936)
    for width in range(150, 400, 10):
        header = made(scene, float(width), name="Ben", tag="winner", kind="good", points=False)
        assert not header._name.is_elided, width


def test_what_points_say_is_kept_when_they_are_laid_out_anew(scene: TableScene) -> None:
    header = made(scene, 400.0)
    for size in ((1280, 655), (1600, 936)):
        scene.resize_to(*size)
        header.fit(QRectF(0, 0, 500, 50))
        assert header.points.tooltip == "tooltip"
        assert header.points.accessible_name == "spoken"
        assert header.points.accessible_description == "reasons"
    assert header._before.text == "146 +" and header._sign.face == CROWN
    assert header._before.rect_px().right() < header._sign.rect_px().left()
    assert header._sign.rect_px().right() < header.points.rect_px().left()
    header.set_points(None)
    assert not {header.points, header._sign, header._before} & set(seen(header))


def test_a_header_follows_its_seat(scene: TableScene) -> None:
    header = made(scene, 400.0, name="Ada")
    header.set_seat(1)
    assert header._chip.seat == 1 and header._name.text == "Ben"
    assert header.badge_center() == header._chip.center_px(), "there is no badge"
    header.set_tag("", badge=CROWN)
    assert header.badge_center() == header._badge.center_px()
    header.set_away(True)
    assert header._robot in seen(header)


def test_a_frame_shows_who_acts(scene: TableScene) -> None:
    frame = SeatFrame(scene, 0, ["Ada"], is_away=True)
    frame.fit_frame(QRectF(0, 0, 300, 200), QRectF(10, 10, 280, 40))
    assert frame._panel.style.frame is None
    assert frame.header._robot in seen(frame.header)
    frame.is_active = True
    frame.fit_frame(QRectF(0, 0, 300, 200), QRectF(10, 10, 280, 40))
    assert frame._panel.style.frame is not None
    assert frame._panel.rect_px() == QRectF(0, 0, 300, 200)


def test_a_long_name_takes_two_lines_before_it_becomes_hard_to_read(scene: TableScene) -> None:
    scene.resize_to(1366, 695)
    scene.set_text_scale(1.5)
    header = made(scene, 330.0, name="Maximiliana-Bartholomäa", height=50.0)
    name = header._name
    assert [line.text for line in name.laid.lines] == ["Maximiliana-", "Bartholomäa"]
    assert name.laid.style.px >= MIN_TEXT_PX * 1.5 and not name.is_elided
    assert name.y() >= 0 and name.rect_px().bottom() <= 50.0
    assert name.width_px == pytest.approx(name.laid.widest_px, abs=1), "what follows stands beside it"
    single = made(scene, 330.0, name="Donaudampfschifffahrtskapitän", height=50.0)._name
    assert not single.laid.splits_word, "a word is never broken without a hyphen"
    assert "".join(line.text.rstrip("-") for line in single.laid.lines) == "Donaudampfschifffahrtskapitän"
    low = made(scene, 330.0, name="Maximiliana-Bartholomäa", height=41.0)._name
    assert low.text == "Maximiliana" and low.tooltip == "Maximiliana-Bartholomäa", "two lines have no room"
    assert low.laid.style.px >= MIN_TEXT_PX * 1.5


def test_a_first_name_comes_before_a_broken_one_and_that_before_one_without_its_end(
    scene: TableScene,
) -> None:
    scene.resize_to(1600, 936)
    scene.set_text_scale(1.5)
    told = {
        (name, width): made(scene, width, name=name, height=54.0, points=False)._name
        for name in ("Łucja Wiśniewska", "Łucjawiśniewska")
        for width in (180.0, 155.0)
    }
    assert all(text.laid.style.px >= MIN_TEXT_PX * 1.5 for text in told.values())
    whole, first, _, broken = ([line.text for line in text.laid.lines] for text in told.values())
    assert whole == ["Łucja", "Wiśniewska"] and first == ["Łucja"]
    assert broken[0].endswith("-") and f"{broken[0][:-1]}{broken[1]}" == "Łucjawiśniewska"


@pytest.mark.parametrize("text_scale", [1.0, 1.5])
def test_in_a_block_points_stand_below_a_name_that_is_rather_short_than_broken(
    scene: TableScene, text_scale: float
) -> None:
    scene.resize_to(1280, 655)
    scene.set_text_scale(text_scale)
    header = made(scene, 0.0, name="Friedrich-Wilhelm Bartholomäus")
    block = QRectF(10, 10, 150, 116)
    header.fit(block, is_stacked=True)
    name = "Friedrich-Wilhelm Bartholomäus" if text_scale == 1.0 else "Friedrich-Wilhelm"
    assert header._name.text == name and not header._name.is_elided and len(header._name.laid.lines) == 2
    assert header._name.accessible_name == "Friedrich-Wilhelm Bartholomäus"
    assert header._name.rect_px().bottom() <= header.points.rect_px().bottom()
    items = [item for item in seen(header) if item is not header._sign]
    for one, other in combinations(items, 2):
        met = one.rect_px().intersected(other.rect_px())
        assert min(met.width(), met.height()) <= 4, (one, other)  # lines have air above and below
    assert all(block.adjusted(-1, -6, 1, 6).contains(item.rect_px()) for item in items)
    assert items[0].rect_px().left() == block.left() == min(item.x() for item in items)
    header.set_points(None)
    assert header._name.rect_px().center().y() == pytest.approx(block.center().y(), abs=1)


def test_a_robot_stands_above_the_points_before_a_name_loses_its_end(scene: TableScene) -> None:
    scene.resize_to(1280, 655)
    scene.set_text_scale(1.5)
    for width, is_above in ((216.0, True), (420.0, False)):
        header = made(scene, 0.0, name="Wilhelmina Konstantinope", is_away=True)
        header.set_points(SeatPoints("13"))
        header.fit(QRectF(0, 0, width, 48))
        name, robot, points = (item.rect_px() for item in (header._name, header._robot, header.points))
        assert not header.is_cut and (robot.bottom() <= points.top() + 3) == is_above
        assert robot.left() >= name.right() and robot.right() <= width and robot.top() >= 0
        assert points.bottom() <= 48 + (0 if is_above else 4) and robot.width() >= MIN_TEXT_PX * 1.5


def test_a_name_takes_three_lines_where_they_have_room(scene: TableScene) -> None:
    scene.resize_to(1280, 655)
    scene.set_text_scale(1.5)
    low, high = (
        made(scene, 150.0, name="Hannelore von Wartenstei", height=height, points=False)
        for height in (two_lines_px(scene.metrics), two_lines_px(scene.metrics) * 1.5)
    )
    assert low.is_cut and not high.is_cut and len(high._name.laid.lines) == 3


def test_a_name_that_loses_its_end_does_so_in_the_last_line_that_has_room(scene: TableScene) -> None:
    scene.resize_to(1280, 655)
    room = QRectF(0, 0, 180, two_lines_px(scene.metrics))
    header = SeatHeader(scene, 0, [LONG, f"{LONG} II"])  # none has a first name of its own
    header.fit(room)
    name = header._name
    first, last = (line.text for line in name.laid.lines)
    assert name.is_elided and name.tooltip == LONG
    assert LONG.startswith(first.removesuffix("-")) and last.endswith("…")


def test_points_stay_in_the_header_where_the_place_apart_has_no_room(scene: TableScene) -> None:
    header = made(scene, 300.0)
    inside = header.points.rect_px()
    header.fit(QRectF(0, 0, 300.0, 40.0), points=QRectF(400.0, 0.0, -20.0, 30.0))
    assert header.points.rect_px().right() <= 300 and header.points.rect_px().width() == inside.width()


@pytest.mark.parametrize("is_away", [False, True])
def test_points_apart_become_smaller_for_what_stands_at_their_left(scene: TableScene, is_away: bool) -> None:
    scene.resize_to(1280, 592)
    scene.set_text_scale(1.5)
    header, apart = SeatHeader(scene, 0, ["Zoé", *BESIDE]), QRectF(100.0, 60.0, 62.0, 33.0)
    header.set_away(is_away)
    header.set_points(SeatPoints("100"))
    header.fit(QRectF(0, 0, 162.0, 40.0), points=apart)
    left = header._robot.rect_px().right() if is_away else apart.left()
    assert header.points.rect_px().left() > left and header.points.rect_px().right() <= apart.right()
    assert header.points.laid.style.px >= scene.metrics.text_px(0)


def test_points_stand_below_the_chip_at_all_seats_before_a_name_loses_letters(scene: TableScene) -> None:
    scene.resize_to(1015, 655)
    scene.set_text_scale(1.5)
    headers = [SeatHeader(scene, seat, ("Hannelore von Wartenstei", "Ben")) for seat in range(2)]
    for header in headers:
        header.set_tag("", badge=CROWN)
        header.set_points(SeatPoints("18"))
        header.fit(QRectF(0, 0, 172, two_lines_px(scene.metrics)), 27.0)
    level_points(headers)
    assert not any(header.is_cut for header in headers)
    for header in headers:
        assert header.points.rect_px().top() >= header._chip.rect_px().bottom() - 4
        [letters] = letters_of(header.points)
        assert not letters.intersects(header._badge.rect_px())
    assert headers[0]._chip.rect_px().intersects(headers[0]._badge.rect_px()), "a long name leaves it that"


def test_a_first_name_stands_for_one_that_would_lose_its_end(scene: TableScene) -> None:
    scene.resize_to(1280, 655)
    scene.set_text_scale(1.5)
    names = ["Wilhelmina Konstantinope", "Anna-Maximiliana", "Wilhelm Ashbourne", "Anna-Lena"]
    headers = [SeatHeader(scene, seat, names) for seat in range(4)]
    for header, short in zip(
        headers, ("Wilhelmina", "Anna-Maximiliana", "Wilhelm", "Anna-Lena"), strict=True
    ):
        name = header._name
        for width, text in ((160.0, short), (600.0, header.who), (160.0, short)):
            header.fit(QRectF(0, 0, width, 30))
            assert name.text.replace(SOFT_HYPHEN, "") == text
            assert name.accessible_name == header.who
            assert header.is_cut == (text != header.who or name.is_elided)
            assert name.tooltip == (header.who if header.is_cut else "")
    assert [header._name.is_elided for header in headers] == [False, True, False, False]

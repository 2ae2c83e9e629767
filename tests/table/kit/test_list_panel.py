"""Lists use their room: rows wrap before they shrink, and nothing leaves the panel."""

from __future__ import annotations

import math

import pytest
from PySide6.QtCore import QRectF

from cakedesk.table.items import Frame
from cakedesk.table.kit.list_panel import MOST_SPARE_UNITS, ListPanel, ListRow, ListSizes
from cakedesk.table.scene import TableScene

ZONE = QRectF(10, 20, 300, 500)


class Row(ListRow):
    """So many squares."""

    def __init__(self, scene: TableScene, count: int) -> None:
        super().__init__(scene)
        self.content = self.count = count
        self.fitted: list[tuple[QRectF, float]] = []

    def lines(self, width_px: float, size_px: float) -> int:
        return -(-self.count // max(1, int(width_px // size_px)))

    def height_px(self, width_px: float, size_px: float, *, wraps: bool) -> float:
        lines = self.lines(width_px, size_px)
        return math.inf if lines > 1 and not wraps else lines * size_px

    def fit(self, rect: QRectF, size_px: float) -> None:
        super().fit(rect, size_px)
        self.fitted.append((rect, size_px))


class Squares(ListPanel[Row]):
    """A list of squares."""

    def sizes(self) -> ListSizes:
        return ListSizes(100.0, 60.0, 10.0)

    def prepare(self, body: QRectF) -> QRectF:
        return body.adjusted(0, 0, 0, -self.fit_legend(body))


def made(scene: TableScene, *counts: int, legend: str = "") -> Squares:
    scene.resize_to(1600, 936)
    panel = Squares(scene)
    panel.set_title("Squares", legend)
    for count in counts:
        panel.add_row(Row(scene, count))
    return panel


def size_of(panel: Squares) -> float:
    (size,) = {row.fitted[-1][1] for row in panel.rows}
    return size


@pytest.mark.parametrize(
    ("counts", "size", "lines"),
    [
        ((2, 2), 100.0, (1, 1)),  # room for the most
        ((2, 3), 90.0, (1, 1)),  # as large as one line permits, since that is larger than usual
        ((1, 1, 9), 60.0, (1, 1, 3)),  # the longest wraps, up to the usual size
        ((1,) * 12, 29.0, (1,) * 12),  # more lines would not make them larger
    ],
)
def test_rows_wrap_before_they_shrink(
    scene: TableScene, counts: tuple[int, ...], size: float, lines: tuple[int, ...]
) -> None:
    panel = made(scene, *counts)
    panel.fit(ZONE)
    width = panel.rows[0].fitted[-1][0].width()
    assert size_of(panel) == pytest.approx(size, abs=1.0)
    assert tuple(row.lines(width, size_of(panel)) for row in panel.rows) == lines
    top = panel._title.rect_px().bottom()
    for row in panel.rows:
        rect = row.well.rect_px()
        assert top <= rect.top() and rect.bottom() <= ZONE.bottom()
        assert rect.height() >= row.height_px(width, size_of(panel), wraps=True) - 1
        top = rect.bottom()


def test_a_snug_list_ends_below_its_rows(scene: TableScene) -> None:
    panel = made(scene, 1, 1)
    assert panel.fit(ZONE) == ZONE.bottom() == panel._panel.rect_px().bottom()
    free = panel.rows[0].fitted[-1][0].height() - size_of(panel)
    assert free > MOST_SPARE_UNITS
    bottom = panel.fit(ZONE, is_snug=True)
    assert panel.rows[-1].well.rect_px().bottom() < bottom < ZONE.bottom()
    assert panel.rows[0].fitted[-1][0].height() == size_of(panel) + MOST_SPARE_UNITS
    empty = made(scene)
    assert empty.fit(ZONE) == ZONE.bottom()


@pytest.mark.parametrize("legend", ["new", "what a crown beside a number of points means to all of you"])
def test_a_legend_stands_beside_the_title_or_below_the_rows(scene: TableScene, legend: str) -> None:
    panel = made(scene, 5, 5, 5, 5, legend=legend)
    for text_scale in (1.0, 1.5):
        scene.set_text_scale(text_scale)
        panel.fit(ZONE)
        words, sign = panel._legend, panel._sign
        assert words in panel.items() and sign in panel.items()
        for item in (words, sign):
            assert ZONE.contains(item.rect_px())
            assert not any(item.rect_px().intersects(row.well.rect_px()) for row in panel.rows)
        is_beside = words.rect_px().top() < panel._title.rect_px().bottom()
        assert is_beside == (legend == "new" and text_scale == 1.0)
        assert not words.is_elided
        if is_beside:
            assert panel._title.rect_px().right() <= sign.rect_px().left() + 1
        bottom, rows = panel.fit(ZONE.adjusted(0, 0, 0, 300), is_snug=True), panel.rows
        assert bottom < ZONE.bottom() + 300
        for item in (words, sign):
            assert item.rect_px().bottom() <= bottom, "it stays in a panel that ends below its rows"
            assert not any(item.rect_px().intersects(row.well.rect_px()) for row in rows)
    panel.set_title("Squares")
    panel.fit(ZONE)
    assert words not in panel.items()


def test_only_what_is_new_is_laid_out_anew(scene: TableScene) -> None:
    panel = made(scene, 2, 2)
    panel.fit(ZONE)
    panel.fit(QRectF(ZONE))
    panel.refit()
    assert [len(row.fitted) for row in panel.rows] == [1, 1]
    panel.rows[0].content = 3
    panel.refit()
    assert [len(row.fitted) for row in panel.rows] == [2, 2]
    panel.drop_rows(1)
    panel.refit()
    (row,) = panel.rows
    assert len(row.fitted) == 3
    frame = Frame("raspberry", 3.0)
    row.set_frame(frame)
    panel.fit(QRectF(0, 0, 200, 200))
    assert row.well.style.frame == frame, "what stands out still does"

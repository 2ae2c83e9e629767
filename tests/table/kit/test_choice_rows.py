"""Rows to choose from: what was told stays the same row, a refused one does not answer."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from cakedesk.art import faces
from cakedesk.table.items import TextItem
from cakedesk.table.kit.choice_rows import Choice, ChoiceRows
from cakedesk.table.scene import TableScene

LOWER = faces.logo_face()
RECTS = [QRectF(100, 100 + 60 * number, 300, 52) for number in range(3)]


def rows_of(scene: TableScene) -> ChoiceRows:
    scene.resize_to(1600, 936)
    rows = ChoiceRows(scene, 4)
    crown = faces.crown_face()
    rows.show(
        [
            Choice("a", "on top", "lit", (crown, crown), lambda high: crown, spoken="on top: wins"),
            Choice("b", "under the 2", "chosen"),
            Choice("c", "this can not be done, for a long reason that needs two lines", "refused"),
        ],
        RECTS,
    )
    return rows


def test_rows_say_what_they_are_and_answer(scene: TableScene) -> None:
    rows = rows_of(scene)
    wells = {key: row.well for key, row in rows.rows.items()}
    assert [well.accessible_name for well in wells.values()][:2] == ["on top: wins", "under the 2"]
    assert [well.interactive for well in wells.values()] == [True, True, False]
    assert [well.focus_order for well in wells.values()] == [(4, 0), (4, 1), (4, 2)]
    frames = [well.style.frame for well in wells.values()]
    assert [frame.color for frame in frames if frame] == ["honey", "raspberry", "warn"]
    rows.rest()
    assert not any(well.interactive for well in wells.values())


def test_words_stand_between_pictures_and_wrap(scene: TableScene) -> None:
    rows = rows_of(scene)
    for key, rect in zip("abc", RECTS, strict=True):
        text = next(item for item in rows.rows[key].items() if isinstance(item, TextItem))
        assert rect.contains(text.rect_px()) and not text.is_elided
    first, second = (next(i for i in rows.rows[key].items() if isinstance(i, TextItem)) for key in "ab")
    assert first.rect_px().left() > second.rect_px().left() + 2 * 30, "two pictures stand before it"
    rosette = Choice("a", "on top", picture=lambda high: faces.crown_face() if high == 28 else LOWER)
    rows.show([rosette], [QRectF(100, 100, 300, 30)])
    assert list(rows.rows["a"]._pictures) == [faces.crown_face()], "a picture in a low row has its height"
    rows.show([rosette], [QRectF(100, 100, 70, 30)])
    first = next(item for item in rows.rows["a"].items() if isinstance(item, TextItem))
    assert not list(rows.rows["a"]._pictures), "words that it would make smaller have its room"
    assert not first.is_elided and first.laid.style.px >= scene.metrics.text_px(0)


def test_a_row_stays_while_it_is_told(scene: TableScene) -> None:
    rows = rows_of(scene)
    well = rows.rows["b"].well
    rows.show([Choice("b", "under the 3"), Choice("d", "new")], RECTS[:2])
    assert rows.rows["b"].well is well and well.rect_px().top() == RECTS[0].top()
    assert list(rows.rows) == ["b", "d"]
    frame = well.style.frame
    assert frame is not None and frame.color == "line", "it is open, no more"


def test_a_line_leads_from_what_a_row_is_about(scene: TableScene) -> None:
    rows, place = rows_of(scene), QRectF(20, 300, 40, 30)
    line = rows.rows["b"]._line
    assert not line.isVisible()
    rows.show([Choice("b", "under the 3", "lit", about=place)], RECTS[:1])
    assert line.isVisible() and line._path.elementAt(0).x == place.right()
    assert line._path.currentPosition().x() == RECTS[0].left()
    assert scene.draw_all() is None and line.pixmap().width() > place.right() - RECTS[0].left()

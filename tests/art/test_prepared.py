"""The pictures of the home page that are drawn when the program is built."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from cakedesk.art import prepared
from cakedesk.art.home_pictures import drawn_faces, drawn_games, facts_of
from cakedesk.art.prepared import INDEX, WIDTHS_PX, home_faces, picture_file
from cakedesk.art.render import Order, render_now
from cakedesk.engine.registry import game_folder
from cakedesk.engine.resources import resource_path
from cakedesk.table.boards.registry import BOARDS

ALL = [(game, number) for game in drawn_games() for number in range(len(drawn_faces(game)))]


def test_every_table_has_a_box_and_something_in_the_shop_window() -> None:
    for game_id in BOARDS:
        assert len(home_faces(game_folder(game_id))) > 1


def test_the_files_are_up_to_date() -> None:
    index = json.loads(resource_path("pictures", INDEX).read_text(encoding="utf-8"))
    now = {game: [facts_of(face) for face in drawn_faces(game)] for game in drawn_games()}
    assert index == now, "run: python -m cakedesk.art.home_pictures"
    files = {picture_file(game, number, width).name for game, number in ALL for width in WIDTHS_PX}
    assert {path.name for path in resource_path("pictures").glob("*.webp")} == files


@pytest.mark.parametrize(("game", "number"), ALL)
def test_a_prepared_picture_looks_as_if_drawn_now(game: str, number: int) -> None:
    face, drawn = home_faces(game)[number], drawn_faces(game)[number]
    width = WIDTHS_PX[0] - 40
    height = round(width / drawn.aspect)
    read = Order(face, width, height).read()
    assert read is not None
    assert read.size() == (now := render_now(drawn, width, height)).size()
    assert read.format() == QImage.Format.Format_ARGB32_Premultiplied
    assert _difference(read, now) < 3.0
    assert (face.aspect, face.corner_ratio, face.ground) == (drawn.aspect, drawn.corner_ratio, drawn.ground)


def test_larger_ones_than_there_are_and_lost_ones_are_drawn(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    face = home_faces("top_cake")[0]
    assert Order(face, WIDTHS_PX[-1] + 1, 1000).read() is None
    assert render_now(face, 60, 84) == render_now(drawn_faces("top_cake")[0], 60, 84)
    monkeypatch.setattr(prepared, "picture_file", lambda *_: tmp_path / "none.webp")
    assert Order(face, 60, 84).read() is None


def _difference(image: QImage, other: QImage) -> float:
    """How much two pictures differ in the mean of all bytes, 0 to 255."""
    pairs = zip(bytes(image.constBits()), bytes(other.constBits()), strict=True)
    return sum(abs(a - b) for a, b in pairs) / image.sizeInBytes()

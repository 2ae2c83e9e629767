"""What holds for the pictures of every game: drawn at every size, always the same, within their frames."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple
from xml.etree import ElementTree

import pytest

from cakedesk.art.face import Face
from cakedesk.art.faces import BOX_TITLE_PLATE
from cakedesk.art.prepared import home_faces
from cakedesk.art.render import render_now
from cakedesk.engine.registry import game_ids
from tests.art import pictures, test_cake_swap, test_dutch_auction, test_piece_o_cake, test_take_the_cake
from tests.art.pictures import assert_blank, drawn, painted_share


class Pictured(NamedTuple):
    """A game's pictures."""

    every_face: Callable[[], list[Face]]
    widths_px: tuple[int, ...] = (24, 98, 230)
    least_share: float = 0.02  # so much of a picture is painted
    reaches_edge: str = (
        ""  # what is in the names of faces that do, though they are no cards; empty: not looked at
    )
    most_alpha: int = 40  # of what is at the edge of others


GAMES = {
    "cake-swap": Pictured(test_cake_swap.every_face, reaches_edge="Awning"),
    "dutch-auction": Pictured(test_dutch_auction.every_face, (24, 52, 118), reaches_edge="Stairs"),
    "piece-o-cake": Pictured(test_piece_o_cake.every_face, reaches_edge="Line"),
    "take-the-cake": Pictured(test_take_the_cake.every_face, reaches_edge="Lock", most_alpha=60),
    "top-cake": Pictured(pictures.every_face, (26, 98, 230), 0.03),
}
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def test_no_game_is_missing() -> None:
    assert set(GAMES) == set(game_ids())


@pytest.mark.parametrize(
    ("game", "width_px"), [(game, width_px) for game in GAMES.values() for width_px in game.widths_px]
)
def test_every_face_renders(game: Pictured, width_px: int) -> None:
    for face in game.every_face():
        image = drawn(face, width_px)
        assert (image.width(), image.height()) == (width_px, max(1, round(width_px / face.aspect)))
        assert painted_share(image) > game.least_share, face.name


@every_game
def test_svg_is_deterministic_and_well_formed(game: Pictured) -> None:
    """Faces are values, and their SVG is the same each time, and needs no font."""
    faces = game.every_face()
    assert len(set(faces)) == len({repr(face) for face in faces})
    for face, again in zip(faces, game.every_face(), strict=True):
        assert (face, hash(face)) == (again, hash(again))
        svg = face.svg(100.0, 100.0 / face.aspect)
        assert svg == again.svg(100.0, 100.0 / face.aspect)
        assert ElementTree.fromstring(svg).tag.endswith("svg")
        assert "<text" not in svg  # letters are outlines: no machine may lack the font
        assert "nan" not in svg


@pytest.mark.parametrize("game", [game for game in GAMES.values() if game.reaches_edge])
def test_nothing_is_cut_off_at_the_edges(game: Pictured) -> None:
    for face in game.every_face():
        if face.corner_ratio is not None or game.reaches_edge in face.name:
            continue
        image = drawn(face, 230)
        across, down = range(image.width()), range(image.height())
        edge = [image.pixelColor(x, y).alpha() for x in across for y in (0, image.height() - 1)]
        edge += [image.pixelColor(x, y).alpha() for y in down for x in (0, image.width() - 1)]
        assert max(edge) < game.most_alpha, face.name


@pytest.mark.parametrize("game_id", GAMES)
def test_the_boxs_title_plate_is_blank(game_id: str) -> None:
    """The title of a box is written by whoever shows it, in the language that is spoken."""
    assert_blank(render_now(home_faces(game_id.replace("-", "_"))[0], 288, 404), BOX_TITLE_PLATE)

"""Pictures of a player's own on slices: cut out along them, with all that is read left on top."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from cakedesk.art import own_pictures
from cakedesk.art.face import Face
from cakedesk.art.own_pictures import TOO_LARGE, OwnPictureError
from cakedesk.art.piece_o_cake import faces
from cakedesk.art.piece_o_cake import ring as geometry
from cakedesk.art.piece_o_cake.pieces import UNIT
from cakedesk.art.render import Order, render_now
from cakedesk.art.store import FaceStore
from cakedesk.games.piece_o_cake.game import GAME
from cakedesk.printing.deck import printed_deck
from cakedesk.printing.drawn_faces import DrawnFaces
from cakedesk.table import own_faces
from cakedesk.table.boards.piece_o_cake import looks
from cakedesk.table.own_faces import OwnPartsFace, use_own_pictures

pytestmark = pytest.mark.usefixtures("qapp")
LISTS = GAME.builtin_lists()
SPECS = {kind.name: looks.slice_of(kind) for kind in LISTS.varieties}
TEAL, SAND = (7, 92, 90), (210, 180, 120)
PX = 290
"""Radius of the ring."""


@pytest.fixture(autouse=True)
def _no_own_pictures_afterwards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_faces, "_pictures", {})


def put(folder: Path, kind: str, image: Image.Image) -> Path:
    file = folder / GAME.id / f"{kind}.png"
    file.parent.mkdir(parents=True, exist_ok=True)
    image.save(file)
    return file


def plain(color: tuple[int, int, int] = TEAL, size: tuple[int, int] = (300, 300)) -> Image.Image:
    return Image.new("RGB", size, color)


def drawn(face: Face) -> QImage:
    width, height = face._size()
    return render_now(face, round(width * PX / UNIT), round(height * PX / UNIT))


def ring_color(image: QImage, first: int, count: int, turn: float, far: float) -> QColor:
    """The colour of a piece's picture at a slice, counted from the first one, so far from the middle."""
    frame = geometry.piece_frame(first, count)
    x, y = geometry.point_at(geometry.slice_angle(first + turn), far)
    return QColor.fromRgba(image.pixel(int((x + frame.center_x) * PX), int((y + frame.center_y) * PX)))


def is_like(color: QColor, wanted: tuple[int, ...]) -> bool:
    return max(abs(a - b) for a, b in zip(color.getRgb()[:3], wanted, strict=True)) < 12  # type: ignore[index]


@pytest.mark.parametrize("first", [0, 3, 7])
def test_a_photo_covers_its_slice_up_to_the_edges_and_the_number_lies_on_it(
    tmp_path: Path, first: int
) -> None:
    put(tmp_path, "kiwi", plain())
    before = faces.piece_face((SPECS["kiwi"], SPECS["plum"]), first)
    assert use_own_pictures(tmp_path) == []
    face = looks.piece_face((SPECS["kiwi"], SPECS["plum"]), first)
    assert isinstance(face, OwnPartsFace)
    assert (face.aspect, face.corner_ratio, face.name) == (before.aspect, before.corner_ratio, before.name)
    image, old = drawn(face), drawn(before)
    for turn, far in ((0.0, 0.645), (0.3, 0.7), (-0.3, 0.7), (0.35, 0.9), (0.0, 0.26)):
        assert is_like(ring_color(image, first, 2, turn, far), TEAL), (turn, far)
    for turn, far in ((0.0, 0.37), (1.0, 0.645), (1.2, 0.6), (0.0, 0.948)):
        assert ring_color(image, first, 2, turn, far) == ring_color(old, first, 2, turn, far), (turn, far)
    assert image.convertToFormat(QImage.Format.Format_Alpha8) == old.convertToFormat(
        QImage.Format.Format_Alpha8
    ), "nothing lies beside the slice"


def test_a_photo_turns_with_its_slice(tmp_path: Path) -> None:
    photo = plain(SAND)
    photo.paste(TEAL, (0, 0, 300, 150))
    put(tmp_path, "kiwi", photo)
    use_own_pictures(tmp_path)
    image = drawn(looks.piece_face((SPECS["kiwi"],) * 11, 0))
    for turn in range(11):
        assert is_like(ring_color(image, 0, 11, turn, 0.7), TEAL)
        assert is_like(ring_color(image, 0, 11, turn, 0.54), SAND)


def test_a_picture_without_a_ground_takes_the_place_of_the_fruit(tmp_path: Path) -> None:
    alone = Image.new("RGBA", (300, 300), (0, 0, 0, 0))
    alone.paste((*TEAL, 255), (60, 10, 240, 290))
    put(tmp_path, "kiwi", alone)
    old = drawn(faces.piece_face((SPECS["kiwi"],), 4))
    use_own_pictures(tmp_path)
    image = drawn(looks.piece_face((SPECS["kiwi"],), 4))
    assert is_like(ring_color(image, 4, 1, 0.0, 0.645), TEAL)
    for turn, far in ((0.0, 0.42), (0.35, 0.75), (-0.3, 0.9), (0.0, 0.26)):
        assert ring_color(image, 4, 1, turn, far) == ring_color(old, 4, 1, turn, far), (turn, far)
    token = render_now(looks.variety_face("kiwi"), 100, 100)
    before = render_now(faces.variety_face("kiwi"), 100, 100)
    assert is_like(QColor(token.pixel(50, 50)), TEAL)
    assert token.pixel(12, 50) == before.pixel(12, 50), "its ground stays"


def test_tokens_and_plates_show_it_too(tmp_path: Path) -> None:
    put(tmp_path, "chocolate", plain(size=(500, 200)))
    use_own_pictures(tmp_path)
    token = render_now(looks.variety_face("chocolate"), 100, 100)
    before = render_now(faces.variety_face("chocolate"), 100, 100)
    assert all(is_like(QColor(token.pixel(*at)), TEAL) for at in ((50, 50), (50, 8), (8, 50), (80, 20)))
    assert token.pixel(50, 2) == before.pixel(50, 2), "its edge tells its variety"
    assert QColor.fromRgba(token.pixel(2, 2)).alpha() == 0
    served = render_now(looks.served_piece_face([SPECS["chocolate"]] * 3), 200, 207)
    eaten = render_now(looks.eaten_feast_face(["chocolate"]), 200, 207)
    assert all(is_like(QColor(image.pixel(100, 100)), TEAL) for image in (served, eaten))
    assert is_like(QColor(eaten.pixel(100, 78)), TEAL), "it fills a disc"


def test_eaten_slices_are_paler(tmp_path: Path) -> None:
    put(tmp_path, "kiwi", plain())
    before = drawn(faces.piece_face((SPECS["kiwi"],) * 3, 2, eaten=(0,)))
    use_own_pictures(tmp_path)
    image = drawn(looks.piece_face((SPECS["kiwi"],) * 3, 2, eaten=(0,)))
    assert ring_color(image, 2, 3, 0.0, 0.645) == ring_color(before, 2, 3, 0.0, 0.645), "the small plate"
    assert ring_color(image, 2, 3, 0.0, 0.26).lightness() > ring_color(image, 2, 3, 2.0, 0.26).lightness()


def test_another_picture_is_never_taken_from_the_disk(tmp_path: Path) -> None:
    keys = set()
    for color in (TEAL, SAND):
        put(tmp_path, "kiwi", plain(color, (300 + color[0], 300)))
        use_own_pictures(tmp_path)
        keys.add(Order(looks.piece_face((SPECS["kiwi"],), 0), 100, 150).cache_key())
        assert is_like(ring_color(drawn(looks.piece_face((SPECS["kiwi"],), 0)), 0, 1, 0.0, 0.645), color)
    keys.add(Order(faces.piece_face((SPECS["kiwi"],), 0), 100, 150).cache_key())
    assert len(keys) == 3


def test_of_broken_pictures_each_is_told_and_the_others_are_shown(tmp_path: Path, qtbot: QtBot) -> None:
    put(tmp_path, "kiwi", plain())
    for kind in ("plum", "cherry"):
        (tmp_path / GAME.id / f"{kind}.png").write_bytes(b"no picture")
    use_own_pictures(tmp_path)
    slices = [SPECS[kind] for kind in ("plum", "kiwi", "cherry", "apricot")]
    face = looks.piece_face(slices, 0)
    width, height = (round(side * PX / UNIT) for side in face._size())
    store, told = FaceStore(tmp_path / "cache"), []
    store.spoiled.connect(told.append)
    try:
        store.pixmap(face, width, height)
        assert store.wait_until_idle()
        qtbot.waitUntil(lambda: len(told) == 2)
        image = store.pixmap(face, width, height).toImage()
    finally:
        store.shutdown()
    assert {error.name for error in told} == {"plum.png", "cherry.png"}
    old = drawn(faces.piece_face(slices, 0))
    assert is_like(ring_color(image, 0, 4, 1.0, 0.645), TEAL)
    for turn in (0.0, 2.0, 3.0):
        assert ring_color(image, 0, 4, turn, 0.645) == ring_color(old, 0, 4, turn, 0.645)
    printed = DrawnFaces()
    assert printed._svg(face, 100.0, 150.0).count("<image") == 1
    assert set(printed.spoiled) == {"plum.png", "cherry.png"}


def test_a_bomb_is_not_decoded(tmp_path: Path) -> None:
    put(tmp_path, "kiwi", plain(size=(5000, 4000)))
    use_own_pictures(tmp_path)
    with pytest.raises(OwnPictureError) as refused:
        looks.variety_face("kiwi").svg(50.0, 50.0)
    assert (refused.value.why, refused.value.instead) == (TOO_LARGE, faces.variety_face("kiwi"))


def test_a_picture_is_decoded_once_for_all_slices(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put(tmp_path, "kiwi", plain())
    use_own_pictures(tmp_path)
    read = []
    content_of = own_pictures._content_of
    monkeypatch.setattr(own_pictures, "_content_of", lambda picture: read.append(1) or content_of(picture))
    for count in (1, 3, 11):
        looks.piece_face((SPECS["kiwi"],) * count, 0).svg(300.0, 300.0)
    assert len(read) == 1


def test_own_slices_are_printed(tmp_path: Path) -> None:
    put(tmp_path, "kiwi", plain())
    before = printed_deck(GAME.id, LISTS)[0].cards
    assert use_own_pictures(tmp_path) == []
    after = printed_deck(GAME.id, LISTS)[0].cards
    assert [card.back for card in after] == [card.back for card in before]
    changed = [new for new, old in zip(after, before, strict=True) if new.front != old.front]
    assert len(changed) == SPECS["kiwi"].number

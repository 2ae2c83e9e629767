"""Pictures of a player's own: they are shown, and hostile ones do no harm."""

from __future__ import annotations

import os
import zipfile
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtGui import QColor
from PySide6.QtSvg import QSvgRenderer
from pytestqt.qtbot import QtBot

from cakedesk.art import own_pictures
from cakedesk.art.own_pictures import (
    NO_PICTURE,
    NO_ZIP,
    TOO_LARGE,
    UNREADABLE,
    OwnPictureError,
    find_pictures,
    read_picture,
)
from cakedesk.art.render import render_now
from cakedesk.art.store import FaceStore
from cakedesk.engine.game import builtin_list_texts
from cakedesk.engine.registry import find_game, game_ids
from cakedesk.printing.deck import printed_deck
from cakedesk.table import own_faces
from cakedesk.table.boards.cake_swap.looks import card_face as layer_face
from cakedesk.table.boards.dutch_auction.looks import card_face
from cakedesk.table.own_faces import OwnFace, in_words, use_own_pictures
from tests.example_game.registered import one_more_game

pytestmark = pytest.mark.usefixtures("qapp")
GAME_ID = "dutch-auction"
LISTS = find_game(GAME_ID).builtin_lists()
TEAL = (7, 92, 90)


@pytest.fixture(autouse=True)
def _no_own_pictures_afterwards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_faces, "_pictures", {})


def picture(
    kind: str = "PNG", size: tuple[int, int] = (59, 84), color: tuple[int, ...] = TEAL, mode: str = "RGB"
) -> bytes:
    file = BytesIO()
    Image.new(mode, size, color if mode == "RGB" else 0).save(file, kind)
    return file.getvalue()


def put(folder: Path, name: str, content: bytes) -> Path:
    file = folder / GAME_ID / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)
    return file


def pack(folder: Path, entries: dict[str, bytes]) -> Path:
    file = folder / f"{GAME_ID}.zip"
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in entries.items():
            archive.writestr(name, content)
    return file


def why_not(folder: Path, card_id: str = "G1") -> str:
    with pytest.raises(OwnPictureError) as refused:
        read_picture(find_pictures(folder, GAME_ID)[card_id], 100, 140, 10, 0)
    return refused.value.why


@pytest.mark.parametrize(("name", "kind"), [("G1.png", "PNG"), ("G1.JPG", "JPEG"), ("G1.webp", "WEBP")])
def test_a_picture_takes_the_place_of_a_face_in_its_shape(tmp_path: Path, name: str, kind: str) -> None:
    put(tmp_path, name, picture(kind))
    drawn = card_face(LISTS, LISTS.index["G1"])
    assert use_own_pictures(tmp_path) == []
    face = card_face(LISTS, LISTS.index["G1"])
    assert isinstance(face, OwnFace) and face.drawn == drawn
    assert (face.aspect, face.corner_ratio, face.name) == (drawn.aspect, drawn.corner_ratio, drawn.name)
    shown = render_now(face, 118, 167)
    assert abs(QColor(shown.pixel(59, 83)).green() - TEAL[1]) < 8
    assert QColor.fromRgba(shown.pixel(0, 0)).alpha() == 0, "its corners are round"
    assert card_face(LISTS, LISTS.index["G2"]) != face


def test_what_a_picture_can_not_show_is_drawn(tmp_path: Path) -> None:
    put(tmp_path, "Gx.png", picture())
    use_own_pictures(tmp_path)
    card = LISTS.index["Gx"]
    assert isinstance(card_face(LISTS, card), OwnFace)
    assert not isinstance(card_face(LISTS, card, used=True), OwnFace)
    assert not isinstance(card_face(LISTS, card, 2), OwnFace)


def test_a_turned_card_turns_its_picture(tmp_path: Path) -> None:
    lists = find_game("cake-swap").builtin_lists()
    half = Image.new("RGB", (116, 178), (200, 0, 0))
    half.paste((0, 0, 200), (0, 89, 116, 178))
    (tmp_path / "cake-swap").mkdir()
    half.save(tmp_path / "cake-swap" / f"{lists.ids[0]}.png")
    use_own_pictures(tmp_path)
    first, second = (lists.layers[side].size for side in (0, 1))
    upright, turned = (render_now(layer_face(lists, 0, size), 116, 178) for size in (first, second))
    assert QColor(upright.pixel(58, 40)).red() > 150 and QColor(turned.pixel(58, 40)).blue() > 150


def test_all_of_a_picture_of_another_shape_is_seen(tmp_path: Path) -> None:
    put(tmp_path, "G1.png", picture(size=(300, 100)))
    content = read_picture(find_pictures(tmp_path, GAME_ID)["G1"], 90, 120, 0, 0)
    with Image.open(BytesIO(content)) as card:
        assert card.size == (90, 120)
        assert card.getpixel((2, 60)) == (*TEAL, 255) and card.getpixel((45, 10)) == (255, 252, 244, 255)


def test_what_lies_in_the_folder_goes_before_the_zip_file(tmp_path: Path) -> None:
    pack(tmp_path, {"cards/G1.png": picture(), "G2.png": picture()})
    file = put(tmp_path, "G1.png", picture())
    found = find_pictures(tmp_path, GAME_ID)
    assert found["G1"].file == file and found["G2"].entry == "G2.png"
    assert read_picture(found["G2"], 50, 70, 0, 0)


@pytest.mark.parametrize("name", ["../G1.png", "/G1.png", "a/../../G1.png", "..\\G1.png"])
def test_a_zip_file_leads_nowhere_else(tmp_path: Path, name: str) -> None:
    pack(tmp_path, {name: picture()})
    (misnamed,) = use_own_pictures(tmp_path)
    assert misnamed.names == [f"{GAME_ID}.zip: {name}"]
    assert "G1" not in find_pictures(tmp_path, GAME_ID)
    assert [path.name for path in tmp_path.iterdir()] == [f"{GAME_ID}.zip"]


def test_a_zip_bomb_is_not_unpacked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pack(tmp_path, {"G1.png": b"\0" * 5_000_000})
    monkeypatch.setattr(own_pictures, "MAX_BYTES", 1_000_000)
    assert why_not(tmp_path) == TOO_LARGE


def test_a_zip_file_of_too_many_is_read_in_part(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_pictures, "MAX_ENTRIES", 3)
    pack(tmp_path, {f"{number}.png": b"" for number in range(9)})
    assert len(find_pictures(tmp_path, GAME_ID)) == 3


@pytest.mark.parametrize("content", [b"", b"PK\5\6", b"no zip file at all" * 9])
def test_a_spoiled_zip_file_is_named(tmp_path: Path, content: bytes) -> None:
    (tmp_path / f"{GAME_ID}.zip").write_bytes(content)
    (trouble,) = use_own_pictures(tmp_path)
    assert trouble.why == NO_ZIP and f"{GAME_ID}.zip" in in_words(trouble)


def test_a_damaged_entry_is_refused(tmp_path: Path) -> None:
    file = pack(tmp_path, {"G1.png": os.urandom(3000)})
    content = bytearray(file.read_bytes())
    content[200:240] = bytes(40)
    file.write_bytes(bytes(content))
    assert why_not(tmp_path) == NO_ZIP


def test_a_decompression_bomb_is_not_decoded(tmp_path: Path, recwarn: pytest.WarningsRecorder) -> None:
    put(tmp_path, "G1.png", picture(size=(5000, 4000), mode="1"))
    put(tmp_path, "G2.png", picture(size=(15000, 15000), mode="1"))
    assert why_not(tmp_path) == why_not(tmp_path, "G2") == TOO_LARGE
    put(tmp_path, "G3.png", picture(size=(10000, 9000), mode="1"))
    assert why_not(tmp_path, "G3") == TOO_LARGE
    assert not recwarn.list, "they would stand on stderr"


@pytest.mark.parametrize(
    "content", [b"", b"<svg/>", b"GIF89a", picture("GIF"), picture()[:80], b"\x89PNG\r\n\x1a\n" + b"\0" * 99]
)
def test_what_is_no_such_picture_is_refused(tmp_path: Path, content: bytes) -> None:
    put(tmp_path, "G1.png", content)
    assert why_not(tmp_path) == NO_PICTURE


def test_what_is_named_after_no_card_is_told_with_its_number_and_the_first_names(tmp_path: Path) -> None:
    for name in ("G1.png", "G11.png", "green 1.png", "._G1.png"):
        put(tmp_path, name, picture())
    (misnamed,) = use_own_pictures(tmp_path)
    assert in_words(misnamed) == (
        "Own pictures that are named after no card of Dutch Auction (2): G11.png, green 1.png; "
        "a name that fits: B1.png"
    )
    pack(tmp_path, {f"G{number}.png": picture() for number in range(1, 14)})
    (tmp_path / "top-cake.zip").write_bytes(b"no zip file")
    spoiled, misnamed = use_own_pictures(tmp_path)
    assert spoiled.why == NO_ZIP
    named = "(6): G11.png, dutch-auction.zip: G10.png, dutch-auction.zip: G12.png, …; a name that fits"
    assert in_words(misnamed).endswith(f"{named}: B1.png")


@pytest.mark.parametrize("game_id", game_ids())
def test_every_picture_that_a_game_shows_is_named_after_a_card(game_id: str, tmp_path: Path) -> None:
    game, shown = find_game(game_id), set()

    class Pictures(dict[tuple[str, str], object]):
        def get(self, key: tuple[str, str], default: object = None) -> object:
            shown.add(key[1])
            return default

    own_faces._pictures = Pictures()  # type: ignore[assignment]
    printed_deck(game_id, game.builtin_lists())
    for name in shown:
        (tmp_path / game_id).mkdir(exist_ok=True)
        (tmp_path / game_id / f"{name}.png").write_bytes(picture())
    assert use_own_pictures(tmp_path) == []


def test_an_own_list_brings_names_of_its_own(tmp_path: Path) -> None:
    (tmp_path / "art" / "top-cake").mkdir(parents=True)
    (tmp_path / "art" / "top-cake" / "citron-4.png").write_bytes(picture())
    lists = tmp_path / "lists"
    lists.mkdir()
    own = builtin_list_texts(find_game("top-cake"))["top_cake.csv"].replace("lemon-4", "citron-4")
    (lists / "top_cake.csv").write_text(own, encoding="utf-8")
    assert use_own_pictures(tmp_path / "art", lists) == []
    (told,) = use_own_pictures(tmp_path / "art")
    assert told.name == "citron-4.png"


def test_pictures_of_a_game_whose_cards_have_no_names_are_not_complained_about(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with one_more_game():
        duel = find_game("cherry-duel")
        (tmp_path / duel.id).mkdir()
        (tmp_path / duel.id / "cherry.png").write_bytes(picture())
        (told,) = use_own_pictures(tmp_path)
        assert told.name == "cherry.png"
        monkeypatch.setattr(type(duel), "picture_column", "name")
        assert use_own_pictures(tmp_path) == []


def test_other_files_are_passed_over(tmp_path: Path) -> None:
    put(tmp_path, "G1.png", picture())
    for name in ("G1.txt", "G1", "G1.svg", "G1.gif", ".png", "._G2.png"):
        put(tmp_path, name, picture())
    assert list(find_pictures(tmp_path, GAME_ID)) == ["G1"]
    assert use_own_pictures(tmp_path) == []


def test_a_picture_of_a_form_that_is_not_read_is_told(tmp_path: Path) -> None:
    put(tmp_path, "G1.GIF", picture("GIF"))
    pack(tmp_path, {"a/G2.svg": b"<svg/>", "__MACOSX/._G2.svg": b""})
    (told,) = use_own_pictures(tmp_path)
    assert told.names == ["G1.GIF", f"{GAME_ID}.zip: a/G2.svg"]
    assert in_words(told).endswith("; a name that fits: G1.png")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes in folders")
def test_pipes_folders_and_links_to_nowhere_keep_nobody_waiting(tmp_path: Path) -> None:
    put(tmp_path, "G2.png", picture())
    folder = tmp_path / GAME_ID
    os.mkfifo(folder / "G1.png")
    (folder / "G3.png").mkdir()
    (folder / "G4.png").symlink_to("nowhere.png")
    (folder / "G5.png").symlink_to("/dev/zero")
    (folder / "G6.png").symlink_to("G2.png")
    for card_id in ("G1", "G3", "G4", "G5"):
        assert why_not(tmp_path, card_id) == UNREADABLE
    assert read_picture(find_pictures(tmp_path, GAME_ID)["G6"], 50, 70, 0, 0)
    os.mkfifo(tmp_path / "top-cake.zip")
    assert [trouble.why for trouble in use_own_pictures(tmp_path)] == [UNREADABLE]


def test_a_broken_picture_is_told_once_and_the_built_in_face_shown(tmp_path: Path, qtbot: QtBot) -> None:
    drawn = card_face(LISTS, LISTS.index["G1"])
    put(tmp_path, "G1.png", b"no picture")
    use_own_pictures(tmp_path)
    face = card_face(LISTS, LISTS.index["G1"])
    store, told = FaceStore(tmp_path / "cache"), []
    store.spoiled.connect(told.append)
    try:
        for width in (59, 118):
            store.pixmap(face, width, round(width / face.aspect))
            assert store.wait_until_idle()
        qtbot.waitUntil(lambda: len(told) == 1)
        shown = store.pixmap(face, 118, 167).toImage()
    finally:
        store.shutdown()
    assert shown == render_now(drawn, 118, 167)
    assert in_words(told[0]) == (
        "The own picture G1.png can't be used: it is damaged, or no picture. The built-in one is shown."
    )


def test_own_pictures_are_printed_and_backs_stay(tmp_path: Path) -> None:
    put(tmp_path, "G1.png", picture())
    before = printed_deck(GAME_ID, LISTS)[0].cards
    use_own_pictures(tmp_path)
    after = printed_deck(GAME_ID, LISTS)[0].cards
    assert [card.back for card in after] == [card.back for card in before]
    changed = [new for new, old in zip(after, before, strict=True) if new.front != old.front]
    assert len(changed) == 1
    assert QSvgRenderer(changed[0].front.svg(200.0, 280.0).encode()).isValid()

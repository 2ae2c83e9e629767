"""`cakedesk cards`: a document, or one sentence that says why there is none."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from cakedesk.table import own_faces
from tests.cli.conftest import Done

Run = Callable[..., Done]
pytestmark = pytest.mark.usefixtures("qapp")


def test_it_writes_a_document_in_a_language(cakedesk: Run, tmp_path: Path) -> None:
    file = tmp_path / "cards.pdf"
    done = cakedesk("cards", "dutch-auction", "--pdf", file, "--paper", "letter", "--language", "fr")
    assert (done.code, done.out, done.err) == (0, "", "")
    assert file.read_bytes().startswith(b"%PDF-")
    assert [path.name for path in tmp_path.iterdir()] == ["cards.pdf"]


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("ludo", "--pdf", "x.pdf"), "there is no game 'ludo'"),
        (("top-cake",), "--pdf"),
        (("top-cake", "--pdf", "x.pdf", "--paper", "a5"), "a5"),
        (("top-cake", "--pdf", "x.pdf", "--language", "xx"), "xx"),
        (("top-cake", "--pdf", "no folder/x.pdf"), "no folder/x.pdf can't be written"),
        (("top-cake", "--pdf", "x.pdf", "--lists", "."), "holds no card list of top-cake"),
    ],
)
def test_what_can_not_be_done_is_said(
    cakedesk: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], why: str
) -> None:
    monkeypatch.chdir(tmp_path)
    done = cakedesk("cards", *arguments)
    assert done.code == 2 and why in done.err.splitlines()[-1]
    assert list(tmp_path.iterdir()) == []


def test_a_spoiled_list_is_named(cakedesk: Run, tmp_path: Path) -> None:
    (tmp_path / "dutch_auction.csv").write_text("id\n")
    done = cakedesk("cards", "dutch-auction", "--pdf", tmp_path / "x.pdf", "--lists", tmp_path)
    assert done.code == 2 and "dutch_auction.csv, line 1" in done.err


def test_a_broken_own_picture_is_named_and_ours_printed(
    cakedesk: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own_faces, "_pictures", {})  # that of the next test again
    folder = tmp_path / "art" / "dutch-auction"
    folder.mkdir(parents=True)
    (folder / "G1.png").write_bytes(b"no picture")
    file = tmp_path / "x.pdf"
    done = cakedesk("cards", "dutch-auction", "--pdf", file, "--art", tmp_path / "art")
    assert done.code == 0 and file.is_file()
    assert done.err.count("own picture G1.png can't be used") == 1
    (folder / "G99.png").write_bytes(b"nobody looks at it")
    done = cakedesk("cards", "dutch-auction", "--pdf", file, "--art", tmp_path / "art")
    assert done.code == 0 and done.err.count("no card of Dutch Auction (1): G99.png") == 1
    done = cakedesk("cards", "dutch-auction", "--pdf", file, "--art", folder)
    assert done.code == 2 and f"{folder} holds no pictures of dutch-auction (dutch-auction/ or " in done.err
    done = cakedesk("cards", "dutch-auction", "--pdf", file, "--art", folder / "G1.png")
    assert done.code == 2 and "G1.png holds no pictures of dutch-auction" in done.err, "it is no folder"
    (tmp_path / "art" / "top-cake.zip").write_bytes(b"no zip file")
    done = cakedesk("cards", "top-cake", "--pdf", file, "--art", tmp_path / "art")
    assert done.code == 2 and "top-cake.zip" in done.err
    done = cakedesk("cards", "dutch-auction", "--pdf", file, "--art", tmp_path / "art")
    assert done.code == 0, "that of another game is not looked at"

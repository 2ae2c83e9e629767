"""`cakedesk cards`: a document, or one sentence that says why there is none."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

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

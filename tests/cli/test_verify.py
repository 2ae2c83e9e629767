"""`cakedesk verify`: its lines and exit codes, which other programs read."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from cakedesk.app.match.model import deal_match
from cakedesk.engine.registry import find_game
from cakedesk.engine.resources import resource_path
from cakedesk.engine.shuffle import Secret
from tests.app.played_matches import play_to_the_end
from tests.cli.conftest import Done
from tests.rules.test_records import RECORDS

Run = Callable[..., Done]
GOOD = (RECORDS / "top-cake.jsonl").read_text(encoding="utf-8").splitlines()
BAD = RECORDS / "top-cake.bad.jsonl"
UNFINISHED = next(line for line in GOOD if "result" not in json.loads(line))


def test_good_records(cakedesk: Run) -> None:
    done = cakedesk("verify", RECORDS / "top-cake.jsonl")
    expected = []
    for line in GOOD:
        result = json.loads(line).get("result")
        expected.append(" ".join(["ok", *map(str, result["scores"])]) if result else "ok -")
    assert done == Done(0, "\n".join(expected) + "\n", "")


def test_spoiled_records(cakedesk: Run) -> None:
    done = cakedesk("verify", BAD)
    assert (done.code, done.err) == (1, "")
    faults = [json.loads(line)["fault_at"] for line in BAD.read_text(encoding="utf-8").splitlines()]
    lines = done.out.splitlines()
    assert len(lines) == len(faults)
    for line, fault_at in zip(lines, faults, strict=True):
        assert re.fullmatch(rf"bad move {fault_at}: .+", line)


@pytest.mark.parametrize(
    ("change", "start"),
    [
        ({"format": "x"}, "bad record: "),
        ({"game": "chess"}, "bad record: "),
        ({"start": {}}, "bad start: "),
        ({"seats": ["A"] * 5, "players": ["x"] * 5}, "bad start: "),
        ({"options": {"x": 1}}, "bad start: "),
        ({"moves": [[1, "pass"]]}, "bad move 1: "),
        ({"moves": [[0, "x\ny"]]}, "bad move 1: "),
        ({"moves": json.loads(GOOD[0])["moves"][:5]}, "bad result: "),
        ({"result": {}}, "bad result: "),
    ],
)
def test_one_bad_record_among_good_ones(
    cakedesk: Run, tmp_path: Path, change: dict[str, object], start: str
) -> None:
    path = tmp_path / "mixed.jsonl"
    path.write_text(
        "\n".join([GOOD[0], json.dumps(json.loads(GOOD[0]) | change), UNFINISHED]), encoding="utf-8"
    )
    done = cakedesk("verify", path)
    assert (done.code, done.err) == (1, "")
    first, second, third = done.out.splitlines()
    assert (first, third) == ("ok 12 9", "ok -")
    assert second.startswith(start)


@pytest.mark.parametrize(
    ("content", "code", "out"),
    [
        (b"\xef\xbb\xbf" + UNFINISHED.encode() + b"\r\n", 0, ["ok -"]),
        (UNFINISHED.encode() + b"\r\n\r\n" + UNFINISHED.encode(), 0, ["ok -", "ok -"]),
        (json.dumps(json.loads(UNFINISHED), indent=2).encode(), 0, ["ok -"]),
        (b"{\n\xff}", 1, ["bad record: it is not in UTF-8"]),
        (b"\xff\n" + UNFINISHED.encode(), 1, ["bad record: it is not in UTF-8", "ok -"]),
        (UNFINISHED.encode() + b"\n\xe2\x82", 1, ["ok -", "bad record: it is not in UTF-8"]),
        (UNFINISHED.encode("utf-16"), 1, ["bad record: it is not in UTF-8", "bad record: "]),
        (b"\0\n" * 5000, 1, ["bad record: it is not one, and no line of it begins as one"]),
        (UNFINISHED.encode()[:200], 1, ["bad record: it is not JSON"]),
        (b"[" * 100_000, 1, ["bad record: it is nested too deeply"]),
    ],
    ids=range(10),
)
def test_contents_of_files(cakedesk: Run, tmp_path: Path, content: bytes, code: int, out: list[str]) -> None:
    path = tmp_path / "file.jsonl"
    path.write_bytes(content)
    done = cakedesk("verify", path)
    assert (done.code, done.err) == (code, "")
    lines = done.out.splitlines()
    if content.startswith(b"\xff\xfe"):
        lines, out = lines[:1], out[:1]
    assert len(lines) == len(out)
    assert all(line.startswith(start) for line, start in zip(lines, out, strict=True))


@pytest.mark.parametrize("content", [b"", b"\n\n  \n"])
def test_an_empty_file_is_no_success(cakedesk: Run, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "file.jsonl"
    path.write_bytes(content)
    done = cakedesk("verify", path)
    assert (done.code, done.out) == (2, "")
    assert done.err == f"cakedesk verify: error: {path} holds no record: it is empty\n"


def test_a_line_feed_in_a_name_breaks_no_sentence(cakedesk: Run, tmp_path: Path) -> None:
    for command in ("verify", "moves", "review", "no such command"):
        done = cakedesk(command, tmp_path / "na\nme\x1b.json")
        assert done.code == 2
        assert len(done.err.splitlines()) == 1, done.err
        assert command == "no such command" or "na\\nme\\x1b.json can't be read: " in done.err


LONG = "x" * 5000


@pytest.mark.parametrize(
    "change",
    [
        {
            "result": {
                **json.loads(GOOD[0])["result"],
                "detail": {LONG + str(n): [LONG] * 9 for n in range(9)},
            }
        },
        {"moves": [[0, LONG]]},
        {"game": LONG},
        {"options": {LONG: LONG}},
        {"start": {**json.loads(GOOD[0])["start"], "cakes": [LONG] * 21}},
        {"lists": {"cakes.csv": LONG}},
        {"lists": {LONG: LONG}},
    ],
)
def test_no_line_is_long_whatever_the_record_holds(
    cakedesk: Run, tmp_path: Path, change: dict[str, object]
) -> None:
    path = tmp_path / "long.jsonl"
    path.write_text(json.dumps(json.loads(GOOD[0]) | change), encoding="utf-8")
    done = cakedesk("verify", path)
    assert (done.code, done.err) == (1, "")
    [line] = done.out.splitlines()
    assert line.startswith("bad ")
    assert len(line) < 330


def test_no_line_is_long_where_an_own_card_has_a_long_name(cakedesk: Run, tmp_path: Path) -> None:
    list_text = resource_path("decks", "top_cake.csv").read_text(encoding="utf-8")
    record = json.loads(GOOD[0].replace('"lemon-1"', f'"{LONG}"'))
    record["lists"] = {"top_cake.csv": list_text.replace("lemon-1,", f"{LONG},")}
    seat = record["moves"][0][0]
    record["moves"] = [[seat, f"bid up=3:{LONG} down=6:battenberg-1"]]
    path = tmp_path / "long.jsonl"
    path.write_text(json.dumps(record), encoding="utf-8")
    [line] = cakedesk("verify", path).out.splitlines()
    assert line.startswith("bad move 1: 'bid up=3:x")
    assert len(line) < 330


def test_a_line_that_is_far_too_long(cakedesk: Run, tmp_path: Path) -> None:
    path = tmp_path / "long.jsonl"
    path.write_text('{"x": "' + "x" * 4_000_001 + '"}\n' + UNFINISHED, encoding="utf-8")
    done = cakedesk("verify", path)
    assert done.out.splitlines() == ["bad record: it is longer than 4000000 characters", "ok -"]


def test_files_that_can_not_be_read(cakedesk: Run, tmp_path: Path) -> None:
    missing = cakedesk("verify", tmp_path / "none.jsonl")
    assert (missing.code, missing.out) == (2, "")
    assert re.fullmatch(r"cakedesk verify: error: .*none\.jsonl can't be read: No such file.*\n", missing.err)
    folder = cakedesk("verify", tmp_path)
    assert (folder.code, folder.out) == (2, "")
    assert "can't be read: " in folder.err
    assert folder.err.count("\n") == 1


def test_arguments(cakedesk: Run) -> None:
    assert cakedesk("verify").code == 2
    assert cakedesk("verify", "a", "b").code == 2
    done = cakedesk("verify", "--help")
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith("usage: cakedesk verify [-h] FILE")


def test_the_proof_of_a_shuffle_is_checked(cakedesk: Run, tmp_path: Path) -> None:
    match = deal_match(find_game("top-cake"), ["Ada", "Ben"], ["human"] * 2, deal=17)
    running = match.record().to_json()
    kept = match.kept_record().to_json()
    finished = json.loads(play_to_the_end(match).record().to_json())
    proof = finished["shuffle"]
    path = tmp_path / "games.jsonl"
    spoiled = [
        proof | {"seed": 18},
        proof | {"seed": -1},
        proof | {"seed": True},
        proof | {"salt": proof["salt"].upper()},
        proof | {"first": "Ada"},
        {"sha256": proof["sha256"], "seed": 17},
        {"sha256": proof["sha256"]},
        {"salt": proof["salt"], "seed": 17},
        [],
    ]
    path.write_text(
        "\n".join([running, kept, *(json.dumps(finished | {"shuffle": it}) for it in [proof, *spoiled])]),
        encoding="utf-8",
    )
    done = cakedesk("verify", path)
    assert (done.code, done.err) == (1, "")
    lines = done.out.splitlines()
    assert lines[:2] == ["ok -", "ok -"]
    assert lines[2] == " ".join(["ok", *map(str, finished["result"]["scores"])])
    assert len(lines) == 3 + len(spoiled)
    assert all(line.startswith("bad shuffle: ") for line in lines[3:]), lines


def test_the_hash_is_the_one_that_is_described() -> None:
    secret = Secret("0" * 64, 17)
    text = f"{secret.salt}{secret.seed}"
    assert secret.hash() == hashlib.sha256(text.encode("ascii")).hexdigest()

"""`cakedesk moves`: the legal moves of a record's last position."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cakedesk.engine.match import Match
from tests.cli.conftest import Done
from tests.engine.dice import Dice
from tests.rules.test_records import RECORDS

Run = Callable[..., Done]
GOOD = [json.loads(line) for line in (RECORDS / "top-cake.jsonl").read_text(encoding="utf-8").splitlines()]


def write(path: Path, *records: Any) -> Path:
    path.write_text("".join(json.dumps(record) + "\n" for record in records), encoding="utf-8")
    return path


@pytest.mark.parametrize("number", range(0, len(GOOD[0]["moves"]) - 1, 3))
def test_every_legal_move_stands_on_a_line(cakedesk: Run, tmp_path: Path, number: int) -> None:
    record = GOOD[0] | {"moves": GOOD[0]["moves"][:number]}
    del record["result"]
    done = cakedesk("moves", write(tmp_path / "one.jsonl", record))
    assert (done.code, done.err) == (0, "")
    lines = done.out.splitlines()
    assert len(set(lines)) == len(lines) > 0
    seat, move = GOOD[0]["moves"][number]
    assert f"{seat} {move}" in lines
    for line in lines[:: max(1, len(lines) // 10)]:
        acting, _, text = line.partition(" ")
        Match.from_json(json.dumps(record | {"moves": [*record["moves"], [int(acting), text]]}))


def test_a_finished_game_has_no_moves(cakedesk: Run, tmp_path: Path) -> None:
    assert cakedesk("moves", write(tmp_path / "one.jsonl", GOOD[0])) == Done(0, "", "")


def test_chance_has_one_line(cakedesk: Run, tmp_path: Path, dice: Dice) -> None:
    record = Match(dice, ["A", "B"], ["x", "y"], {"first": 1}).record().to_dict()
    done = cakedesk("moves", write(tmp_path / "one.jsonl", record))
    assert done.code == 0
    seat, move, pips = done.out.split()
    assert (seat, move) == ("-1", "roll")
    assert pips in "123456"
    record["moves"].append([-1, f"roll {pips}"])
    assert cakedesk("moves", write(tmp_path / "one.jsonl", record)) == Done(0, "1 keep\n1 leave\n", "")


def test_a_bad_record(cakedesk: Run, tmp_path: Path) -> None:
    done = cakedesk("moves", write(tmp_path / "one.jsonl", GOOD[0] | {"moves": [[0, "pass"]]}))
    assert (done.code, done.out) == (1, "")
    assert done.err.startswith("cakedesk moves: bad move 1: 'pass': ")
    (tmp_path / "bytes.jsonl").write_bytes(b"\xff")
    done = cakedesk("moves", tmp_path / "bytes.jsonl")
    assert (done.code, done.out) == (1, "")
    assert done.err.startswith("cakedesk moves: bad record: it is not in UTF-8")


def test_a_file_holds_one_record(cakedesk: Run, tmp_path: Path) -> None:
    for records, what in [((), "no record"), ((GOOD[0], GOOD[1]), "more than one record")]:
        done = cakedesk("moves", write(tmp_path / "some.jsonl", *records))
        assert (done.code, done.out) == (2, "")
        assert f"some.jsonl holds {what}" in done.err
    assert cakedesk("moves", tmp_path / "none.jsonl").code == 2


def test_help(cakedesk: Run) -> None:
    assert cakedesk("moves", "--help").out.startswith("usage: cakedesk moves [-h] FILE")
    assert cakedesk("moves").code == 2

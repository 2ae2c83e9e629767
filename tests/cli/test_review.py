"""`cakedesk review`: chances by move, and what would have been better."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

from tests.cli.conftest import Done
from tests.rules.test_records import RECORDS

Run = Callable[..., Done]
LINES = (RECORDS / "piece-o-cake.jsonl").read_text(encoding="utf-8").splitlines()


def test_a_line_for_each_move_and_each_turning_point(cakedesk: Run, tmp_path: Path) -> None:
    path, record = tmp_path / "one.json", json.loads(LINES[0])
    path.write_text(LINES[0], encoding="utf-8")
    done = cakedesk("review", path, "--iterations", 2)
    assert (done.code, done.err) == (0, "")
    table, _, points = done.out.partition("\n\n")
    heading, *lines = table.splitlines()
    assert heading.split() == ["move", "seat", *map(str, range(len(record["seats"])))]
    assert len(lines) == len(record["moves"]) + 1
    for line, (seat, move) in zip(lines[1:], record["moves"], strict=True):
        assert f" {seat} " in line or seat < 0
        assert f" {move} " in line
    last = lines[-1].split()[-len(record["seats"]) :]
    assert [int(cell) > 0 for cell in last] == [
        seat in record["result"]["winners"] for seat in range(len(record["seats"]))
    ]
    for point in points.splitlines():
        assert re.fullmatch(
            r"move \d+, seat \d: .+ left \d+%; .+ would have left \d+%|no move cost much", point
        )
    assert cakedesk("review", path, "--iterations", 2) == done
    assert cakedesk("review", path, "--iterations", 2, "--seed", 9).out != done.out


def test_a_game_that_still_runs(cakedesk: Run, tmp_path: Path) -> None:
    record = json.loads(LINES[0])
    del record["result"]
    (tmp_path / "one.json").write_text(json.dumps(record | {"moves": record["moves"][:3]}), encoding="utf-8")
    done = cakedesk("review", tmp_path / "one.json")
    assert (done.code, done.out) == (2, "")
    assert done.err == "cakedesk review: error: the game is not over: only finished ones are reviewed\n"


def test_broken_files(cakedesk: Run, tmp_path: Path) -> None:
    (tmp_path / "bad.json").write_text(json.dumps(json.loads(LINES[0]) | {"moves": [[0, "?"]]}), "utf-8")
    done = cakedesk("review", tmp_path / "bad.json")
    assert (done.code, done.out) == (1, "")
    assert done.err.startswith("cakedesk review: bad move 1: ")
    (tmp_path / "empty.json").write_text("", encoding="utf-8")
    for name in ("empty.json", "missing.json"):
        done = cakedesk("review", tmp_path / name)
        assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert cakedesk("review", tmp_path / "bad.json", "--iterations", "0").code == 2

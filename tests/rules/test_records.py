"""Sample records that another implementation of the rules pages made: good ones, and spoiled ones."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cakedesk.engine.actions import OVER
from cakedesk.engine.errors import RecordError
from cakedesk.engine.match import Match
from cakedesk.engine.registry import game_ids

RECORDS = Path(__file__).parent / "records"


def lines(pattern: str) -> list[Any]:
    return [
        pytest.param(line, id=f"{game}-{number}")
        for game in game_ids()
        for number, line in enumerate(
            (RECORDS / pattern.format(game)).read_text(encoding="utf-8").splitlines(), 1
        )
    ]


@pytest.mark.parametrize("game", game_ids())
def test_every_game_has_samples(game: str) -> None:
    assert len((RECORDS / f"{game}.jsonl").read_text(encoding="utf-8").splitlines()) >= 10
    assert len((RECORDS / f"{game}.bad.jsonl").read_text(encoding="utf-8").splitlines()) >= 10


@pytest.mark.parametrize("line", lines("{}.jsonl"))
def test_good_records(line: str) -> None:
    data = json.loads(line)
    match = Match.from_json(line)
    assert (match.turn() == OVER) == ("result" in data)
    if "result" in data:
        assert match.scores() == data["result"]["scores"]
        assert match.winners() == data["result"]["winners"]
    assert json.loads(match.record().to_json()) == data


@pytest.mark.parametrize("line", lines("{}.bad.jsonl"))
def test_spoiled_records_are_refused_at_their_fault(line: str) -> None:
    fault_at = json.loads(line)["fault_at"]
    with pytest.raises(RecordError) as caught:
        Match.from_json(line)
    if fault_at is None:
        assert caught.value.part == "result"
    elif fault_at == 0:
        assert caught.value.part == "start"
    else:
        assert (caught.value.part, caught.value.move) == ("move", fault_at)
    assert "\n" not in str(caught.value)

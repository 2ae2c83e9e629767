"""Records of Top Cake, spoiled in every way we could think of: refused in one sentence, at their fault."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cakedesk.engine.errors import RecordError
from cakedesk.engine.match import Match
from tests.rules.test_records import RECORDS

SAMPLES = [json.loads(line) for line in (RECORDS / "top-cake.jsonl").read_text(encoding="utf-8").splitlines()]
GOOD = SAMPLES[0]
UNFINISHED = next(sample for sample in SAMPLES if "result" not in sample)


def nested(levels: int) -> Any:
    """A list in a list in a list..."""
    value: Any = 0
    for _ in range(levels):
        value = [value]
    return value


DEEP = nested(60)

WRONG_VALUES = [None, True, False, 0, 1, -1, 1.0, 1.5, 10**30, "", "x", [], [1], ["x"], {}, {"x": 1}, DEEP]


def refused(data: Any) -> RecordError:
    """The error that a record is refused with, read from its text."""
    text = data if isinstance(data, str) else json.dumps(data)
    with pytest.raises(RecordError) as caught:
        Match.from_json(text)
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 400
    return caught.value


def spoiled(change: Callable[[dict[str, Any]], object], sample: dict[str, Any] = GOOD) -> RecordError:
    data = copy.deepcopy(sample)
    change(data)
    return refused(data)


@pytest.mark.parametrize("value", [value for value in WRONG_VALUES if value != {}], ids=repr)
@pytest.mark.parametrize("key", [key for key in GOOD if key != "options"])
def test_wrong_values_of_every_key(key: str, value: Any) -> None:
    if (key, value) == ("version", 1) and type(value) is int:
        return
    part = spoiled(lambda data: data.update({key: value})).part
    assert part in {"record", "start", "move", "result"}
    if key in {"format", "version", "game"}:
        assert part == "record"


@pytest.mark.parametrize(
    "key", ["format", "version", "game", "options", "seats", "players", "start", "moves"]
)
def test_missing_keys(key: str) -> None:
    assert spoiled(lambda data: data.pop(key)).part == "record"


@pytest.mark.parametrize("value", WRONG_VALUES, ids=repr)
@pytest.mark.parametrize("key", ["cakes", "toppers", "first"])
def test_wrong_values_in_the_start(key: str, value: Any) -> None:
    if key == "first" and value in (0, 1) and type(value) is int:
        return
    part = spoiled(lambda data: data["start"].update({key: value})).part
    assert part == ("record" if value is DEEP else "start")


@pytest.mark.parametrize(
    "change",
    [
        lambda start: start.pop("cakes"),
        lambda start: start.pop("toppers"),
        lambda start: start.pop("first"),
        lambda start: start.update(deck=[]),
        lambda start: start.update(first=2),
        lambda start: start.update(first=-1),
        lambda start: start.update(first=False),
        lambda start: start.update(first=0.0),
        lambda start: start.update(first="0"),
        lambda start: start["cakes"].pop(),
        lambda start: start["cakes"].append("crown"),
        lambda start: start["cakes"].append(start["cakes"][0]),
        lambda start: start["cakes"].__setitem__(0, start["cakes"][1]),
        lambda start: start["cakes"].__setitem__(0, "lemon-9"),
        lambda start: start["cakes"].__setitem__(0, "LEMON-4"),
        lambda start: start["cakes"].__setitem__(0, "x" * 100_000),
        lambda start: start["cakes"].__setitem__(0, None),
        lambda start: start["cakes"].__setitem__(0, ["lemon-4"]),
        lambda start: start["toppers"].__setitem__(0, start["toppers"][1]),
        lambda start: start["toppers"].__setitem__(0, "lemon-4"),
        lambda start: start["toppers"].clear(),
    ],
)
def test_impossible_starts(change: Callable[[dict[str, Any]], object]) -> None:
    assert spoiled(lambda data: change(data["start"])).part == "start"


@pytest.mark.parametrize("seats", [0, 1, 5, 1000])
def test_impossible_numbers_of_seats(seats: int) -> None:
    error = spoiled(lambda data: data.update(seats=["x"] * seats, players=["y"] * seats))
    assert error.part == "start"
    assert f"2 to 4 seats, not {seats}" in str(error)


def test_seats_and_players_must_match() -> None:
    assert spoiled(lambda data: data["players"].append("z")).part == "record"
    assert spoiled(lambda data: data.update(seats=["Ada", 7])).part == "record"


@pytest.mark.parametrize("options", [{"orders": False}, {"": 1}, {"x" * 9999: nested(40)}])
def test_top_cake_has_no_options(options: dict[str, Any]) -> None:
    assert spoiled(lambda data: data.update(options=options)).part == "start"


@pytest.mark.parametrize("value", [value for value in WRONG_VALUES if value is not DEEP], ids=repr)
def test_wrong_values_for_a_move(value: Any) -> None:
    for entry in (value, [value, "pass"], [0, value], [0, "pass", value]):
        error = spoiled(lambda data, entry=entry: data["moves"].__setitem__(4, entry))
        assert (error.part, error.move) == ("move", 5)


def test_the_first_of_several_bad_moves_is_named() -> None:
    error = spoiled(
        lambda data: data["moves"].__setitem__(slice(3, 7), [[0, "pass"], None, [0], [9, "half"]])
    )
    assert (error.part, error.move) == ("move", 4)
    error = spoiled(lambda data: data["moves"].__setitem__(slice(4, 7), [None, [0], [9, "half"]]))
    assert (error.part, error.move) == ("move", 5)
    error = spoiled(lambda data: data.update(moves=[None], start={}))
    assert error.part == "start"
    error = spoiled(lambda data: data.update(moves=[None], result=3))
    assert error.part == "record"


def test_moves_of_chance_are_not_due() -> None:
    error = spoiled(lambda data: data["moves"].insert(3, [-1, "pass"]))
    assert (error.part, error.move) == ("move", 4)


def test_moves_after_the_end() -> None:
    error = spoiled(lambda data: data["moves"].append([0, "pass"]))
    assert (error.part, error.move) == ("move", len(GOOD["moves"]) + 1)
    assert "the game is over" in str(error)


def test_missing_and_early_results() -> None:
    assert spoiled(lambda data: data.pop("result")).part == "result"
    error = spoiled(lambda data: data.update(result=GOOD["result"]), UNFINISHED)
    assert error.part == "result"
    assert spoiled(lambda data: data["moves"].pop()).part == "result"


@pytest.mark.parametrize(
    "change",
    [
        lambda result: result.pop("scores"),
        lambda result: result.pop("winners"),
        lambda result: result.pop("detail"),
        lambda result: result.update(scores=result["scores"][::-1]),
        lambda result: result.update(scores=[float(score) for score in result["scores"]]),
        lambda result: result.update(scores=[str(score) for score in result["scores"]]),
        lambda result: result.update(scores=[*result["scores"], 0]),
        lambda result: result.update(scores=nested(40)),
        lambda result: result.update(winners=[1]),
        lambda result: result.update(winners=[0, 1]),
        lambda result: result.update(winners=[0, 0]),
        lambda result: result.update(winners=[]),
        lambda result: result.update(winners=[False]),
        lambda result: result.update(winners=0),
        lambda result: result["detail"].pop("stacks"),
        lambda result: result["detail"].update(more=1),
        lambda result: result["detail"]["stacks"].reverse(),
        lambda result: result["detail"]["stacks"][0][0].reverse(),
        lambda result: result["detail"]["stack_scores"][0].__setitem__(-1, True),
        lambda result: result["detail"]["stack_scores"][0].__setitem__(-1, 1.0),
        lambda result: result["detail"]["stack_scores"].append([]),
        lambda result: result.update(detail=None),
    ],
)
def test_other_results(change: Callable[[dict[str, Any]], object]) -> None:
    assert GOOD["result"]["detail"]["stack_scores"][0][-1] == 1
    assert spoiled(lambda data: change(data["result"])).part == "result"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "7",
        '"cakedesk-record"',
        "{}",
        "{",
        "\0",
        "\ufeff{}",
        json.dumps(GOOD)[:-1],
        json.dumps(GOOD) + "}",
        json.dumps(GOOD) + json.dumps(GOOD),
        json.dumps(GOOD).replace('"first": 0', '"first": NaN'),
        json.dumps(GOOD).replace('"first": 0', '"first": -Infinity'),
        json.dumps(GOOD).replace('"first": 0', '"first": 1e999'),
        json.dumps(GOOD).replace('"first": 0', '"first": ' + "1" * 5000),
        json.dumps(GOOD).replace('"first": 0', '"first": 00'),
        json.dumps(GOOD).replace("lemon-4", "lemon-4\0"),
        json.dumps(GOOD).replace("cakedesk-record", "cakedesk-save"),
        json.dumps(GOOD).replace('"version": 1', '"version": 1.0'),
        json.dumps(GOOD).replace('"version": 1', '"version": 2'),
        json.dumps(GOOD).replace('"version": 1', '"version": true'),
        json.dumps(GOOD).replace("top-cake", "top_cake"),
        json.dumps(GOOD).replace("'", '"').replace('"', "'"),
        "[" * 100_000,
        '{"a":' * 100_000,
        "[" * 100_000 + "]" * 100_000,
        '{"x": ' + "[" * 200 + "]" * 200 + "}",
        " " * 4_000_001,
    ],
    ids=lambda text: text[:20],
)
def test_what_is_no_record(text: str) -> None:
    assert refused(text).part == "record"


def test_unknown_keys_are_kept() -> None:
    data = copy.deepcopy(GOOD)
    data["later"] = {"x": [1, None, 1.5, "\ud800", {"y": "é"}]}
    data["table"] = {"aids": False}
    data["result"]["later"] = [1]
    match = Match.from_json(json.dumps(data))
    assert json.loads(match.record().to_json()) == data
    assert match.record().to_json().encode()


def test_names_may_be_anything() -> None:
    data = copy.deepcopy(GOOD) | {"seats": ["", "\0\n\U0001f370 \ud83c"], "players": ["human", "x" * 10_000]}
    assert json.loads(Match.from_json(json.dumps(data)).record().to_json()) == data


def test_own_card_lists_in_a_record() -> None:
    text = (Path(__file__).parents[3] / "resources" / "decks" / "top_cake.csv").read_text(encoding="utf-8")
    data = copy.deepcopy(UNFINISHED) | {"lists": {"top_cake.csv": text}}
    assert json.loads(Match.from_json(json.dumps(data)).record().to_json()) == data
    sturdy = text.replace("lemon-4,cake", "sunny-4,cake")
    named = json.loads(json.dumps(data).replace("lemon-4", "sunny-4")) | {"lists": {"top_cake.csv": sturdy}}
    assert Match.from_json(json.dumps(named)).record().lists == {"top_cake.csv": sturdy}
    del named["lists"]
    assert refused(named).part == "start"


@pytest.mark.parametrize(
    ("lists", "part"),
    [
        ({"top_cake.csv": ""}, "start"),
        ({"top_cake.csv": "id,kind,flavour,max_above\nx y,cake,lemon,4"}, "start"),
        ({"../top_cake.csv": "x"}, "start"),
        ({"dutch_auction.csv": "x"}, "start"),
        ({"top_cake.csv": None}, "record"),
        ({"top_cake.csv": ["x"]}, "record"),
        ([], "record"),
        (None, "record"),
        ("x", "record"),
    ],
)
def test_bad_card_lists_in_a_record(lists: Any, part: str) -> None:
    assert spoiled(lambda data: data.update(lists=lists)).part == part


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)


@given(data=st.data())
def test_any_value_anywhere_never_ends_in_anything_but_a_record_error(data: st.DataObject) -> None:
    record = copy.deepcopy(GOOD)
    place: Any = record
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        key = data.draw(st.sampled_from(keys))
        inner = place[key]
        if not isinstance(inner, (dict, list)) or not inner or data.draw(st.booleans()):
            break
        place = inner
    place[key] = data.draw(json_values)
    try:
        Match.from_json(json.dumps(record))
    except RecordError as error:
        assert "\n" not in str(error)

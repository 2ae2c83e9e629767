"""What the record reader refuses, and where it says that two values differ."""

from __future__ import annotations

import copy
import pickle
from pathlib import Path
from typing import BinaryIO

import pytest

from cakedesk.engine import record_files
from cakedesk.engine.errors import RecordError
from cakedesk.engine.reasons import Reason
from cakedesk.engine.record import first_difference, read_json
from cakedesk.engine.record_files import read_one_match, read_record_texts


@pytest.mark.parametrize(
    ("one", "other", "difference"),
    [
        ({"a": [1, 2]}, {"a": [1, 2]}, None),
        ({"a": [1, [2, 3]]}, {"a": [1, [2, 4]]}, ("['a'][1][1]", 3, 4)),
        ([1, 2], [1, 2, 3], ("", [1, 2], [1, 2, 3])),
        ({"a": 1}, {"b": 1}, ("", {"a": 1}, {"b": 1})),
        ([1], [True], ("[0]", 1, True)),
        ([1], [1.0], ("[0]", 1, 1.0)),
        ([], {}, ("", [], {})),
    ],
)
def test_the_first_difference(one: object, other: object, difference: object) -> None:
    assert first_difference(one, other) == difference


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('{"moves": [], "moves": []}', "the key 'moves' stands twice"),
        ('{"a": {"b": 1, "b": 1}}', "the key 'b' stands twice"),
        ('{"a": ' + "9" * 5000 + "}", "a number has 5000 digits"),
    ],
)
def test_what_another_reader_could_take_otherwise_is_refused(text: str, why: str) -> None:
    with pytest.raises(RecordError, match=why):
        read_json(text)


def test_a_byte_order_mark_does_no_harm() -> None:
    assert read_json('\ufeff{"a": 1}') == {"a": 1}


def test_a_far_too_long_line_is_one_bad_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record_files, "_MAX_LINE_BYTES", 64)
    file = tmp_path / "long.jsonl"
    file.write_bytes(b"x" * 1000 + b"\n{}\n")
    first, second = read_record_texts(file)
    assert isinstance(first, RecordError)
    assert "longer than" in str(first)
    assert second == "{}\n"
    file.write_bytes(b"x" * 1000)
    assert [type(text) for text in read_record_texts(file)] == [RecordError]
    opened: list[BinaryIO] = []
    monkeypatch.setattr(
        record_files, "open_regular", lambda path: opened.append(path.open("rb")) or opened[-1]
    )
    with pytest.raises(RecordError, match="longer than"):
        read_one_match(file)
    texts = read_record_texts(file)
    next(texts)
    assert opened[-1].tell() == 64, "whoever needs no more does not wait for the end of a disk image"
    texts.close()


@pytest.mark.parametrize("lines", [2, 300])
def test_bytes_at_random_are_told_once(tmp_path: Path, lines: int) -> None:
    file = tmp_path / "noise.bin"
    file.write_bytes(b"\xfftwo\n" + b"words\n" * (lines - 1))
    [told] = read_record_texts(file)
    assert str(told) == "bad record: it is not in UTF-8, and no line of it begins as one"


@pytest.mark.parametrize(("line", "lines"), [(b"words\n", 2), (b"\0\n", 5000), (b"words\n", 500_000)])
def test_words_without_a_record_are_told_once(tmp_path: Path, line: bytes, lines: int) -> None:
    file = tmp_path / "notes.txt"
    file.write_bytes(line * lines)
    [told] = read_record_texts(file)
    assert str(told) == "bad record: it is not one, and no line of it begins as one"


@pytest.mark.parametrize(
    ("text", "what"),
    [
        (
            'int main(void)\n{\n    puts("x");\n}\nstruct a b[] = {\n  {"c", 1},\n  {\n',
            "it is not one, and no line",
        ),
        ("p {\n  color: red\n}\nq\n{\n}\n", "it is not one, and no line"),
        ("{\n  color: red\n}\n{\n}\n", "it is not JSON"),
        ('[\n  {\n    "a": 1\n  },\n  {\n    "a": 2\n  }\n]\n', "it is not an object"),
        ('[\n{"a": 1},\n{"a": 2}\n]\n', "it is not an object"),
    ],
)
def test_a_brace_alone_begins_no_record(tmp_path: Path, text: str, what: str) -> None:
    file = tmp_path / "other"
    file.write_text(text)
    [told] = read_record_texts(file)
    with pytest.raises(RecordError, match=f"^bad record: {what}"):
        read_one_match(file)
    assert isinstance(told, RecordError) or "\n" in told.strip()


@pytest.mark.parametrize("lines", [2, 300])
def test_words_before_a_record_are_told_line_by_line(tmp_path: Path, lines: int) -> None:
    file = tmp_path / "notes.jsonl"
    file.write_text("words\n\n" * lines + '{"format": 1}\n')
    assert [str(text).strip() for text in read_record_texts(file)] == ["words"] * lines + ['{"format": 1}']


def test_reasons_can_be_copied_and_pickled() -> None:
    reason = Reason("must_be_smaller", size=3)
    assert copy.copy(reason) == reason
    assert pickle.loads(pickle.dumps(reason)) == reason

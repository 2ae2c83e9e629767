"""What the record reader refuses, and where it says that two values differ."""

from __future__ import annotations

import pytest

from cakedesk.engine.errors import RecordError
from cakedesk.engine.record import first_difference, read_json


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

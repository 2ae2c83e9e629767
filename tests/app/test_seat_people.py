"""How names come to the table."""

from __future__ import annotations

import json
from datetime import datetime
from time import thread_time
from typing import Any

import pytest

from cakedesk.app.desk.new_match import again
from cakedesk.app.files.paths import AppPaths
from cakedesk.app.history.entry import entry_of
from cakedesk.app.history.finished_row import entry_result
from cakedesk.app.people.seats import seat_people
from cakedesk.app.people.shown_names import LONGEST_NAME, shown_names
from cakedesk.app.saves.running_list import running_matches
from cakedesk.app.saves.saved_match import name_of
from cakedesk.app.saves.store import SaveStore
from cakedesk.app.widgets.labels import Label
from cakedesk.engine.game import PERSON
from cakedesk.engine.match import Match
from tests.app.history_kit import entry
from tests.app.played_matches import play_some, play_to_the_end
from tests.app.save_folder import put
from tests.app.session_kit import Sit, dealt


@pytest.mark.parametrize("name", ["\u05d3\u05e0\u05d4", "\u0644\u064a\u0644\u0649", "Ada \u05d3"])
def test_right_to_left_names_are_isolated(name: str) -> None:
    (person,) = seat_people([name], [PERSON])
    assert person.name == f"\u2068{name}\u2069"
    told = entry_result(entry(0, [(name, PERSON, 24), ("Ben", PERSON, 21)]))
    assert told == f"\u2068{name}\u2069 won with 24, Ben 21"


@pytest.mark.parametrize("name", ["Ada", "\u0141ucja 3", "\u82b1\u5b50"])
def test_other_names_stay_as_they_are(name: str) -> None:
    (person,) = seat_people([name], [PERSON])
    assert person.name == name


ODD_NAMES = [
    ("Ada\nByron", "Ada Byron"),
    ("\tAda\u2028\u00a0B ", "Ada B"),
    ("\u202eAda\u2069\u200f\u00ad", "Ada"),
    ("A\x00d\x1ba", "A d a"),
    ("\u0301\u0301Ada", "Ada"),
    ("Ada \u200f\u0301B", "Ada B"),
    ("Zoe\u0301" + "\u0301" * 50, "Zoe" + "\u0301" * 4),
    ("\ud800Ada\ue000", "\ufffdAda\ufffd"),
    ("\U0001f469\u200d\U0001f373", "\U0001f469\u200d\U0001f373"),
    ("Ada\u200d", "Ada"),
    ("A" * 24, "A" * 24),
    ("B" * 25, "B" * 23 + "\u2026"),
    ("Bartholomew Augustus of Upper Cake", "Bartholomew Augustus of\u2026"),
    ("C" * 22 + "e\u0301" * 9, "C" * 22 + "\u2026"),
    ("D" * 21 + "\U0001f469\u200d\U0001f373" * 3, "D" * 21 + "\u2026"),
    ("", "Seat 3"),
    ("\u3164 \u200b", "Seat 3"),
]


@pytest.mark.parametrize(("written", "shown"), ODD_NAMES)
def test_names_that_others_wrote_are_one_short_line(written: str, shown: str) -> None:
    assert shown_names(["Ben", "Mei", written]) == ("Ben", "Mei", shown)
    assert len(shown) <= LONGEST_NAME
    assert [person.name for person in seat_people(["Ben", "Mei", written], [PERSON] * 3)][2] == shown


def test_names_without_end_are_not_read_to_the_end() -> None:
    before = thread_time()
    names = shown_names(["\u0301" * 1_000_000, "E" * 1_000_000, "e" * 1_000_000])
    assert names == ("Seat 1", "E" * 23 + "\u2026", "e" * 22 + " 2")
    assert thread_time() - before < 0.1


def test_a_computer_that_stands_in_is_known_as_such() -> None:
    people = seat_people(["Ada", "Ben", "Mei"], ["easy", PERSON, "medium"], {0: PERSON})
    assert [person.is_away for person in people] == [True, False, False]
    assert [person.is_person for person in people] == [False, True, False]


def _foreign_match() -> Match[Any]:
    """A match as another program may have written it down."""
    match = play_some(dealt(PERSON, PERSON), 3)
    match.seats[:] = ["Ada\n\u202e" + "a" * 3000, " \u0301"]
    match.table["name"] = "One\nevening" + "!" * 3000
    return match


def test_names_that_others_wrote_are_short_wherever_seats_are_listed(
    store: SaveStore, paths: AppPaths
) -> None:
    path = put(paths, _foreign_match())
    before = path.read_bytes()
    [running], _ = running_matches(store.listing(), set())
    assert running.names == ("Ada " + "a" * 19 + "\u2026", "Seat 2")
    assert running.name == "One evening" + "!" * 28 + "\u2026"
    assert "aaaaa\u2026" in running.turn or "Seat 2" in running.turn
    match = play_to_the_end(_foreign_match())
    assert name_of(match).isprintable()
    listed = entry_of("a.json", match.record(), datetime(2026, 11, 28))
    assert (tuple(seat.name for seat in listed.seats), listed.name) == (running.names, running.name)
    assert tuple(seat.name for seat in again(match).seats) == running.names
    assert path.read_bytes() == before


def test_names_that_others_wrote_are_short_at_the_table_and_stay_in_the_record(sit: Sit) -> None:
    match = _foreign_match()
    table = sit(match, resumed=True)
    names = table.session.model.names
    table.session.log.lines.set_active(True)
    said = [label.text() for label in table.page.curtain.findChildren(Label)]
    said += [entry.line.text for entry in table.session.log.lines.entries] + table.shows()
    text = " / ".join(said)
    assert all(name in text for name in names)
    assert len(said) > 5
    assert "\n" not in text and "\u202e" not in text and "a" * 20 not in text
    table.services.writer.flush()
    kept = (table.services.paths.saves / table.save.key).read_text(encoding="utf-8")
    assert json.loads(kept)["seats"] == match.seats

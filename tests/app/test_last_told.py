"""The bar tells what the present viewer may know, whoever has sat there before."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from cakedesk.app.match.last_told import LastTold
from cakedesk.app.match.model import MatchModel
from cakedesk.engine.events import Sight
from cakedesk.table.board import SeatPerson
from cakedesk.table.boards.entry import BoardEntry
from tests.app.session_kit import Sit, Sitting, dealt

SECRET = "what only {seat} knows"


@pytest.fixture
def _planted(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Plants a sentence that is true for one pair of eyes."""
    real = BoardEntry.sentences

    def sentences(
        entry: BoardEntry, sights: Sequence[Sight[Any]], people: Sequence[SeatPerson]
    ) -> list[tuple[int, str]]:
        seats = dict.fromkeys(sight.look.seat for sight in sights if sight.look.seat is not None)
        return real(entry, sights, people) + [(seat, SECRET.format(seat=seat)) for seat in seats]

    monkeypatch.setattr(BoardEntry, "sentences", sentences)
    yield


@pytest.mark.usefixtures("_planted")
def test_a_secret_sentence_is_gone_when_others_look(sit: Sit) -> None:
    table = sit(dealt("human", "human", "human"))
    told: list[tuple[int | None, str]] = []

    def note() -> None:
        told.append((table.session.model.viewer, table.page.bar._change._told[1]))

    table.session.controller.told.changed.connect(note)
    table.lift()
    for _ in range(4):
        table.act()
        note()
        table.lift()
        note()
    seen = {viewer for viewer, text in told if text == SECRET.format(seat=viewer)}
    assert seen == {0, 1, 2}, "each is told what it may know"
    for viewer, text in told:
        others = [SECRET.format(seat=seat) for seat in range(3) if seat != viewer]
        assert not any(secret in text for secret in others), (viewer, text)


@pytest.mark.usefixtures("_planted")
def test_what_is_on_its_way_out_is_told_to_nobody(sit: Sit) -> None:
    table = sit(dealt("human", "human"))
    table.lift()
    table.act()
    model: MatchModel = table.session.model
    told = LastTold(model, table.board, table.session._entry, table.session.people, model)
    sights = model.match.steps[-1].sights_for(0)
    model.viewer = 1
    before = told.told[1]
    table.board.happened.emit(sights)
    assert told.told[1] == before
    model.viewer = 0
    table.board.happened.emit(sights)
    assert told.told[1] == SECRET.format(seat=0)
    model.viewer = None
    assert told.told[0] == 0 and told.told[1].startswith("Ada bid on ")


def test_nothing_is_told_before_anything_happened(sit: Sit) -> None:
    table: Sitting = sit(dealt("human", "human"))
    told = table.session.controller.told
    table.lift()
    assert told.told == (-1, "", "")
    table.act()
    assert told.told[1].startswith("Ada bid on")
    table.lift()
    table.session.undo()
    assert told.told == (-1, "", "")


@pytest.mark.parametrize(
    ("sentence", "shorter"),
    [
        ("Ada bids 12: tulip 7 and mint 5", "Ada bids 12"),
        ("Ada mise 12 : tulipe 7", "Ada mise 12"),
        ("Ada: 2 up on Sachertorte", ""),
        ("Ben: der Große nimmt das Quadrat: 1 Keks", "Ben nimmt das Quadrat"),
        ("Ben: der Große: 2 up on Sachertorte", "Ben: 2 up on Sachertorte"),
        ("Ben: der Große passes", "Ben passes"),
        ("Ben: der Große steals from Ada", "Ben steals from Ada"),
        ("Ada passes", ""),
    ],
)
def test_a_sentence_has_a_shorter_form_before_its_own_colon_and_by_first_names(
    sit: Sit, sentence: str, shorter: str
) -> None:
    table = sit(dealt("human", "human"))
    people = [SeatPerson("Ada", False), SeatPerson("Ben: der Große", False)]
    told = LastTold(table.session.model, table.board, table.session._entry, people, table.session.model)
    told._tell(0, sentence)
    assert told.told == (0, sentence, shorter)

"""The log of Top Cake in words."""

from __future__ import annotations

import dataclasses
from random import Random
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from cakedesk.engine.events import Sight
from cakedesk.engine.match import Match
from cakedesk.games.top_cake import events
from cakedesk.games.top_cake.cards import KIND_NAMES, REVERSE, SNATCH
from cakedesk.games.top_cake.game import GAME
from cakedesk.games.top_cake.resolving import UP, Bid, resolve_card
from cakedesk.table.board import SeatPerson
from cakedesk.table.boards.top_cake.entry import ENTRY
from cakedesk.table.boards.top_cake.laid_bids import HALF
from cakedesk.table.boards.top_cake.log_wording import BidMark
from cakedesk.table.boards.top_cake.resolve_wording import ResolveWording
from cakedesk.table.log_line import LogLine
from tests.table.top_cake import worst_cases

pytestmark = pytest.mark.usefixtures("qapp")
LISTS, CARD = worst_cases.LISTS, worst_cases.CARD
PEOPLE = [SeatPerson(name) for name in worst_cases.NAMES]
ROW = worst_cases.cards("velvet-4a", "chocolate-6", "lemon-1", "carrot-3a")

BY_ITS_NEIGHBOUR = {events.BidLaid}
"""Events that may have no line of their own: the two bids of a turn share one."""


def random_match(seats: int, seed: int) -> Match[Any]:
    rng = Random(seed)
    start = GAME.deal(rng, seats, {}, LISTS)
    match: Match[Any] = Match(GAME, worst_cases.NAMES[:seats], ["human"] * seats, start)
    while match.turn() >= 0:
        match.play(match.legal_actions()[rng.randrange(len(match.legal_actions()))])
    return match


def texts(*sights: Sight[Any]) -> list[str]:
    return [line.text for line in ENTRY.log_lines(sights, PEOPLE)]


def sight(event: events.Event, **changes: Any) -> Sight[Any]:
    state = worst_cases.fresh(4)
    state.bid_turns = 1
    for name, value in changes.items():
        setattr(state, name, value)
    return Sight(event, state.look(None))


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (2, 2), (3, 3), (4, 4), (4, 5)])
def test_every_event_has_words_for_every_viewer(qapp: QApplication, seats: int, seed: int) -> None:
    match = random_match(seats, seed)
    seen = set()
    codes = {card.id for card in LISTS.cards if "-" in card.id}
    for viewer in (None, *range(seats)):
        for step in match.steps:
            sights = step.sights_for(viewer)
            lines = ENTRY.log_lines(sights, PEOPLE[:seats])
            kinds = [type(sight.event) for sight in sights]
            seen |= set(kinds)
            spoken = len([kind for kind in kinds if kind not in BY_ITS_NEIGHBOUR])
            assert len([line for line in lines if line.text]) >= spoken + (not spoken), kinds
            for line in lines:
                assert "{" not in line.text
                assert "UNKNOWN" not in line.text
                assert "-1" not in line.text
                assert not [code for code in codes if code in line.text]
                cards = {mark.card if isinstance(mark, BidMark) else mark for mark in line.marks}
                assert cards <= set(range(len(LISTS.cards)))
    told = {kind for kind in vars(events).values() if _is_event(kind)}
    assert {events.RoundEnded, events.GameEnded, events.LayerPlaced} <= seen
    assert seen <= told


def _is_event(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, events.Event) and dataclasses.is_dataclass(kind)


def test_the_log_of_a_whole_match_in_one_piece_is_that_of_its_steps(qapp: QApplication) -> None:
    match = random_match(3, 8)
    sights = [sight for step in match.steps for sight in step.sights_for(1)]
    people = PEOPLE[:3]
    whole = ENTRY.log_lines(sights, people)
    told_by_step = [step.sights_for(1) for step in match.steps]
    by_step = [(told, line) for told in told_by_step for line in ENTRY.log_lines(told, people)]
    assert [line._replace(at=0) for line in whole] == [line._replace(at=0) for _, line in by_step]
    for told, line in by_step:
        assert line.at is None or 0 <= line.at < len(told)
    headings = [line.text for line in whole if line.is_heading]
    assert headings[0] == "Round 1, resolving"
    assert len([text for text in headings if text.endswith("bidding")]) == 4


def test_no_line_names_a_kind_that_lies_face_down(qapp: QApplication) -> None:
    for seed in range(6):
        match = random_match(4, seed)
        for step in match.steps:
            for event, _ in step.journal:
                if isinstance(event, events.BidLaid) and not event.face_up:
                    for viewer in (None, 0, 1, 2, 3):
                        line = ENTRY.log_lines(step.sights_for(viewer), PEOPLE)[-1]
                        before, _, after = line.text.partition(" down on ")
                        assert after
                        assert KIND_NAMES[event.kind] not in before.split(" up ")[-1].split()
                        if not any(e.face_up for e, _ in step.journal if isinstance(e, events.BidLaid)):
                            assert before.endswith(": one")


def test_the_bids_of_a_turn(qapp: QApplication) -> None:
    up = events.BidLaid(3, CARD["chocolate-6"], 2, True)
    down = events.BidLaid(3, CARD["velvet-4a"], -1, False)
    assert ENTRY.log_lines([sight(up), sight(down)], PEOPLE) == [
        LogLine(
            3,
            "Łucja: 2 up on Chocolate, one down on Red velvet",
            (
                CARD["chocolate-6"],
                CARD["velvet-4a"],
                BidMark(CARD["chocolate-6"], 3, 0, -1, 2),
                BidMark(CARD["velvet-4a"], 3, 0, -1),
            ),
            at=1,
        )
    ]
    same = events.BidLaid(3, CARD["chocolate-6"], -1, False)
    assert texts(sight(up), sight(same)) == ["Łucja: 2 up and one down on Chocolate"]
    assert texts(sight(up)) == ["Łucja: 2 up on Chocolate, the last card"]
    assert texts(sight(down)) == ["Łucja: one down on Red velvet, the last card"]
    snatch = events.BidLaid(1, CARD["lemon-1"], SNATCH, True)
    assert texts(sight(snatch), sight(down, bid_turns=2)) == [
        "Ben: SNATCH up on Lemon, the last card",
        "Łucja: one down on Red velvet, the last card",
    ]


def test_the_log_begins_with_what_was_there_before(qapp: QApplication) -> None:
    look = sight(events.BidLaid(0, CARD["chocolate-6"], 2, True)).look
    assert [line.text for line in ENTRY.beginning(look, PEOPLE)] == [
        "Round 1, bidding",
        "Ada begins and holds the half point",
        "Put away, out of this game: Coffee 2",
        "New in the row: Red velvet, Chocolate, Lemon and Carrot",
    ]


def resolved(*bids: Bid, half: int = -1, last: bool = False) -> str:
    resolution = resolve_card(CARD["velvet-4a"], bids, half, 4, last_round=last)
    return ResolveWording(LISTS, worst_cases.NAMES, ROW).sentence(resolution)


def test_what_became_of_a_card(qapp: QApplication) -> None:
    assert resolved((1, 6, UP), (0, 5, UP), (2, 1, UP), (3, 1, UP)) == (
        "Ben wins Red velvet, 6 to 5; both 1s cancel"
    )
    assert resolved((3, 2, UP), (0, 5, UP), (1, REVERSE, UP)) == "Łucja wins Red velvet with 2, by REVERSE"
    assert resolved((3, 2, UP)) == "Łucja wins Red velvet with 2, the only bid"
    assert resolved((3, 6, UP), half=3) == "Łucja wins Red velvet with 6½, the only bid"
    assert resolved((0, SNATCH, UP), (1, 6, UP)) == "Ada takes Red velvet by SNATCH"
    assert resolved((0, 4, UP), (1, 3, UP), (1, 1, UP)) == "Red velvet stays in the row: Ada and Ben tie at 4"
    tied = resolved((0, 4, UP), (1, 3, UP), (1, 1, UP), last=True)
    assert tied == "Red velvet leaves the game: Ada and Ben tie at 4"
    assert resolved() == "Red velvet leaves the game: nobody bid"
    assert resolved((0, REVERSE, UP)) == "Red velvet leaves the game: a REVERSE alone is no bid"
    four = [(seat, 5, UP) for seat in range(4)]
    assert resolved(*four) == "Red velvet leaves the game: no bid is left; all four 5s cancel"
    many = [*four[:3], *[(seat, SNATCH, UP) for seat in range(3)], (0, REVERSE, UP), (1, REVERSE, UP)]
    assert resolved(*many, (3, 1, UP)) == (
        "Łucja wins Red velvet with 1, the only bid; "
        "all three 5s, all three SNATCH cards and both REVERSE cards cancel"
    )
    assert resolved(*[(seat, SNATCH, UP) for seat in range(4)]).endswith("; all four SNATCH cards cancel")


def test_other_events(qapp: QApplication) -> None:
    assert texts(sight(events.Passed(0))) == ["Ada has no card left and passes"]
    half = ENTRY.log_lines([sight(events.HalfLaid(2, CARD["lemon-1"]))], PEOPLE)
    assert half == [
        LogLine(
            2,
            "Zoé puts the half point on Lemon",
            (CARD["lemon-1"], BidMark(CARD["lemon-1"], 2, 0, HALF)),
            at=0,
        )
    ]
    assert texts(sight(events.RoundBegan(3, 2))) == [
        "Round 4, bidding",
        "Zoé begins and holds the half point",
    ]
    one = [[CARD["lemon-1"]]]
    assert texts(sight(events.LayerPlaced(0, CARD["lemon-1"], 0, True), stacks=[one, [], [], []])) == [
        "Ada begins a stack with Lemon 1"
    ]
    two = [worst_cases.cards("lemon-1", "fox")]
    assert texts(sight(events.LayerPlaced(1, CARD["fox"], 0, False), stacks=[[], two, [], []])) == [
        "Ben puts Fox on Lemon 1"
    ]
    assert texts(sight(events.LayersCollapsed(0, 0, (CARD["lemon-1"],)))) == [
        "Lemon 1 of Ada bears too much and falls"
    ]
    assert texts(sight(events.LayersCollapsed(0, 0, (CARD["lemon-1"], CARD["lemon-4"])))) == [
        "Lemon 1 and Lemon 4 of Ada bear too much and fall"
    ]
    assert texts(sight(events.RoundEnded(1), stacks=[one, [], [], []])) == [
        "Points after round 2: Ada 1, Ben 0, Zoé 0, Łucja 0"
    ]
    # With the catalogue, which another test may have loaded, and without.
    assert texts(sight(events.GameEnded((0,)), stacks=[one, [], [], []])) in (
        ["Ada wins the game with 1 point"],
        ["Ada wins the game with 1 point(s)"],
    )
    assert texts(sight(events.GameEnded((0, 1)), stacks=[one, one, [], []])) in (
        ["Ada and Ben share the victory with 1 point each"],
        ["Ada and Ben share the victory with 1 point(s) each"],
    )
    alone = resolve_card(CARD["fox"], [(1, 5, UP)], -1, 4, last_round=False)
    assert texts(sight(events.CardResolved(alone))) == ["Ben wins Fox with 5, the only bid"]
    assert texts() == []


def test_only_points_need_an_aid(qapp: QApplication) -> None:
    people, steps = PEOPLE[:2], random_match(2, 3).steps
    lines = [line for step in steps for line in ENTRY.log_lines(step.sights_for(0), people)]
    assert [line.text[:12] for line in lines if line.aid] == ["Points after"] * 5
    assert {line.aid for line in lines} == {"", "points"}

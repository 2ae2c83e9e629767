"""The spelling of each kind of move, and starts that no shuffle could give."""

from __future__ import annotations

from typing import Any

import pytest

from cakedesk.engine.errors import StartError
from cakedesk.games.dutch_auction.cards import CARD_IDS
from cakedesk.games.dutch_auction.game import GAME
from tests.rules.dutch_auction.tables import LISTS, MOVER


@pytest.mark.parametrize(
    "text",
    [
        "aside R5",
        "pass",
        "cash Bx B2",
        "suit Rx R4 P",
        "take Px P2",
        "steal Gx G7",
        "buy R8 Bx",
        "buy G8 G4 P6",
        "buy B1 Gx Gy G1 R8 P2 B3",
        "done",
        "on",
        "stop",
        "shuffle 0 R5 B2",
        "shuffle 1 R5",
    ],
)
def test_spellings_of_the_rules_page(text: str) -> None:
    assert GAME.format(GAME.parse(text, LISTS), LISTS) == text


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("buy G8 P6 G4", "is spelled 'buy G8 G4 P6'"),
        ("buy G8 G1 Gx", "is spelled 'buy G8 Gx G1'"),
        ("buy G8", "is no move"),
        ("buy G8 G1 G2 G3 G4 G5 G6 G7", "is no move"),
        ("aside", "is no move"),
        ("aside R9", "there is no card 'R9'"),
        ("aside r5", "there is no card 'r5'"),
        ("suit Rx R4 pink", "there is no suit 'pink'"),
        ("suit Rx R4 p", "there is no suit 'p'"),
        ("suit Rx R4 ", "there is no suit ''"),
        ("shuffle 2 R5", "is no move"),
        ("shuffle 0", "is no move"),
        ("change Rx R4 P", "is no move"),
        ("", "is no move"),
    ],
)
def test_other_spellings_are_refused(text: str, why: str) -> None:
    assert why in MOVER.misread(text)


@pytest.mark.parametrize(
    ("start", "why"),
    [
        ({}, "'deck' is missing"),
        ({"deck": list(CARD_IDS), "first": 0}, "'first' does not belong there"),
        ({"deck": list(CARD_IDS[1:])}, "lacks 'Gx'"),
        ({"deck": [*CARD_IDS, "Gx"]}, "stands there twice"),
        ({"deck": [*CARD_IDS[1:], "G9"]}, "'G9'"),
        ({"deck": " ".join(CARD_IDS)}, "is a list of card ids"),
    ],
)
def test_impossible_starts(start: dict[str, Any], why: str) -> None:
    with pytest.raises(StartError, match=why):
        GAME.new_state(2, {}, start, LISTS)

"""Two people at one screen: nobody sees, reads or hears what the other one holds."""

from __future__ import annotations

from collections.abc import Callable

from cakedesk.games.dutch_auction.actions import ASIDE, ON, PASS, STOP
from cakedesk.games.dutch_auction.phases import ACT
from tests.whole_games.conftest import DeskMaker
from tests.whole_games.desk import Asks, Outfit
from tests.whole_games.dutch_auction.hall import GAME_ID, NAMES, Bidder, Hall, write_script
from tests.whole_games.hands import ALL_HANDS
from tests.whole_games.playing import set_up

SEED, CHOICES = 890, 16
"""In this deal a seat that acted last, openly, is often the first to choose in secret."""


def leaks(desk: Hall) -> list[str]:
    """What the screen tells of a hand while others may look on, or to the wrong eyes."""
    session, screen = desk.window.session, desk.board.screen
    if session is None or screen is None:
        return []
    match = session.model.match
    is_open, who = match.look(None).shown.phase == ACT, session.controller.at_screen.seat
    wrong = []
    for seat in range(2):
        may_see = who == seat == match.turn() and not is_open and not desk.window.table.curtain.is_down()
        hand = [card for card in match.look(seat).shown.hands[seat] if f"card/{card}" in screen.cards.cards]
        if hand and not may_see:
            wrong.append(f"the hand of {seat} lies open")
        if session.log.lines._viewer == seat and not may_see:
            wrong.append(f"the log tells what {seat} alone knows")
        if session.model.viewer == seat and screen.seat_view(seat).header.points.isVisible() and not may_see:
            wrong.append(f"the points of {seat} show")
        bar = desk.window.table.bar._change._told[1]
        if not may_see and f"{NAMES[seat]} sets the" in bar:
            wrong.append(f"the bar tells {bar}")
    return wrong


def test_secrets_stay_under_the_curtain(open_desk: DeskMaker, dealt: Callable[[int], None]) -> None:
    dealt(SEED)
    desk = open_desk(Outfit(size=(1280, 700)), Hall)
    hands = ALL_HANDS["click"](desk)
    set_up(hands, NAMES, [True, True], GAME_ID)
    actions, _ = write_script(SEED, NAMES)
    found, asked = dict[str, None](), list[Asks]()

    def has_seen_enough(asks: Asks) -> bool:
        asked.append(asks)
        return asked.count(Asks.LIFT) == CHOICES

    Bidder(hands, lambda: actions.pop(0), lambda: found.update(dict.fromkeys(leaks(desk)))).play_until(
        has_seen_enough
    )
    assert list(found) == []
    session = desk.window.session
    assert session is not None
    chosen = sum(step.action[0] in {ASIDE, PASS, ON, STOP} for step in session.model.match.steps)
    assert chosen == CHOICES - 1, "one curtain for each secret choice"

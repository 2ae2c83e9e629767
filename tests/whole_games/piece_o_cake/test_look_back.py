"""Looking back at a match just played: by the end page's button to a turning point, and on from there."""

from __future__ import annotations

from random import Random

from tests.whole_games.conftest import DeskMaker
from tests.whole_games.desk import Asks, Outfit
from tests.whole_games.hands import ClickHands
from tests.whole_games.piece_o_cake.kitchen import GAME_ID, NAMES, Eater, Kitchen
from tests.whole_games.playing import set_up


def test_from_the_end_to_a_turning_point_and_on(open_desk: DeskMaker) -> None:
    desk = open_desk(Outfit(), Kitchen)
    hands, rng, window = ClickHands(desk), Random(4), desk.window
    set_up(hands, NAMES[:2], [True, False], GAME_ID)
    eater = Eater(hands, lambda: desk.match.observe(0).sample_action(rng))
    assert eater.play_until(lambda _asks: False) is Asks.END
    played = desk.match
    hands.press(window.pages.end.review_button)
    desk.wait_until(lambda: window.pages.has("review") and window.pages.review.isVisible(), "the sheet")
    sheet = window.pages.review
    desk.wait_until(lambda: sheet.leave.words == "Close", "the review", 120_000)
    told, move = sheet.shows[0].accessibleDescription(), sheet._turns[0].move
    assert told.startswith(f"1. Move {move + 1}, Ada, ") and " Better, " in told
    assert played.steps[move].seat == 0, "what the person did"
    hands.press(sheet.shows[0])
    desk.wait_until(lambda: window.desk.replay is not None, "the moment")
    replay = window.desk.replay
    assert replay is not None and replay.player.at == move
    hands.press(replay.bar.offer.button)
    desk.wait_until(lambda: window.session is not None and window.desk.replay is None, "a new match")
    again = desk.match
    assert again is not played
    assert [step.action for step in again.steps[:move]] == [step.action for step in played.steps[:move]]
    assert again.table["from"]["move"] == move
    assert eater.play_until(lambda _asks: False) is Asks.END
    assert len(desk.services.history.entries) == 2

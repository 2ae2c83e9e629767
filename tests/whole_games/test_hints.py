"""Hints in the program itself: by key and button, with the process that thinks."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from cakedesk.app.match.hints import hints_used
from tests.app.session_kit import dealt
from tests.whole_games.conftest import DeskMaker


@pytest.mark.parametrize("game_id", ["top-cake", "piece-o-cake"])
def test_the_key_shows_a_hint_over_the_bar(open_desk: DeskMaker, game_id: str) -> None:
    desk = open_desk()
    match = dealt("human", "medium", game_id=game_id)
    desk.window.open_match(match)
    hint = desk.window._menu.hint
    desk.wait_until(lambda: desk.window.session is not None and hint.isEnabled(), "somebody to act")
    said = desk.window.messages
    desk.key(Qt.Key.Key_H)
    assert said.sentence == "Thinking of a hint …"
    desk.wait_until(lambda: said.sentence.startswith("Hint: "), "a hint")
    board = desk.window.table.board
    assert board is not None
    assert board.lights.lit
    bulb = desk.window.table.bar.hint_button
    desk.click(bulb)  # what is told does not cover it
    assert said.sentence.startswith("Not quite as good: ")
    assert hints_used(match) == {0: 2}
    desk.key(Qt.Key.Key_F9)
    assert said.sentence == ""
    assert not hint.isEnabled()
    desk.wait_until(lambda: not desk.services.writer.unsaved_matches(), "save of what was counted")

"""Moments within one action of a match that is watched again."""

from __future__ import annotations

from random import Random

from pytestqt.qtbot import QtBot

from cakedesk.app.files.paths import AppPaths
from cakedesk.app.match.model import deal_match
from cakedesk.app.replay.eyes import EVERYONE
from cakedesk.engine.registry import find_game
from cakedesk.games.top_cake.events import CardResolved
from tests.app.played_matches import play_to_the_end
from tests.app.replay_kit import viewing


def test_each_line_of_a_resolving_leads_to_its_own_moment(qtbot: QtBot, paths: AppPaths) -> None:
    names = ["Ada", "Ben", "Zoé"]
    match = play_to_the_end(deal_match(find_game("top-cake"), names, ["human"] * 3, rng=Random(1)))
    with viewing(paths, match, log_open=True) as shown:
        session, lines, pill = shown.session, shown.page.log.list, shown.page.bar._change._label
        qtbot.waitUntil(lambda: len(lines.entries) > 50)
        resolved = [
            number
            for number, entry in enumerate(lines.entries)
            if entry.line.at is not None
            and entry.line.at >= 0
            and isinstance(session.past.sights(entry.step, EVERYONE)[entry.line.at].event, CardResolved)
        ]
        step = lines.entries[resolved[0]].step
        pictures = set()
        for number in resolved[:2]:
            lines.chosen.emit(number)
            assert session.player.at == step + 1
            assert pill.text() == f"During move {step + 1} of {session.past.count}, as it was"
            things = shown.shows()
            assert any(name.startswith("resolving/card") for name in things)
            assert not any("Next card" in name for name in things)
            assert not any("your turn" in name for name in things)
            pictures.add(tuple(things))
        assert len(pictures) == 2
        session.player.step_on()
        assert session.player.at == step + 1, "the end of that move first"
        assert not session.player._is_moving
        assert pill.text() == f"Move {step + 1} of {session.past.count}, as it was"
        lines.chosen.emit(1)
        assert session.player.at == 0, "it was so before anybody acted"

"""People and computers at one table, and computers alone."""

from __future__ import annotations

import os
import signal
from random import Random

import pytest

from cakedesk.app.settings.values import Resolving
from cakedesk.engine.actions import Action
from cakedesk.engine.match import Match
from cakedesk.games.top_cake.actions import STACK
from tests.whole_games.cake_swap import bakery
from tests.whole_games.conftest import DeskMaker
from tests.whole_games.desk import Asks, Desk, Outfit
from tests.whole_games.hands import ClickHands, DragHands, Hands, KeyHands
from tests.whole_games.hidden import Watcher
from tests.whole_games.piece_o_cake import kitchen
from tests.whole_games.playing import Player, set_up
from tests.whole_games.scripts import NAMES
from tests.whole_games.take_the_cake import patisserie
from tests.whole_games.tidiness import Messes


class Guest(Player):
    """A person who makes up the turns on the way, as nobody knows what the others will do."""

    def __init__(self, hands: Hands, watch: Watcher, seed: int) -> None:
        self.messes = Messes(hands.desk, watch.look)
        self._rng = Random(seed)
        super().__init__(hands, [], self.messes.look)

    def stage_next(self) -> None:
        """Make up the next turn and stage it."""
        self.left = turn_by_chance(self.desk.match, self._rng)
        super().stage_next()


def turn_by_chance(match: Match, rng: Random) -> list[Action]:  # type: ignore[type-arg]
    """All actions of the turn of whoever acts now: more than one if cards are stacked."""
    copy = Match.from_record(match.record())
    seat, actions = copy.turn(), []
    while True:
        actions.append(copy.observe(seat).sample_action(rng))
        copy.play(actions[-1])
        if actions[-1][0] != STACK or copy.turn() != seat or not copy.look(seat).shown.won[seat]:
            return actions


def end_thinking(desk: Desk) -> bool:
    """Kill the process that thinks, if there is one."""
    process = desk.services.thinker._process
    if process is None:
        return False
    os.kill(process.pid, signal.SIGKILL)
    return True


def plays_through(desk: Desk) -> bool:
    """Whether the engine alone plays the record of the match as it was played here."""
    record = desk.match.record()
    return Match.from_record(record).record() == record


def _round(desk: Desk) -> int:
    return int(desk.match.look(None).shown.round)


def test_one_person_and_three_computers(open_desk: DeskMaker) -> None:
    desk = open_desk(Outfit(size=(1600, 1000)))
    hands = ClickHands(desk)
    watcher = Watcher(desk)
    set_up(hands, NAMES, [True, False, False, False])
    guest = Guest(hands, watcher, 5)
    three_rounds = guest.play_until(lambda asks: asks is Asks.LIFT or _round(desk) == 3)
    assert three_rounds is not Asks.LIFT, "one person needs no curtain"
    assert plays_through(desk)
    assert desk.match.players == ["human", "medium", "medium", "medium"]
    assert watcher.looks > 10
    assert guest.messes.found == []


def test_two_people_and_a_computer_whose_process_dies(open_desk: DeskMaker) -> None:
    desk = open_desk(Outfit(size=(1280, 700)))
    hands = DragHands(desk)
    set_up(hands, NAMES[:3], [True, False, True])
    guest, ended = Guest(hands, Watcher(desk), 6), 0
    while ended < 3 or _round(desk) < 2:
        assert guest.play_until(lambda _asks: True) is not Asks.END
        if ended < 3 and len(desk.match.steps) > 8 * ended:
            ended += end_thinking(desk)
        guest.answer(desk.asks())
    assert plays_through(desk)
    assert guest.messes.found == []
    assert desk.window.messages.sentence == "", "another process took over before anybody noticed"


def test_computers_alone(open_desk: DeskMaker) -> None:
    desk = open_desk(Outfit(resolving=Resolving.ALL_AT_ONCE))
    hands = KeyHands(desk)
    set_up(hands, NAMES[:2], [False, False])
    watcher = Watcher(desk)
    desk.window.table.scene.queue.group_started.connect(lambda _name: watcher.look_at_faces())
    while desk.wait_for() is not Asks.END:
        assert desk.asks() is Asks.READ
        hands.confirm()
    assert plays_through(desk)
    assert desk.match.record().result is not None
    assert desk.match.players == ["medium", "medium"]
    assert watcher.looks > 20


@pytest.mark.parametrize(
    ("kind", "game_id", "names"),
    [
        (kitchen.Kitchen, kitchen.GAME_ID, kitchen.NAMES[:3]),
        (bakery.Bakery, bakery.GAME_ID, bakery.NAMES[:3]),
        (patisserie.Patisserie, patisserie.GAME_ID, patisserie.NAMES[:2]),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_computers_alone_at_other_tables(
    open_desk: DeskMaker, kind: type[Desk], game_id: str, names: tuple[str, ...]
) -> None:
    desk = open_desk(Outfit(resolving=Resolving.ALL_AT_ONCE), kind)
    hands = KeyHands(desk)
    set_up(hands, names, [False] * len(names), game_id)
    while desk.wait_for() is not Asks.END:
        assert desk.asks() is Asks.READ
        hands.confirm()
    assert desk.match.record().result is not None

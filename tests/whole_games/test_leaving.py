"""The program is closed anywhere, and the match goes on later with nothing lost but what was staged."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import pytest
from PySide6.QtCore import Qt

from cakedesk.app.history.running_card import RunningCard
from cakedesk.app.settings.values import Pace
from cakedesk.app.widgets import save_dialog
from cakedesk.engine.actions import OVER
from cakedesk.table.boards.top_cake.segments import Screen
from tests.whole_games.conftest import DeskMaker
from tests.whole_games.desk import Asks, Desk, Outfit
from tests.whole_games.hands import ClickHands, DragHands, Hands, KeyHands
from tests.whole_games.hidden import Watcher
from tests.whole_games.person import lift
from tests.whole_games.playing import Player, set_up
from tests.whole_games.scripts import BID, HALF, NAMES, deal, write_script

ALT = Qt.KeyboardModifier.AltModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
Leave = Callable[[Desk], None]


def close_the_window(desk: Desk) -> None:
    """The cross of the window."""
    desk.close()


def quit_by_key(desk: Desk) -> None:
    """The command of the menu."""
    desk.key(Qt.Key.Key_Q, modifier=CONTROL)
    assert not desk.window.isVisible()
    desk.close()


def escape(desk: Desk) -> None:
    desk.key(Qt.Key.Key_Escape)


def back_button(desk: Desk) -> None:
    """To the home page; the program stays open."""
    desk.click(desk.window.table.bar.back_button)


def home_by_key(desk: Desk) -> None:
    """To the home page by its key, which works under the curtain too."""
    desk.key(Qt.Key.Key_Home, modifier=ALT)


@dataclass(frozen=True)
class Moment:
    """When the table is left, and how.

    Attributes:
        name: what it is called.
        comes: whether it has come: what the window waits for, and the player.
        before: what is done before.
        leave: how it is left.
    """

    name: str
    comes: Callable[[Asks, Player], bool]
    before: Callable[[Player, Hands], None]
    leave: Leave


def _next_is(player: Player, kind: int) -> bool:
    return bool(player.left) and player.left[0][0] == kind


def _stage_all(player: Player, hands: Hands) -> None:
    del hands
    player.stage_next()


def _stage_one_card(player: Player, hands: Hands) -> None:
    _, kind, card, _, _ = player.left[0]
    hands.bring(f"hand/{kind}", f"zone/{card}")


def _hold_a_card(player: Player, hands: Hands) -> None:
    desk = hands.desk
    desk.grab(desk.item(f"hand/{player.left[0][1]}"))
    desk.pull_to(desk.item(f"zone/{player.left[0][2]}"))


def _nothing(player: Player, hands: Hands) -> None:
    del player, hands


def _cover(player: Player, hands: Hands) -> None:
    del player
    hands.desk.key(Qt.Key.Key_F9)
    assert hands.desk.asks() is Asks.LIFT


MOMENTS = [
    Moment("before anything is done", lambda asks, _: asks is Asks.LIFT, _nothing, home_by_key),
    Moment(
        "one card staged",
        lambda asks, player: asks is Asks.BID and _next_is(player, BID),
        _stage_one_card,
        close_the_window,
    ),
    Moment("a turn staged", lambda asks, _: asks is Asks.BID, _stage_all, back_button),
    Moment(
        "a card in the air",
        lambda asks, player: asks is Asks.BID and _next_is(player, BID),
        _hold_a_card,
        close_the_window,
    ),
    Moment("under the curtain", lambda asks, _: asks is Asks.LIFT, _nothing, quit_by_key),
    Moment("covered", lambda asks, _: asks is Asks.BID, _cover, close_the_window),
    Moment(
        "the half point staged",
        lambda asks, player: asks is Asks.BID and _next_is(player, HALF),
        _stage_all,
        close_the_window,
    ),
    Moment("the first card resolved", lambda asks, _: asks is Asks.READ, _nothing, close_the_window),
    Moment("cards staged on stacks", lambda asks, _: asks is Asks.STACK, _stage_all, close_the_window),
    Moment("cards won", lambda asks, _: asks is Asks.STACK, _nothing, back_button),
]


def _go_on(desk: Desk, hands: Hands) -> None:
    """Go on with the last match, once the home page has read that there is one."""
    resume = desk.window.home.resume.resume
    desk.wait_until(lambda: not resume.isHidden(), "match to go on with")
    hands.press(resume)


def test_a_match_of_people_left_at_every_moment(open_desk: DeskMaker, dealt: Callable[[int], None]) -> None:
    script = write_script(11, 3)
    dealt(script.seed)
    desk = open_desk(Outfit(size=(1280, 700)))
    hands: Hands = DragHands(desk)
    set_up(hands, script.names, [True] * 3)
    player = Player(hands, script.actions)
    ways = [ClickHands, KeyHands, DragHands]
    for number, moment in enumerate(MOMENTS):
        came = player.play_until(lambda asks: moment.comes(asks, player))  # noqa: B023 - called at once
        assert came is not Asks.END, moment.name
        done = desk.match.record().moves
        moment.before(player, hands)
        moment.leave(desk)
        if not desk.is_open:
            desk = open_desk(Outfit(size=(1280, 700)))
        hands = ways[number % 3](desk)
        assert desk.wait_for() is Asks.CHOICE
        _go_on(desk, hands)
        assert desk.wait_for() is Asks.LIFT, f"after {moment.name}: it must begin under the curtain"
        Watcher(desk).look()
        assert desk.match.record().moves == done, moment.name
        player = Player(hands, script.actions[len(done) :])
    player.play_until(lambda asks: asks is Asks.LIFT and player.left != list(script.actions[len(done) :]))
    done = desk.match.record().moves
    assert done == script.match.record().moves[: len(done)]
    assert desk.window.messages.sentence == ""


def test_one_person_goes_on_without_a_curtain(open_desk: DeskMaker) -> None:
    desk = open_desk()
    hands: Hands = ClickHands(desk)
    set_up(hands, NAMES[:2], [True, False])
    desk.wait_for(Asks.BID)
    hand = next(item for item in desk.window.table.scene.table_items() if item.key == "hand/3")
    hands.bring(hand.key, f"zone/{desk.match.look(0).shown.row[0]}")
    done = desk.match.record().moves
    desk.close()
    desk = open_desk()
    hands = KeyHands(desk)
    _go_on(desk, hands)
    assert desk.wait_for() is Asks.BID
    assert desk.match.record().moves == done
    assert not desk.board.bidding.turn.composer.can_take_back()


def _visible_cards(desk: Desk) -> list[RunningCard]:
    return [card for card in desk.window.pages.matches.findChildren(RunningCard) if card.isVisible()]


def test_several_matches_at_once(open_desk: DeskMaker) -> None:
    desk = open_desk()
    hands = ClickHands(desk)
    left: dict[int, list[tuple[int, str]]] = {}
    for seats in (2, 3, 4):
        set_up(hands, NAMES[:seats], [True] * seats)
        player = Player(hands, [])
        player.play_until(lambda asks: asks is Asks.BID)
        row = desk.match.look(None).shown.row
        player.left = [(BID, 1, row[0], seats, row[1])]
        player.stage_next()
        hands.confirm()
        assert desk.wait_for() is Asks.LIFT
        left[seats] = desk.match.record().moves
        home_by_key(desk)
        assert desk.wait_for() is Asks.CHOICE
    for seats in (3, 2, 4):
        hands.press(desk.window.home.resume.others)
        desk.wait_until(lambda: len(_visible_cards(desk)) == 3, "cards of all matches")
        cards = _visible_cards(desk)
        last, other = NAMES[seats - 1], [*NAMES, "nobody"][seats]
        texts = [card.accessibleDescription() for card in cards]
        hands.press(
            next(
                card.resume
                for card, words in zip(cards, texts, strict=True)
                if last in words and other not in words
            )
        )
        assert desk.wait_for() is Asks.LIFT
        assert desk.match.record().moves == left[seats]
        lift(hands)
        assert desk.wait_for() is Asks.BID
        back_button(desk)
        assert desk.wait_for() is Asks.CHOICE


def test_the_table_after_the_end(open_desk: DeskMaker, monkeypatch: pytest.MonkeyPatch) -> None:
    script = write_script(2, 2)
    last = 8
    match = deal(script.seed, script.names)
    for action in script.actions[:-last]:
        match.play(action)
    desk = open_desk()
    hands = ClickHands(desk)
    desk.window.open_match(match)
    Player(hands, script.actions[-last:]).play_to_the_end()
    assert replace(desk.match.record(), table={}, extra={}) == script.match.record()
    end, bar = desk.window.end, desk.window.end.bar
    assert not bar.log_button.isChecked()
    assert not bar.undo_button.isHidden(), "the last layer showed nothing new"
    hands.press(bar.help_button)
    pages = desk.window.pages
    desk.wait_until(lambda: pages.has("help") and desk.page is pages.help, "the help is there")
    desk.key(Qt.Key.Key_Escape)
    assert desk.wait_for() is Asks.END
    hands.press(bar.log_button)
    assert desk.window.desk.is_at_table()
    assert desk.window.table.log.isVisible()
    hands.press(desk.window.table.bar.log_button)
    back_button(desk)
    assert desk.wait_for() is Asks.END
    menu = desk.window._menu
    assert not menu.redo.isEnabled() and not menu.cover.isEnabled(), "nothing on the page does it"
    desk.key(Qt.Key.Key_L)
    assert desk.window.desk.is_at_table()
    assert desk.window.table.log.isVisible(), "the button names the key"
    desk.key(Qt.Key.Key_L)
    assert not desk.window.table.log.isVisible()
    escape(desk)
    assert desk.wait_for() is Asks.END
    monkeypatch.setattr(save_dialog, "ask_where_to_save", lambda *_: "")
    hands.press(end.save_button)
    assert not desk.window.messages.isVisible(), "nobody wanted it"
    assert bar.undo_button.isEnabled()
    desk.key(Qt.Key.Key_Z, modifier=CONTROL)
    assert desk.window.desk.is_at_table(), "the button names the key"
    assert desk.wait_for() is not Asks.END
    assert desk.window.desk.ended is None
    taken_back = len(script.actions) - len(desk.match.steps)
    assert taken_back
    Player(hands, script.actions[-taken_back:]).play_to_the_end()
    assert replace(desk.match.record(), table={}, extra={}) == script.match.record()
    for leave in (back_button, escape, lambda desk: desk.key(Qt.Key.Key_Home, modifier=ALT)):
        hands.press(end.table_button)
        assert desk.asks() is Asks.NOTHING
        assert desk.window.table.view.isVisible()
        assert desk.board.screen is Screen.BIDDING
        for key in (Qt.Key.Key_Tab, Qt.Key.Key_5):
            desk.key(key)
        leave(desk)
        if leave in (back_button, escape):
            assert desk.wait_for() is Asks.END
    assert desk.wait_for() is Asks.CHOICE
    assert desk.window.home.resume.resume.isHidden(), "a finished match is not gone on with"


def test_who_goes_home_while_points_are_counted_sees_the_result_first(open_desk: DeskMaker) -> None:
    script = write_script(3, 3)
    match = deal(script.seed, script.names)
    for action in script.actions[:-1]:
        match.play(action)
    desk = open_desk(Outfit(animations=Pace.SLOW))
    desk.window.open_match(match)
    player = Player(ClickHands(desk), script.actions[-1:])
    player.play_until(lambda asks: asks is Asks.STACK)
    player.stage_next()
    player.confirm()
    assert desk.match.turn() == OVER and desk.asks() is Asks.NOTHING
    home_by_key(desk)
    assert desk.asks() is Asks.END
    home_by_key(desk)
    assert desk.wait_for() is Asks.CHOICE


def test_play_again(open_desk: DeskMaker) -> None:
    script = write_script(3, 3)
    match = deal(script.seed, script.names)
    for action in script.actions[:-1]:
        match.play(action)
    desk = open_desk()
    desk.window.open_match(match)
    hands = KeyHands(desk)
    Player(hands, script.actions[-1:]).play_to_the_end()
    hands.press(desk.window.end.again_button)
    assert desk.wait_for() is Asks.LIFT
    assert desk.match.seats == list(script.names)
    assert desk.match.players == ["human"] * 3
    assert desk.match.record().moves == []
    assert desk.match.record().start != match.record().start

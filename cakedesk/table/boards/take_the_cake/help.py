"""Which part of the help fits the table of Take the Cake, and what is told of a thing beside its picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cakedesk.engine.observation import Observation
from cakedesk.games.take_the_cake import phases
from cakedesk.games.take_the_cake.state import TakeTheCakeState
from cakedesk.table.items import TableItem
from cakedesk.table.joined_words import capital
from cakedesk.table.kit.table_words import TableWords

if TYPE_CHECKING:
    from cakedesk.table.boards.take_the_cake.screen import Screen

PLACES = {
    phases.CUTTING: "cut",
    phases.CHANCE_CUT: "three",
    phases.TAKING: "take",
    phases.PUTTING: "place",
    phases.ORDERING: "orders",
    phases.SHUFFLING: "score",
    phases.ENDED: "end",
}
"""The anchor of each phase in the help."""


def help_place(look: Observation[TakeTheCakeState]) -> str:
    """See `BoardEntry.help_place`."""
    return PLACES[look.shown.phase]


def item_help(screen: Screen, item: TableItem) -> tuple[str, ...]:
    """What is told of an item beside its enlarged picture."""
    kind, _, which = item.key.partition("/")
    words, lists = screen.words, screen.words.lists
    if kind == "cake":
        shown, seat, cake = screen.shown, *map(int, which.split("/"))
        place = phases.CAKES * seat + cake
        points = TableWords().points_so_far(shown.cake_scores()[place].total)
        return words.names[seat], words.cake_told(shown, place), *([f"{points}."] * screen.aids.points)
    if kind in {"card", "laid"}:
        return (words.card(lists.piece_index[which]),)
    if kind == "order":
        order = lists.order_index[which]
        now = screen.orders.told_now.get(order)
        rule = words.order(order, "rule")
        return words.order(order), f"{rule}.", *([f"{capital(now)}."] if now else [])
    return ()

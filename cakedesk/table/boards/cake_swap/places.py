"""The names of what is on the table of Cake Swap, for lesson, log and tests.

======================  ==================================================================
``card/<id>``           a card that lies open, such as ``card/5CS-1VU``
``hand``                the card in hand (or chosen for it), ``side/<0 or 1>`` its sides
``row/<place>``         a place for a layer: ``top``, ``under``, ``swap``, ``swap/<size>``
``submit/<class>``      the row of a class in which the own cake can be submitted
``stand/<class>``       a class by its name, ``stands`` all; ``ribbon/<name>`` a ribbon, such as ``gold-red``
``cake/<seat>``         a cake, ``panel/<seat>`` all of a seat, ``points/<seat>`` its points
``deck``, ``table``     the deck, all open cards
``squeeze`` and so on   the own action cards
``confirm``             the primary button; ``first`` and ``second`` the others
``chart``               what is still to come; ``award`` the stage for a cake that has won
======================  ==================================================================

What a line of the log is about are cards, cakes of seats and ribbons: marks.
"""

from __future__ import annotations

from collections.abc import Callable

from cakedesk.games.cake_swap.cards import CLASSES, cards_in, ribbon_name
from cakedesk.table.boards.cake_swap.award import Award
from cakedesk.table.boards.cake_swap.log_wording import CakeMark, CardMark, RibbonMark
from cakedesk.table.boards.cake_swap.screen import IN_HAND, Screen, card_key
from cakedesk.table.kit.places import Found, Places, together

_RIBBONS = {ribbon_name(number): number for number in range(18)}


def screen_places(screen: Screen, award: Award) -> Places:
    """The names of what is on a screen."""
    index, tray = screen.look.shown.lists.index, screen.bench

    def card(card_id: str) -> Found:
        return screen.cards.cards.get(card_key(index[card_id]))

    def cake(seat: str) -> Found:
        return screen.view_of(int(seat or screen.below)).cake

    def panel(seat: str) -> Found:
        if int(seat) == screen.below:
            return tray.header_rect().united(screen.rects.tray.ribbons)
        return screen.rects.others[list(screen.panels).index(int(seat))]

    def points(seat: str) -> Found:
        return places.keyed("own points" if int(seat) == screen.below else f"points/{seat}")

    def by_class(kind: str) -> Callable[[str], Found]:
        return lambda name: places.keyed(f"{kind}/{CLASSES.index(name)}")

    places = Places(
        screen.scene,
        {
            "card": card,
            "cake": cake,
            "panel": panel,
            "points": points,
            "stand": by_class("stand"),
            "stands": lambda _: together(stand.panel for stand in screen.stands.stands),
            "submit": by_class("submit"),
            "ribbon": lambda name: screen.stands.ribbon(_RIBBONS[name]),
            "table": lambda _: together(
                screen.cards.cards[card_key(each)] for each in cards_in(screen.look.shown.table)
            ),
            "rows": lambda _: together(row.well for row in tray.rows.rows.values()),
            "award": lambda _: screen.rects.stage if award.stage is not None else None,
        },
        {
            CardMark: lambda marks: [
                screen.cards.cards.get(card_key(mark.card)) or _in_hand(screen, mark.card) for mark in marks
            ],
            CakeMark: lambda marks: [cake(str(mark.seat)) for mark in marks],
            RibbonMark: lambda marks: [screen.won_ribbon(mark.ribbon) for mark in marks],
        },
    )
    return places


def _in_hand(screen: Screen, card: int) -> Found:
    return screen.cards.cards.get(IN_HAND) if screen.look.shown.held == card else None

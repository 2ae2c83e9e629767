"""The names of what is on the table of Dutch Auction, for lesson, log and tests.

========================  ==============================================================================
``card/<id>``             a card that lies open, by its id in records: ``card/G6``, ``card/Bx``
``hand``                  all cards of the seat below: its hand, later its bid
``bid/<seat>``            all cards of a seat's bid; ``sum/<seat>`` its sum
``row``                   the whole display; ``cost/<1 to 6>`` a place of it, ``coin/<1 to 6>`` its price
``aside/<seat>``          the card set aside
``deck/<seat>``           a personal deck; ``discards/<seat>`` its discards
``out``, ``deck``         the auction discards; the auction deck (cards still to come)
``panel/<seat>``          all of a seat; ``points/<seat>`` its points so far
``power/<id>``            the row that picks a power: ``power/Gx``
``kind/<kind>``           the row that narrows a picked power: ``cash``, ``suit``, ``take``, ``steal``
``suit/<letter>``         the row that says to which suit a card is changed: ``suit/P``
``way/<number>``          the row of a way to pay, from 0
``vote/on``, ``vote/stop``  whether to go on, once the auction deck is empty
``panel``                 the middle panel of the tray, which holds these rows and what is explained
``rows``                  all its rows; without any the panel
``confirm``               the primary button; ``first`` and ``second`` the others: *Done*, *Put it back*
``pile/<place>``          in the view of piles a tab: ``pile/out``, ``pile/discards``, ``pile/deck``
``compare``               the bids of a tie that are compared step by step
========================  ==============================================================================

What gestures stage is spelled (`Staged.gestures`): once it is whole as the action in records (``aside B7``,
``steal Gx G6``, ``buy R3 G6 R5``, ``done``, ``on``, ``stop``). Before, in parts: ``power Gx`` a picked power,
``kind steal`` what it is narrowed to, ``card R4`` its target while the kind or the suit is asked; ``buy R3``
with ``pay G6`` for each payer while they are too few; ``pay G6`` alone: what it buys is asked.
A click on a card of the row stages the first way to pay at once.

What lines of the log are about: see `marks`.
"""

from __future__ import annotations

from collections.abc import Callable

from cakedesk.games.dutch_auction.cards import CARD_IDS
from cakedesk.table.boards.dutch_auction.marks import BidMark, CardMark, PileMark
from cakedesk.table.boards.dutch_auction.screen import Screen
from cakedesk.table.boards.dutch_auction.table_cards import card_key
from cakedesk.table.kit.places import Found, Places, together
from cakedesk.table.kit.told_step import ToldStep


def screen_places(screen: Screen, comparison: ToldStep) -> Places:
    """The names of what is on a screen."""

    def card(number: int) -> Found:
        """Where it lies by itself, else on top of a pile."""
        item = screen.cards.cards.get(card_key(number))
        return item if item is not None else pile_with(number)

    def pile_with(number: int) -> Found:
        shown = screen.look.shown
        for seat in range(2):
            if number in shown.cashed[seat]:
                return screen.seat_view(seat).cashed
        tops = {
            "out": shown.auction_discards,
            **{f"discards/{seat}": shown.discards[seat] for seat in range(2)},
        }
        return next(
            (screen.cards.cards.get(key) for key, cards in tops.items() if cards and cards[-1] == number),
            None,
        )

    def hand() -> Found:
        """With what stands below each card."""
        return together([bid(screen.below), screen.table.captions])

    def bid(seat: int) -> Found:
        shown = screen.look.shown
        keys = [card_key(each) for each in shown.bids[seat] or shown.hands[seat] if each >= 0]
        return together([screen.cards.cards.get(key) for key in keys])

    def pile(kind: str) -> Callable[[str], Found]:
        return lambda seat: (
            screen.cards.cards.get(f"{kind}/{seat}" if seat else kind)
            or (screen.table.pile_rects()[f"{kind}/{seat}" if seat else kind].card)
        )

    def panel(seat: str) -> Found:
        if not seat:
            return places.keyed("panel")
        return screen.rects.tray if int(seat) == screen.below else screen.rects.other.whole

    places = Places(
        screen.scene,
        {
            "card": lambda name: card(CARD_IDS.index(name)),
            "hand": lambda _: hand(),
            "bid": lambda seat: bid(int(seat)),
            "sum": lambda seat: together(screen.seat_view(int(seat)).sum_and_parts),
            "row": lambda _: together([*screen.rects.costs, *screen.rects.coins]),
            "cost": lambda cost: screen.rects.costs[int(cost) - 1],
            "aside": lambda seat: screen.cards.cards.get(f"aside/{seat}"),
            "deck": pile("deck"),
            "discards": pile("discards"),
            "out": pile("out"),
            "panel": panel,
            "rows": lambda _: together([row.well for row in screen.panel.rows.rows.values()] or panel("")),
            "compare": lambda _: screen.rects.tray if comparison.is_on else None,
        },
        {
            CardMark: lambda marks: [card(mark.card) for mark in marks],
            BidMark: lambda marks: [bid(mark.seat) for mark in marks],
            PileMark: lambda marks: [screen.table.pile_rects()[mark.place].card for mark in marks],
        },
    )
    return places

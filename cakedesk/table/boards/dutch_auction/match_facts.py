"""A running match of Dutch Auction in a few words and one picture."""

from __future__ import annotations

from collections.abc import Sequence

from cakedesk.engine.actions import OVER
from cakedesk.engine.observation import Observation
from cakedesk.games.dutch_auction.state import DutchAuctionState
from cakedesk.table.board import SeatPerson
from cakedesk.table.boards.dutch_auction.looks import card_face
from cakedesk.table.boards.dutch_auction.wording import AuctionWording
from cakedesk.table.boards.entry import MatchFacts


def match_facts(look: Observation[DutchAuctionState], people: Sequence[SeatPerson]) -> MatchFacts:
    """See `BoardEntry.match_facts`."""
    shown = look.shown
    words = AuctionWording(shown.lists, [person.name for person in people])
    place = words.status(shown)
    if shown.turn() == OVER:
        return MatchFacts(place, "")
    cheapest = next((card for card in shown.display if card >= 0), None)
    picture = None if cheapest is None else card_face(shown.lists, cheapest)
    return MatchFacts(place, words.resting(shown, is_past=False), picture)

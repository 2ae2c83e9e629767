"""What the home page shows of the game."""

from __future__ import annotations

from cakedesk.art.dutch_auction.box import COLOR, DutchAuctionBoxFace
from cakedesk.art.dutch_auction.cards import NumberCardFace, PowerCardFace
from cakedesk.art.dutch_auction.stairs import StairsFace
from cakedesk.art.dutch_auction.tulips import TulipVaseFace
from cakedesk.art.face import Face

_STAIRS = (
    (NumberCardFace("pink", 4, 5), PowerCardFace("blue"), NumberCardFace("green", 1, 8)),
    (NumberCardFace("blue", 6, 3), NumberCardFace("red", 3, 6), PowerCardFace("pink")),
)


def home_faces() -> tuple[Face, ...]:
    """Gives the box, then cards on stairs, tulips in a vase, and other cards on stairs."""
    left, right = (StairsFace(shown, COLOR) for shown in _STAIRS)
    return (DutchAuctionBoxFace(), left, TulipVaseFace(), right)

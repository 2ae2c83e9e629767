"""Whether eaten slices lie open."""

from __future__ import annotations

from cakedesk.engine.actions import UNKNOWN
from cakedesk.games.piece_o_cake.state import PieceOCakeState


def plates_lie_open(shown: PieceOCakeState, viewer: int | None) -> bool:
    """Whether everyone's eaten slices may be shown: by the rules, or to eyes that nothing is hidden from.

    Args:
        viewer: who looks; None: a spectator.

    Returns:
        True also where what others have eaten is known although it lies face down: to "everyone" in replays.
    """
    others = (seat for seat, slices in enumerate(shown.eaten_sizes) if slices and seat != viewer)
    return shown.plates_are_open or any(shown.eaten[seat] != UNKNOWN for seat in others)

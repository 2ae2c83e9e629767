"""What speaks for a cut: what its pieces bring if all choose well. Two games have cakes that are cut."""

from __future__ import annotations

from collections.abc import Sequence

from cakedesk.engine.reasons import Reason


def cut_reason(gains: Sequence[float], me: int) -> Reason:
    """Say who gains by a cut; of who gains nothing, no points are named.

    Args:
        gains: by seat, in points.
        me: who cuts.
    """
    points = round(gains[me])
    most = max(round(gain) for seat, gain in enumerate(gains) if seat != me)
    if points <= 0:
        return Reason("cut_for_nobody") if most <= 0 else Reason("cut_for_others", most=most)
    return Reason("cut_for_me", points=points) if most <= 0 else Reason("cut", points=points, most=most)

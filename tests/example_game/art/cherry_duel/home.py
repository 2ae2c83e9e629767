"""Cherry Duel on the home page."""

from __future__ import annotations

from cakedesk.art.cherry_duel.faces import CherriesFace, CherryDuelBoxFace, SliceFace
from cakedesk.art.face import Face


def home_faces() -> tuple[Face, ...]:
    """The box, then a slice and the cherries that it may take."""
    return CherryDuelBoxFace(), SliceFace("12", "lemon"), CherriesFace(3)

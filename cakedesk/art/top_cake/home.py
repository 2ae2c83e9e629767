"""Top Cake on the home page."""

from __future__ import annotations

from cakedesk.art.face import Face
from cakedesk.art.top_cake.box import TopCakeBoxFace
from cakedesk.art.top_cake.stack import LayerSpec, StackFace

_STACKS = (
    ("battenberg", "carrot", "chocolate", "crown"),
    ("velvet", "velvet", "velvet", "velvet", "rose"),
    ("coffee", "lemon", "fox"),
)


def home_faces() -> tuple[Face, ...]:
    """Gives the box, then stacks of layers of one flavour or of many, with something on top."""
    stacks = (
        StackFace(tuple(LayerSpec(f"{kind}-{number}", kind) for number, kind in enumerate(kinds)))
        for kinds in _STACKS
    )
    return (TopCakeBoxFace(), *stacks)

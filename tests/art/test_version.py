"""The version of the art: pictures on the disk are found by it, so it changes whenever a drawing does."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from importlib import import_module
from inspect import getfile, isabstract
from pathlib import Path
from pkgutil import walk_packages

import cakedesk.art
from cakedesk.art import render, shadow
from cakedesk.art.face import Face
from cakedesk.art.home_pictures import drawn_faces, drawn_games
from cakedesk.art.prepared import PreparedFace, home_faces
from cakedesk.art.render import Order
from cakedesk.art.version import VERSION
from tests.art.pictures import every_face

_ART = Path(cakedesk.art.__file__).parent
"""Where the program's faces are; the example game's lie elsewhere, though under the same package's name."""

_WIDTHS_PX = (24, 90, 300)
"""Widths at which faces are drawn with more or less detail."""


def _every_face() -> list[Face]:
    """The faces that all games share and Top Cake's, those of each other game's test, and the home page's."""
    games = (import_module(f"tests.art.test_{game}") for game in drawn_games() if game != "top_cake")
    home = [face for game in drawn_games() for face in (*drawn_faces(game), *home_faces(game))]
    return [*every_face(), *home, *(face for game in games for face in game.every_face())]


def _kinds(kind: type[Face] = Face) -> Iterator[type[Face]]:
    for derived in kind.__subclasses__():
        module = sys.modules.get(derived.__module__)
        is_there = getattr(module, derived.__name__, None) is derived  # else it is an example in a docstring
        if is_there and Path(getfile(derived)).is_relative_to(_ART) and not isabstract(derived):
            yield derived
        yield from _kinds(derived)


def test_the_version_follows_every_drawing() -> None:
    digest = hashlib.sha256()
    for face in sorted(_every_face(), key=repr):
        for width_px in _WIDTHS_PX:
            digest.update(Order(face, width_px, max(1, round(width_px / face.aspect))).write().encode())
    for module in (render, shadow):  # what comes on top of the drawing
        assert module.__file__ is not None
        digest.update(Path(module.__file__).read_bytes().replace(b"\r\n", b"\n"))
    assert digest.hexdigest()[:16] == VERSION, "a drawing has changed: cakedesk/art/version.py must, too"


def test_the_version_knows_every_kind_of_face() -> None:
    for module in walk_packages(cakedesk.art.__path__, "cakedesk.art."):
        import_module(module.name)
    assert set(_kinds()) - {type(face) for face in _every_face()} == set()
    assert PreparedFace in _kinds()


def test_keys_tell_all_apart_that_looks_different() -> None:
    face, other = every_face()[:2]
    orders = [
        Order(face, 90, 100),
        Order(face, 90, 101),
        Order(face, 90, 100, ratio=2.0),
        Order(face, 90, 100, shadow.Shadow("card")),
        Order(other, 90, 100),
    ]
    assert len({order.cache_key() for order in orders}) == len(orders)
    assert Order(face, 90, 100).cache_key() == orders[0].cache_key()

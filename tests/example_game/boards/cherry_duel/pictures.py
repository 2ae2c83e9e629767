"""The pictures of Cherry Duel by name, for help and lesson: `slice/<number>`, `back`, `cherries/<count>`."""

from __future__ import annotations

from cakedesk.art.cherry_duel.faces import CherriesFace, SliceBackFace, SliceFace
from cakedesk.games.cherry_duel.game import GAME
from cakedesk.table.boards.entry import NamedPicture


def picture(name: str) -> NamedPicture:
    """See `BoardEntry.picture`."""
    kind, _, which = name.partition("/")
    if kind == "cherries":
        return NamedPicture(CherriesFace(int(which)), 0.43)
    if kind == "back":
        return NamedPicture(SliceBackFace())
    lists = GAME.builtin_lists()
    return NamedPicture(SliceFace(which, lists.flavours[lists.ids.index(which)]))

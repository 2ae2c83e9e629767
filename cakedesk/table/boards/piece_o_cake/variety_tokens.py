"""Slices as tokens: a variety's picture, how many there are, and the crown of who leads it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from cakedesk.art import faces as shared_faces
from cakedesk.art.piece_o_cake import faces
from cakedesk.games.piece_o_cake.cards import PieceOCakeLists
from cakedesk.table.boards.piece_o_cake import looks
from cakedesk.table.boards.piece_o_cake.standing import Held
from cakedesk.table.boards.piece_o_cake.wording import variety_name
from cakedesk.table.kit.token_row import Token

GONE_OPACITY = 0.4


def variety_tokens(
    held: Iterable[Held],
    lists: PieceOCakeLists,
    changes: Mapping[int, int] | None = None,
    gone: Collection[int] = (),
) -> list[Token]:
    """A token for each variety that is held; what is to go is pale."""
    crowns = {"none": None, "own": shared_faces.crown_face(), "shared": faces.shared_crown_face()}
    return [
        Token(
            item.variety,
            looks.variety_face(lists.varieties[item.variety].name),
            faces.count_badge_face(item.slices),
            crowns[item.crown],
            (changes or {}).get(item.variety, 0),
            GONE_OPACITY if item.variety in gone else 1.0,
            variety_name(lists, item.variety),
        )
        for item in held
    ]

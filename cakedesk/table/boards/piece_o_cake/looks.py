"""How slices of Piece o’ Cake look: their faces, with a person's own pictures in them, and their tokens."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from cakedesk.art import faces as shared_faces
from cakedesk.art.face import Face
from cakedesk.art.piece_o_cake import faces
from cakedesk.art.piece_o_cake.colors import Mark
from cakedesk.art.piece_o_cake.pieces import SliceSpec
from cakedesk.games.piece_o_cake.cards import PieceOCakeLists, Variety
from cakedesk.games.piece_o_cake.game import GAME
from cakedesk.table.boards.piece_o_cake.standing import Held
from cakedesk.table.boards.piece_o_cake.wording import variety_name
from cakedesk.table.kit.token_row import Token
from cakedesk.table.own_faces import with_own_parts

GONE_OPACITY = 0.4


def slice_of(kind: Variety) -> SliceSpec:
    """A slice of a variety, for the art."""
    return SliceSpec(kind.name, kind.count, kind.cream)


def variety_face(kind: str) -> Face:
    """A variety's token."""
    return with_own_parts(GAME.id, [kind], faces.variety_face(kind))


def piece_face(
    slices: Sequence[SliceSpec],
    first: int,
    mark: Mark = "none",
    lifted: bool = False,
    dark: bool = False,
    eaten: tuple[int, ...] = (),
    least_px: float = 0.0,
) -> Face:
    """A run of neighbouring slices."""
    return _with_own(slices, faces.piece_face(slices, first, mark, lifted, dark, eaten, least_px))


def served_piece_face(slices: Sequence[SliceSpec]) -> Face:
    """Slices on a plate of their own."""
    return _with_own(slices, faces.served_piece_face(slices))


def eaten_feast_face(kinds: Sequence[str]) -> Face:
    """A plate of what was eaten."""
    return with_own_parts(GAME.id, kinds, faces.eaten_feast_face(kinds))


def _with_own(slices: Sequence[SliceSpec], drawn: Face) -> Face:
    return with_own_parts(GAME.id, (spec.kind for spec in slices), drawn)


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
            variety_face(lists.varieties[item.variety].name),
            faces.number_disc_face(item.slices),
            crowns[item.crown],
            (changes or {}).get(item.variety, 0),
            GONE_OPACITY if item.variety in gone else 1.0,
            variety_name(lists, item.variety),
            item.slices,
        )
        for item in held
    ]

"""Faces of cards that players have brought along, in place of those that are drawn."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path, PurePosixPath

from PySide6.QtCore import QCoreApplication

from cakedesk.art.face import Face
from cakedesk.art.own_pictures import (
    MisnamedPicturesError,
    OwnPicture,
    OwnPictureError,
    check_picture,
    find_pictures,
    read_picture,
)
from cakedesk.art.svg import Drawing
from cakedesk.engine.game import builtin_list_texts
from cakedesk.engine.registry import find_game, game_ids

_LEAST_PX, _MOST_PX = 64, 1600

_pictures: dict[tuple[str, str], OwnPicture] = {}
"""By game and card. Read once, before anything is shown: what changes is noticed at the next start."""


class _OwnedFace(Face):
    """A face with something of a player's own."""

    drawn: Face  # the one in whose place it is

    @property
    def name(self) -> str:
        """What is told of a card does not change."""
        return self.drawn.name

    def _size(self) -> tuple[float, float]:
        return self.drawn._size()

    def _corner(self) -> float | None:
        return self.drawn._corner()

    def _ground(self) -> str | None:
        return self.drawn._ground()


class OwnFace(_OwnedFace):
    """A picture of a player's own, in the shape of the card."""

    picture: OwnPicture  # which
    turn: int = 0  # how far the card is turned, degrees clockwise

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        width = round(min(max(2 * width_units, _LEAST_PX), _MOST_PX))
        corner = (self.corner_ratio or 0.0) * width
        try:
            png = read_picture(self.picture, width, max(1, round(width / self.aspect)), corner, self.turn)
        except OwnPictureError as error:
            raise OwnPictureError(error.name, error.why, self.drawn) from error
        drawing.image(png, 0, 0, drawing.width, drawing.height)


class OwnPartsFace(_OwnedFace):
    """A face that is drawn with pictures of a player's own in it."""

    pictures: tuple[tuple[str, OwnPicture], ...]  # by what they are in place of

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        for part, picture in self.pictures:
            try:
                check_picture(picture)
            except OwnPictureError as error:
                rest = tuple(other for other in self.pictures if other[0] != part)
                instead = OwnPartsFace(self.drawn, rest) if rest else self.drawn
                raise OwnPictureError(error.name, error.why, instead) from error
        drawing.pictures.update(self.pictures)
        self.drawn._draw(drawing, width_units)


def use_own_pictures(folder: Path, lists: Path | None = None) -> list[OwnPictureError]:
    """Find the pictures of all games, and show them from now on.

    Args:
        folder: where a person keeps them; it need not exist.
        lists: where that person keeps own card lists, whose cards may have other names.

    Returns:
        What can't be used of it, first what can't be read.
    """
    _pictures.clear()
    troubles: list[OwnPictureError] = []
    for game_id in game_ids():
        try:
            found = find_pictures(folder, game_id)
        except OwnPictureError as error:
            troubles.append(error)
        else:
            _pictures.update({(game_id, card_id): picture for card_id, picture in found.items()})
            if found and (misnamed := _misnamed(game_id, found, lists)):
                troubles.append(misnamed)
    return sorted(troubles, key=lambda trouble: isinstance(trouble, MisnamedPicturesError))


def _misnamed(
    game_id: str, found: Mapping[str, OwnPicture], lists: Path | None
) -> MisnamedPicturesError | None:
    from cakedesk.engine.card_lists import card_ids  # noqa: PLC0415 - few have own pictures
    from cakedesk.engine.own_lists import find_own_lists  # noqa: PLC0415

    game = find_game(game_id)
    texts = builtin_list_texts(game)
    if lists is not None:
        texts |= find_own_lists(game, lists).texts
    known = {card for text in texts.values() for card in card_ids(text, game.picture_column)}
    unknown = sorted([(picture.name, card) for card, picture in found.items() if card not in known])
    if not known or not unknown:
        return None
    meant = [stem for _, card in unknown if (stem := PurePosixPath(card).stem) in known]
    return MisnamedPicturesError(game_id, [name for name, _ in unknown], f"{min(meant or known)}.png")


def own_face(game_id: str, card_id: str, drawn: Face, turn: int = 0) -> Face:
    """The face of a card that lies open.

    Args:
        game_id: whose card it is.
        card_id: its id in the card list.
        drawn: how it is drawn.
        turn: how far it is turned, degrees clockwise.

    Returns:
        A person's own picture of it; without one as it is drawn.
    """
    picture = _pictures.get((game_id, card_id))
    return drawn if picture is None else OwnFace(drawn, picture, turn)


def with_own_parts(game_id: str, parts: Iterable[str], drawn: Face) -> Face:
    """A face of several things that players may have pictures of.

    Args:
        game_id: whose things they are.
        parts: what they are called in the card list.
        drawn: how all of it is drawn.

    Returns:
        The face with a person's own pictures in it; without any as it is drawn.
    """
    found = {part: picture for part in parts if (picture := _pictures.get((game_id, part)))}
    return OwnPartsFace(drawn, tuple(found.items())) if found else drawn


def in_words(error: OwnPictureError) -> str:
    """One sentence for people.

    Args:
        error: what can't be used.
    """
    if isinstance(error, MisnamedPicturesError):
        text = QCoreApplication.translate(
            "OwnPictures",
            "Own pictures that are named after no card of {game} ({count}): {files}; "
            "a name that fits: {example}",
        )
        game = find_game(error.game_id)
        title = QCoreApplication.translate(type(game).__name__, game.title)
        return text.format(game=title, count=len(error.names), files=error.name, example=error.example)
    text = QCoreApplication.translate(
        "OwnPictures", "The own picture {file} can't be used: {why}. The built-in one is shown."
    )
    return text.format(file=error.name, why=QCoreApplication.translate("OwnPictures", error.why))

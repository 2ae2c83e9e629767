"""Pictures that players bring along, named after cards, read with limits: they may come from anywhere.

`<game>/` and `<game>.zip` in a folder are looked through. Nothing is ever unpacked to the disk.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import lru_cache
from io import BytesIO
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING, NamedTuple

from cakedesk.art.face import Face
from cakedesk.art.palette import PORCELAIN
from cakedesk.engine.foreign_files import open_regular
from cakedesk.engine.messages import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from zipfile import ZipFile

    from PIL.Image import Image as PillowImage

    from cakedesk.art.svg import Drawing

MAX_BYTES = 16_000_000
MAX_PIXELS = 16_000_000
"""Of one picture: four times a card at 600 dots an inch."""
MAX_ENTRIES = 2000
"""Of a zip file: no game has a tenth of it."""

_KEPT_PX = 800
"""Sides of a picture that is cut out again and again, at most."""
_KEPT = 8
"""How many of these are kept: as many as Piece o' Cake has varieties."""
_LEAST_PX, _MOST_PX = 16, 1600
"""Width of what is cut out."""

_SUFFIXES = (".png", ".jpg", ".jpeg", ".webp")
_FORMATS = ("PNG", "JPEG", "WEBP")
_OTHER_SUFFIXES = (".avif", ".bmp", ".gif", ".heic", ".svg", ".tif", ".tiff")
"""Of pictures that are not read: those in place of a card are told like those that no card is named as."""

NO_PICTURE = QT_TRANSLATE_NOOP("OwnPictures", "it is damaged, or no picture")
TOO_LARGE = QT_TRANSLATE_NOOP("OwnPictures", "it is too large")
NO_ZIP = QT_TRANSLATE_NOOP("OwnPictures", "it is no zip file, or it is damaged")
UNREADABLE = QT_TRANSLATE_NOOP("OwnPictures", "it can't be read")
NO_CARD = "named after no card"


class OwnPicture(NamedTuple):
    """Where a picture is. Equal ones are equal pictures.

    Attributes:
        file: The picture, or a zip file.
        entry: Its name there; empty: it is in no zip file.
        stamp: When the file was changed, and its size: other numbers, another picture.
    """

    file: Path
    entry: str
    stamp: tuple[int, int]

    @property
    def name(self) -> str:
        """What it is called in sentences."""
        return f"{self.file.name}: {self.entry}" if self.entry else self.file.name


class OwnPictureError(Exception):
    """A picture can't be used.

    Attributes:
        name: Which.
        names: The same, each by itself.
        why: One of the reasons of this module.
        instead: The face that is shown then; None: it was not asked for as a face.
    """

    def __init__(self, name: str, why: str, instead: Face | None = None) -> None:
        super().__init__(f"{name}: {why}")
        self.name, self.why, self.instead = name, why, instead
        self.names: Sequence[str] = (name,)


class MisnamedPicturesError(OwnPictureError):
    """Pictures that are named after no card, so that they are shown nowhere.

    Attributes:
        game_id: Whose cards.
        example: A name that would have been right.
    """

    _MOST_NAMED = 3

    def __init__(self, game_id: str, names: Sequence[str], example: str) -> None:
        more = ", …" if len(names) > self._MOST_NAMED else ""
        super().__init__(", ".join(names[: self._MOST_NAMED]) + more, NO_CARD)
        self.game_id, self.names, self.example = game_id, names, example


def find_pictures(folder: Path, game_id: str) -> dict[str, OwnPicture]:
    """Finds the pictures of a game, without opening one.

    Args:
        folder: Where a person keeps own pictures; it need not exist.
        game_id: Such as `top-cake`.

    Returns:
        By card id; what lies in the folder goes before what is in the zip file. What looks like a picture
        and is never shown has its whole name in place of the id.

    Raises:
        OwnPictureError: The folder or the zip file can't be read.
    """
    if not folder.is_dir():
        return {}
    found = _in_zip(folder / f"{game_id}.zip") | _in_folder(folder / game_id)
    return {name: picture for name, picture in found.items() if not _stands_beside(name, found)}


def _stands_beside(name: str, found: Mapping[str, OwnPicture]) -> bool:
    """Whether it is of a form that is not read, and a picture of the same name is there."""
    return name.lower().endswith(_OTHER_SUFFIXES) and PurePosixPath(name).stem in found


def _shown_as(name: PurePosixPath, *, is_safe: bool = True) -> str:
    """Under which name a picture is found; empty: it is none, or hidden, as some systems pack them."""
    suffix = name.suffix.lower()
    if (is_safe and name.name.startswith(".")) or suffix not in (*_SUFFIXES, *_OTHER_SUFFIXES):
        return ""
    return name.stem if suffix in _SUFFIXES and is_safe else str(name)


def read_picture(picture: OwnPicture, width_px: int, height_px: int, corner_px: float, turn: int) -> bytes:
    """Reads a picture as a card: all of it, in the middle of porcelain, with round corners.

    Args:
        width_px: Of the card.
        height_px: Of the card.
        corner_px: Radius of its corners.
        turn: Degrees clockwise, a multiple of 90.

    Returns:
        A PNG file.

    Raises:
        OwnPictureError: It can't be read, is no such picture, or too large.
    """
    from PIL import Image, ImageDraw, ImageOps  # noqa: PLC0415 - few have own pictures

    upright = _opened(picture, (2 * width_px, 2 * height_px)).rotate(-turn, expand=True)
    card = Image.new("RGBA", (width_px, height_px), PORCELAIN)
    fitted = ImageOps.contain(upright, card.size)
    card.alpha_composite(fitted, ((width_px - fitted.width) // 2, (height_px - fitted.height) // 2))
    if corner_px:
        mask = Image.new("L", (4 * width_px, 4 * height_px), 0)
        ImageDraw.Draw(mask).rounded_rectangle((0, 0, mask.width - 1, mask.height - 1), 4 * corner_px, 255)
        card.putalpha(mask.resize(card.size))
    return _png(card)


def check_picture(picture: OwnPicture) -> None:
    """Reads a picture that is to be cut out.

    Raises:
        OwnPictureError: See `read_picture`.
    """
    _kept(picture)


def stands_alone(picture: OwnPicture) -> bool:
    """Tells whether a picture shows one thing without a ground: all its corners are translucent.

    Raises:
        OwnPictureError: See `read_picture`.
    """
    alpha = _kept(picture).getchannel("A")
    right, bottom = alpha.width - 1, alpha.height - 1
    return all(alpha.getpixel(corner) == 0 for corner in ((0, 0), (right, 0), (0, bottom), (right, bottom)))


def draw_standing(
    drawing: Drawing, picture: OwnPicture, x: float, y: float, size: float, scale: float
) -> None:
    """Draws all of a picture around a point.

    Args:
        x: Middle.
        y: Middle.
        size: Its longer side, in units of the drawing.
        scale: Pixels of one unit.

    Raises:
        OwnPictureError: See `read_picture`.
    """
    image = _kept(picture)
    share = size / 2 / max(image.size)
    right, down = image.width * share, image.height * share
    corners = ((x - right, y - down), (x + right, y - down), (x + right, y + down), (x - right, y + down))
    draw_cut_out(drawing, picture, corners, scale)


def draw_cut_out(
    drawing: Drawing, picture: OwnPicture, outline: Sequence[tuple[float, float]], scale: float
) -> None:
    """Draws as much of the middle of a picture as covers a shape, cut out along it.

    Args:
        outline: The corners of the shape, in units of the drawing.
        scale: Pixels of one unit.

    Raises:
        OwnPictureError: See `read_picture`.
    """
    left, top = min(x for x, _ in outline), min(y for _, y in outline)
    width, height = max(x for x, _ in outline) - left, max(y for _, y in outline) - top
    width_px = round(min(max(2 * scale * width, _LEAST_PX), _MOST_PX))
    corners = tuple((round((x - left) / width, 4), round((y - top) / width, 4)) for x, y in outline)
    drawing.image(_cut_out(picture, corners, width_px), left, top, width, height)


@lru_cache(maxsize=4 * _KEPT)
def _cut_out(picture: OwnPicture, corners: tuple[tuple[float, float], ...], width_px: int) -> bytes:
    """Cuts a picture out along corners in shares of the width."""
    from PIL import Image, ImageChops, ImageDraw, ImageOps  # noqa: PLC0415 - few have own pictures

    size = width_px, max(1, round(width_px * max(y for _, y in corners)))
    mask = Image.new("L", (4 * size[0], 4 * size[1]), 0)
    ImageDraw.Draw(mask).polygon([(4 * width_px * x, 4 * width_px * y) for x, y in corners], 255)
    covering = ImageOps.fit(_kept(picture), size)
    covering.putalpha(ImageChops.multiply(mask.resize(size), covering.getchannel("A")))
    return _png(covering)


@lru_cache(maxsize=_KEPT)
def _kept(picture: OwnPicture) -> PillowImage:
    image = _opened(picture, (_KEPT_PX, _KEPT_PX))
    image.thumbnail((_KEPT_PX, _KEPT_PX))
    return image


def _opened(picture: OwnPicture, least_px: tuple[int, int]) -> PillowImage:
    """Decodes a picture, at least so large if it is."""
    from PIL import Image, ImageOps  # noqa: PLC0415 - few have own pictures

    content = _content_of(picture)
    Image.MAX_IMAGE_PIXELS = None  # Pillow's own limit is higher than ours, and warns on stderr
    try:
        with Image.open(BytesIO(content), formats=_FORMATS) as image:
            if image.width * image.height > MAX_PIXELS:
                raise OwnPictureError(picture.name, TOO_LARGE)
            image.draft("RGB", least_px)
            return ImageOps.exif_transpose(image).convert("RGBA")
    except MemoryError as error:
        raise OwnPictureError(picture.name, TOO_LARGE) from error
    except OwnPictureError:
        raise
    except Exception as error:  # Pillow's readers raise whatever they stumble over
        raise OwnPictureError(picture.name, NO_PICTURE) from error


def _png(image: PillowImage) -> bytes:
    file = BytesIO()
    image.save(file, "PNG", compress_level=1)
    return file.getvalue()


def _in_folder(folder: Path) -> dict[str, OwnPicture]:
    found = {}
    try:
        for file in sorted(folder.iterdir(), reverse=True):
            if name := _shown_as(PurePosixPath(file.name)):
                facts = file.lstat()
                found[name] = OwnPicture(file, "", (facts.st_mtime_ns, facts.st_size))
    except FileNotFoundError:
        return {}
    except OSError as error:
        raise OwnPictureError(folder.name, UNREADABLE) from error
    return found


def _in_zip(file: Path) -> dict[str, OwnPicture]:
    found = {}
    try:
        facts = file.stat()
        with _opened_zip(file) as archive:
            for entry in archive.infolist()[:MAX_ENTRIES]:
                path = PurePosixPath(entry.filename)
                is_outside = path.is_absolute() or ".." in path.parts or "\\" in entry.filename
                if not entry.is_dir() and (name := _shown_as(path, is_safe=not is_outside)):
                    stamp = (facts.st_mtime_ns, facts.st_size)
                    found[name] = OwnPicture(file, entry.filename, stamp)
    except FileNotFoundError:
        return {}
    except OSError as error:
        raise OwnPictureError(file.name, UNREADABLE) from error
    return found


def _content_of(picture: OwnPicture) -> bytes:
    try:
        if picture.entry:
            with _opened_zip(picture.file) as archive, archive.open(picture.entry) as packed:
                content = packed.read(MAX_BYTES + 1)
        else:
            with open_regular(picture.file) as file:
                content = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise OwnPictureError(picture.name, UNREADABLE) from error
    if len(content) > MAX_BYTES:
        raise OwnPictureError(picture.name, TOO_LARGE)
    return content


@contextmanager
def _opened_zip(file: Path) -> Iterator[ZipFile]:
    """Opens a zip file.

    Raises:
        OwnPictureError: It is none, is damaged, or holds what can't be unpacked.
        OSError: It can't be opened.
    """
    with open_regular(file) as opened:
        from zipfile import ZipFile  # noqa: PLC0415 - few have own pictures

        try:
            with ZipFile(opened) as archive:
                yield archive
        except (OSError, OwnPictureError):
            raise
        except Exception as error:  # damaged, packed in an unknown way, or locked: each has another error
            raise OwnPictureError(file.name, NO_ZIP) from error

"""Pictures that players bring along, named after cards, read with limits: they may come from anywhere.

`<game>/` and `<game>.zip` in a folder are looked through. Nothing is ever unpacked to the disk.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING, NamedTuple

from cakedesk.art.face import Face
from cakedesk.art.palette import PORCELAIN
from cakedesk.engine.foreign_files import open_regular
from cakedesk.engine.messages import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from zipfile import ZipFile

MAX_BYTES = 16_000_000
MAX_PIXELS = 16_000_000
"""Of one picture: four times a card at 600 dots an inch."""
MAX_ENTRIES = 2000
"""Of a zip file: no game has a tenth of it."""

_SUFFIXES = (".png", ".jpg", ".jpeg", ".webp")
_FORMATS = ("PNG", "JPEG", "WEBP")

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
        why: One of the reasons of this module.
        instead: The face that is shown then; None: it was not asked for as a face.
    """

    def __init__(self, name: str, why: str, instead: Face | None = None) -> None:
        super().__init__(f"{name}: {why}")
        self.name, self.why, self.instead = name, why, instead


class MisnamedPicturesError(OwnPictureError):
    """Pictures that are named after no card, so that they are shown nowhere.

    Attributes:
        game_id: Whose cards.
        names: All that are so.
    """

    _MOST_NAMED = 3

    def __init__(self, game_id: str, names: Sequence[str]) -> None:
        more = ", …" if len(names) > self._MOST_NAMED else ""
        super().__init__(", ".join(names[: self._MOST_NAMED]) + more, NO_CARD)
        self.game_id, self.names = game_id, names


def find_pictures(folder: Path, game_id: str) -> dict[str, OwnPicture]:
    """Finds the pictures of a game, without opening one.

    Args:
        folder: Where a person keeps own pictures; it need not exist.
        game_id: Such as `top-cake`.

    Returns:
        By card id; what lies in the folder goes before what is in the zip file.

    Raises:
        OwnPictureError: The folder or the zip file can't be read.
    """
    return _in_zip(folder / f"{game_id}.zip") | _in_folder(folder / game_id)


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

    content = _content_of(picture)
    try:
        with Image.open(BytesIO(content), formats=_FORMATS) as image:
            if image.width * image.height > MAX_PIXELS:
                raise OwnPictureError(picture.name, TOO_LARGE)
            image.draft("RGB", (2 * width_px, 2 * height_px))
            upright = ImageOps.exif_transpose(image).convert("RGBA").rotate(-turn, expand=True)
    except (Image.DecompressionBombError, Image.DecompressionBombWarning, MemoryError) as error:
        raise OwnPictureError(picture.name, TOO_LARGE) from error
    except OwnPictureError:
        raise
    except Exception as error:  # Pillow's readers raise whatever they stumble over
        raise OwnPictureError(picture.name, NO_PICTURE) from error
    card = Image.new("RGBA", (width_px, height_px), PORCELAIN)
    fitted = ImageOps.contain(upright, card.size)
    card.alpha_composite(fitted, ((width_px - fitted.width) // 2, (height_px - fitted.height) // 2))
    if corner_px:
        mask = Image.new("L", (4 * width_px, 4 * height_px), 0)
        ImageDraw.Draw(mask).rounded_rectangle((0, 0, mask.width - 1, mask.height - 1), 4 * corner_px, 255)
        card.putalpha(mask.resize(card.size))
    file = BytesIO()
    card.save(file, "PNG", compress_level=1)
    return file.getvalue()


def _in_folder(folder: Path) -> dict[str, OwnPicture]:
    found = {}
    try:
        for file in sorted(folder.iterdir(), reverse=True):
            if file.suffix.lower() in _SUFFIXES:
                facts = file.lstat()
                found[file.stem] = OwnPicture(file, "", (facts.st_mtime_ns, facts.st_size))
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
                if path.suffix.lower() in _SUFFIXES and not is_outside and not entry.is_dir():
                    stamp = (facts.st_mtime_ns, facts.st_size)
                    found[path.stem] = OwnPicture(file, entry.filename, stamp)
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

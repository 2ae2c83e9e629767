"""Turns a face into an image of exactly the wanted device pixels. Safe in any thread."""

from __future__ import annotations

import contextlib
import os
import re
import sys
import tempfile
from collections.abc import Iterator
from threading import Lock
from typing import NamedTuple

from PySide6.QtCore import QByteArray, QSize, qVersion
from PySide6.QtGui import QImage, QImageReader

from cakedesk.art.face import Face
from cakedesk.art.fonts import missing_fonts
from cakedesk.art.shadow import NO_MARGINS, Margins, Shadow, with_shadow
from cakedesk.art.version import VERSION

_WRITING = Lock()
"""Held while SVG is written: that is pure Python, and two threads of it would slow the GUI thread down."""


class Order(NamedTuple):
    """One picture of one face.

    Attributes:
        face: What is shown.
        width_px: Width of the face in device-independent pixels, without its shadow.
        height_px: Height likewise.
        shadow: Its shadow, or None. Faces without a card's shape cast none.
        ratio: Device pixels of one device-independent pixel.
        shadow_scale: Device-independent pixels of one unit of the table.
    """

    face: Face
    width_px: int
    height_px: int
    shadow: Shadow | None = None
    ratio: float = 1.0
    shadow_scale: float = 1.0

    @property
    def margins_px(self) -> Margins:
        """The shadow's margins in device-independent pixels."""
        if self.shadow is None or self.face.corner_ratio is None:
            return NO_MARGINS
        return self.shadow.margins(self.shadow_scale)

    @property
    def device_margins_px(self) -> Margins:
        """The shadow's margins in device pixels."""
        margins = self.margins_px
        sides = (margins.left, margins.top, margins.right, margins.bottom)
        return Margins(*(round(side * self.ratio) for side in sides))

    @property
    def device_width_px(self) -> int:
        """Width of the face in device pixels, without its shadow."""
        return max(1, round(self.width_px * self.ratio))

    @property
    def device_height_px(self) -> int:
        """Height of the face in device pixels, without its shadow."""
        return max(1, round(self.height_px * self.ratio))

    def cache_key(self) -> str:
        """Names the picture for ever: equal keys, equal pixels. No SVG is written for it.

        It tells the version of the art and of Qt, the face with its values, the size, and which fonts are
        missing, since others stand in for them.
        """
        face, values = type(self.face), self.face
        return f"{VERSION} {qVersion()} {missing_fonts()} {face.__module__} {values!r} {self[1:]}"

    def write(self) -> str:
        """Writes the face's SVG at the level of detail of this size."""
        with _WRITING:
            return self.face.svg(float(self.width_px), float(self.height_px))

    def paint(self, svg: str) -> QImage:
        """Renders the face's SVG and bakes the shadow in.

        Args:
            svg: What `write` gave.

        Returns:
            The picture in device pixels.
        """
        return self._finish(render_svg(svg, self.device_width_px, self.device_height_px))

    def read(self) -> QImage | None:
        """Takes the picture from the file that was made of the face when the program was built.

        Returns:
            The picture in device pixels; None if there is no file, or a damaged one.
        """
        file = self.face.file_for(self.device_width_px)
        if file is None:
            return None
        size = QSize(self.device_width_px, self.device_height_px)
        with contextlib.suppress(ValueError):
            return self._finish(_read_scaled(str(file), size, b"webp"))
        return None

    def _finish(self, image: QImage) -> QImage:
        if self.face.is_opaque:
            # The same bytes: converting would hold the interpreter for 28 ms on a 4K screen.
            image.reinterpretAsFormat(QImage.Format.Format_RGB32)
        corner = self.face.corner_ratio
        if self.shadow is None or corner is None:
            return image
        radius_px = corner * self.device_width_px
        return with_shadow(
            image, self.shadow, self.device_margins_px, radius_px, self.shadow_scale * self.ratio
        )


def render_svg(svg: str, width_px: int, height_px: int) -> QImage:
    """Renders an SVG document to exactly this many device pixels, premultiplied.

    Raises:
        ValueError: Qt cannot read the document.
    """
    size = QSize(width_px, height_px)
    for file_of in (_file_in_memory, _file_on_disk):
        # No files in memory here, or a full disk.
        with contextlib.suppress(OSError), file_of(svg.encode()) as name:
            return _read_scaled(name, size)
    return _read_without_file(svg, size)


@contextlib.contextmanager
def _file_in_memory(content: bytes) -> Iterator[str]:
    """Gives the name of a file that is on no disk, for as long as it is read; only Linux has them."""
    if sys.platform != "linux":
        raise OSError
    with os.fdopen(os.memfd_create("cakedesk-svg"), "wb") as file:
        file.write(content)
        file.flush()
        name = f"/proc/self/fd/{file.fileno()}"
        os.stat(name)  # there may be no /proc
        yield name


@contextlib.contextmanager
def _file_on_disk(content: bytes) -> Iterator[str]:
    """Gives the name of a temporary file, for as long as it is read."""
    handle, name = tempfile.mkstemp(prefix="cakedesk-", suffix=".svg")
    try:
        with open(handle, "wb") as file:
            file.write(content)
        yield name
    finally:
        os.unlink(name)


def _read_without_file(svg: str, size: QSize) -> QImage:
    """Reads an SVG document where no file can be made. The window waits meanwhile, but gets its picture."""
    shape = f'width="{size.width()}" height="{size.height()}" preserveAspectRatio="none"'
    document = re.sub(r'(<svg [^>]*?)width="[^"]*" height="[^"]*"', rf"\1{shape}", svg, count=1)
    image = QImage.fromData(document.encode(), "svg")  # type: ignore[arg-type] # PySide's stubs are wrong here
    if image.isNull():
        raise ValueError("cannot render: no SVG")
    return _premultiplied(image.scaled(size) if image.size() != size else image)


def _read_scaled(name: str, size: QSize, kind: bytes = b"svg") -> QImage:
    """Reads a file at a size. The interpreter is free while it is drawn; QSvgRenderer would hold it.

    It has to be a file. A buffer made in Python is asked for its bytes under Qt's lock on image plugins, and
    each answer needs the interpreter: a GUI thread that holds the interpreter and waits for that lock, saving
    a picture or loading an icon, would never come back.
    """
    reader = QImageReader(name, QByteArray(kind))
    reader.setScaledSize(size)
    image = reader.read()
    if image.isNull():
        raise ValueError(f"cannot render: {reader.errorString()}")
    return _premultiplied(image)


def _premultiplied(image: QImage) -> QImage:
    if image.format() != QImage.Format.Format_ARGB32_Premultiplied:
        image = image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    return image


def render_now(
    face: Face, width_px: int, height_px: int, shadow: Shadow | None = None, shadow_scale: float = 1.0
) -> QImage:
    """Renders a face at once, in the caller's thread: for tools and tests, not for windows.

    Args:
        width_px: Width in pixels, without its shadow.
        shadow_scale: Pixels of one unit of the table.
    """
    order = Order(face, width_px, height_px, shadow, 1.0, shadow_scale)
    return order.paint(order.write())

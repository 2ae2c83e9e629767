"""`Face`: a value that names a picture and can write it as SVG."""

from __future__ import annotations

import abc
import inspect
from functools import lru_cache
from pathlib import Path
from typing import Any, ClassVar, dataclass_transform

from cakedesk.art.palette import PORCELAIN
from cakedesk.art.svg import Drawing


@dataclass_transform(frozen_default=True)
class Face(abc.ABC):
    """One picture of the house. Equal faces are one key in every cache.

    A subclass names its values as a frozen dataclass does, and is one to those who use it; but it is made in
    a tenth of the time (a dataclass compiles its methods, and the home page waits for many kinds of faces).
    It gives `_units` and `_draw`, and `_radius` and `_plain` where it is a card.

    Attributes:
        _units: Width and height that it draws in.
        _radius: Radius of its corners in these units; None: it is no card's shape.
        _plain: See `ground`; None: that of porcelain where it has corners.

    >>> class Dot(Face):
    ...     color: str
    ...     width: float = 3.0
    ...
    ...     _units = 3.0, 3.0
    ...
    ...     def _draw(self, drawing: Drawing, width_units: float) -> None:
    ...         drawing.circle(1.5, 1.5, 1.5, fill=self.color)
    >>> Dot("red") == Dot("red", width=3.0), Dot("red") == Dot("red", 4.0), Dot("red").name
    (True, False, 'Dot red 3.0')
    """

    _units: ClassVar[tuple[float, float]]
    _radius: ClassVar[float | None] = None
    _plain: ClassVar[str | None] = None
    _names: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        own = (name for name in inspect.get_annotations(cls) if name not in cls._names)
        cls._names = (*cls._names, *own)

    def __init__(self, *values: Any, **named: Any) -> None:
        names = self._names
        if len(values) > len(names):
            raise TypeError(f"{type(self).__name__} has {len(names)} values, not {len(values)}")
        given = dict(zip(names, values, strict=False))
        if unknown := [name for name in named if name in given or name not in names]:
            raise TypeError(f"{type(self).__name__} does not take {', '.join(unknown)} (again)")
        given |= named
        for name in names:
            if name not in given and not hasattr(type(self), name):
                raise TypeError(f"{type(self).__name__} needs {name}")
        # In the order of the names, so that equal faces have equal hashes; the defaults stand in the class.
        for name in names:
            vars(self)[name] = given[name] if name in given else getattr(self, name)

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return vars(self) == vars(other)

    def __hash__(self) -> int:
        return hash((type(self), *vars(self).values()))

    def __repr__(self) -> str:
        values = (f"{name}={value!r}" for name, value in vars(self).items())
        return f"{type(self).__name__}({', '.join(values)})"

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a face can't be changed ({name})")

    @property
    def name(self) -> str:
        """Short, stable name for logs and tests."""
        return " ".join([type(self).__name__.removesuffix("Face"), *map(str, vars(self).values())])

    @property
    def aspect(self) -> float:
        """Width divided by height."""
        width, height = self._size()
        return width / height

    @property
    def corner_ratio(self) -> float | None:
        """Corner radius divided by the width, for a shadow; None: the shape is no rounded rectangle."""
        corner = self._corner()
        return None if corner is None else corner / self._size()[0]

    @property
    def ground(self) -> str | None:
        """Colour of the plain card that stands in until the picture is ready; None: nothing stands in."""
        return self._ground()

    @property
    def is_opaque(self) -> bool:
        """Whether it fills its whole rectangle, so that it can be painted without blending."""
        return False

    def file_for(self, width_px: int) -> Path | None:
        """Tells where a picture of it lies that was drawn when the program was built.

        Args:
            width_px: Device pixels that it must have at least in width.

        Returns:
            A file; None: there is none of this size, and it is drawn.
        """
        del width_px
        return None

    def svg(self, width_units: float, height_units: float) -> str:
        """Writes the picture.

        Args:
            width_units: Width it will be shown at, in device-independent pixels. Small pictures are drawn
                bolder and with fewer words; the picture itself fills any size.
            height_units: Height it will be shown at.
        """
        width, height = self._size()
        drawing = Drawing(width, height)
        self._draw(drawing, min(width_units, height_units * width / height))
        return drawing.document()

    def readable(self, least_px: float, width_px: float, height_px: float) -> Face:
        """Gives the picture in which everything that is written can be read at a size.

        Args:
            least_px: The least size of letters.
            width_px: Width it will be shown at.
            height_px: Height it will be shown at.

        Returns:
            Itself, or one without its word, or with a larger number.
        """
        del least_px, width_px, height_px
        return self

    def _size(self) -> tuple[float, float]:
        """Gives `_units`, unless they follow from its values."""
        return self._units

    @abc.abstractmethod
    def _draw(self, drawing: Drawing, width_units: float) -> None:
        """Draws the picture for showing it at this width."""

    def _corner(self) -> float | None:
        """Gives `_radius`, unless it follows from its values."""
        return self._radius

    def _ground(self) -> str | None:
        """Gives `_plain`, unless it follows from its values; else of what has corners the usual one."""
        return self._plain or (None if self._corner() is None else PORCELAIN)


class WordedFace(Face):
    """A picture with a word, `label`, that is left out where it would be too small to read."""

    def readable(self, least_px: float, width_px: float, height_px: float) -> Face:
        """See `Face.readable`."""
        width, height = self._size()
        width_px = min(width_px, height_px * width / height)
        return _readable(self, least_px, width_px) if width_px >= 1 else self

    @abc.abstractmethod
    def _readable_values(self, least: float, width_px: float) -> dict[str, Any]:
        """Gives the values that it must have where letters have this size at least, in its own units."""


@lru_cache(maxsize=512)
def _readable(face: WordedFace, least_px: float, width_px: float) -> Face:
    values = face._readable_values(least_px * face._size()[0] / width_px, width_px)
    return type(face)(**{**vars(face), **values})

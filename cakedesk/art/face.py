"""`Face`: a value that names a picture and can write it as SVG."""

from __future__ import annotations

import abc


class Face(abc.ABC):
    """One picture of the house. Subclasses are frozen dataclasses, so equal faces are one key in every cache."""

    @property
    @abc.abstractmethod
    def name(self) -> str:
        """Short, stable name for logs and tests."""

    @property
    @abc.abstractmethod
    def aspect(self) -> float:
        """Width divided by height."""

    @property
    def corner_ratio(self) -> float | None:
        """Corner radius divided by the width, for a shadow; None: the shape is no rounded rectangle."""
        return None

    @abc.abstractmethod
    def svg(self, width_units: float, height_units: float) -> str:
        """Write the picture.

        Args:
            width_units: width it will be shown at, in device-independent pixels. Small pictures are drawn bolder
                and with fewer words; the picture itself fills any size.
            height_units: height it will be shown at.

        Returns:
            An SVG document.
        """

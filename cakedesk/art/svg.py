"""Small helpers that write SVG text: numbers, elements, path data and whole drawings.

The same calls always give the same text, so that a picture can be found in a cache by the hash of its SVG.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cakedesk.art.own_pictures import OwnPicture

Attribute = str | float
Stop = tuple[float, str] | tuple[float, str, float]
"""Offset 0..1, colour and, if not opaque, opacity 0..1 of one gradient stop."""


def num(value: float) -> str:
    """Writes a number with at most two decimals and no needless zeros.

    >>> num(3.0), num(2.456), num(-0.001)
    ('3', '2.46', '0')
    """
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def element(tag: str, content: str = "", /, **attributes: Attribute) -> str:
    """Writes one element.

    Args:
        tag: The element's name.
        content: What stands inside, already SVG.
        **attributes: Underscores become dashes; numbers are shortened.
    """
    parts = [f"<{tag}"]
    for key, value in attributes.items():
        text = value if isinstance(value, str) else num(value)
        parts.append(f' {_spelled(key)}="{text}"')
    return "".join(parts) + (f">{content}</{tag}>" if content else "/>")


@cache
def _spelled(key: str) -> str:
    return key.rstrip("_").replace("_", "-")


_NEEDLESS = (("-0.00", "0"), (".00", ""), *((f".{digit}0", f".{digit}") for digit in range(1, 10)))
"""What `num` leaves out of numbers with two decimals, for a whole path at once: pictures are mostly paths."""


class PathData:
    """Builds the `d` of a path, call by call."""

    def __init__(self) -> None:
        self._parts: list[str] = []

    def move(self, x: float, y: float) -> PathData:
        """Begins at a point."""
        self._parts.append(f"M{x:.2f} {y:.2f}")
        return self

    def line(self, x: float, y: float) -> PathData:
        """Goes straight to a point."""
        self._parts.append(f"L{x:.2f} {y:.2f}")
        return self

    def quad(self, x1: float, y1: float, x: float, y: float) -> PathData:
        """Goes to a point by a quadratic curve with one control point."""
        self._parts.append(f"Q{x1:.2f} {y1:.2f} {x:.2f} {y:.2f}")
        return self

    def curve(self, x1: float, y1: float, x2: float, y2: float, x: float, y: float) -> PathData:
        """Goes to a point by a cubic curve with two control points."""
        self._parts.append(f"C{x1:.2f} {y1:.2f} {x2:.2f} {y2:.2f} {x:.2f} {y:.2f}")
        return self

    def arc(self, rx: float, ry: float, x: float, y: float, clockwise: bool, large: bool = False) -> PathData:
        """Goes to a point along an ellipse with upright axes (clockwise as seen on the screen)."""
        self._parts.append(f"A{rx:.2f} {ry:.2f} 0 {large:d} {clockwise:d} {x:.2f} {y:.2f}")
        return self

    def close(self) -> PathData:
        """Closes the outline."""
        self._parts.append("Z")
        return self

    def text(self) -> str:
        """Gives the finished path data."""
        text = "".join(self._parts)
        for needless, rest in _NEEDLESS:
            text = text.replace(needless, rest)
        return text


class Drawing:
    """One picture being drawn, in units of its own.

    Attributes:
        width: Width of the picture in its units.
        height: Height of the picture in its units.
        pictures: What is shown of a player's own in place of parts that are drawn, by name; most have none.
    """

    def __init__(self, width: float, height: float) -> None:
        self.width = width
        self.height = height
        self.pictures: dict[str, OwnPicture] = {}
        self._definitions: dict[str, str] = {}
        self._body: list[str] = []

    def add(self, markup: str) -> None:
        """Appends finished SVG."""
        self._body.append(markup)

    def path(self, data: PathData | str, /, **attributes: Attribute) -> None:
        """Appends a path."""
        self.add(element("path", d=data if isinstance(data, str) else data.text(), **attributes))

    def ellipse(self, cx: float, cy: float, rx: float, ry: float, /, **attributes: Attribute) -> None:
        """Appends an ellipse by centre and radii."""
        self.add(element("ellipse", cx=cx, cy=cy, rx=rx, ry=ry, **attributes))

    def circle(self, cx: float, cy: float, r: float, /, **attributes: Attribute) -> None:
        """Appends a circle by centre and radius."""
        self.add(element("circle", cx=cx, cy=cy, r=r, **attributes))

    def rect(
        self, x: float, y: float, width: float, height: float, radius: float = 0.0, /, **attributes: Attribute
    ) -> None:
        """Appends a rectangle, its corners rounded by `radius`."""
        self.add(element("rect", x=x, y=y, width=width, height=height, rx=radius, ry=radius, **attributes))

    def stroke(self, data: PathData | str, color: str, width: float, /, **attributes: Attribute) -> None:
        """Appends a line with round ends and joins."""
        self.path(
            data,
            fill="none",
            stroke=color,
            stroke_width=width,
            stroke_linecap="round",
            stroke_linejoin="round",
            **attributes,
        )

    def image(self, png: bytes, x: float, y: float, width: float, height: float) -> None:
        """Appends a PNG file, stretched to a rectangle."""
        from base64 import b64encode  # noqa: PLC0415 - only what is a player's own is no drawing

        size = f'width="{num(width)}" height="{num(height)}"'
        data = b64encode(png).decode()
        self.add(f'<image x="{num(x)}" y="{num(y)}" {size} xlink:href="data:image/png;base64,{data}"/>')

    @contextmanager
    def group(self, **attributes: Attribute) -> Iterator[None]:
        """Draws what follows inside one group (a transform, an opacity, a mask)."""
        outer, self._body = self._body, []
        try:
            yield
        finally:
            inner = "".join(self._body)
            self._body = outer
            if inner:
                self.add(element("g", inner, **attributes))

    def linear(self, x1: float, y1: float, x2: float, y2: float, stops: Sequence[Stop]) -> str:
        """Defines a linear gradient between two points.

        Returns:
            The paint for `fill` or `stroke`.
        """
        return self._gradient("linearGradient", stops, x1=x1, y1=y1, x2=x2, y2=y2)

    def radial(
        self,
        cx: float,
        cy: float,
        r: float,
        stops: Sequence[Stop],
        flatten: float = 1.0,
        focus: tuple[float, float] | None = None,
    ) -> str:
        """Defines a radial gradient.

        Args:
            cx: Centre.
            cy: Centre.
            r: Radius along x.
            stops: From the centre outwards.
            flatten: Radius along y divided by the one along x.
            focus: The brightest point, if it is not the centre.

        Returns:
            The paint for `fill` or `stroke`.
        """
        fx, fy = focus or (cx, cy)
        if flatten == 1.0:
            return self._gradient("radialGradient", stops, cx=cx, cy=cy, r=r, fx=fx, fy=fy)
        transform = f"translate({num(cx)} {num(cy)}) scale(1 {num(flatten)})"
        return self._gradient(
            "radialGradient", stops, cx=0, cy=0, r=r, fx=fx - cx, fy=fy - cy, gradientTransform=transform
        )

    def bead(self, light: str, base: str, dark: str) -> str:
        """Defines the paint of a small ball lit from the upper left; it fits every shape it fills."""
        stops: list[Stop] = [(0.0, light), (0.55, base), (1.0, dark)]
        inner = "".join(element("stop", offset=stop[0], stop_color=stop[1]) for stop in stops)
        return self._define("radialGradient", inner, cx=0.38, cy=0.3, r=0.75, fx=0.34, fy=0.26)

    def mask(self, markup: str) -> str:
        """Defines a mask; white parts of `markup` show.

        Returns:
            The value for the attribute `mask`.
        """
        return self._define("mask", markup)

    def document(self) -> str:
        """Gives the whole picture as an SVG document."""
        markup = "".join(
            pattern.replace('id="@"', f'id="{name}"', 1) for pattern, name in self._definitions.items()
        )
        definitions = element("defs", markup) if markup else ""
        size = f"{num(self.width)} {num(self.height)}"
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}" '
            f'width="{num(self.width)}" height="{num(self.height)}">{definitions}{"".join(self._body)}</svg>'
        )

    def _gradient(self, tag: str, stops: Sequence[Stop], **attributes: Attribute) -> str:
        inner = "".join(
            element(
                "stop", offset=stop[0], stop_color=stop[1], stop_opacity=stop[2] if len(stop) > 2 else 1.0
            )
            for stop in stops
        )
        return self._define(tag, inner, gradientUnits="userSpaceOnUse", **attributes)

    def _define(self, tag: str, inner: str, **attributes: Attribute) -> str:
        pattern = element(tag, inner, id="@", **attributes)
        name = self._definitions.setdefault(pattern, f"d{len(self._definitions)}")
        return f"url(#{name})"


def rounded_polygon(points: Sequence[tuple[float, float]], radius: float) -> PathData:
    """Draws a closed polygon whose corners are rounded.

    Args:
        points: The corners in order.
        radius: How far before and after a corner the rounding begins.
    """
    data = PathData()
    count = len(points)
    for i, (x, y) in enumerate(points):
        before = _towards(points[i], points[i - 1], radius)
        after = _towards(points[i], points[(i + 1) % count], radius)
        if i == 0:
            data.move(*before)
        else:
            data.line(*before)
        data.quad(x, y, *after)
    return data.close()


def star(y: float, outer: float, inner: float, rounding: float) -> PathData:
    """Outlines a star of five points around (0, y), its points `outer` and its notches `inner` away."""
    points = []
    for i in range(10):
        angle, radius = math.pi * i / 5, outer if i % 2 == 0 else inner
        points.append((radius * math.sin(angle), y - radius * math.cos(angle)))
    return rounded_polygon(points, rounding)


def scallop(x: float, y: float, radius: float, lobes: int) -> str:
    """Outlines a disc with a rim of round lobes, `radius` wide at the most."""
    valley = radius * (1 - 1.35 / lobes)
    lobe = valley * math.sin(math.pi / lobes) * 1.06
    data = PathData()
    for i in range(lobes + 1):
        angle = math.tau * (i - 0.5) / lobes
        px, py = x + valley * math.sin(angle), y - valley * math.cos(angle)
        if i == 0:
            data.move(px, py)
        else:
            data.arc(lobe, lobe, px, py, clockwise=True)
    return data.close().text()


def _towards(start: tuple[float, float], end: tuple[float, float], distance: float) -> tuple[float, float]:
    dx, dy = end[0] - start[0], end[1] - start[1]
    share = distance / (dx * dx + dy * dy) ** 0.5
    return start[0] + dx * share, start[1] + dy * share

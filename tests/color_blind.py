"""Colours as people see them who lack one of the three kinds of cones.

The matrices are those of Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of
Color Vision Deficiency", IEEE Transactions on Visualization and Computer Graphics 15 (2009): severity
1.0, for linear RGB.
"""

from __future__ import annotations

from typing import TypeAlias

from PySide6.QtGui import QColor

Triple: TypeAlias = tuple[float, float, float]

SIMULATED: dict[str, tuple[Triple, Triple, Triple]] = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def seen_distance(one: QColor, other: QColor) -> float:
    """How far two colours are apart for whoever tells them apart worst: the CIE 1976 difference."""
    pairs = ((_lab(one, kind), _lab(other, kind)) for kind in SIMULATED)
    return min(sum((a - b) ** 2 for a, b in zip(mine, yours, strict=True)) ** 0.5 for mine, yours in pairs)


def _lab(color: QColor, kind: str) -> Triple:
    """CIE L*a*b* (D65) of a colour as it is seen."""
    rgb = [_linear(part) for part in (color.redF(), color.greenF(), color.blueF())]
    r, g, b = (
        max(0.0, min(1.0, sum(k * part for k, part in zip(row, rgb, strict=True)))) for row in SIMULATED[kind]
    )
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089
    fx, fy, fz = (_root(part) for part in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def _root(part: float) -> float:
    return part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116

"""Reads in a document that Qt has written what tests ask for: no library for that is there."""

from __future__ import annotations

import re
import zlib


def page_sizes(pdf: bytes) -> list[tuple[float, float]]:
    """Width and height of every page in points."""
    boxes = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", pdf)
    return [(float(width), float(height)) for width, height in boxes]


def font_names(pdf: bytes) -> set[str]:
    """The fonts whose letters are in the document."""
    embedded = re.findall(rb"/FontName /(?:\w+\+)?(\S+)(?:(?!endobj).)*/FontFile2", pdf, re.DOTALL)
    return {name.decode() for name in embedded}


def drawn(pdf: bytes) -> list[str]:
    """What is drawn on every page, as operators."""
    streams = re.findall(rb"stream\r?\n(.*?)\r?\nendstream", pdf, re.DOTALL)
    texts = []
    for stream in streams:
        try:
            text = zlib.decompress(stream)
        except zlib.error:
            continue
        if b" cm\n" in text[:200]:
            texts.append(text.decode("latin-1"))
    return texts


def lines_mm(page: str) -> list[tuple[float, ...]]:
    """The straight lines of a page in millimetres: x and y of both ends, from the upper left corner."""
    scale = re.search(r"([\d.]+) 0 0 -([\d.]+) 0 ([\d.]+) cm", page)
    assert scale is not None
    mm = float(scale[1]) * 25.4 / 72
    found = re.findall(r"^([\d.]+) ([\d.]+) m\n([\d.]+) ([\d.]+) l\nS$", page, re.MULTILINE)
    return [tuple(float(number) * mm for number in line) for line in found]

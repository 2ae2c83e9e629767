"""Compares two folders that the net has kept, pixel by pixel and word by word."""

from __future__ import annotations

from difflib import unified_diff
from pathlib import Path

from PIL import Image, ImageChops

MOST_LINES = 12
"""So many lines of words that differ are listed for a picture."""


def differences(before: Path, after: Path, out: Path) -> list[str]:
    """What differs between two folders. Scenes that only one of them has were not asked for in the other.

    Args:
        out: where pictures of what differs are kept: before, after, and the difference.

    Returns:
        A line for each picture that is missing or differs, and below it the words that do.
    """
    files = [{file.relative_to(folder) for file in folder.rglob("*.png")} for folder in (before, after)]
    scenes = {_scene(name) for name in files[0]} & {_scene(name) for name in files[1]}
    found = [f"only before: {name}" for name in sorted(files[0] - files[1]) if _scene(name) in scenes]
    found += [f"only after: {name}" for name in sorted(files[1] - files[0]) if _scene(name) in scenes]
    for name in sorted(files[0] & files[1]):
        pixels = _pixels(before / name, after / name, out / name)
        words = _words((before / name).with_suffix(".txt"), (after / name).with_suffix(".txt"))
        if pixels or words:
            found.append(f"{name}: {pixels or 'the same picture'}")
            found += [f"    {line}" for line in words[:MOST_LINES]]
            found += [f"    and {len(words) - MOST_LINES} lines more"] * (len(words) > MOST_LINES)
    return found


def _scene(name: Path) -> str:
    """Without the number of the picture."""
    return str(name).rpartition("-")[0]


def _pixels(before: Path, after: Path, out: Path) -> str:
    """Where two pictures differ; empty: nowhere. If they do, a picture shows both and the difference."""
    if before.read_bytes() == after.read_bytes():
        return ""
    one, other = (Image.open(file).convert("RGB") for file in (before, after))
    if one.size != other.size:
        return f"{one.size} became {other.size}"
    differ = ImageChops.difference(one, other)
    box = differ.getbbox()
    if box is None:
        return ""
    mask = differ.convert("L").point(lambda value: 255 if value else 0)
    sheet = Image.new("RGB", (one.width * 3, one.height))
    for number, picture in enumerate((one, other, mask.convert("RGB"))):
        sheet.paste(picture, (number * one.width, 0))
    out.parent.mkdir(parents=True, exist_ok=True)
    sheet.save(out)
    return f"{mask.histogram()[255]} px differ within {box}, see {out}"


def _words(before: Path, after: Path) -> list[str]:
    lines = [file.read_text(encoding="utf-8").splitlines() for file in (before, after)]
    return [line for line in unified_diff(*lines, lineterm="", n=0) if line[:3] not in {"---", "+++", "@@ "}]

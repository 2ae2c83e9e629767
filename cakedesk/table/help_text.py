"""The texts of the help: a small part of Markdown, read into blocks. Free of Qt.

====================================  =================================================================
``# Title {#anchor}``                 a heading; ``##`` and ``###`` are smaller ones. Each has an anchor.
``- item``                            an item of a list
``| keys | what they do |``           a row of a table of two columns
``:: name name :: caption``           a row of pictures, and signs such as ``=`` ``<`` ``>`` between them
anything else                         a paragraph, up to an empty line
====================================  =================================================================

Within texts: ``**strong**``, ``*light*`` and ``[words](#anchor)``. What is about the program stands in ``{{``
and ``}}``, be it words or whole parts: it is left out on paper.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import Enum, auto
from typing import NamedTuple

from cakedesk.engine.resources import resource_path

SOURCE_LANGUAGE = "en"
SIGNS = frozenset("=<>→+?")

_OF_THE_PROGRAM = re.compile(r"\{\{(.*?)\}\}( ?)", re.DOTALL)
_HEADING = re.compile(r"(#{1,3}) (.+?) \{#([a-z0-9-]+)\}")
_LINK = re.compile(r"\[([^\]]+)\]\(#([a-z0-9-]+)\)")
_MARKS = re.compile(r"\*\*(.+?)\*\*|\*(.+?)\*")


class BlockKind(Enum):
    """What a block is."""

    HEADING = auto()
    PARAGRAPH = auto()
    ITEM = auto()
    ROW = auto()
    PICTURES = auto()


class Block(NamedTuple):
    """A piece of a help text."""

    kind: BlockKind
    text: str  # its words; of a row the left column; of pictures the caption
    anchor: str = ""  # of a heading its name, else empty
    level: int = 0  # of a heading 1 to 3, else 0
    more: str = ""  # of a row the right column, else empty
    pictures: tuple[str, ...] = ()  # names of pictures, and signs


def read_help(name: str, language: str, *, on_paper: bool = False) -> list[Block]:
    """Read a text of the help.

    Args:
        name: a game's id, or ``table``.
        language: such as ``de``; without a text in it, or an empty one, the English one is read.
        on_paper: without what is about the program.

    Returns:
        Its blocks in order; none if there is no such text.
    """
    for code in (language, SOURCE_LANGUAGE):
        if code.isalnum():
            file = resource_path("help", code, f"{name}.md")
            if file.is_file():
                return parse(file.read_text(encoding="utf-8"), on_paper=on_paper)
    return []


def parse(text: str, *, on_paper: bool = False) -> list[Block]:
    r"""Read a text into blocks.

    Args:
        on_paper: without what is about the program.

    Raises:
        ValueError: a heading has no anchor.

    >>> [block.kind.name for block in parse("# A {#a}\n\nOne\ntwo.\n- three")]
    ['HEADING', 'PARAGRAPH', 'ITEM']
    """
    blocks: list[Block] = []
    words: list[str] = []
    text = _OF_THE_PROGRAM.sub("" if on_paper else r"\1\2", text)
    for line in [*text.splitlines(), ""]:
        block = _block(line.strip())
        if words and (block is not None or not line.strip()):
            blocks.append(Block(BlockKind.PARAGRAPH, " ".join(words)))
            words = []
        if block is not None:
            blocks.append(block)
        elif line.strip():
            words.append(line.strip())
    return blocks


def count_in(blocks: Sequence[Block], words: str) -> int:
    """How often words stand in a text as it is read.

    >>> count_in(parse("**Cakes** and [other cakes](#a)"), "cake")
    2
    """
    wanted = words.strip().lower()
    if not wanted:
        return 0
    return sum(_plain(text).lower().count(wanted) for block in blocks for text in (block.text, block.more))


def _plain(text: str) -> str:
    """A text without its marks."""
    return _MARKS.sub(lambda found: found[1] or found[2], _LINK.sub(r"\1", text))


def _block(line: str) -> Block | None:
    """The block that a line is by itself; None: it belongs to a paragraph."""
    if line.startswith("#"):
        found = _HEADING.fullmatch(line)
        if found is None:
            raise ValueError(f"a heading without an anchor: {line}")
        return Block(BlockKind.HEADING, found[2], anchor=found[3], level=len(found[1]))
    if line.startswith("- "):
        return Block(BlockKind.ITEM, line[2:])
    if line.startswith("|"):
        left, right = (cell.strip() for cell in line.strip("|").split("|", 1))
        return Block(BlockKind.ROW, left, more=right)
    if line.startswith("::"):
        names, _, caption = line[2:].partition("::")
        return Block(BlockKind.PICTURES, caption.strip(), pictures=tuple(names.split()))
    return None

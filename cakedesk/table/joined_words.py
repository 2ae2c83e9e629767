"""Words and names joined into sentences, the same at every table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from PySide6.QtCore import QCoreApplication


def and_list(words: Sequence[str]) -> str:
    """Words as a list.

    Args:
        words: in order; may be empty.

    Returns:
        "", "A", "A and B", or "A, B and C", in the shown language.
    """
    return _joined(words, QCoreApplication.translate("JoinedWords", "{some} and {last}"))


def or_list(words: Sequence[str]) -> str:
    """Words of which one will do.

    Args:
        words: in order; may be empty.

    Returns:
        "", "A", "A or B", or "A, B or C", in the shown language.
    """
    return _joined(words, QCoreApplication.translate("JoinedWords", "{some} or {last}"))


def _joined(words: Sequence[str], text: str) -> str:
    return text.format(some=", ".join(words[:-1]), last=words[-1]) if len(words) > 1 else "".join(words)


def said_of(about: str, told: str) -> str:
    """What is said of something, after its name: languages set other spaces round the colon."""
    return QCoreApplication.translate("JoinedWords", "{about}: {told}").format(about=about, told=told)


def in_parts(parts: Sequence[str]) -> str:
    """What is told one after the other within a sentence: languages set other spaces round semicolons."""
    text = QCoreApplication.translate("JoinedWords", "{before}; {after}")
    return reduce(lambda before, after: text.format(before=before, after=after), parts) if parts else ""


def capital(text: str) -> str:
    """The same with a capital, as a text begins."""
    return text[:1].upper() + text[1:]


def one_stop(text: str, names: Sequence[str]) -> str:
    """Sentences with one stop where a name that ends with one ends a sentence.

    Args:
        names: the names in them.

    Returns:
        For example "Then chooses Ada M." for "Then chooses Ada M..".

    >>> one_stop("Then chooses Ada M..", ["Ada M."])
    'Then chooses Ada M.'
    """
    for name in names:
        if name.endswith("."):
            text = text.replace(f"{name}.", name)
    return text

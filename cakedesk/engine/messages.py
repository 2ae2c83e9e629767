"""The marker that the translation extractor finds by name, for layers that know no Qt."""

from __future__ import annotations


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:  # noqa: N802 - the extractor looks for this very name
    """Mark a literal text for translation and return it unchanged.

    Args:
        context: the translation context, a literal such as ``"TopCake"``.
        text: the English text, a literal.
    """
    del context
    return text

"""Nothing is done twice for the same facts, and nothing is missed for new ones."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from cakedesk.table.kit.facts import Facts


def test_the_first_facts_are_new_even_if_they_are_nothing() -> None:
    assert Facts().changed()
    assert Facts().changed(None)


def test_what_changes_in_place_is_noticed() -> None:
    facts, stack, rect = Facts(), [1, 2], QRectF(0, 0, 10, 10)
    nested = ([stack], rect)
    assert facts.changed(nested)
    assert not facts.changed(nested)
    stack.append(3)
    assert facts.changed(nested)
    rect.moveLeft(5)
    assert facts.changed(nested)
    assert not facts.changed(nested)


def test_forgetting_makes_all_new() -> None:
    facts = Facts()
    assert facts.changed(1) and not facts.changed(1) and facts.changed(1, 2)
    facts.forget()
    assert facts.changed(1, 2)

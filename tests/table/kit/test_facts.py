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


def test_asking_remembers_nothing_and_forgetting_makes_all_new() -> None:
    facts = Facts()
    assert not facts.are(1)
    assert facts.changed(1)
    assert facts.are(1) and not facts.are(2) and not facts.are(1, 2)
    assert not facts.changed(1), "asking for others has changed nothing"
    facts.forget()
    assert not facts.are(1)
    assert facts.changed(1)

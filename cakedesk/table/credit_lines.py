"""Whose games these are: all five are named, those that can't be played yet too."""

from __future__ import annotations

import csv
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from cakedesk.engine.resources import resource_path


@dataclass(frozen=True, slots=True)
class CreditLine:
    """Whose game one of the five is."""

    game_id: str
    title: str  # its full name; names are not translated here
    design: str  # the designer, empty if the rules do not name one
    publisher: str  # the publisher, empty if none is named

    def words(self) -> str:
        """The line behind the title, translated."""
        if not self.design:
            return QCoreApplication.translate("Credits", "designer not named in its rules")
        if not self.publisher:
            return QCoreApplication.translate("Credits", "design {design}").format(design=self.design)
        return QCoreApplication.translate("Credits", "design {design}, publisher {publisher}").format(
            design=self.design, publisher=self.publisher
        )


def credit_lines() -> list[CreditLine]:
    """The lines of `resources/credits.csv`, in its order."""
    with resource_path("credits.csv").open(encoding="utf-8", newline="") as file:
        return [
            CreditLine(row["game"], row["title"], row["design"], row["publisher"])
            for row in csv.DictReader(file)
        ]

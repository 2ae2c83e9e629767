"""Whose games these are. All five are named from the first version on."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication


@dataclass(frozen=True, slots=True)
class CreditLine:
    """Whose game one of the five is.

    Attributes:
        game_id: its id.
        title: its full name; names are not translated here.
        design: the designer, empty if the rules do not name one.
        publisher: the publisher, empty if none is named.
    """

    game_id: str
    title: str
    design: str
    publisher: str = ""

    def words(self) -> str:
        """The line behind the title, translated."""
        if not self.design:
            return QCoreApplication.translate("Credits", "designer not named in its rules")
        if not self.publisher:
            return QCoreApplication.translate("Credits", "design {design}").format(design=self.design)
        return QCoreApplication.translate("Credits", "design {design}, publisher {publisher}").format(
            design=self.design, publisher=self.publisher
        )


CREDIT_LINES = (
    CreditLine("top-cake", "Top Cake", "Ellie Dix", "The Dark Imp"),
    CreditLine("cake-swap", "Carroll County Cake Swap", "David Sensenig", "Jealous Cat Games"),
    CreditLine("piece-o-cake", "Piece o’ Cake", "Jeffrey D. Allers", "Winning Moves"),
    CreditLine("dutch-auction", "Dutch Auction", "Richard Hoile"),
    CreditLine("take-the-cake", "Take the Cake", ""),
)

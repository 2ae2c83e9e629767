"""Why a move of Top Cake is not legal, in English."""

from __future__ import annotations

from cakedesk.engine.messages import QT_TRANSLATE_NOOP

REASONS = {
    "bids_are_due": QT_TRANSLATE_NOOP("TopCake", "bidding cards are laid now"),
    "half_is_due": QT_TRANSLATE_NOOP("TopCake", "the first player card is laid now"),
    "stacking_is_due": QT_TRANSLATE_NOOP("TopCake", "the cards won are placed now"),
    "unknown_card": QT_TRANSLATE_NOOP("TopCake", "there is no such card"),
    "not_in_row": QT_TRANSLATE_NOOP("TopCake", "{card} is not in the row"),
    "not_held": QT_TRANSLATE_NOOP("TopCake", "the bidding card {kind} is not in the hand"),
    "unknown_kind": QT_TRANSLATE_NOOP("TopCake", "there is no such bidding card"),
    "same_kind": QT_TRANSLATE_NOOP("TopCake", "the bidding card {kind} can't be laid twice"),
    "lay_two": QT_TRANSLATE_NOOP("TopCake", "two bidding cards must be laid, one face up and one face down"),
    "lay_the_last": QT_TRANSLATE_NOOP(
        "TopCake", "the last bidding card in the hand must be laid, and only that one"
    ),
    "must_pass": QT_TRANSLATE_NOOP("TopCake", "without bidding cards in the hand this seat must pass"),
    "half_needs_cake": QT_TRANSLATE_NOOP(
        "TopCake", "the first player card goes beside a cake, not beside {card}"
    ),
    "not_won": QT_TRANSLATE_NOOP(
        "TopCake", "{card} is not among this seat's cards that are still to be placed"
    ),
    "no_such_stack": QT_TRANSLATE_NOOP("TopCake", "this seat has no stack number {stack}"),
}
"""Templates by code. Cards stand in them by their ids, kinds by their spelling."""

"""Why a move of Take the Cake is not legal, in English."""

from __future__ import annotations

from cakedesk.engine.messages import QT_TRANSLATE_NOOP

REASONS = {
    "cut_is_due": QT_TRANSLATE_NOOP("TakeTheCake", "the cake is cut now"),
    "take_is_due": QT_TRANSLATE_NOOP("TakeTheCake", "a piece is taken now"),
    "put_is_due": QT_TRANSLATE_NOOP("TakeTheCake", "the cards of the piece are placed now"),
    "order_is_due": QT_TRANSLATE_NOOP("TakeTheCake", "orders are assigned now"),
    "shuffle_is_due": QT_TRANSLATE_NOOP("TakeTheCake", "the cake cards are shuffled now"),
    "not_all_cards": QT_TRANSLATE_NOOP("TakeTheCake", "all cake cards must be shuffled, each once"),
    "not_the_top": QT_TRANSLATE_NOOP("TakeTheCake", "{card} is not the top cut card"),
    "not_drawn": QT_TRANSLATE_NOOP("TakeTheCake", "{card} is not one of the two cut cards drawn"),
    "no_such_turn": QT_TRANSLATE_NOOP("TakeTheCake", "a cut card is turned by 0, 1, 2 or 3 quarters"),
    "unknown_card": QT_TRANSLATE_NOOP("TakeTheCake", "there is no such card"),
    "unknown_colour": QT_TRANSLATE_NOOP("TakeTheCake", "there is no such colour"),
    "piece_gone": QT_TRANSLATE_NOOP("TakeTheCake", "the piece {colour} is taken already"),
    "name_the_cake": QT_TRANSLATE_NOOP("TakeTheCake", "the first piece of a round is taken for a named cake"),
    "no_cake_to_name": QT_TRANSLATE_NOOP("TakeTheCake", "there is no choice of a cake for this piece"),
    "no_such_cake": QT_TRANSLATE_NOOP("TakeTheCake", "the cakes of a seat are 0 and 1"),
    "not_in_piece": QT_TRANSLATE_NOOP("TakeTheCake", "{card} is not among the cards to be placed"),
    "first_in_the_middle": QT_TRANSLATE_NOOP(
        "TakeTheCake", "the first card of a cake lies at row 0, column 0"
    ),
    "square_taken": QT_TRANSLATE_NOOP("TakeTheCake", "a card lies there already"),
    "too_many_rows": QT_TRANSLATE_NOOP(
        "TakeTheCake", "the cake would be more than four squares high: rows {low} to {high} are left"
    ),
    "too_many_columns": QT_TRANSLATE_NOOP(
        "TakeTheCake", "the cake would be more than four squares wide: columns {low} to {high} are left"
    ),
    "not_held": QT_TRANSLATE_NOOP("TakeTheCake", "{order} is not among this seat’s unassigned orders"),
    "one_order": QT_TRANSLATE_NOOP("TakeTheCake", "one order is assigned now"),
    "two_orders": QT_TRANSLATE_NOOP("TakeTheCake", "two different orders are assigned now, one to each cake"),
    "same_order": QT_TRANSLATE_NOOP("TakeTheCake", "{order} can’t be assigned to both cakes"),
}
"""Templates by code. Cards stand in them by their ids, colours by their letters."""

"""Why a move of Cake Swap is not legal, in English."""

from __future__ import annotations

from cakedesk.engine.messages import QT_TRANSLATE_NOOP

REASONS = {
    "held_first": QT_TRANSLATE_NOOP("CakeSwap", "the held card {card} must be finished first"),
    "nothing_held": QT_TRANSLATE_NOOP("CakeSwap", "no card is held"),
    "taken_already": QT_TRANSLATE_NOOP("CakeSwap", "this seat has taken its card of this turn already"),
    "take_first": QT_TRANSLATE_NOOP("CakeSwap", "a turn ends only after a card was drawn or drafted"),
    "unknown_card": QT_TRANSLATE_NOOP("CakeSwap", "there is no such card"),
    "unknown_size": QT_TRANSLATE_NOOP("CakeSwap", "there is no such size"),
    "not_on_table": QT_TRANSLATE_NOOP("CakeSwap", "{card} is not on the table"),
    "fits_nowhere": QT_TRANSLATE_NOOP(
        "CakeSwap", "{card} could then be neither placed nor squeezed nor swapped in"
    ),
    "not_drawn": QT_TRANSLATE_NOOP("CakeSwap", "only a card that was drawn can be passed"),
    "no_such_side": QT_TRANSLATE_NOOP("CakeSwap", "{card} has no side of size {size}"),
    "must_be_smaller": QT_TRANSLATE_NOOP("CakeSwap", "it must be smaller than the {size} below it"),
    "must_be_larger": QT_TRANSLATE_NOOP("CakeSwap", "it must be larger than the {size} above it"),
    "squeeze_used": QT_TRANSLATE_NOOP("CakeSwap", "this seat has used its Squeeze"),
    "swipe_used": QT_TRANSLATE_NOOP("CakeSwap", "this seat has used its Swipe"),
    "swap_used": QT_TRANSLATE_NOOP("CakeSwap", "this seat has used its Swap"),
    "squeeze_not_on_top": QT_TRANSLATE_NOOP(
        "CakeSwap", "a {size} would lie on top: Squeeze puts it under other layers"
    ),
    "size_is_there": QT_TRANSLATE_NOOP("CakeSwap", "the platter has a layer of size {size} already"),
    "empty_platter": QT_TRANSLATE_NOOP("CakeSwap", "the platter is empty"),
    "no_such_layer": QT_TRANSLATE_NOOP("CakeSwap", "the platter has no layer of size {size}"),
    "top_is_not_named": QT_TRANSLATE_NOOP(
        "CakeSwap", "the {size} is the top layer: it is swapped without naming it"
    ),
    "no_such_seat": QT_TRANSLATE_NOOP("CakeSwap", "there is no seat {seat}"),
    "own_platter": QT_TRANSLATE_NOOP("CakeSwap", "a seat can't swipe from its own platter"),
    "nothing_to_swipe": QT_TRANSLATE_NOOP("CakeSwap", "the platter of seat {seat} is empty"),
    "cleared_already": QT_TRANSLATE_NOOP("CakeSwap", "a platter is cleared once a turn only"),
    "unknown_class": QT_TRANSLATE_NOOP("CakeSwap", "there is no such class"),
    "too_few_layers": QT_TRANSLATE_NOOP(
        "CakeSwap", "a cake needs at least three layers, this one has {layers}"
    ),
    "class_not_met": QT_TRANSLATE_NOOP("CakeSwap", "this cake does not meet the class {name}"),
    "ribbon_is_gone": QT_TRANSLATE_NOOP("CakeSwap", "the ribbon {ribbon} is gone"),
}
"""Templates by code. Cards stand in them by their ids, classes and ribbons by their names in records."""

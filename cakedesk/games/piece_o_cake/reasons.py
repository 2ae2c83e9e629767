"""Why a move of Piece o' Cake is not legal, in English."""

from __future__ import annotations

from cakedesk.engine.messages import QT_TRANSLATE_NOOP

REASONS = {
    "cut_is_due": QT_TRANSLATE_NOOP("PieceOCake", "the cake must be cut now"),
    "cake_is_cut": QT_TRANSLATE_NOOP("PieceOCake", "the cake is cut already"),
    "shuffle_is_due": QT_TRANSLATE_NOOP("PieceOCake", "the slices must be shuffled for the next match"),
    "no_shuffle": QT_TRANSLATE_NOOP("PieceOCake", "the slices are not shuffled now"),
    "other_slices": QT_TRANSLATE_NOOP("PieceOCake", "these are not the slices of this game"),
    "no_such_slice": QT_TRANSLATE_NOOP("PieceOCake", "the slices of a cake are numbered from 0 to 10"),
    "two_cuts_at_least": QT_TRANSLATE_NOOP("PieceOCake", "a single cut makes no piece: cut at least twice"),
    "too_many_pieces": QT_TRANSLATE_NOOP("PieceOCake", "this cake can be cut into at most {most} pieces"),
    "not_three_pieces": QT_TRANSLATE_NOOP(
        "PieceOCake", "two seats cut a cake into one, two or four pieces, not into three"
    ),
    "no_piece_there": QT_TRANSLATE_NOOP("PieceOCake", "no piece that is left starts at slice {start}"),
    "no_such_slices": QT_TRANSLATE_NOOP("PieceOCake", "there are no such slices"),
    "too_few_in_piece": QT_TRANSLATE_NOOP("PieceOCake", "slices of {variety} in the piece: {count}, no more"),
    "no_piece_left": QT_TRANSLATE_NOOP("PieceOCake", "no piece is left"),
    "unknown_variety": QT_TRANSLATE_NOOP("PieceOCake", "there is no such kind of slice"),
    "none_collected": QT_TRANSLATE_NOOP("PieceOCake", "this seat has collected no slice of {variety}"),
    "only_fresh_ones": QT_TRANSLATE_NOOP(
        "PieceOCake", "this seat has collected {variety} from this cake only: that stays"
    ),
    "pieces_are_left": QT_TRANSLATE_NOOP("PieceOCake", "while pieces are left, a seat can't pass"),
}
"""Templates by code. Varieties stand in them by their names in the card list."""

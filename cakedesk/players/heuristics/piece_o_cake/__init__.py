"""The judgement of Piece o' Cake: cream for sure against majorities still to be had."""

"""Piece o' Cake: one cuts, the others choose; eat slices for cream or collect them for the majority."""

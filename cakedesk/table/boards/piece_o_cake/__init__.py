"""The table of Piece o’ Cake."""

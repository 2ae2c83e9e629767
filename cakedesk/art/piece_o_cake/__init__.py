"""The pictures of Piece o' Cake: slices and pieces of a ring, its plate, knives, tokens, boxes."""

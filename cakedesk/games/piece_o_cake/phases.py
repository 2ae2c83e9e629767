"""The phases of Piece o' Cake, and the sizes of its cakes."""

CUTTING, CHOOSING, SHUFFLING, ENDED = range(4)
"""The server cuts; seats choose pieces; a match is over and the next one's shuffle is due; all is over."""

CAKES = 5
SLICES = 11
"""Slices of a cake."""

ASIDE = 2
"""Slices that nobody ever sees."""

MOST_PIECES_TWO_SEATS = 4
"""Two seats may cut a cake into twice as many pieces as they are; more seats into as many as they are."""

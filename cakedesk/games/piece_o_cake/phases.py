"""The phases of Piece o' Cake, and the sizes of its cakes."""

CUTTING, CHOOSING, SHUFFLING, ENDED = range(4)
"""The server cuts; seats choose pieces; a match is over and the next one's shuffle is due; all is over."""

CAKES = 5
SLICES = 11
"""Slices of a cake."""

ASIDE = 2
"""Slices that nobody ever sees."""

PIECES_TWO_SEATS = (1, 2, 4)
"""Into how many pieces two seats may cut a cake; more seats into as many as they are, or fewer."""

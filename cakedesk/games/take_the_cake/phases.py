"""The phases of a round of Take the Cake."""

CUTTING, TAKING, PUTTING, ORDERING, CHANCE_CUT, SHUFFLING, ENDED = range(7)
"""The cutter chooses a cut card; a seat takes a piece; it places its cards; seats assign orders. Chance
lays a cut card; chance shuffles for the second cake. Over."""

ROUNDS = 4
CAKES = 2
SIDE = 4
CENTRE = FULL = SIDE * SIDE
"""So many cards lie in the centre, and on a full cake."""
PIECE = 4
ORDERS_DEALT = 3

NO_CARD = -2
"""An empty square."""
NO_ORDER = -2
"""No order is assigned to a cake."""
NO_CUT = -2
"""No cut card lies on the centre."""

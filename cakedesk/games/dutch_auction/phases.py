"""The phases of a round of Dutch Auction."""

ASIDE, ACT, VOTE, TIE_SHUFFLE, DRAW_SHUFFLE, ENDED = range(6)
"""Seats set a card aside; act; say whether they go on. Chance makes a personal deck anew to break a tie,
or to draw from. Over."""

DISPLAY = 6
HAND = 5
PERSONAL_DECK = 9
QUIET_ROUNDS = 2
"""After so many rounds running in which no card left the display the game is over."""

NO_CARD = -2
"""A gap in the display."""

NO_VOTE, VOTE_ON, VOTE_STOP = range(3)

"""The phases of a round of Dutch Auction."""

ASIDE, TIE_SHUFFLE, ACT, DRAW_SHUFFLE, VOTE, ENDED = range(6)
"""Seats set a card aside; chance makes a personal deck anew to break a tie; seats act; chance makes one
anew to draw from; seats say whether they go on; over."""

DISPLAY = 6
HAND = 5
PERSONAL_DECK = 9
QUIET_ROUNDS = 2
"""After so many rounds running in which no card left the display the game is over."""

NO_CARD = -2
"""A gap in the display."""

NO_VOTE, VOTE_ON, VOTE_STOP = range(3)

"""Dutch Auction: a deck-building duel with cards that are money, weapons and points at once."""

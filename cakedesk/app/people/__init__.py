"""Who plays: names, seats, those who stand in, and what is chosen before a game."""

"""Players that look ahead: one search for all games, guided by the heuristic of each."""

"""One board for each game: what its table shows, and how gestures there become actions."""

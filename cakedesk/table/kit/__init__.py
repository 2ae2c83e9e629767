"""Parts that all tables share, each told what to show by plain values. They know no game."""

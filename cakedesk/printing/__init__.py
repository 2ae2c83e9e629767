"""Cards on paper: what is printed of each game, in which size, and the document that holds it."""

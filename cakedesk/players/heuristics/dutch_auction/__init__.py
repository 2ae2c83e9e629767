"""The heuristic player of Dutch Auction."""

"""The table of Dutch Auction."""

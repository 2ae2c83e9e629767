"""The pictures of Dutch Auction: cards of four suits, seals, coins, powers, tulips, its box."""

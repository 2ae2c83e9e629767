"""Top Cake: bid on layers with open and sealed cards, stack them, crown them."""

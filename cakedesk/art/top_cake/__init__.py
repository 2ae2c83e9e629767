"""The pictures of Top Cake: cards, layers and stacks, bidding cards, tags, its box."""

"""The pictures of Take the Cake: cake squares, cut cards, order cards, its box."""

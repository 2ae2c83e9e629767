"""The page of all matches, the finished ones that are kept, and what can be counted of them."""

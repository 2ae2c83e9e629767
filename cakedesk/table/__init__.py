"""The table: a graphics scene with its items, gestures, animations and focus, and one board for each game.

It shows what one pair of eyes may see and says what a person chose. It states no rule and changes no match.
"""

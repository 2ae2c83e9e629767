"""What all games share: the contract of a game, its matches and its records.

Nothing in here knows a particular game, and nothing in here imports Qt.
"""

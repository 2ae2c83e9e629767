"""CakeDesk: five cake card games on one warm table."""

__version__ = "1.0.0"

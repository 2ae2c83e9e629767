"""CakeDesk: five cake card games on one warm table."""

__version__ = "0.1.0"

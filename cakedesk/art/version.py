"""Which version of the drawings this is: pictures on a disk are found by it, not by their SVG."""

VERSION = "ca7a983ab8879a4d"
"""A digest of the drawings of all faces: `tests/art/test_version.py` computes it."""

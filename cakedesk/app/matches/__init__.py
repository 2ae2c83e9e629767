"""The parts of the matches page."""

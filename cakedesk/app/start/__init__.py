"""Starts the program: Qt first, then the window and what is likely to be asked for next, and ends it."""

"""The disk: where things are kept, the thread that writes them, and what goes wrong there."""

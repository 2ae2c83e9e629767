"""The window: its menu and messages, what is dropped onto it, and what closing it asks."""

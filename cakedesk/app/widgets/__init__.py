"""The small kit of painted widgets that all pages are made of; they scale with the window."""

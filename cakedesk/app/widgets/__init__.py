"""The small kit of painted widgets that all pages are made of. They scale with the window and follow the theme."""

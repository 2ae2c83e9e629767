"""What the pages are made of: text, buttons, choices, lists, panels and bars."""

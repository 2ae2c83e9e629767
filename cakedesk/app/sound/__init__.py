"""What is heard, where there is a device for it."""

"""The help with its contents, search and pictures, and whose games these are."""

"""The commands of the command line that only read and write text: none of them loads Qt."""

"""What lessons say, checked by the engine: a module for each game that has one."""

"""Computer players. They know the games and the engine, and get observations, nothing else."""

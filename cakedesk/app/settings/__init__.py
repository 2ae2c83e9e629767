"""What people have set, the languages, and what follows for look and motion."""

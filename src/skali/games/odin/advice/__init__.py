"""What a strong player looks at."""

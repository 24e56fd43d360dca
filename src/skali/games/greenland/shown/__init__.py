"""What people see: the scene, sentences, the table in words, the log."""

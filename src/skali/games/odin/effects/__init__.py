"""What spaces and cards do: their words, programs and steps."""

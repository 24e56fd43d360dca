"""What is written down: positions, and whether one can be."""

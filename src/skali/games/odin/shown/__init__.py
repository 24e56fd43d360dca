"""What is shown: the scene, sentences, and the story of the game."""

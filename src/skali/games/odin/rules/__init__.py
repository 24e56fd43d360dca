"""The rules by the nouns of the game."""

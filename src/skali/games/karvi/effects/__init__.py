"""What cards, tiles, stones and fields do: their words, their programs and their steps."""

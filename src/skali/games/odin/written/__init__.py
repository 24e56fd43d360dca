"""Positions: written down, read again."""

"""Skáli: the digital hall for five Viking board games."""

__version__ = "0.1.0"

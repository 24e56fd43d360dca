"""Skáli: a digital hall for Viking board games."""

__version__ = "0.2.0"

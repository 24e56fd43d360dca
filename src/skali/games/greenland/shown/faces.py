"""Faces of dice in writing."""
# interpreted: words for people


def faces_in(mask: int) -> str:
    """Write the faces of a mask."""
    return "·".join(str(face) for face in range(1, 7) if mask >> face & 1)

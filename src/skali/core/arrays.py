"""Flat arrays of machine ints: packed when compiled, plain lists when interpreted."""
# interpreted: the compiler must see librt's own type here, the interpreter a list

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import vec
else:

    class vec:  # noqa: N801 - stands in for librt's type of this name
        """`vec[i64](items)` is a plain list: faster than a packed array when interpreted."""

        def __class_getitem__(cls, item: object) -> type[list]:
            """Any item type makes a list."""
            return list


__all__ = ["vec"]

"""Writes the types of what the hall says for the browser client: `python tools/client_types.py`.

With `--check` nothing is written; it fails if the file is not what would be written. The types are
read, not imported: every class is a `TypedDict` and becomes an interface, every other assignment an
alias, a text below either or below a field its comment.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCES = ("seen.py", "answers.py")
TARGET = ROOT / "web" / "src" / "lib" / "answers.ts"
HEAD = "/** What the hall says. Written by tools/client_types.py: `make types-web`. */\n"
PLAIN = {
    "str": "string", "int": "number", "float": "number", "bool": "boolean", "None": "null",
    "object": "unknown",
}  # fmt: skip


def main() -> None:
    """Write the file, or say that it is not up to date."""
    wanted = HEAD + "".join(declarations())
    if "--check" not in sys.argv[1:]:
        TARGET.write_text(wanted, "utf-8")
    elif not TARGET.exists() or TARGET.read_text("utf-8") != wanted:
        name = TARGET.relative_to(ROOT)
        sys.exit(f"{name} is not what the hall says: run make types-web")


def declarations() -> Iterator[str]:
    """Write every type of the sources."""
    for name in SOURCES:
        file = ROOT / "src" / "skali" / "server" / name
        body = ast.parse(file.read_text("utf-8"), str(file)).body
        for statement, words in with_words(body):
            if isinstance(statement, ast.ClassDef):
                yield f"\n{comment(ast.get_docstring(statement))}{interface(statement)}"
            elif isinstance(statement, ast.Assign):
                alias = ast.unparse(statement.targets[0])
                yield f"\n{comment(words)}export type {alias} = {written(statement.value)};\n"


def with_words(body: list[ast.stmt]) -> Iterator[tuple[ast.stmt, str | None]]:
    """Pair every statement with the text below it."""
    for statement, below in zip(body, [*body[1:], None], strict=True):
        yield statement, text_of(below)


def text_of(statement: ast.stmt | None) -> str | None:
    """Return the text that a statement consists of."""
    value = statement.value if isinstance(statement, ast.Expr) else None
    found = value.value if isinstance(value, ast.Constant) else None
    return found if isinstance(found, str) else None


def comment(words: str | None, indent: str = "") -> str:
    """Write words above what they are about."""
    return f"{indent}/** {' '.join(words.split())} */\n" if words else ""


def interface(declared: ast.ClassDef) -> str:
    """Write a class; with `total=False` every field may be left out."""
    optional = any(keyword.arg == "total" for keyword in declared.keywords)
    bases = [ast.unparse(base) for base in declared.bases if ast.unparse(base) != "TypedDict"]
    extends = f" extends {', '.join(bases)}" if bases else ""
    fields = [
        comment(words, "  ") + field(statement, optional=optional)
        for statement, words in with_words(declared.body)
        if isinstance(statement, ast.AnnAssign)
    ]
    return f"export interface {declared.name}{extends} {{\n{''.join(fields)}}}\n"


def field(declared: ast.AnnAssign, *, optional: bool) -> str:
    """Write one field."""
    name, kind = ast.unparse(declared.target), declared.annotation
    if isinstance(kind, ast.Subscript) and ast.unparse(kind.value) == "NotRequired":
        optional, kind = True, kind.slice
    return f"  {name}{'?' if optional else ''}: {written(kind)};\n"


def written(kind: ast.expr) -> str:
    """Write a type."""
    match kind:
        case ast.Name(id=name):
            return PLAIN.get(name, name)
        case ast.Constant(value=None):
            return "null"
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return f"{written(left)} | {written(right)}"
        case ast.Subscript(value=ast.Name(id=name), slice=inner):
            return generic(name, inner.elts if isinstance(inner, ast.Tuple) else [inner])
    raise SystemExit(f"line {kind.lineno}: {ast.unparse(kind)} is not known to the client's types")


def generic(name: str, inner: list[ast.expr]) -> str:
    """Write a type that is made of others."""
    if name == "Literal":
        return " | ".join(ast.unparse(each).replace("'", '"') for each in inner)
    if name in ("list", "Sequence"):
        item = written(inner[0])
        return f"({item})[]" if " | " in item else f"{item}[]"
    if name == "tuple":
        return f"[{', '.join(written(each) for each in inner)}]"
    if name == "dict":
        return f"Record<{', '.join(written(each) for each in inner)}>"
    raise SystemExit(f"{name} is not known to the client's types")


if __name__ == "__main__":
    main()

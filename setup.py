"""Compiles the engine with mypyc where a C compiler exists; everything else is in pyproject.toml.

A module of core, of a game or of the bots is compiled unless a line `# interpreted: <reason>` in it
says why not. Without a C compiler, or with `SKALI_PURE=1`, the same modules are installed as
plain Python: slower, with the same results.
"""

import os
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib.metadata import version
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.errors import CCompilerError, ExecError, PlatformError
from setuptools.modified import newer_group

HERE = Path(__file__).parent
BUILD = Path("build")
COMPILED = ("src/skali/core/**/*.py", "src/skali/games/**/*.py", "src/skali/bots/*.py")
INTERPRETED = re.compile(r"^# interpreted: \S", re.MULTILINE)
JOBS = 2

# Metadata is asked for more often than a build, and an editable install must leave src pure.
BUILD_COMMANDS = {"bdist_wheel", "build", "build_ext", "install"}

# The compiler's type check is `make types` again, less strict: what a build environment lacks, such
# as the packages of the command line, is not the engine's business.
MYPY_OPTIONS = (
    "--config-file=",
    f"--cache-dir={BUILD / 'mypy'}",
    "--ignore-missing-imports",
    "--follow-imports=silent",
)

# The modules call one another without the detour that a shared library takes for strangers.
DIRECT_CALLS = ["-fvisibility=hidden", "-fno-semantic-interposition"]

# mypyc writes the constant of `1 << place` as a C int of 32 bits, although both sides are i64.
NARROW_SHIFT = re.compile(r"^(\s*\w+ = )(-?\d+ << )", re.MULTILINE)


def compiled_modules() -> list[str]:
    """List the modules to compile, in a stable order."""
    modules = sorted(path for pattern in COMPILED for path in HERE.glob(pattern))
    return [
        path.relative_to(HERE).as_posix()
        for path in modules
        if path.name != "__init__.py" and not INTERPRETED.search(path.read_text("utf-8"))
    ]


def obstacle() -> str | None:
    """Say what stands in the way of compiling, if anything does."""
    if os.environ.get("SKALI_PURE", "0") not in {"", "0"}:
        return "SKALI_PURE is set"
    try:
        import mypyc.build  # noqa: F401, PLC0415 - missing only where nobody asked for it
    except ImportError as error:
        return f"mypyc cannot be imported ({error})"
    return compiler_fault()


def compiler_fault() -> str | None:
    """Compile and link an empty extension, and say what went wrong."""
    # Part of setuptools under this old name, and there only once setuptools is imported.
    from distutils.ccompiler import new_compiler  # noqa: PLC0415
    from distutils.sysconfig import customize_compiler, get_python_inc  # noqa: PLC0415

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint probe(void) { return 0; }\n", "utf-8")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            compiler.add_include_dir(get_python_inc())
            objects = compiler.compile([str(source)], output_dir=folder)
            compiler.link_shared_object(objects, str(Path(folder, "probe.so")))
        except (CCompilerError, ExecError, PlatformError, OSError) as error:
            return f"no working C compiler ({error})"
    return None


def write_if_new(path: Path, text: str) -> str:
    """Write a file unless it is there already: its age tells what has to be compiled again."""
    if not path.exists() or path.read_text("utf-8") != text:
        path.write_text(text, "utf-8")
    return str(path)


def widened(source: str) -> str:
    """Make a copy of a generated C file in which shifted constants have 64 bits, if it has any."""
    path = Path(source)
    narrow = path.read_text("utf-8")
    wide = NARROW_SHIFT.sub(r"\1(int64_t)\2", narrow)
    return source if wide == narrow else write_if_new(path.with_suffix(".wide.c"), wide)


def toolchain() -> str:
    """Keep a file that is renewed when the compilers or their settings change."""
    settings = [f"{name}={os.environ.get(name, '')}" for name in ("CC", "CFLAGS", "LDFLAGS")]
    parts = [sys.version, version("mypy"), *settings, Path(__file__).read_text("utf-8")]
    return write_if_new(BUILD / "toolchain", "\n".join(parts))


def engine() -> list[Extension]:
    """Translate the modules to C: one library for direct calls, many files for quick builds."""
    if BUILD_COMMANDS.isdisjoint(sys.argv):
        return []
    if reason := obstacle():
        print(f"skali: building the pure Python engine: {reason}")
        return []

    from mypyc.build import mypycify  # noqa: PLC0415 - see obstacle()

    modules = compiled_modules()
    print(f"skali: compiling {len(modules)} modules of the engine")
    extensions: list[Extension] = mypycify(
        [*MYPY_OPTIONS, *modules],
        opt_level="3",
        debug_level="0",
        multi_file=True,
        group_name="skali",
        target_dir=str(BUILD),
    )
    for extension in extensions:
        if sys.platform == "linux":
            extension.extra_compile_args += DIRECT_CALLS
            extension.extra_link_args.append("-Wl,-Bsymbolic-functions")
        extension.sources = [widened(source) for source in extension.sources]
        extension.depends.append(toolchain())
    return extensions


class BuildEngine(build_ext):
    """Runs a few C compilers at once, and only for files that changed."""

    def initialize_options(self) -> None:
        """Take the number of jobs as a default."""
        super().initialize_options()
        self.parallel = JOBS

    def build_extensions(self) -> None:
        """Replace the compiler's own loop over the files."""
        with ThreadPoolExecutor(JOBS) as pool:
            self.compiler.compile = partial(self.compile_changed, pool)
            super().build_extensions()

    def compile_changed(  # noqa: PLR0913, PLR0917 - the signature of distutils
        self,
        pool: ThreadPoolExecutor,
        sources: list[str],
        output_dir: str | None = None,
        macros: list[tuple[str, str | None]] | None = None,
        include_dirs: list[str] | None = None,
        debug: bool = False,  # noqa: FBT001, FBT002
        extra_preargs: list[str] | None = None,
        extra_postargs: list[str] | None = None,
        depends: list[str] | None = None,
    ) -> list[str]:
        """Compile the sources that are newer than their objects, or whose headers are."""
        compiler = self.compiler
        macros, objects, extra_postargs, pp_opts, files = compiler._setup_compile(  # noqa: SLF001
            output_dir, macros, include_dirs, sources, depends, extra_postargs
        )
        cc_args = compiler._get_cc_args(pp_opts, debug, extra_preargs)  # noqa: SLF001

        def compile_one(target: str) -> None:
            source, suffix = files[target]
            compiler._compile(target, source, suffix, cc_args, extra_postargs, pp_opts)  # noqa: SLF001

        stale = [
            target
            for target, (source, _) in files.items()
            if newer_group([source, *(depends or ())], target)
        ]
        list(pool.map(compile_one, stale))  # the list, so that a failure is raised here
        return list(objects)


def build_client() -> None:
    """Build the browser client unless it is there already; without it the hall has no pages."""
    script = Path("tools/build-web.sh")
    if Path("src/skali/server/static/index.html").exists() or not script.exists():
        return
    print("skali: building the browser client")
    try:
        subprocess.run(
            ["bash", str(script)], check=True, env=os.environ | {"PYTHON": sys.executable}
        )
    except (OSError, subprocess.CalledProcessError) as error:
        print(f"skali: building without the browser client: {error}")


class Build(build):
    """Leaves nothing in the folder that wheels are made of but what this build put there."""

    def run(self) -> None:
        """Build, then clear away what earlier builds left behind."""
        build_client()
        super().run()
        wanted = {
            Path(output).resolve()
            for command in self.get_sub_commands()
            for output in self.get_finalized_command(command).get_outputs()
        }
        for path in Path(self.build_lib).resolve().rglob("*"):
            if path.is_file() and path not in wanted:
                path.unlink()


os.chdir(HERE)
BUILD.mkdir(exist_ok=True)
setup(
    ext_modules=engine(),
    cmdclass={"build": Build, "build_ext": BuildEngine},
    options={"egg_info": {"egg_base": str(BUILD)}},
)

"""Builds the package: the hot modules compiled with mypyc where that works, the same source as it is where not.

BUGDUEL_COMPILE=0 builds the plain package, BUGDUEL_COMPILE=1 fails where it cannot compile. Everything the build makes
lies under build/. Only a wheel is compiled: an editable install stays plain, so that no old .so hides an edited file.
"""

import os
import shutil
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from setuptools import Distribution, Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext

# What every decision of every game runs through. One folder a line, then its modules.
COMPILED = {
    "bots": "bot greedy lookahead random search tree",
    "core": "errors event lists move playout rng seat state",
    "mindbug": (
        "actions attack board card_effects choices course deal duel effect_choices effects entering estimate imagine "
        "keywords layers life_effects ops pieces pool possible program select supplies"
    ),
    "puzzles": "solve",
    "shardbugs": (
        "actions announce board card_effects choices combat contest costs course deal dust effect_choices "
        "effects estimate imagine layers leaving moving ops pieces pool program select status targets "
        "triggers turn usable uses webs"
    ),
}

WISH = os.environ.get("BUGDUEL_COMPILE", "")
BUILD = Path("build")


class Wheel(bdist_wheel):
    """Compiles when a wheel is really built, not each time that somebody asks for the metadata."""

    def run(self) -> None:
        for left_over in BUILD.glob("lib*"):  # would bring modules back that the source no longer has
            shutil.rmtree(left_over)
        self.distribution.ext_modules = compiled_modules()
        self.root_is_pure = not self.distribution.ext_modules
        super().run()


class BuildExtensions(build_ext):
    """All of the extensions or none."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            stay_plain(f"the C compiler failed ({error})")
            for file in self.get_outputs():
                Path(file).unlink(missing_ok=True)
            self.extensions = self.distribution.ext_modules = []
            self.get_finalized_command("bdist_wheel").root_is_pure = True


def compiled_modules() -> list[Extension]:
    """The extensions to build; none for a plain package."""
    if WISH not in ("", "0", "1"):
        sys.exit(f'bugduel: BUGDUEL_COMPILE must be 0 or 1, not "{WISH}"')
    paths = [f"src/bugduel/{folder}/{name}.py" for folder, names in COMPILED.items() for name in names.split()]
    missing = [path for path in paths if not Path(path).is_file()]
    if missing:
        sys.exit(f"bugduel: COMPILED in setup.py names files that are not there: {', '.join(missing)}")
    if WISH == "0":
        return []
    try:
        from mypyc.build import mypycify
    except ImportError as error:
        return stay_plain(f"mypyc cannot be imported ({error})")
    if not compiler_works():
        return stay_plain("no C compiler that finds Python.h")
    options = ["--config-file=", f"--cache-dir={BUILD / 'mypy_cache'}"]
    try:
        return mypycify(options + paths, opt_level="3", debug_level="0", target_dir=str(BUILD), group_name="bugduel")
    except (Exception, SystemExit) as error:  # mypyc leaves by SystemExit when it finds a type error
        return stay_plain(f"mypyc failed ({error})")


def compiler_works() -> bool:
    """Compiles and links a whole, tiny extension, as the build itself would."""
    with TemporaryDirectory() as scratch:
        source = Path(scratch, "probe.c")
        source.write_text(
            "#include <Python.h>\n"
            'static struct PyModuleDef probe = {PyModuleDef_HEAD_INIT, "probe"};\n'
            "PyMODINIT_FUNC PyInit_probe(void) { return PyModule_Create(&probe); }\n"
        )
        command = build_ext(Distribution({"ext_modules": [Extension("probe", [str(source)])]}))
        command.build_lib = command.build_temp = scratch
        try:
            command.ensure_finalized()
            command.run()
        except Exception:
            return False
    return True


def stay_plain(reason: str) -> list[Extension]:
    """Says why nothing is compiled; where compiling was demanded, that is the end."""
    if WISH == "1":
        sys.exit(f"bugduel: BUGDUEL_COMPILE=1, but {reason}")
    print(f"bugduel: warning: not compiled, so games run several times slower: {reason}", file=sys.stderr, flush=True)
    return []


BUILD.mkdir(exist_ok=True)
setup(
    cmdclass={"bdist_wheel": Wheel, "build_ext": BuildExtensions},
    options={"egg_info": {"egg_base": str(BUILD)}},
)

"""Builds the package: the hot modules compiled with mypyc where that works, the same source as it is where not.

BUGDUEL_COMPILE=0 builds the plain package, BUGDUEL_COMPILE=1 fails where it cannot compile, BUGDUEL_LTO=0 links without
optimizing, which takes less time after a small change. The browser client is built beside it (tools/web_client.py).
Everything the build makes lies under build/, where compiled C files are kept for the next build. Only a wheel is
compiled: an editable install stays plain, so that no old .so hides an edited file.
"""

import os
import re
import shutil
import sys
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor, as_completed
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory

from setuptools import Distribution, Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext

sys.path.insert(0, str(Path(__file__).parent / "tools"))
from web_client import Building

# What every decision of every game runs through. One folder a line, then its modules.
COMPILED = {
    "bots": "bot greedy lookahead random search tree",
    "core": "errors lists playout recording search_model seat state",
    "core/chance": "chance rng",
    "core/seen": "event move",
    "mindbug": "actions board deal duel estimate knowledge pieces search seating",
    "mindbug/cards": "keywords",
    "mindbug/program": "ops pool program worths",
    "mindbug/rules": "attack course entering entries granted layers reading_ahead rivals select supplies waiting",
    "mindbug/rules/effects": "attack cards creatures discarding effect flow gathering life supplies table teams turn",
    "mindbug/rules/questions": "attack choosing deciding order players purpose question supplies table turn",
    "mindbug/seen": "imagine",
    "puzzles": "solve",
    "shardbugs": "actions board contest deal estimate pieces search",
    "shardbugs/cards": "costs",
    "shardbugs/program": "card course ops pool program worths",
    "shardbugs/rules": (
        "combat course course_steps forecast layers moving players_out select status triggers turn twins"
    ),
    "shardbugs/rules/effects": "cards choosing effect permanents players table threads",
    "shardbugs/rules/questions": (
        "announcing cards combat effects main_phase naming priority question start table triggers using"
    ),
    "shardbugs/rules/web": "abilities announce dust paying targets threads usable uses",
    "shardbugs/seen": "imagine",
}

WISH = os.environ.get("BUGDUEL_COMPILE", "")
BUILD = Path("build")
OBJECTS = BUILD / "objects"
TOGETHER = ["-flto=auto"]  # link-time optimization, on all cores
BUNDLE = 1_000_000  # bytes of C that are compiled as one file
FREEING = re.compile(r"^\w+_dealloc\(.*?^}$", re.MULTILINE | re.DOTALL)  # a function that frees an object
UNTRACK = "PyObject_GC_UnTrack(self);"  # in it, if the garbage collector tracks the object
TRASHCAN = re.compile(r"^ *CPy_TRASHCAN_(BEGIN|END)\(.*\n", re.MULTILINE)


class Wheel(bdist_wheel):
    """Compiles when a wheel is really built, not each time that somebody asks for the metadata."""

    def run(self) -> None:
        for left_over in BUILD.glob("lib*"):  # would bring modules back that the source no longer has
            shutil.rmtree(left_over)
        self.distribution.client = Building()  # while the engine is being compiled
        self.distribution.ext_modules = compiled_modules()
        self.root_is_pure = not self.distribution.ext_modules
        super().run()


class Build(build):
    """The package, and in it the client for browsers."""

    def run(self) -> None:
        super().run()
        client = getattr(self.distribution, "client", None)
        site = client.result() if client else None
        if site:
            shutil.copytree(site, Path(self.build_lib, "bugduel", "site"), dirs_exist_ok=True)


class BuildExtensions(build_ext):
    """All of the extensions or none, compiled on all cores."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            stay_plain(f"the C compiler failed ({error})")
            for file in self.get_outputs():
                Path(file).unlink(missing_ok=True)
            self.extensions = self.distribution.ext_modules = []
            self.get_finalized_command("bdist_wheel").root_is_pure = True

    def build_extensions(self) -> None:
        """Compile all C files first, the large ones leading, and then link."""
        self.parallel = os.cpu_count() or 1
        OBJECTS.mkdir(parents=True, exist_ok=True)
        headers = fingerprint(sorted(BUILD.glob("*.h")), [sys.version, version("mypy"), *self.compiler_command()])
        bundles = [(extension, bundle) for extension in self.extensions for bundle in bundled(extension.sources)]
        total = sum(len(bundle) for _, bundle in bundles)
        done = 0
        with ThreadPoolExecutor(self.parallel) as pool:
            jobs = {
                pool.submit(self.compile, extension, files, headers): (extension, files) for extension, files in bundles
            }
            try:
                for job in as_completed(jobs):
                    extension, files = jobs[job]
                    extension.extra_objects.append(str(job.result()))
                    done += len(files)
                    say(f"compiling the engine ({done} of {total} files)")
            except BaseException:
                pool.shutdown(cancel_futures=True)
                raise
        for extension in self.extensions:
            extension.sources = []
            extension.extra_objects.sort()  # the same sources make the same library
        for left_over in set(OBJECTS.iterdir()) - {job.result() for job in jobs}:
            left_over.unlink()
        say("linking the engine")
        super().build_extensions()

    def compile(self, extension: Extension, files: list[Path], headers: str) -> Path:
        """The object file of some C files together, as the last build made it if nothing changed since."""
        flags = [*extension.extra_compile_args, *self.compiler_flags()]
        name = ".".join(files[0].with_suffix("").parts[1:])
        made = OBJECTS / f"{name}.{fingerprint(files, [headers, *flags])}.o"
        if not made.exists():
            with TemporaryDirectory(dir=BUILD) as scratch:
                whole = Path(scratch, files[0].name)
                whole.write_text(
                    "".join(f'#include "{file.resolve().as_posix()}"\n' for file in files), encoding="utf-8"
                )
                try:
                    compiled = self.compiler.compile(
                        [str(whole)], output_dir=scratch, include_dirs=extension.include_dirs, extra_postargs=flags
                    )
                except Exception:  # its message is the whole command; what the compiler said has been shown
                    raise RuntimeError(f"at {' '.join(file.name for file in files)}") from None
                os.replace(compiled[0], made)
        return made

    def compiler_flags(self) -> list[str]:
        """Calls between the C files stay direct only if the linker may not redirect them. Guards of the stack, which
        some Pythons ask for, cost 6 % and find nothing: generated code has no buffers to overrun.
        """
        return ["-fvisibility=hidden", "-fno-stack-protector"] if self.compiler.compiler_type == "unix" else []

    def compiler_command(self) -> list[str]:
        return [str(part) for part in getattr(self.compiler, "compiler_so", [])]


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
    say(f"translating {len(paths)} modules to C")
    # What is installed must not matter: a build in isolation has no dependencies, and ours may be just being installed.
    options = [
        "--config-file=",
        f"--cache-dir={BUILD / 'mypy_cache'}",
        "--no-site-packages",
        "--ignore-missing-imports",
        "--follow-imports=silent",  # a module that is only imported may use what is missing in ways that need its types
    ]
    try:
        extensions = mypycify(
            options + paths,
            opt_level="3",
            debug_level="0",
            multi_file=True,  # many C files, so that all cores have something to compile: see bundled
            include_runtime_files=True,  # mypyc's own C code as a part of one of them: it is 17 small files
            target_dir=str(BUILD),
            group_name="bugduel",
        )
    except (Exception, SystemExit) as error:  # mypyc leaves by SystemExit when it finds a type error
        return stay_plain(f"mypyc failed ({error})")
    mend_generated_code()
    # Questions and effects are small functions in many files, called through tables: to lay them out together makes
    # Mindbug 5 to 10 % faster. Not every compiler can.
    if os.environ.get("BUGDUEL_LTO") != "0" and compiler_works(TOGETHER):
        for extension in extensions:
            extension.extra_compile_args += TOGETHER
            extension.extra_link_args += [*TOGETHER, "-O3"]
    return extensions


def mend_generated_code() -> None:
    """Two slips of mypyc 2.4.

    It names the headers of its rarer operations in one C file of a group only; any other may need them. And it lets the
    trashcan, which keeps deep structures from being freed recursively, put off freeing objects of acyclic classes too:
    that writes into the header for the garbage collector, which they do not have (tests/project/test_memory.py).
    """
    lines = (BUILD / "__native_bugduel.c").read_text(encoding="utf-8").splitlines(keepends=True)
    rarer = [line for line in lines if line.startswith("#include") and line.endswith("_extra_ops.c>\n")]
    headers = "".join(line.replace(".c>", ".h>") for line in rarer)
    for file in BUILD.glob("__native_bugduel___*.c"):
        source = file.read_text(encoding="utf-8")
        mended = FREEING.sub(lambda match: match[0] if UNTRACK in match[0] else TRASHCAN.sub("", match[0]), source)
        if not mended.startswith(headers):
            mended = headers + mended
        if mended != source:
            file.write_text(mended, encoding="utf-8")


def bundled(sources: list[str]) -> list[list[Path]]:
    """C files in bundles that are compiled as one: enough of them for several cores, large enough to let the compiler
    inline across modules. The files of a folder of modules follow each other.
    """
    bundles: list[list[Path]] = []
    room = 0
    for file in sorted(Path(source) for source in sources):
        size = file.stat().st_size
        if size > room:
            bundles.append([])
            room = BUNDLE
        bundles[-1].append(file)
        room -= size
    return sorted(bundles, key=lambda files: sum(file.stat().st_size for file in files), reverse=True)


def compiler_works(flags: Iterable[str] = ()) -> bool:
    """Compiles and links a whole, tiny extension, as the build itself would."""
    with TemporaryDirectory() as scratch:
        source = Path(scratch, "probe.c")
        source.write_text(
            "#include <Python.h>\n"
            'static struct PyModuleDef probe = {PyModuleDef_HEAD_INIT, "probe"};\n'
            "PyMODINIT_FUNC PyInit_probe(void) { return PyModule_Create(&probe); }\n"
        )
        command = build_ext(
            Distribution(
                {
                    "ext_modules": [
                        Extension("probe", [str(source)], extra_compile_args=list(flags), extra_link_args=list(flags))
                    ]
                }
            )
        )
        command.build_lib = command.build_temp = scratch
        try:
            command.ensure_finalized()
            command.run()
        except Exception:
            return False
    return True


def fingerprint(files: Iterable[Path], words: Iterable[str]) -> str:
    """Changes when one of the files or words does."""
    found = sha256("\0".join(words).encode())
    for file in files:
        found.update(file.read_bytes())
    return found.hexdigest()[:16]


def say(message: str) -> None:
    """What the build is doing, for whoever waits for it. In one piece, since other threads write as well."""
    sys.stdout.write(f"bugduel: {message}\n")
    sys.stdout.flush()


def stay_plain(reason: str) -> list[Extension]:
    """Says why nothing is compiled; where compiling was demanded, that is the end."""
    if WISH == "1":
        sys.exit(f"bugduel: BUGDUEL_COMPILE=1, but {reason}")
    print(f"bugduel: warning: not compiled, so games run several times slower: {reason}", file=sys.stderr, flush=True)
    return []


BUILD.mkdir(exist_ok=True)
setup(
    cmdclass={"bdist_wheel": Wheel, "build": Build, "build_ext": BuildExtensions},
    options={"egg_info": {"egg_base": str(BUILD)}},
)

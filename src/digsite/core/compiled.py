"""How the rules become machine code, and where that code is kept.

`rule` marks a function of the rules, `kernel` an entry called from Python. The same source runs compiled, or
interpreted with NUMBA_DISABLE_JIT=1 for the debugger and for coverage.

Compiled kernels are kept on disk under digests of all their sources: the core, the layer of the kernel and the folder
of the game. Numba itself only notices a change in a single file. If the cache cannot be read or written, the kernel is
compiled in memory; this costs time, never correctness.
"""

import contextlib
import functools
import hashlib
import os
import re
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar, TypeVar

import numba
import numpy as np
from numba.core import caching, types
from platformdirs import user_cache_path

from digsite.core.interpreted import Records
from digsite.core.linking import KernelCompiler, RuleCompiler

F = TypeVar("F", bound=Callable[..., Any])

INLINED = {"forceinline": True, "pipeline_class": RuleCompiler}
"""How Numba compiles a choice between rules that depends on types only."""

INTERPRETED = bool(numba.config.DISABLE_JIT)
PACKAGE = Path(__file__).resolve().parent.parent
CORE, BOTS = PACKAGE / "core", PACKAGE / "bots"
JUDGEMENT = "judgement.py"
"""The file in a game's folder that only bots' kernels are compiled from."""

KEPT_DIGESTS = 4
DIGEST = re.compile("[0-9a-f]{16}")

_folders: dict[str, Path] = {}
"""The folder of the rules for each game's state type."""


def rule(function: F) -> F:
    """Mark a function of the rules, compiled into every kernel that calls it.

    Integer arguments enter as int64 whatever field they come from, so the function is compiled once and not once for
    every mixture of field types.
    """
    return _rule(function, forceinline=False)


def small_rule(function: F) -> F:
    """Mark a rule of a few instructions, which the compiler inlines at every call."""
    return _rule(function, forceinline=True)


def _rule(function: F, forceinline: bool) -> F:
    if INTERPRETED:
        return function
    dispatcher = _dispatcher(function, RuleCompiler, forceinline)

    def refuse(*args: Any, **kws: Any) -> Any:
        raise TypeError(f"{function.__name__} is a rule, which only compiled code can call; call a kernel instead")

    # Numba would jump to the entry point of a rule if it knew it, and there is no code.
    dispatcher.add_overload = lambda result: dispatcher.overloads.update({tuple(result.signature.args): result})
    dispatcher._compile_for_args = refuse
    return dispatcher  # type: ignore[no-any-return]


def _dispatcher(function: Callable[..., Any], pipeline: type, forceinline: bool = False) -> Any:
    options = {"nogil": True, "error_model": "numpy", "forceinline": forceinline}
    dispatcher = numba.njit(function, pipeline_class=pipeline, **options)
    typed = dispatcher.get_call_template
    dispatcher.get_call_template = lambda args, kws: typed(tuple(map(_widened, args)), kws)
    return dispatcher


def _widened(argument: Any) -> Any:
    narrow = isinstance(argument, types.IntEnumMember) or (
        isinstance(argument, types.Integer) and argument != types.uint64
    )
    return types.int64 if narrow else argument


def kernel(function: F) -> F:
    """Mark a compiled entry for Python: it takes arrays of records, releases the GIL and is cached on disk."""
    if INTERPRETED:
        return _interpreted(function)
    dispatcher = _dispatcher(function, KernelCompiler)
    dispatcher._cache = _Cache(function)
    return dispatcher  # type: ignore[no-any-return]


def entry(kernel: Callable[..., Any], *arguments: Any) -> Callable[..., Any]:
    """Return a kernel for arguments of exactly these types, three times as fast to call because types are not checked.

    Never call it with arguments of other types.
    """
    if INTERPRETED:
        return kernel
    compiled: Callable[..., Any] = kernel.compile(tuple(map(numba.typeof, arguments)))  # type: ignore[attr-defined]
    return compiled


def _interpreted(function: F) -> F:
    @functools.wraps(function)
    def run(*args: Any) -> Any:
        records = (Records(a) if isinstance(a, np.ndarray) and a.dtype.names else a for a in args)
        with np.errstate(over="ignore"):  # the generator's words wrap around, as they do when compiled
            return function(*records)

    return run  # type: ignore[return-value]


@functools.cache
def core_digest() -> str:
    """Return a digest of every source of the core and of the compiler's version."""
    return _digest(f"{numba.__version__} {np.__version__} {sys.version}", folder_digest(CORE))


@functools.cache
def folder_digest(folder: Path, but: str = "") -> str:
    """Return a digest of every source in a folder except the one named `but`."""
    paths = sorted(path for path in folder.rglob("*.py") if path.name != but)
    return _digest(*(part for path in paths for part in (path.relative_to(folder).as_posix(), path.read_bytes())))


def rules_digest(folder: Path) -> str:
    """Return a digest of the sources of a game that the core's kernels are compiled from."""
    return folder_digest(folder, JUDGEMENT)


def bots_digest(folder: Path) -> str:
    """Return a digest of the sources that the bots' kernels are compiled from for a game."""
    sources = (BOTS / name for name in ("kernels.py", "networks.py"))
    return _digest(*(source.read_bytes() for source in sources), folder_digest(folder))


def _digest(*parts: str | bytes) -> str:
    digest = hashlib.sha256()
    for part in parts:
        digest.update(part.encode() if isinstance(part, str) else part)
        digest.update(b"\0")
    return digest.hexdigest()[:16]


def made_of(state: np.dtype, folder: Path) -> None:
    """Register the folder of the rules for a state type; it may lie outside the package."""
    _folders[str(numba.from_dtype(state))] = folder


def _candidate_folders() -> list[Path]:
    if chosen := os.environ.get("DIGSITE_CACHE"):
        return [Path(chosen)]
    owner = os.getuid() if hasattr(os, "getuid") else os.environ.get("USERNAME", "user")
    folders = [user_cache_path("digsite", appauthor=False), Path(tempfile.gettempdir()) / f"digsite-{owner}"]
    return [folder for folder in folders if folder.is_absolute()]  # without a home folder it is still "~/.cache"


def _usable(folder: Path) -> bool:
    """Return whether the folder is ours and writable. It holds code, so nobody else may have made it."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        if hasattr(os, "getuid") and folder.stat().st_uid != os.getuid():
            return False
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


@functools.cache
def cache_folder() -> Path | None:
    """Return the folder for compiled code of exactly this core, or None if nothing can be written."""
    for folder in _candidate_folders():
        if _usable(folder) and _usable(folder / core_digest()):
            return folder / core_digest()
    return None


def forget_old_code() -> None:
    """Remove compiled code of old sources, except the latest few digests, and nothing else in the folder."""
    here = cache_folder()
    if here is None:
        return
    digests = [p for p in here.parent.iterdir() if p != here and DIGEST.fullmatch(p.name) and any(p.glob("*.nbi"))]
    with contextlib.suppress(OSError):  # another process may be removing the same files
        digests.sort(key=lambda p: p.stat().st_mtime, reverse=True)
        for folder in digests[KEPT_DIGESTS - 1 :]:
            shutil.rmtree(folder, ignore_errors=True)


class _Locator(caching._CacheLocator):  # type: ignore[misc]
    def __init__(self, function: Callable[..., Any]) -> None:
        self._function = function

    def ensure_cache_path(self) -> None:
        """Do nothing: the folder was created and tried when it was chosen."""

    def get_cache_path(self) -> str:
        return str(cache_folder() or "")

    def get_source_stamp(self) -> str:
        return _digest(core_digest(), Path(self._function.__code__.co_filename).read_bytes())

    def get_disambiguator(self) -> str:
        return str(self._function.__code__.co_firstlineno)

    @classmethod
    def from_function(cls, py_func: Callable[..., Any], py_file: str) -> "_Locator":
        return cls(py_func)


class _CacheImplementation(caching.CompileResultCacheImpl):  # type: ignore[misc]
    _locator_classes: ClassVar[list[type]] = [_Locator]


class _Cache(caching.FunctionCache):  # type: ignore[misc]
    """Numba's cache in our folder. Any problem with a file means that the kernel is compiled."""

    _impl_class = _CacheImplementation

    def __init__(self, function: Callable[..., Any]) -> None:
        super().__init__(function)
        self._layer = Path(function.__code__.co_filename).resolve().parent

    def _index_key(self, sig: Any, codegen: Any) -> Any:
        signature = " ".join(map(str, sig))
        digest = bots_digest if self._layer == BOTS else rules_digest
        used = [digest(folder) for state, folder in _folders.items() if state in signature]
        return (*super()._index_key(sig, codegen), *used)

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        if cache_folder() is None:
            return None
        try:
            return super().load_overload(sig, target_context)
        except Exception:  # a damaged file may raise any exception while it is unpickled
            return None

    def save_overload(self, sig: Any, data: Any) -> None:
        if cache_folder() is None:
            return
        try:
            super().save_overload(sig, data)
        except Exception:  # the disk is full, or the index beside it is damaged
            self._cache_file.flush()

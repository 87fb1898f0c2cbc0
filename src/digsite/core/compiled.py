"""How the rules become machine code, and where that code is kept.

`rule` marks a function of the rules, `kernel` an entry called from Python. The same text runs compiled, or
interpreted with NUMBA_DISABLE_JIT=1 for the debugger and for coverage.

Compiled kernels are kept on disk under digests of every source they can be made of, because Numba itself
notices a change in one file only: the core, the layer of the kernel, the folder of the game. A cache that cannot
be read or written costs time, never correctness: the kernel is then compiled in memory.
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

from digsite.core.interpreted import Records

F = TypeVar("F", bound=Callable[..., Any])

INTERPRETED = bool(numba.config.DISABLE_JIT)
PACKAGE = Path(__file__).resolve().parent.parent
CORE, BOTS = PACKAGE / "core", PACKAGE / "bots"
JUDGEMENT = "judgement.py"
"""What only the bots' kernels are made of in a game's folder."""

KEPT_DIGESTS = 4
DIGEST = re.compile("[0-9a-f]{16}")

_folders: dict[str, Path] = {}
"""For the type of a game's state, where its rules are."""


def rule(function: F) -> F:
    """A function of the rules, compiled into whichever kernel calls it.

    Whole numbers enter it as int64, whatever field they come from: so it is compiled once, not once for every
    mixture of field types.
    """
    return _compiled(function, forceinline=False)


def small_rule(function: F) -> F:
    """A rule of a few instructions, which the compiler puts in place of every call."""
    return _compiled(function, forceinline=True)


def _compiled(function: F, forceinline: bool) -> F:
    if INTERPRETED:
        return function
    dispatcher = numba.njit(function, nogil=True, error_model="numpy", forceinline=forceinline)
    typed = dispatcher.get_call_template
    dispatcher.get_call_template = lambda args, kws: typed(tuple(map(_widened, args)), kws)
    return dispatcher  # type: ignore[no-any-return]


def _widened(argument: Any) -> Any:
    narrow = isinstance(argument, types.IntEnumMember) or (
        isinstance(argument, types.Integer) and argument != types.uint64
    )
    return types.int64 if narrow else argument


def kernel(function: F) -> F:
    """A compiled entry for Python: takes arrays of records, gives up the GIL, is cached on disk."""
    if INTERPRETED:
        return _interpreted(function)
    dispatcher = rule(function)
    dispatcher._cache = _Cache(function)  # type: ignore[attr-defined]
    return dispatcher


def entry(kernel: Callable[..., Any], *arguments: Any) -> Callable[..., Any]:
    """A kernel for arguments of just these types, which are not looked at again: thrice as quick to call from Python.

    It must never be called with others.
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
    """Of every source of the core, and of the compiler."""
    return _digest(f"{numba.__version__} {np.__version__} {sys.version}", folder_digest(CORE))


@functools.cache
def folder_digest(folder: Path, but: str = "") -> str:
    """Of every source in a folder, but one of that name."""
    paths = sorted(path for path in folder.rglob("*.py") if path.name != but)
    return _digest(*(part for path in paths for part in (path.relative_to(folder).as_posix(), path.read_bytes())))


def rules_digest(folder: Path) -> str:
    """Of the sources of a game that kernels of the core are made of."""
    return folder_digest(folder, JUDGEMENT)


def bots_digest(folder: Path) -> str:
    """Of the sources that kernels of the bots are made of for a game."""
    return _digest((BOTS / "kernels.py").read_bytes(), folder_digest(folder))


def _digest(*parts: str | bytes) -> str:
    digest = hashlib.sha256()
    for part in parts:
        digest.update(part.encode() if isinstance(part, str) else part)
        digest.update(b"\0")
    return digest.hexdigest()[:16]


def made_of(state: np.dtype, folder: Path) -> None:
    """Code for this type of state is made of the rules in this folder, which may not be part of the package."""
    _folders[str(numba.from_dtype(state))] = folder


def _candidate_folders() -> list[Path]:
    if chosen := os.environ.get("DIGSITE_CACHE"):
        return [Path(chosen)]
    base = os.environ.get("LOCALAPPDATA") if os.name == "nt" else os.environ.get("XDG_CACHE_HOME")
    folders = []
    try:
        folders.append((Path(base) if base else Path.home() / ".cache") / "digsite")
    except RuntimeError:  # no home folder at all
        pass
    owner = os.getuid() if hasattr(os, "getuid") else os.environ.get("USERNAME", "user")
    folders.append(Path(tempfile.gettempdir()) / f"digsite-{owner}")
    return folders


def _usable(folder: Path) -> bool:
    """Ours, and writable: the cache holds code, so nobody else may have made its folder."""
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
    """Where compiled code of exactly this core is kept; None where nothing can be written."""
    for folder in _candidate_folders():
        if _usable(folder) and _usable(folder / core_digest()):
            return folder / core_digest()
    return None


def forget_old_code() -> None:
    """Remove the compiled code of sources long gone, all but the latest few digests; nothing else that lies there."""
    here = cache_folder()
    if here is None:
        return
    digests = [p for p in here.parent.iterdir() if p != here and DIGEST.fullmatch(p.name) and any(p.glob("*.nbi"))]
    with contextlib.suppress(OSError):  # another process may be removing the same
        digests.sort(key=lambda p: p.stat().st_mtime, reverse=True)
        for folder in digests[KEPT_DIGESTS - 1 :]:
            shutil.rmtree(folder, ignore_errors=True)


class _Locator(caching._CacheLocator):  # type: ignore[misc]
    def __init__(self, function: Callable[..., Any]) -> None:
        self._function = function

    def ensure_cache_path(self) -> None:
        """The folder was made and tried when it was chosen."""

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
    """Numba's own cache in our folder, forgiving: whatever goes wrong with a file, the kernel is compiled."""

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
        except Exception:  # a damaged file may raise anything at all when it is unpickled
            return None

    def save_overload(self, sig: Any, data: Any) -> None:
        if cache_folder() is None:
            return
        try:
            super().save_overload(sig, data)
        except Exception:  # a full disk, or a damaged index beside it
            self._cache_file.flush()

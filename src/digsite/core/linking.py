"""Optimise and emit machine code for whole kernels only, not for the rules that they call.

Numba compiles every function for callers of all kinds: it adds a wrapper for Python and one for C, links in everything
that the function calls, optimises all of that, and emits machine code. A rule is called by compiled code only, so all
of this would be done again for each of its callers, and again for theirs. Here a rule stays as it was lowered. A kernel
links in each rule that it reaches once, and is optimised and emitted as a whole.

An index counts from the front. Numba would ask at each access whether the index is negative and counts from the end,
and such loops cannot use vectors. Interpreted rules refuse a negative index.
"""

import functools
from typing import Any

from numba import _dynfunc
from numba.core import codegen, compiler, environment, types

KEPT, DROPPED = "weak_odr", "linkonce_odr"
"""Linkage of a rule. While a kernel is linked, rules are kept even if nothing calls them yet; while it is optimised,
they are dropped once they are inlined everywhere. Either way a rule may be defined more than once."""


class RuleLibrary(codegen.JITCodeLibrary):  # type: ignore[misc]
    """The code of one rule, to be linked into kernels."""

    def finalize(self) -> None:
        self._raise_if_finalized()
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage.name == "external":
                function.linkage = KEPT
        self._finalized = True

    def _get_module_for_linking(self) -> Any:
        self._ensure_finalized()
        return self._final_module


class KernelLibrary(codegen.JITCodeLibrary):  # type: ignore[misc]
    """The code of a kernel and of everything it calls."""

    def finalize(self) -> None:
        self._linking_libraries = list(_reached_from(self))
        super().finalize()  # links, and then calls the method below
        for variable in self._final_module.global_variables:
            known = environment.lookup_environment(variable.name)
            if known is not None:
                self._codegen.set_env(variable.name, known)

    def _optimize_final_module(self) -> None:
        for function in self._final_module.functions:
            if function.linkage.name == KEPT:
                function.linkage = DROPPED
        super()._optimize_final_module()


def _reached_from(library: Any) -> dict[Any, None]:
    """Return the libraries that a library needs, directly or through rules, in order."""
    reached: dict[Any, None] = {}
    waiting = [library]
    while waiting:
        for needed in waiting.pop()._linking_libraries:
            if needed not in reached:
                reached[needed] = None
                if isinstance(needed, RuleLibrary):
                    waiting.append(needed)
    return reached


@functools.cache
def _count_from_the_front() -> None:
    """Have indices in rules and kernels taken as they are. Other code that uses Numba stays as it was."""
    from numba.np import arrayobj  # imported late, because loading compiled code does without it

    fixed = arrayobj.fix_integer_index

    def index(context: Any, builder: Any, kind: Any, value: Any, size: Any) -> Any:
        if isinstance(context.active_code_library, RuleLibrary | KernelLibrary):
            return context.cast(builder, value, kind, types.intp if kind.signed else types.uintp)
        return fixed(context, builder, kind, value, size)

    arrayobj.fix_integer_index = index


class RuleCompiler(compiler.Compiler):  # type: ignore[misc]
    """Numba's pipeline, up to the lowered code."""

    def __init__(self, *settings: Any) -> None:
        super().__init__(*settings)
        _count_from_the_front()
        self.state.library = RuleLibrary(self.state.targetctx.codegen(), "rule")
        flags = self.state.flags
        flags.no_compile = flags.no_cpython_wrapper = flags.no_cfunc_wrapper = True

    def _compile_core(self) -> Any:
        result = super()._compile_core()
        # Compiled callers find a function by its entry point. This one has no address, so nothing may call it.
        name = result.fndesc.qualname.split(".")[-1]
        module = result.fndesc.lookup_module()
        entry = _dynfunc.make_function(module, name, "", 0, result.environment, (result.library,))
        self.state.targetctx.insert_user_function(entry, result.fndesc, [result.library])
        return result._replace(entry_point=entry)


class KernelCompiler(compiler.Compiler):  # type: ignore[misc]
    """Numba's pipeline, with the rules that a kernel calls."""

    def __init__(self, *settings: Any) -> None:
        super().__init__(*settings)
        _count_from_the_front()
        self.state.library = KernelLibrary(self.state.targetctx.codegen(), "kernel")
        self.state.library.enable_object_caching()
        self.state.flags.no_cfunc_wrapper = True

"""What a request that fails is answered: one kind of JSON for every error, or the page for people."""

import logging
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, WebSocketException
from litestar.types import ExceptionHandlersMap, Scope

from digsite.core.errors import DigsiteError
from digsite.core.texts import texts
from digsite.table.http.gate import language_of
from digsite.table.play.refusals import TEXT, Problem, problem_of, status_of

log = logging.getLogger("digsite.table")

PAGE = Path(__file__).parent / "page"
CODES = {404: "no-such-address", 405: "no-such-method", 413: "too-long"}


def _refused(request: Request[Any, Any, Any], error: DigsiteError) -> Response[Problem]:
    return Response(problem_of(error, language_of(dict(request.headers))), status_code=status_of(error))


def _not_understood(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem] | Response[bytes]:
    """Answer what Litestar itself refuses: addresses that do not exist, bodies that cannot be read."""
    if error.status_code == 404 and "text/html" in request.headers.get("accept", ""):
        return Response((PAGE / "index.html").read_bytes(), media_type=MediaType.HTML, status_code=404)
    extra = error.extra if isinstance(error.extra, list) else []
    details = "; ".join(
        f"{each.get('key', '')}: {each.get('message', '')}".strip(": ") for each in extra if isinstance(each, dict)
    )
    problem = _problem(request, CODES.get(error.status_code, "unreadable"), details=details or "?")
    return Response(problem, status_code=error.status_code, headers=error.headers)


def _broken(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Answer an unexpected error. Its details only go to the log."""
    return Response(_problem(request, "broken"), status_code=500)


def _too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[Problem]:
    """Answer JSON that is nested too deep."""
    return Response(_problem(request, "too-long"), status_code=413)


def _problem(request: Request[Any, Any, Any], code: str, **facts: str) -> Problem:
    return http_problem(code, language_of(dict(request.headers)), **facts)


def http_problem(code: str, language: str, **facts: str) -> Problem:
    """Describe what is wrong with a request, in a language."""
    return Problem(code, texts(language, TEXT)(f"http-{code}", **facts))


async def log_unexpected(error: Exception, scope: Scope | None = None) -> None:
    if not isinstance(error, DigsiteError | HTTPException | WebSocketException | RecursionError):
        log.error("unexpected error", exc_info=error)


HANDLERS: ExceptionHandlersMap = {
    DigsiteError: _refused,
    HTTPException: _not_understood,
    RecursionError: _too_deep,
    Exception: _broken,
}

"""The scripts, styles and fonts of the page: each is read and compressed once, however many people come."""

import gzip
from functools import cache
from mimetypes import guess_type
from typing import Annotated

from litestar import Response, get
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, HeaderParameter

from digsite.table.http.failures import PAGE

FOLDER = PAGE / "assets"
TEXTS = {".css", ".js", ".svg"}
"""What becomes smaller. Fonts are compressed already."""

FOR_EVER = CacheControlHeader(max_age=365 * 24 * 3600, immutable=True)
"""The names contain a digest of the content, so a browser never needs to ask again."""


@get("/assets/{name:str}", include_in_schema=False, cache_control=FOR_EVER)
async def asset(
    name: FromPath[str], accepted: Annotated[str, HeaderParameter(name="Accept-Encoding")] = ""
) -> Response[bytes]:
    """Send a file, compressed for those who can read that."""
    if name not in _names():
        raise NotFoundException
    whole, small = _content(name)
    headers = {"Vary": "Accept-Encoding"} if small else {}
    if small and "gzip" in accepted:
        whole, headers["Content-Encoding"] = small, "gzip"
    return Response(whole, media_type=guess_type(name)[0], headers=headers)


def _names() -> set[str]:
    """Return what there is now: the page may be built anew while the server runs."""
    return {file.name for file in FOLDER.iterdir()}


@cache
def _content(name: str) -> tuple[bytes, bytes | None]:
    """Return the content of a file, and its compressed form."""
    file = FOLDER / name
    content = file.read_bytes()
    return content, gzip.compress(content) if file.suffix in TEXTS else None

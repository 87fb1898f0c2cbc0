"""Writes web/src/lib/wire.ts: the types of everything that comes over the wire, from the server's OpenAPI schema.

python web/wire.py            write it
python web/wire.py --check    fail if it is not up to date
"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import build
import msgspec

from digsite.table.http.app import create_app
from digsite.table.http.settings import Settings
from digsite.table.http.stream import Hello
from digsite.table.play.answers import Answer, Update
from digsite.table.play.commands import SpokenCommand

WIRE = build.WEB / "src" / "lib" / "wire.ts"

EVENT = {
    "type": "object",
    "properties": {"event": {"type": "string"}},
    "required": ["event"],
    "additionalProperties": {},
}
"""An event of a game: its name, and facts that the game declares."""

SAID = (Hello, SpokenCommand)
"""What a client says on a socket."""

NULL = {"type": "null"}
REF = "#/components/schemas/"

Schema = dict[str, Any]


def schemas() -> dict[str, Schema]:
    """Return the schemas of all messages: of the routes from OpenAPI, of the socket from its structs."""
    described = create_app(Settings("")).openapi_schema.to_schema()
    found: dict[str, Schema] = described["components"]["schemas"]
    _, sockets = msgspec.json.schema_components((*SAID, Update, Answer), ref_template=REF + "{name}")
    found |= {name: sockets[name] for name in ("Hello", "SpokenCommand", "Update", "Answer")}
    bodies = [
        route["requestBody"]
        for path in described["paths"].values()
        for route in path.values()
        if "requestBody" in route
    ]
    asked = _named_in([bodies, *({"$ref": REF + said.__name__} for said in SAID)], found)
    for schema in (schema for name, schema in found.items() if name not in asked):
        for name, content in schema.get("properties", {}).items():
            _leave_out_null(schema, name, content)
            if name == "events":
                content["items"] = {"$ref": REF + "GameEvent"}
    return found | {"GameEvent": EVENT}


def _named_in(content: Any, known: dict[str, Schema]) -> set[str]:
    """Return the names of all schemas that something refers to."""
    found: set[str] = set()
    waiting = [content]
    while waiting:
        part = waiting.pop()
        if isinstance(part, list):
            waiting += part
        elif isinstance(part, dict):
            name = str(part.get("$ref", "")).removeprefix(REF)
            if name and name not in found:
                found.add(name)
                waiting.append(known[name])
            waiting += part.values()
    return found


def _leave_out_null(schema: Schema, name: str, content: Schema) -> None:
    """Forbid null in answers where a field may be missing: the server leaves out whatever has its default."""
    if name in schema.get("required", []) or content.get("default") is not None:
        return
    choices = content.get("oneOf") or content.get("anyOf") or []
    if NULL in choices:
        rest = [choice for choice in choices if choice != NULL]
        content.clear()
        content.update(rest[0] if len(rest) == 1 else {"oneOf": rest})
    elif None in content.get("enum", []):
        content.update(type="string", enum=[value for value in content["enum"] if value is not None])


def generated() -> str:
    """Let openapi-typescript make the types."""
    document = {
        "openapi": "3.1.0",
        "info": {"title": "digsite", "version": "0"},
        "paths": {},
        "components": {"schemas": dict(sorted(schemas().items()))},
    }
    build.run()
    program, _ = build.node()
    command = build.WEB / "node_modules" / "openapi-typescript" / "bin" / "cli.js"
    options = ["--root-types", "--root-types-no-schema-prefix", "--default-non-nullable=false"]
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder) / "openapi.json", Path(folder) / "wire.ts"
        source.write_text(json.dumps(document), encoding="utf-8")
        subprocess.run(
            [program, command, source, "-o", target, *options], check=True, capture_output=True, cwd=build.WEB
        )
        return target.read_text(encoding="utf-8")


if __name__ == "__main__":
    types = generated()
    if "--check" not in sys.argv:
        WIRE.write_text(types, encoding="utf-8")
    elif WIRE.read_text(encoding="utf-8") != types:
        sys.exit("web/src/lib/wire.ts is not up to date; run: python web/wire.py")

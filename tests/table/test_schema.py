"""The server's schema, tried out on the server: it answers every request as the schema says, and never breaks."""

from collections.abc import Iterator

import httpx
import hypothesis
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.table.nursery import Nursery
from tests.table.visitors import Visitor, a_door, two

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
EXAMPLES = 6
"""For each operation, of what it allows and of what it does not, with each seed."""
SECONDS = 60
"""For an answer; a hint takes a while on a machine with much else to do."""


@pytest.fixture(scope="module")
def door(tmp_path_factory: pytest.TempPathFactory, nursery: Nursery) -> Iterator[httpx.Client]:
    with a_door(tmp_path_factory.mktemp("schema"), nursery) as opened:
        yield opened


def come_in(case: schemathesis.Case, visitor: Visitor) -> None:
    """Ask for a table that there is, as somebody who sits there."""
    for name in {"table", "replay"} & set(case.path_parameters):
        case.path_parameters[name] = visitor.table
    case.headers["Authorization"] = f"Bearer {visitor.token}"


@pytest.mark.slow
@pytest.mark.one_seed
def test_the_server_answers_as_its_schema_says(door: httpx.Client, seed: int) -> None:
    schema = schemathesis.openapi.from_url(f"{door.base_url}/schema/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations()]
    assert len(operations) >= 15
    ada, _ = two(door)
    problems: dict[str, str] = {}
    statuses: dict[str, set[int]] = {operation.label: set() for operation in operations}
    for operation in operations:
        for mode in schemathesis.GenerationMode:

            @hypothesis.seed(seed)
            @settings(
                max_examples=EXAMPLES,
                deadline=None,
                database=None,
                phases=[Phase.generate],
                suppress_health_check=list(HealthCheck),
            )
            @given(case=operation.as_strategy(generation_mode=mode))
            def answers(case: schemathesis.Case) -> None:
                if not case.meta or case.meta.generation.mode.is_positive:
                    come_in(case, ada)
                statuses[case.operation.label].add(case.call_and_validate(checks=CHECKS, timeout=SECONDS).status_code)

            try:
                answers()
            except Unsatisfiable:  # nothing can be sent there that is wrong
                assert mode.is_negative
            except Exception as problem:
                problems[f"{operation.label}, {mode.value}"] = str(problem)[:1000]
    assert not problems, "\n\n".join(f"{label}: {problem}" for label, problem in problems.items())
    assert 200 in statuses["GET /api/tables/{table}"], "the table was found"

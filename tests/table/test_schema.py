"""The schema that a server serves, tried out on it: whatever is sent, it answers as it says, and never breaks."""

from collections.abc import Iterator

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.table.nursery import Nursery
from tests.table.visitors import a_door

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
EXAMPLES = 12


@pytest.fixture(scope="module")
def door(tmp_path_factory: pytest.TempPathFactory, nursery: Nursery) -> Iterator[httpx.Client]:
    with a_door(tmp_path_factory.mktemp("schema"), nursery) as opened:
        yield opened


@pytest.mark.slow
def test_the_server_answers_as_its_schema_says(door: httpx.Client) -> None:
    schema = schemathesis.openapi.from_url(f"{door.base_url}/schema/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations()]
    assert len(operations) >= 15
    problems = {}
    for operation in operations:
        for mode in schemathesis.GenerationMode:

            @settings(
                max_examples=EXAMPLES,
                deadline=None,
                derandomize=True,
                database=None,
                phases=[Phase.generate],
                suppress_health_check=list(HealthCheck),
            )
            @given(case=operation.as_strategy(generation_mode=mode))
            def answers(case: schemathesis.Case) -> None:
                case.call_and_validate(checks=CHECKS)

            try:
                answers()
            except Exception as problem:
                problems[f"{operation.label}, {mode.value}"] = f"{problem!r}"[:1500]
    assert not problems

"""The schema that a server serves, tried out on it: whatever is sent, it answers as it says, and never breaks."""

from collections.abc import Iterator

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.table.nursery import Nursery
from tests.table.visitors import a_door

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@pytest.fixture(scope="module")
def door(tmp_path_factory: pytest.TempPathFactory, nursery: Nursery) -> Iterator[httpx.Client]:
    with a_door(tmp_path_factory.mktemp("schema"), nursery) as opened:
        yield opened


@pytest.fixture(scope="module")
def served(door: httpx.Client) -> object:
    return schemathesis.openapi.from_url(f"{door.base_url}schema/openapi.json")


schema = schemathesis.pytest.from_fixture("served")


@pytest.mark.slow
@schema.parametrize()
@settings(max_examples=15, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_the_server_answers_as_its_schema_says(case: schemathesis.Case) -> None:
    case.call_and_validate(checks=CHECKS)

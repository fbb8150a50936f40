"""Requests made up from the description of the API: none breaks the server, and every answer is as described."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from requests import Session
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.proof.harness.people import Street
from tests.server.proof.harness.process import ServerProcess

EXAMPLES = 12
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


async def guests_cookie(server: ServerProcess) -> str:
    async with Street(server) as street:
        return (await street.guest()).credentials["cookie"]


@pytest.mark.parametrize("somebody", [True, False], ids=["guest", "nobody"])
def test_no_made_up_request_breaks_the_server(server: ServerProcess, somebody: bool) -> None:
    schema = schemathesis.openapi.from_url(f"{server.url}/docs/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) > 25
    with Session() as session:
        for operation in operations:
            # A new guest for each: some requests end the session.
            headers = {"cookie": asyncio.run(guests_cookie(server))} if somebody else {}

            @settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
            @given(case=operation.as_strategy())
            def holds(case: schemathesis.Case[Any], headers: dict[str, str] = headers) -> None:
                response = case.call(session=session, headers=headers)
                case.validate_response(response, checks=CHECKS)

            holds()
    assert "Traceback" not in server.logged()

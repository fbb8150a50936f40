"""Requests made up from the description of the API: none breaks the server, and every answer is as described."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from requests import Session
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.process import ServerProcess
from tests.server.proof.conftest import StartServer
from tests.server.proof.harness.people import Street

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


async def made_ready(server: ServerProcess) -> tuple[str, dict[str, str]]:
    """The cookie of a guest, and what is really there: a table of that guest's, a seat, a game, an event, a player."""
    async with Street(server) as street:
        guest, other = await street.guests(2)
        table = (await guest.ask("POST", "/api/tables", {"game": "ganymede"}))["id"]
        event = (await guest.ask("POST", "/api/events", {"name": "Cup", "game": "crossover"}))["id"]
        await guest.ask("POST", f"/api/events/{event}/orders", {"command": {"type": "open"}})
        await other.ask("POST", f"/api/events/{event}/register", {})
        real = {"table": table, "seat": "green", "game": "ganymede", "user": other.id}
        return guest.credentials["cookie"], {**real, "event": event, "player": "P001", "name": "players.csv"}


def hold(operation: Any, session: Session, headers: dict[str, str], real: Mapping[str, str], examples: int) -> None:
    """Ask for an operation in many ways, well and badly, every other time of something that is there."""
    well, badly = (operation.as_strategy(generation_mode=mode) for mode in GenerationMode)

    @settings(max_examples=examples, suppress_health_check=list(HealthCheck))
    @given(case=st.one_of(well, well, badly), there=st.booleans())
    def holds(case: schemathesis.Case[Any], there: bool) -> None:
        for name in case.path_parameters or {}:
            if there and name in real:
                case.path_parameters[name] = real[name]
        response = case.call(session=session, headers=headers)
        case.validate_response(response, checks=CHECKS)

    holds()


async def hold_all(server: ServerProcess, somebody: bool, examples: int) -> None:
    """Ask for everything there is."""
    schema = schemathesis.openapi.from_url(f"{server.url}/docs/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) > 25
    for operation in operations:
        # A new guest for each: some requests end the session.
        cookie, real = await made_ready(server)
        with Session() as session:
            hold(operation, session, {"cookie": cookie} if somebody else {}, real, examples)
    assert "Traceback" not in server.logged()


async def test_no_made_up_request_of_a_guest_breaks_the_server(server: ServerProcess) -> None:
    await hold_all(server, somebody=True, examples=8)


async def test_no_made_up_request_of_nobody_breaks_the_server(server: ServerProcess) -> None:
    await hold_all(server, somebody=False, examples=3)


async def test_no_made_up_request_breaks_a_server_on_postgresql(postgres: str, start: StartServer) -> None:
    await hold_all(start(postgres), somebody=True, examples=3)

"""Requests made up from the description of the API: none breaks the server, and every answer is as described."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import schemathesis
from hypothesis import HealthCheck, given, seed, settings
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
from tests.server.proof.conftest import Covered
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


def hold(
    operation: Any, session: Session, headers: dict[str, str], real: Mapping[str, str], examples: int, chance: int
) -> None:
    """Ask for an operation in many ways, well and badly, every other time of something that is there."""
    well, badly = (operation.as_strategy(generation_mode=mode) for mode in GenerationMode)

    @seed(chance)
    @settings(max_examples=examples, suppress_health_check=list(HealthCheck))
    @given(case=st.one_of(well, well, badly), there=st.booleans())
    def holds(case: schemathesis.Case[Any], there: bool) -> None:
        for name in case.path_parameters or {}:
            if there and name in real:
                case.path_parameters[name] = real[name]
        response = case.call(session=session, headers=headers)
        case.validate_response(response, checks=CHECKS)

    holds()


async def hold_all(server: ServerProcess, rounds: range, somebody: bool, examples: int) -> int:
    """Ask for everything there is, so often in each round; how many operations were asked for."""
    before = len(server.logged())
    schema = schemathesis.openapi.from_url(f"{server.url}/docs/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) > 25
    for chance in rounds:
        cookie, real = await made_ready(server)
        for operation in operations:
            with Session() as session:
                hold(operation, session, {"cookie": cookie} if somebody else {}, real, examples, chance)
            if operation.method.lower() != "get":  # perhaps it has ended the session, or what was there
                cookie, real = await made_ready(server)
    assert "Traceback" not in server.logged()[before:]
    return len(rounds) * len(operations)


async def test_no_made_up_request_of_a_guest_breaks_the_server(
    server: ServerProcess, rounds: range, covered: Covered
) -> None:
    covered(requests=await hold_all(server, rounds, somebody=True, examples=5) * 5)


async def test_no_made_up_request_of_nobody_breaks_the_server(
    server: ServerProcess, rounds: range, covered: Covered
) -> None:
    covered(requests=await hold_all(server, rounds, somebody=False, examples=2) * 2)


async def test_no_made_up_request_breaks_a_server_on_postgresql(
    mortal_on_postgresql: ServerProcess, rounds: range, covered: Covered
) -> None:
    server = mortal_on_postgresql if mortal_on_postgresql.lives else mortal_on_postgresql.start()
    covered(requests=await hold_all(server, rounds, somebody=True, examples=2) * 2)

"""Requests are noted by their route, never by their address."""

import logging
from types import SimpleNamespace

import httpx
import pytest
from litestar import Litestar, get
from litestar.params import FromPath

from meijin.server.operations.access import AccessLog
from meijin.server.operations.metrics import Metrics


@get("/api/invitations/{code:str}")
async def invitation(code: FromPath[str]) -> str:
    logging.getLogger("meijin.test_access").info("invitation used")
    return code


@get("/healthz")
async def healthz() -> str:
    return "ok"


@get("/broken")
async def broken() -> str:
    raise RuntimeError("oh")


@pytest.fixture
def metrics() -> Metrics:
    """The figures of the application."""
    return Metrics()


@pytest.fixture
def app(metrics: Metrics) -> AccessLog:
    """An application of three routes."""
    inner = Litestar([invitation, healthz, broken], logging_config=None, openapi_config=None)
    inner.state.context = SimpleNamespace(metrics=metrics)
    return AccessLog(inner)


async def ask(app: AccessLog, path: str, method: str = "GET") -> httpx.Response:
    transport = httpx.ASGITransport(app=app)
    async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
        return await client.request(method, path)


async def test_the_route_is_noted_and_not_the_secret_in_it(app: AccessLog, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO):
        assert (await ask(app, "/api/invitations/s3cret?token=t0ken")).status_code == 200
    (note,) = [record for record in caplog.records if record.name == "meijin.access"]
    fields = note.__dict__
    assert (fields["method"], fields["route"], fields["status"]) == ("GET", "/api/invitations/{code}", 200)
    assert fields["ms"] >= 0
    assert "s3cret" not in str(fields)
    assert "t0ken" not in str(fields)


async def test_an_unknown_address_is_not_noted(
    app: AccessLog, metrics: Metrics, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO):
        assert (await ask(app, "/s3cret")).status_code == 404
        assert (await ask(app, "/s3cret", "S3CRET")).status_code == 404
    assert [record.__dict__["route"] for record in caplog.records if record.name == "meijin.access"] == ["none"] * 2
    assert b"s3cret" not in metrics.exposition().lower()


async def test_requests_are_counted_by_route_and_status(app: AccessLog, metrics: Metrics) -> None:
    await ask(app, "/api/invitations/one")
    await ask(app, "/api/invitations/two")
    await ask(app, "/broken")
    shown = metrics.exposition().decode()
    assert 'meijin_requests_total{method="GET",route="/api/invitations/{code}",status="200"} 2.0' in shown
    assert 'meijin_requests_total{method="GET",route="/broken",status="500"} 1.0' in shown
    assert "meijin_request_seconds_count 3.0" in shown


async def test_the_health_that_is_asked_for_all_the_time_is_not_noted(
    app: AccessLog, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO):
        await ask(app, "/healthz")
    assert not [record for record in caplog.records if record.name == "meijin.access"]


async def test_every_answer_has_a_number_of_its_own(app: AccessLog) -> None:
    numbers = {(await ask(app, "/healthz")).headers["x-request-id"] for _ in range(5)}
    assert len(numbers) == 5

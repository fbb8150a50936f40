from __future__ import annotations

from html.parser import HTMLParser

from meijin.server.pages.security import PAGE_HEADERS
from tests.server.api.conftest import Person


class Links(HTMLParser):
    """Collects what a page refers to, and notices what a strict browser would not run."""

    def __init__(self) -> None:
        super().__init__()
        self.inside: list[str] = []
        self.outside: list[str] = []
        self.ids: set[str] = set()
        self.scripted: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id":
                self.ids.add(value or "")
            if name in ("href", "src"):
                (self.inside if (value or "").startswith("#") else self.outside).append(value or "")
            if name.startswith("on") or name == "style":
                self.scripted.append(f"{tag} {name}")


def test_the_page_shows_every_operation_and_its_links_lead_somewhere(nobody: Person) -> None:
    page = nobody.ask("GET", "/docs")
    assert page.headers["content-type"].startswith("text/html")
    assert page.headers["content-security-policy"] == PAGE_HEADERS["content-security-policy"]
    described = nobody.does("GET", "/docs/openapi.json")
    for path, item in described["paths"].items():
        for method in item:
            assert f"</b> {path}</h3>" in page.text
            assert f"<b>{method.upper()}</b> {path}</a>" in page.text
    links = Links()
    links.feed(page.text)
    assert {link.removeprefix("#") for link in links.inside} <= links.ids
    assert not links.scripted
    for link in {*links.outside}:
        assert link.startswith("/"), "nothing is loaded from elsewhere"
        assert nobody.ask("GET", link).status_code == 200


def test_the_page_explains_every_message_of_a_socket(nobody: Person) -> None:
    page = nobody.ask("GET", "/docs").text
    socket = page[page.index('id="socket"') : page.index('id="types"')]
    for message in ("Act", "Undo", "Sync", "Hello", "Update", "Receipt", "Refusal", "ChatLine"):
        assert f'href="#type-{message}"' in socket


def test_every_operation_is_described(nobody: Person) -> None:
    described = nobody.does("GET", "/docs/openapi.json")
    operations = [each for item in described["paths"].values() for each in item.values()]
    assert len({each["operationId"] for each in operations}) == len(operations)
    for each in operations:
        assert each["summary"] and each["tags"] and each["description"], each["operationId"]
    text = nobody.ask("GET", "/docs/openapi.json").text
    assert {name.split('"')[0] for name in text.split("#/components/schemas/")[1:]} <= described["components"][
        "schemas"
    ].keys()


def test_every_refusal_is_described_as_a_problem(nobody: Person) -> None:
    described = nobody.does("GET", "/docs/openapi.json")
    for item in described["paths"].values():
        for operation in item.values():
            for status, answer in operation["responses"].items():
                if (
                    status >= "400"
                    and "application/json" in answer.get("content", {})
                    and operation["tags"] != ["operations"]
                ):
                    schema = answer["content"]["application/json"]["schema"]
                    assert schema == {"$ref": "#/components/schemas/Problem"}, (operation["operationId"], status)


def test_the_schema_of_the_wire_is_served(nobody: Person) -> None:
    assert "ClientMessage" in nobody.does("GET", "/docs/wire.json")["$defs"]

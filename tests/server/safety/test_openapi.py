"""The description of all routes is complete."""

import pytest

pytestmark = pytest.mark.anyio


async def routes(client):
    description = (await client.get("/api/openapi.json")).json()
    for path, methods in description["paths"].items():
        for method, route in methods.items():
            if path.startswith("/api"):
                yield f"{method.upper()} {path}", route


async def test_every_route_has_a_summary_and_every_error_the_one_shape(client):
    found = {name: route async for name, route in routes(client)}
    assert len(found) >= 16
    for name, route in found.items():
        assert route["summary"] and route["summary"] != route.get("operationId"), name
        for status, answer in route["responses"].items():
            if int(status) >= 400:
                schema = answer["content"]["application/json"]["schema"]
                assert schema == {"$ref": "#/components/schemas/Problem"}, (name, status)
        assert {"400", "401", "403", "429", "503"} <= set(route["responses"]), name


async def test_no_body_takes_fields_that_nobody_knows(client):
    description = (await client.get("/api/openapi.json")).json()
    async for name, route in routes(client):
        body = route.get("requestBody")
        assert (body is not None) == ("413" in route["responses"]), name
        if body:
            reference = body["content"]["application/json"]["schema"]["$ref"].rpartition("/")[2]
            answer = await client.request(*name.split(" "), json={"nobody-knows": 1})
            assert answer.status_code in (400, 401), (name, reference)
            assert reference in description["components"]["schemas"]


async def test_no_page_loads_anything_from_elsewhere(client):
    answer = await client.get("/api/openapi.json")
    assert "html" not in answer.headers["content-type"] and answer.json()["info"]["title"] == "Bugduel"
    for path in ("/api", "/api/openapi.json/swagger", "/schema"):
        answer = await client.get(path)
        assert (answer.status_code, answer.json()["error"]) == (404, "not-found")

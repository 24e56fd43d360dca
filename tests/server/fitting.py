"""Whatever the hall says in a test fits the types that are declared for it, to the last field."""

from functools import cache
from typing import Any

import httpx
from fastapi.routing import APIRoute
from pydantic import ConfigDict, TypeAdapter, with_config
from typing_extensions import is_typeddict

from skali.server import account, answers, api, seen

EXACT = ConfigDict(extra="forbid", strict=True)
ROUTES = [
    route
    for router in (*api.ROUTERS, account.router)
    for route in router.routes
    if isinstance(route, APIRoute)
]


@cache
def adapter(kind: Any) -> TypeAdapter[Any]:  # noqa: ANN401 - a type
    """Return what checks a type; a field too many is as wrong as one too few."""
    exact()
    return TypeAdapter(kind)


@cache
def exact() -> None:
    """Let no declared type have other fields."""
    for module in (seen, answers):
        for kind in vars(module).values():
            if is_typeddict(kind):
                with_config(EXACT)(kind)


def check_message(heard: str | bytes) -> None:
    """Check what was heard over a line."""
    adapter(answers.FromServer).validate_json(heard)


def check_answer(response: httpx.Response) -> None:
    """Check the answer to a request; a stream that never ends is left alone."""
    kind = promised(response)
    if kind is not None:
        adapter(kind).validate_json(response.read())


def promised(response: httpx.Response) -> object:
    """Return the type of an answer, where it is one of the API's own."""
    if response.headers.get("content-type", "") != "application/json":
        return None
    if response.is_error:
        return answers.Failure
    path, method = response.request.url.path, response.request.method
    for route in ROUTES:
        if method in (route.methods or ()) and route.path_regex.fullmatch(path):
            return route.response_model
    return None

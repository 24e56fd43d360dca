"""The HTTP API, version 1: see docs/protocol.md."""

from skali.server.api import games, playing, records, tables

ROUTERS = (games.router, tables.router, playing.router, records.router)

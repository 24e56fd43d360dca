"""Serves the hall, and lets nobody keep it from closing."""

import asyncio
import socket
from typing import cast

import uvicorn
from fastapi import FastAPI

from skali.server.hall import Hall

GRACE = 5
"""Seconds that requests may still take once the hall is being closed."""


class Doorkeeper(uvicorn.Server):
    """A server that tells everybody before it closes, and ends lines that would never end."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say farewell, then close as usual."""
        hall: Hall = cast("FastAPI", self.config.app).state.hall
        hall.farewell()
        await asyncio.sleep(0.1)  # until it was said
        await super().shutdown(sockets)

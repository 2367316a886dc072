"""A line to a server that is cut again and again, in the middle of whatever is said."""

import asyncio
import random


class Cutter:
    """Listens on a port of its own, and hands everything on until a random number of bytes went through."""

    def __init__(self, port: int, bytes_between: tuple[int, int] = (500, 40_000)) -> None:
        self.port = port
        self.between = bytes_between
        self.cuts = 0
        self.url = ""

    async def __aenter__(self) -> "Cutter":
        self.server = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self.server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        self.server.close()

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        behind, to = await asyncio.open_connection("127.0.0.1", self.port)
        left = [random.randint(*self.between)]
        await asyncio.wait(
            [
                asyncio.create_task(self._hand_on(reader, to, left)),
                asyncio.create_task(self._hand_on(behind, writer, left)),
            ],
            return_when=asyncio.FIRST_COMPLETED,
        )
        for one in (writer, to):
            one.transport.abort()

    async def _hand_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, left: list[int]) -> None:
        try:
            while data := await reader.read(4096):
                if len(data) >= left[0]:
                    writer.write(data[: left[0]])  # half a message
                    await writer.drain()
                    self.cuts += 1
                    return
                left[0] -= len(data)
                writer.write(data)
                await writer.drain()
        except OSError:
            pass

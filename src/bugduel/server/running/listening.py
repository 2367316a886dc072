"""The socket that a server listens on, bound before anything else starts."""

import errno
import socket

from bugduel.core import BugduelError

BACKLOG = 2048
EVERYWHERE = {"0.0.0.0": socket.AF_INET, "::": socket.AF_INET6}
SOMEWHERE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}  # reserved for documentation


class CannotListen(BugduelError):
    """The address is not to be had, with the reason."""


def listen(host: str, port: int) -> socket.socket:
    """Port 0 is any that is free."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (socket.gaierror, UnicodeError):
        raise CannotListen(f"--host: there is no address {host!r}; try 127.0.0.1 or 0.0.0.0") from None
    family, kind, protocol, _, address = found[0]
    listener = socket.socket(family, kind, protocol)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(BACKLOG)
    except OSError as error:
        listener.close()
        raise CannotListen(_reason(error, host, port)) from None
    return listener


def _reason(error: OSError, host: str, port: int) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"--port: {port} is taken by another program; name another, or 0 for any that is free"
    if error.errno == errno.EACCES:
        return f"--port: {port} is reserved for the system; name one from 1024 on"
    if error.errno == errno.EADDRNOTAVAIL:
        return f"--host: {host} is not an address of this machine; try 127.0.0.1 or 0.0.0.0"
    return f"--host: cannot listen on {host}: {error.strerror or error}"


def addresses(listener: socket.socket) -> list[str]:
    """Where people find it: as seen from this machine, and from others if it listens to them."""
    host, port = listener.getsockname()[:2]
    if host not in EVERYWHERE:
        return [_url(host, port)]
    others = _as_others_see(EVERYWHERE[host])
    return [_url("127.0.0.1" if host == "0.0.0.0" else "::1", port), *([_url(others, port)] if others else [])]


def _as_others_see(family: socket.AddressFamily) -> str:
    """This machine's own address in its network; nothing is sent to find it."""
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((SOMEWHERE[family], 9))
            return str(probe.getsockname()[0])
        except OSError:
            return ""


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"

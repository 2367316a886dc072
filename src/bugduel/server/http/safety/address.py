"""From where somebody comes."""

from ipaddress import ip_address, ip_network
from typing import Any

from litestar.connection import ASGIConnection

from bugduel.server.settings import Settings

UNKNOWN = "unknown"
HOME = 64  # bits of an IPv6 address that belong to one home or machine


def address_of(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> str:
    """One address for all that come from one home: limits count by it.

    Only the last entry of X-Forwarded-For is our own proxy's; those before it are what the client claims.
    """
    client = connection.scope.get("client")
    found = client[0] if client else UNKNOWN
    if settings.behind_proxy:
        forwarded = connection.headers.getall("x-forwarded-for", [])
        if forwarded:
            found = forwarded[-1].rpartition(",")[2].strip() or found
    return _home(found)


def _home(text: str) -> str:
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return UNKNOWN
    if address.version == 4:
        return str(address)
    mapped = address.ipv4_mapped
    return str(mapped) if mapped else str(ip_network((address, HOME), strict=False))

"""An nginx of our own, with the configuration that we recommend."""

import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from programs import end, ending_with_us, free_port, program

EXAMPLE = Path(__file__).parents[2] / "deploy" / "nginx.conf"
LIMIT = 30  # seconds
AROUND = """
daemon off;
pid {folder}/pid;
error_log {folder}/log;
worker_processes 1;
events {{ worker_connections 256; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""


def is_installed() -> bool:
    return program("nginx") is not None


def site(port: int, server_port: int) -> str:
    """The example with our ports: nothing else is changed."""
    text = EXAMPLE.read_text(encoding="utf-8")
    for old, new in (("listen 80;", f"listen 127.0.0.1:{port};"), ("127.0.0.1:7070;", f"127.0.0.1:{server_port};")):
        assert text.count(old) == 1, f"{old} must stand in the example once"
        text = text.replace(old, new)
    return text


@contextmanager
def new_proxy(server_port: int) -> Iterator[str]:
    """The URL under which nginx passes requests on to a server."""
    folder = Path(tempfile.mkdtemp(prefix="bugduel-nginx-"))
    port = free_port()
    (folder / "site.conf").write_text(site(port, server_port), encoding="utf-8")
    (folder / "nginx.conf").write_text(AROUND.format(folder=folder), encoding="utf-8")
    command = [str(program("nginx")), "-c", str(folder / "nginx.conf"), "-p", str(folder), "-e", str(folder / "log")]
    process = subprocess.Popen(ending_with_us(command), stderr=subprocess.DEVNULL)
    try:
        until = time.monotonic() + LIMIT
        while not _is_up(port):
            assert process.poll() is None and time.monotonic() < until, (folder / "log").read_text()
            time.sleep(0.02)
        yield f"http://127.0.0.1:{port}"
    finally:
        end(process, signal.SIGTERM, LIMIT)
        shutil.rmtree(folder, ignore_errors=True)


def _is_up(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0

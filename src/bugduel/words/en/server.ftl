### What the server itself shows in a browser.

server-not-built-title = The pages are not built
server-not-built-how = This server runs, but the pages for browsers are missing. In the folder of the sources, run: make setup
server-not-built-rest = Then start the server again.
server-not-built-api = Everything else works: programs can play here, and /api/openapi.json describes how.

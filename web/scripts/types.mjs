// Makes the types of what the server says and takes from its own schemas: `npm run types`.
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";

import { compile } from "json-schema-to-typescript";
import openapi, { astToString } from "openapi-typescript";

const PYTHON = "../.venv/bin/python";
const OUT = new URL("../src/server/generated/", import.meta.url);
const HEADER = "// Made by `npm run types` from the server's schemas. Do not edit.\n\n";

const python = (...args) => JSON.parse(execFileSync(PYTHON, args, { encoding: "utf8", maxBuffer: 1 << 26 }));

mkdirSync(OUT, { recursive: true });
const messages = python("-m", "bugduel", "schema", "--server");
const all = { ...messages, title: "Messages", type: "object", additionalProperties: false };
const types = await compile(all, "Messages", {
  bannerComment: "",
  unreachableDefinitions: true,
  additionalProperties: false,
});
writeFileSync(new URL("messages.ts", OUT), HEADER + types);

const code = `
import msgspec, tempfile
from bugduel.server.app import create_app
from bugduel.server.settings import Settings
with tempfile.TemporaryDirectory() as folder:
    schema = create_app(Settings(database=folder + "/x.sqlite")).openapi_schema.to_schema()
    print(msgspec.json.encode(schema).decode())
`;
const routes = astToString(await openapi(python("-c", code)));
writeFileSync(new URL("routes.ts", OUT), HEADER + routes);

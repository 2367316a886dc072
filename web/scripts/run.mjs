// Runs a TypeScript file with its arguments: `node scripts/run.mjs FILE ...`. Node alone reads none before 22.
import { resolve } from "node:path";

import { runnerImport } from "vite";

const [file, ...args] = process.argv.slice(2);
const { module } = await runnerImport(resolve(file), { configFile: false, logLevel: "error" });
process.exitCode = await module.main(args);

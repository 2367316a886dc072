// Builds the client: pictures, pages, and both compressed, into one folder. `npm run build [FOLDER]`
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { extname, join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

import { build } from "vite";

const OUT = resolve(process.argv[2] ?? "../build/client");
const PICTURES = resolve("../build/pictures");
const TEXT = new Set([".html", ".js", ".css", ".svg", ".json", ".webmanifest"]);
const SMALL = 600; // bytes: compressing less saves nothing

const say = (doing) => console.log(`bugduel: ${doing}`);

if (existsSync("pictures/build.mjs")) {
  say("drawing the cards");
  execFileSync(process.execPath, ["pictures/build.mjs", PICTURES], { stdio: "inherit" });
}
say("building the browser client");
await build({ build: { outDir: OUT }, logLevel: "warn" });
if (existsSync(PICTURES)) {
  cpSync(PICTURES, join(OUT, "pictures"), { recursive: true, filter: (path) => !path.endsWith(".cache") });
}
say("compressing the browser client");
for (const name of readdirSync(OUT, { recursive: true })) {
  const file = join(OUT, name);
  if (!TEXT.has(extname(name)) || statSync(file).isDirectory() || statSync(file).size < SMALL) {
    continue;
  }
  const content = readFileSync(file);
  // A picture is small and there are hundreds: the last percent is not worth the wait.
  const quality = name.startsWith("pictures") ? 6 : 11;
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}

/** A real server with the built client and a database of its own. It can be killed and started again. */
import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "../../..");
const PYTHON = join(ROOT, ".venv/bin/python");
const SITE = process.env["BUGDUEL_SITE"] ?? join(ROOT, "build/client");
const PATIENCE = 60_000; // milliseconds for a start on a busy machine

export class Server {
  private process: ChildProcess | null = null;
  private said = "";
  private readonly folder = mkdtempSync(join(tmpdir(), "bugduel-browser-"));

  private constructor(readonly port: number) {}

  static async start(): Promise<Server> {
    for (const [path, command] of [
      [PYTHON, "make dev"],
      [join(SITE, "index.html"), "npm run build"],
    ] as const) {
      if (!existsSync(path)) {
        throw new Error(`${path} is missing: run ${command} first`);
      }
    }
    const server = new Server(await freePort());
    await server.run();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Start it, at first or again: the same port and the same games. */
  async run(site = SITE): Promise<void> {
    const database = join(this.folder, "games.sqlite");
    const args = ["-m", "bugduel", "serve", "--port", `${this.port}`, "--database", `sqlite:///${database}`];
    const environment: NodeJS.ProcessEnv = { ...process.env, BUGDUEL_SITE: site };
    delete environment["PYTHONDONTWRITEBYTECODE"]; // it would compile everything anew at each start
    const child = spawn(PYTHON, [...args, "--limits", "10000"], { env: environment, cwd: ROOT });
    this.process = child;
    child.stdout.on("data", (text) => (this.said += text));
    child.stderr.on("data", (text) => (this.said += text));
    const until = Date.now() + PATIENCE;
    while (!(await this.isReady())) {
      if (child.exitCode !== null || Date.now() > until) {
        throw new Error(`the server did not start:\n${this.said}`);
      }
      await new Promise((wake) => setTimeout(wake, 50));
    }
  }

  /** End it as a crash would. */
  async kill(signal: "SIGKILL" | "SIGTERM" = "SIGKILL"): Promise<void> {
    const child = this.process;
    this.process = null;
    if (child && child.exitCode === null) {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill(signal);
      await ended;
    }
  }

  async stop(): Promise<void> {
    await this.kill("SIGTERM");
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Let a game that nobody has looked at yet begin from a position: the API has no way to, and tests want one. */
  setUp(game: string, position: object): void {
    this.write("update games set position = ? where id = ?", JSON.stringify(position), game);
    this.write("delete from moves where game = ?", game);
  }

  /** Change something in the database behind the server's back. */
  write(statement: string, ...values: (string | number)[]): void {
    const code = `
import json, sqlite3, sys
database, statement, values = sys.argv[1:]
with sqlite3.connect(database, timeout=30) as connection:
    connection.execute(statement, json.loads(values))
`;
    execFileSync(PYTHON, ["-c", code, join(this.folder, "games.sqlite"), statement, JSON.stringify(values)]);
  }

  /** The client as a newer server would have it: the same pages, by another script. The folder of it. */
  newerSite(): string {
    const site = join(this.folder, "site");
    execFileSync("cp", ["-rl", SITE, site]); // links: the pictures are many
    const index = readFileSync(join(SITE, "index.html"), "utf8");
    const [, script = ""] = /src="\/(assets\/[^"]+\.js)"/.exec(index) ?? [];
    const newer = script.replace(/\.js$/, "-newer.js");
    cpSync(join(SITE, script), join(site, newer));
    for (const name of ["index.html", "index.html.br", "index.html.gz"]) {
      rmSync(join(site, name), { force: true });
    }
    writeFileSync(join(site, "index.html"), index.replace(script, newer));
    return site;
  }

  private async isReady(): Promise<boolean> {
    try {
      return (await fetch(`${this.url}/ready`)).ok;
    } catch {
      return false;
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** What every story needs: one server and one browser for a file, and players who leave when the story is over. */
import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";

import { launch } from "./chromium";
import { Player, type Person } from "./player";
import { Server } from "./server";

export class World {
  server!: Server;
  browser!: Browser;
  private here: Player[] = [];

  /** Somebody sits down at a browser of their own. */
  async arrives(person: Person = {}): Promise<Player> {
    const player = await Player.arrive(this.browser, this.server, person);
    this.here.push(player);
    return player;
  }

  /** Everybody leaves. A page that complained fails its story. */
  async empty(): Promise<void> {
    const players = this.here;
    this.here = [];
    const errors = players.flatMap((player) => player.watch.errors);
    const refusals = players.flatMap((player) => player.watch.refusals);
    await Promise.all(players.map((player) => player.leave()));
    expect(errors, "errors of the page").toEqual([]);
    expect(refusals, "what the server refused").toEqual([]);
  }
}

/** The world of a file of stories. */
export function world(): World {
  const made = new World();
  beforeAll(async () => {
    [made.server, made.browser] = await Promise.all([Server.start(), launch()]);
  });
  afterEach(() => made.empty());
  afterAll(async () => {
    await made.browser?.close();
    await made.server?.stop();
  });
  return made;
}

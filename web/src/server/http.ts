/** Requests to the server. Every error is a `Problem` with a reason that can be shown. */
import { language } from "../words/words.svelte";

export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    reason: string,
  ) {
    super(reason);
  }
}

/** Answers that come from whatever is before the server while it restarts. */
const AWAY = new Set([502, 503, 504]);

/** Whether the server answers: every request tells. */
let isAway = false;
const watchers = new Set<(isAway: boolean) => void>();

export function onAway(watcher: (isAway: boolean) => void): void {
  watchers.add(watcher);
}

function noteAway(now: boolean): void {
  if (now !== isAway) {
    isAway = now;
    watchers.forEach((watcher) => watcher(now));
  }
}

/** Ask the server for something, or tell it something. `Problem` if it says no, or does not answer at all. */
export async function ask<Answer>(method: string, address: string, body?: unknown): Promise<Answer> {
  const wish: RequestInit = { method, credentials: "same-origin", headers: { Accept: "application/json" } };
  if (body !== undefined) {
    wish.body = JSON.stringify(body);
    wish.headers = { ...wish.headers, "Content-Type": "application/json" };
  }
  let answer: Response;
  try {
    answer = await fetch(address, wish);
  } catch {
    noteAway(true);
    throw new Problem(0, "unreachable", "");
  }
  noteAway(AWAY.has(answer.status));
  if (answer.status === 204) {
    return undefined as Answer;
  }
  const found = (await answer.json().catch(() => null)) as { error?: string; reason?: string } | null;
  if (!answer.ok) {
    throw new Problem(answer.status, found?.error ?? "error", found?.reason ?? "");
  }
  return found as Answer;
}

export const get = <Answer>(address: string) => ask<Answer>("GET", address);
export const post = <Answer>(address: string, body: unknown = {}) => ask<Answer>("POST", address, body);

/** An address with the reader's language in it. */
export function inLanguage(address: string): string {
  return `${address}${address.includes("?") ? "&" : "?"}language=${language()}`;
}

/** Whoever has no cookie yet becomes a guest, once, when something needs a person. */
export async function asSomebody<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  try {
    return await act();
  } catch (problem) {
    if (!(problem instanceof Problem) || problem.status !== 401) {
      throw problem;
    }
  }
  await post("/api/guest");
  return act();
}

/** Who uses this browser: nobody yet, a guest, or somebody with an account. */
import type { components } from "../server/generated/routes";
import { ask, get, post } from "../server/http";
import { followDecks } from "../decks/keeping/own_decks.svelte";
import { followSolved } from "../study/progress.svelte";
import { followAccount } from "./kept_settings";

export type Person = components["schemas"]["Me"];

const ACCOUNT = "bugduel-account"; // the name of the account that is signed in here, so that we notice when it is not

/** `undefined` until the server has said; `lost` is the account whose session has ended. */
export const me = $state<{ person: Person | null | undefined; lost: string }>({ person: undefined, lost: "" });

const kept = (): string => {
  try {
    return localStorage.getItem(ACCOUNT) ?? "";
  } catch {
    return "";
  }
};

function keep(name: string): void {
  try {
    if (name) {
      localStorage.setItem(ACCOUNT, name);
    } else {
      localStorage.removeItem(ACCOUNT);
    }
  } catch {
    // Then we shall not notice.
  }
}

function become(person: Person | null): void {
  me.person = person;
  void followAccount(person);
  void followSolved(person);
  void followDecks(person);
  if (person && !person.is_guest) {
    keep(person.name);
    me.lost = "";
  } else {
    me.lost = kept();
  }
}

/** Tell when somebody signs in or out in another tab. Ends with what is returned. */
export function onAccount(changed: () => void): () => void {
  const heard = async (event: StorageEvent) => {
    if (event.key === ACCOUNT && event.storageArea === localStorage) {
      await meet(true);
      changed();
    }
  };
  addEventListener("storage", heard);
  return () => removeEventListener("storage", heard);
}

let asked: Promise<void> | null = null;

/** Ask once; `again` after something that may have made somebody of us. */
export function meet(again = false): Promise<void> {
  if (!asked || again) {
    asked = get<Person | null>("/api/me").then(become, () => {
      asked = null; // the pages that need to know ask again
    });
  }
  return asked;
}

/** The account is known to be gone from here: say no more about it. */
export function forgetAccount(): void {
  keep("");
  me.lost = "";
}

export async function signIn(name: string, password: string): Promise<void> {
  become(await post<Person>("/api/login", { name, password }));
}

export async function recover(name: string, code: string, password: string): Promise<void> {
  become(await post<Person>("/api/recover", { name, code, password }));
}

/** Make an account of the guest, or a new one; the answer is the recovery codes, which are shown once. */
export async function register(name: string, password: string): Promise<string[]> {
  const made = await post<components["schemas"]["Registered"]>("/api/account", { name, password });
  become(made.me);
  return made.recovery_codes;
}

export async function signOut(): Promise<void> {
  await post("/api/logout");
  forgetAccount();
  become(null);
}

export async function deleteMe(password: string): Promise<void> {
  await ask("DELETE", "/api/me", { password });
  forgetAccount();
  become(null);
}

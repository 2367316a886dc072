import { mount, unmount } from "svelte";
import { expect, test } from "vitest";

import Reader from "./Reader.svelte";

test("a card of several keywords is shown before it is known what they mean", () => {
  const card = { card: "Plated Scorpion", keywords: ["poisonous", "tough"], power: "2" };
  const reader = mount(Reader, { target: document.body, props: { card, cards: null, isTouched: false } });
  expect(document.querySelector(".reader strong")?.textContent).toBe("Plated Scorpion");
  void unmount(reader);
});

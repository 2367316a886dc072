import { expect, test } from "vitest";

import { Problem } from "./http";
import { reaching } from "./reaching";

const unreachable = () => Promise.reject(new Problem(0, "unreachable", ""));

test("what was not heard is said again", async () => {
  let tries = 0;
  const request = () => ((tries += 1) < 3 ? unreachable() : Promise.resolve("yes"));
  expect(await reaching(request, () => true, 1)).toBe("yes");
  expect(tries).toBe(3);
});

test("what the server refuses is not said again", async () => {
  let tries = 0;
  const request = () => {
    tries += 1;
    return Promise.reject(new Problem(409, "stale", ""));
  };
  await expect(reaching(request, () => true, 1)).rejects.toMatchObject({ code: "stale" });
  expect(tries).toBe(1);
});

test("what nobody wants any more is given up", async () => {
  let tries = 0;
  const request = () => {
    tries += 1;
    return unreachable();
  };
  expect(await reaching(request, () => tries < 2, 1)).toBeNull();
  expect(tries).toBe(2);
});

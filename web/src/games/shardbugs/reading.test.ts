import { expect, test } from "vitest";

import { move } from "../../../tests/views";
import { doable } from "./reading";

test("what can be done is told in the order of a turn, each once; dust is made for something", () => {
  const moves = [
    move("end-main"),
    move("generate", { dust: "solar" }),
    move("activate", { dust: "neutral" }),
    move("play"),
    move("play"),
    move("place"),
  ];
  expect(doable(moves)).toEqual(["place", "play", "end-main"]);
  const everything = ["place", "play", "play-from-hive", "devote", "retreat", "end-main"].map((kind) => move(kind));
  expect(doable(everything), "the button says that the phase can end").not.toContain("end-main");
  expect(doable([move("use-avatar"), move("activate"), move("devote")])).toEqual(["devote", "ability"]);
});

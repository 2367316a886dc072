import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { settings } from "../settings.svelte";
import { SOUNDS, type Sound } from "./sounds";
import { play } from "./synth";

const started: number[] = [];

/** Just enough of a sound card to count what is played on it. */
class Silence {
  static made = 0;
  currentTime = 0;
  sampleRate = 8_000;
  state = "running";
  destination = {};
  constructor() {
    Silence.made += 1;
  }
  private readonly param = () => ({ setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} });
  private readonly source = () => ({ ...this.part(), start: (at: number) => started.push(at), stop: () => {} });
  private readonly part = () => ({ gain: this.param(), frequency: this.param(), connect: (to: unknown) => to });
  createGain = () => this.part();
  createBiquadFilter = () => this.part();
  createOscillator = () => this.source();
  createBufferSource = () => this.source();
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
}

beforeEach(() => vi.stubGlobal("AudioContext", Silence));
afterEach(() => {
  settings.sound = false;
  started.length = 0;
  vi.unstubAllGlobals();
});

test("nothing sounds until somebody wants it", () => {
  play("card");
  expect(started).toEqual([]);
  expect(Silence.made).toBe(0);
});

test("every sound plays all its notes, on one sound card", () => {
  settings.sound = true;
  for (const sound of Object.keys(SOUNDS) as Sound[]) {
    started.length = 0;
    play(sound);
    expect(started, sound).toEqual(SOUNDS[sound].map((note) => note.at ?? 0));
  }
  expect(Silence.made).toBe(1);
});

test("no sound is longer than a second", () => {
  for (const notes of Object.values(SOUNDS)) {
    expect(Math.max(...notes.map((note) => (note.at ?? 0) + note.length))).toBeLessThan(1);
  }
});

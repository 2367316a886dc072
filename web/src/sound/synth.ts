/** Plays notes. Sound is off until somebody wants it, and a browser that has none is no trouble. */
import { settings } from "../settings.svelte";
import { SOUNDS, type Note, type Sound } from "./sounds";

const VOLUME = 0.35;
const ATTACK = 0.006; // seconds until a note is at its loudest: without it, it clicks
const QUIETEST = 0.0001; // ramps cannot reach nothing

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined") {
    return;
  }
  context ??= new AudioContext();
  if (context.state === "suspended") {
    void context.resume(); // allowed once the page was clicked
  }
  for (const note of SOUNDS[sound]) {
    strike(context, note);
  }
}

function strike(audio: AudioContext, note: Note): void {
  const start = audio.currentTime + (note.at ?? 0);
  const end = start + note.length;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(QUIETEST, start);
  volume.gain.exponentialRampToValueAtTime(note.loud * VOLUME, start + ATTACK);
  volume.gain.exponentialRampToValueAtTime(QUIETEST, end);
  volume.connect(audio.destination);
  const source = note.wave === "noise" ? noise(audio, note, start, end, volume) : tone(audio, note, start, end, volume);
  source.start(start);
  source.stop(end);
}

function tone(audio: AudioContext, note: Note, start: number, end: number, to: AudioNode): AudioScheduledSourceNode {
  const source = audio.createOscillator();
  source.type = note.wave as OscillatorType;
  glide(source.frequency, note, start, end);
  source.connect(to);
  return source;
}

function noise(audio: AudioContext, note: Note, start: number, end: number, to: AudioNode): AudioScheduledSourceNode {
  hiss ??= whiteNoise(audio);
  const source = audio.createBufferSource();
  source.buffer = hiss;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  glide(filter.frequency, note, start, end);
  source.connect(filter).connect(to);
  return source;
}

function glide(frequency: AudioParam, note: Note, start: number, end: number): void {
  frequency.setValueAtTime(note.from, start);
  frequency.exponentialRampToValueAtTime(note.to ?? note.from, end);
}

/** Half a second, used again and again. */
function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place += 1) {
    samples[place] = Math.random() * 2 - 1;
  }
  return buffer;
}

/** A deck in an address: everything is in the link, so that it needs no server to keep it and holds for ever. */
import { asDeck, type Deck } from "./deck";

export interface Shared {
  game: string;
  name: string;
  deck: Deck;
}

const LONGEST = 20_000; // characters of what a link unfolds to

async function through(bytes: Uint8Array, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const source = new Blob([bytes as BlobPart])
    .stream()
    .pipeThrough(stream as ReadableWritablePair<Uint8Array, Uint8Array>);
  return new Uint8Array(await new Response(source).arrayBuffer());
}

const toText = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

const toBytes = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

/** Letters that any address can hold. */
export async function packed(shared: Shared): Promise<string> {
  const { avatar, cards } = shared.deck;
  const short = [shared.game, shared.name, avatar, ...Object.entries(cards).flat()];
  return toText(await through(new TextEncoder().encode(JSON.stringify(short)), new CompressionStream("deflate-raw")));
}

/** What somebody sent; null if it is no deck any more, as when a link was cut off. */
export async function unpacked(text: string): Promise<Shared | null> {
  try {
    const bytes = await through(toBytes(text), new DecompressionStream("deflate-raw"));
    const found: unknown = bytes.length > LONGEST ? null : JSON.parse(new TextDecoder().decode(bytes));
    const [game, name, avatar, ...rest] = found as unknown[];
    if (typeof game !== "string" || typeof name !== "string") {
      return null;
    }
    const cards = Object.fromEntries(
      rest.flatMap((each, place) => (place % 2 ? [] : [[String(each), rest[place + 1]]])),
    );
    return { game, name, deck: asDeck({ avatar, cards }) };
  } catch {
    return null;
  }
}

export async function linkTo(shared: Shared): Promise<string> {
  return `${location.origin}/decks/shared#${await packed(shared)}`;
}

/** The messages of one language. Each is parsed when it is said for the first time: a page says few of them. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Values = Record<string, FluentVariable>;

const ENTRIES = /^(?=[a-z][a-z0-9-]* =)/m; // every message begins a line with its id
const REFERENCES = /\{\s*([a-z][a-z0-9-]*)\s*\}/g; // messages that another one quotes

export class Messages {
  private readonly bundle: FluentBundle;
  private readonly unparsed = new Map<string, string>();

  constructor(language: string, files: string[]) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const entry of files.flatMap((file) => file.split(ENTRIES))) {
      this.unparsed.set(entry.slice(0, entry.indexOf(" ")), entry);
    }
  }

  has(id: string): boolean {
    return this.unparsed.has(id) || this.bundle.hasMessage(id);
  }

  /** With its values filled in; null if there is no such message. */
  say(id: string, values: Values): string | null {
    this.parse(id);
    const pattern = this.bundle.getMessage(id)?.value;
    return pattern ? this.bundle.formatPattern(pattern, plain(values)) : null;
  }

  private parse(id: string): void {
    const entry = this.unparsed.get(id);
    if (entry === undefined) {
      return;
    }
    this.unparsed.delete(id);
    this.bundle.addResource(new FluentResource(entry));
    for (const [, quoted] of entry.matchAll(REFERENCES)) {
      this.parse(quoted as string);
    }
  }
}

/** Small numbers are written alike everywhere. Browsers take their time to find that out. */
class SmallNumber extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

const isSmall = (value: FluentVariable): value is number => Number.isInteger(value) && Math.abs(value as number) < 1000;

const plain = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isSmall(value) ? new SmallNumber(value) : value]),
  );

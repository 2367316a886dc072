// Reads one line of a picture's list, such as "bomb 100 44 .5 20 flip": a thing, up to four numbers, and options.

const OPTIONS = new Set(["light", "hue", "sat", "paint", "fade"]);

/** A line as { kind, thing, numbers, flip, options }; `kind` is "part" for a plain icon or mark. */
export function readLine(line) {
  const [first, ...rest] = line.trim().split(/\s+/);
  const named = /^(head|hat|eyes|face|limbs|cut|headless):(.+)$/.exec(first);
  const read = { kind: named?.[1] ?? "part", thing: named?.[2] ?? first, numbers: [], flip: false, options: {} };
  for (const word of rest) {
    const option = /^([a-z]+):(.+)$/.exec(word);
    if (word === "flip") read.flip = true;
    else if (option && OPTIONS.has(option[1])) read.options[option[1]] = option[2];
    else if (!Number.isNaN(Number(word))) read.numbers.push(Number(word));
    else
      throw new Error(
        `"${word}" in "${line}" is neither a number, nor flip, nor an option (${[...OPTIONS].join(", ")})`,
      );
  }
  if (read.numbers.length > 4) throw new Error(`"${line}" has more than four numbers`);
  return read;
}

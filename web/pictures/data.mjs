// Reads the JSON of data/.
import fs from "node:fs";
import path from "node:path";

export const DATA = path.join(import.meta.dirname, "data");

export const readData = (file) => JSON.parse(fs.readFileSync(path.join(DATA, file), "utf8"));

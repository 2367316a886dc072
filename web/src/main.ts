import "./design/tokens.css";
import "./design/base.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { find, followLinks, here } from "./routes.svelte";
import { dress, settings } from "./settings.svelte";
import { speak } from "./words/words.svelte";

dress();
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", dress);
followLinks();
void find(here.path)
  .load()
  .catch(() => {}); // the page comes while the words do; who shows it deals with failures
await speak(settings.language);
mount(App, { target: document.getElementById("app") as HTMLElement });

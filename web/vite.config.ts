import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const SERVER = process.env.BUGDUEL_SERVER ?? "http://127.0.0.1:7070";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../build/client",
    emptyOutDir: true,
    target: "es2022",
    // Small pictures inside the scripts would be loaded by everybody, whether they are shown or not.
    assetsInlineLimit: 0,
    // All words of a language are needed together, so they come together.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: ["en", "es"].map((language) => ({
            name: `words-${language}`,
            test: new RegExp(`/words/${language}/.*\\.ftl`),
          })),
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: SERVER, ws: true, changeOrigin: true, headers: { origin: SERVER } } },
  },
});

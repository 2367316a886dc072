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
    // What is needed together comes together: many small files start slowly.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "base", test: /\/src\/(cards|design|games|motion|people|play|server|sound|table)\/(?!QrCode)/ },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: SERVER, ws: true, changeOrigin: true, headers: { origin: SERVER } } },
  },
});

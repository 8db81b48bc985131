import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const styles = ["landing", "reading", "chat", "staff", "luma"];

const SHARED =
  /src\/(content\/catalogue|domain\/(payments\/deposit|enrolment\/interest)|web\/(assets\/art|platform\/(format|language-switch)|features\/site\/frame))/;

/** The browser's half: one script entry, one sheet per kind of page (scripts/build.mjs inlines the sheets). */
export default defineConfig(({ isSsrBuild }) => ({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [tailwindcss(), react()],
  publicDir: false,
  build: {
    target: "es2023",
    manifest: !isSsrBuild,
    // Pictures are files, never data: in the page (docs/decisions: weight of a page).
    assetsInlineLimit: 0,
    modulePreload: false,
    rollupOptions: isSsrBuild
      ? {}
      : {
          input: ["src/web/app/entry.tsx", ...styles.map((name) => `src/web/app/styles/${name}.css`)],
          output: {
            // What nearly every page shares travels together; a dozen slivers would each be a request.
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ name: "shared", test: SHARED }],
            },
          },
        },
  },
}));

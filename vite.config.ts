import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { contentPlugins } from "./scripts/content/plugins.ts";

/**
 * Small modules that several pages use are one file, not one each: every file costs a request and its headers. Only
 * what nearly every page needs belongs here.
 */
const SHARED =
  /src\/(content\/catalogue|domain\/(locale|payments\/deposit|enrolment\/interest)|web\/(assets\/art|features\/site\/frame|platform\/(format|language-switch)))/;

/** Pictures that only children meet: their addresses alone would be a third of what every page loads. */
const CHILDRENS_PICTURES = /src\/web\/assets\/art\/(badge|counter|face|pic|scene|sign)-/;

const styles = [
  "landing",
  "reading",
  "library",
  "chat",
  "payments",
  "staff",
  "luma",
  "student",
  "explorers",
  "visit",
];

/** Who starts the school for the first time is not to read which part of the build took how long. */
const checks = { bundlerTimings: false };

/** The browser's half: one script entry, one sheet per kind of page (scripts/build.mjs inlines the sheets). */
export default defineConfig(({ isSsrBuild }) => ({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [react(), ...contentPlugins()],
  publicDir: false,
  build: {
    target: "es2023",
    // What an older browser needs in front of a property's name is added for these.
    cssTarget: ["chrome111", "firefox128", "safari16.4"],
    manifest: !isSsrBuild,
    // Pictures are files, never data: in the page (docs/decisions: weight of a page).
    assetsInlineLimit: 0,
    modulePreload: false,
    rollupOptions: isSsrBuild
      ? { checks }
      : {
          checks,
          input: ["src/web/app/entry.tsx", ...styles.map((name) => `src/web/app/styles/${name}.css`)],
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                // Before all else: the entry and what pages share import one another, and both begin with it.
                { name: "react", test: /node_modules\/react\/|rolldown\/runtime/ },
                { name: "childrens-pictures", test: CHILDRENS_PICTURES, minShareCount: 2 },
                { name: "shared", test: SHARED, minShareCount: 2 },
              ],
            },
          },
        },
  },
}));

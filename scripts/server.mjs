/**
 * How the server is built: its own modules and the packages it imports in few files. Node runs the sources as they are,
 * too (development and tests do); reading one file instead of 1,500 halves the time to the first answer and takes a
 * quarter of the memory away (docs/decisions/126).
 */

/** Packages with parts that are no JavaScript modules stay where npm puts them. */
export const EXTERNAL_PACKAGES = ["better-sqlite3", "pdfkit", "@echogarden/espeak-ng-emscripten"];

export const serverBuild = (root) => ({
  root,
  configFile: false,
  logLevel: "warn",
  publicDir: false,
  ssr: { noExternal: true, external: EXTERNAL_PACKAGES, target: "node" },
  build: {
    ssr: "src/server/main.ts",
    target: "node24",
    outDir: "dist/server",
    minify: false,
    rollupOptions: { output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" } },
  },
});

/**
 * How the server is built: its own modules and the packages it imports in few files. Node runs the sources as they are,
 * too (development and tests do); reading one file instead of 1,500 halves the time to the first answer and takes a
 * quarter of the memory away (docs/decisions/126).
 */

/** Packages with parts that are no JavaScript modules stay where npm puts them. */
export const EXTERNAL_PACKAGES = ["better-sqlite3", "pdfkit", "@echogarden/espeak-ng-emscripten"];

/**
 * Node keeps a source of ASCII signs in half the memory; one accent doubles all of it. An escape within String.raw stays
 * an escape, which a pattern reads as the letter: nothing else may be written so.
 */
const asciiOnly = {
  name: "ascii-only",
  generateBundle(_options, files) {
    const escaped = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
    for (const file of Object.values(files)) file.code = file.code.replace(/[^\0-\x7f]/g, escaped);
  },
};

export const serverBuild = (root) => ({
  root,
  configFile: false,
  logLevel: "warn",
  publicDir: false,
  plugins: [asciiOnly],
  ssr: { noExternal: true, external: EXTERNAL_PACKAGES, target: "node" },
  build: {
    ssr: true,
    target: "node24",
    outDir: "dist/server",
    minify: false,
    rollupOptions: {
      input: { main: "src/server/main.ts", voice: "src/server/adapters/speech/worker.ts" },
      output: {
        // Names stay, so that an error's stack tells where it comes from; comments and spaces are a third of the memory.
        minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
        entryFileNames: "[name].js",
        chunkFileNames: "[name]-[hash].js",
      },
    },
  },
});

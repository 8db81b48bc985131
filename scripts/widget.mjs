/** How the embeddable widget is built: one classic script, so that `document.currentScript` tells its origin. */
export const widgetBuild = (root) => ({
  root,
  configFile: false,
  logLevel: "warn",
  publicDir: false,
  build: {
    target: "es2020",
    outDir: "dist/client",
    emptyOutDir: false,
    lib: { entry: "src/web/embed/embed.ts", formats: ["iife"], name: "ceiba", fileName: () => "embed.js" },
  },
});

/** @type {import("knip").KnipConfig} */
export default {
  entry: [
    "src/server/main.ts",
    "src/server/commands/{backup,restore,copy}.ts",
    "src/web/app/render.tsx",
    "src/web/app/pages/*.tsx",
    "src/web/app/styles/*.css",
    "src/web/embed/embed.ts",
    "src/content/copy/*/*.ts",
    "scripts/*.mjs",
    "scripts/patterns/check.ts",
    "scripts/tutor/words.ts",
    "scripts/lessons/check.ts",
    "tests/looks/{run.ts,page.tsx,player.ts}",
    "scripts/coast/check.ts",
    "scripts/packs/check.ts",
    "evals/**/{run,manners,talks,reliability,train,cross-validate,word-clusters,ordinary-words,children}.ts",
    "bench/*.{ts,mjs}",
    "e2e/**/*.spec.ts",
  ],
  project: [
    "src/**/*.{ts,tsx,css}",
    "tests/**/*.{ts,tsx}",
    "e2e/**/*.ts",
    "evals/**/*.ts",
    "bench/**/*.{ts,mjs}",
    "scripts/**/*.{mjs,ts}",
  ],
  ignoreDependencies: ["@swc/core", "@fontsource-variable/.+", "@radix-ui/react-select"],
  ignoreExportsUsedInFile: true,
  ignoreBinaries: ["apt-get", "nginx", "taskset", "wrk"],
  // A sheet uses the sheets that it imports, so that one which nothing imports is found.
  compilers: {
    css: (sheet) => [...sheet.matchAll(/@import "[^"]+"/g)].map(([each]) => each.slice(1)).join("\n"),
  },
};

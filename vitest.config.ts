import { defineConfig } from "vitest/config";
import { contentPlugins } from "./scripts/content/plugins.ts";

export default defineConfig({
  plugins: contentPlugins(),
  test: {
    include: ["src/**/*.test.{ts,tsx}", "tests/**/*.test.ts"],
    globalSetup: ["tests/postgres.ts"],
    // One worker a core, each with its modules loaded once: reading the rules and the content anew for each of 200 files
    // took a third of the time. A test keeps its state in its own variables and folders.
    isolate: false,
    maxWorkers: "100%",
    // The first test of a worker that asks the assistant waits until it has learned, a minute beside other tests on a slow machine.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // An unexpected console.error or console.warn fails the test that caused it.
    setupFiles: ["tests/console.ts"],
  },
});

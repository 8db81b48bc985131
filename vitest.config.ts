import { defineConfig } from "vitest/config";
import { articles } from "./scripts/articles/plugin.ts";
import { coast } from "./scripts/coast/plugin.ts";
import { day } from "./scripts/day/plugin.ts";
import { lessons } from "./scripts/lessons/plugin.ts";

export default defineConfig({
  plugins: [articles(), lessons(), day(), coast()],
  test: {
    include: ["src/**/*.test.{ts,tsx}", "tests/**/*.test.ts"],
    globalSetup: ["tests/postgres.ts"],
    // One worker a core, each with its modules loaded once: reading the rules and the content anew for each of 200 files
    // took a third of the time. A test keeps its state in its own variables and folders.
    isolate: false,
    maxWorkers: "100%",
    testTimeout: 40_000,
    hookTimeout: 40_000,
    // An unexpected console.error or console.warn fails the test that caused it.
    setupFiles: ["tests/console.ts"],
  },
});

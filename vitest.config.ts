import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.{ts,tsx}", "tests/**/*.test.ts"],
    globalSetup: ["tests/postgres.ts"],
    testTimeout: 40_000,
    hookTimeout: 40_000,
    // An unexpected console.error or console.warn fails the test that caused it.
    setupFiles: ["tests/console.ts"],
  },
});

import { afterEach, beforeEach, expect, vi } from "vitest";

/** Whatever a test prints as an error or a warning is a failure, unless the test expects it with its own spy. */
beforeEach(() => {
  for (const level of ["error", "warn"] as const) {
    vi.spyOn(console, level).mockImplementation((...what) => {
      unexpected.push(what.map(String).join(" "));
    });
  }
});

const unexpected: string[] = [];

afterEach(() => {
  const seen = unexpected.splice(0);
  vi.restoreAllMocks();
  expect(seen, "console.error or console.warn was called").toEqual([]);
});

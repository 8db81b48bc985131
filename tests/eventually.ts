import { vi } from "vitest";

/** Waits until `check` no longer throws. The bound is for a machine that is busy with something else, not a speed. */
export function eventually<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: 20_000, interval: 20 });
}

import { afterEach, expect, it, vi } from "vitest";
import { askProvider } from "./asking.ts";

afterEach(() => vi.useRealTimers());

it("a provider that hangs is given up on within ten seconds, with a word on when to try again", async () => {
  vi.useFakeTimers();
  const quiet = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const asked = askProvider("test", () => new Promise<never>(() => {})).catch((refusal: unknown) => refusal);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await asked).toMatchObject({ code: "unavailable", retryAfter: 5 });
  quiet.mockRestore();
});

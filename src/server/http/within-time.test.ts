import { expect, test } from "vitest";
import { withinTime } from "./within-time.ts";

test("what is done in time is answered", async () => {
  expect(await withinTime(Promise.resolve("pages"))).toBe("pages");
  await expect(withinTime(Promise.reject(new Error("No pages.")))).rejects.toThrow("No pages.");
});

test("what is not is refused with a time to try again, and may fail later without harm", async () => {
  const { promise, reject } = Promise.withResolvers<string>();
  await expect(withinTime(promise, 0)).rejects.toMatchObject({ code: "unavailable", retryAfter: 30 });
  reject(new Error("Too late."));
});

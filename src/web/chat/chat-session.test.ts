import { describe, expect, test } from "vitest";
import { sessionIdSchema } from "#contract/text.ts";
import { createSession, parseSession } from "./chat-session.ts";

const filled = (value: number) => (bytes: Uint8Array) => bytes.fill(value);

describe("a session", () => {
  test("has the specified form: prefix, time, 128 random bits", () => {
    const { sessionId } = createSession("chat_", 1_750_000_000_000, filled(0xab));
    expect(sessionId).toBe(`chat_1750000000000_${"ab".repeat(16)}`);
    expect(sessionIdSchema.safeParse(sessionId).success).toBe(true);
  });

  test("keeps leading zeros", () => {
    expect(createSession("chat_", 1, filled(0)).sessionId).toBe(`chat_1_${"00".repeat(16)}`);
  });

  test.each([0, 0xfb, 0xff])("has a key of 128 bits that a header can carry (bytes %i)", (value) => {
    expect(createSession("chat_", 1, filled(value)).key).toMatch(/^[A-Za-z0-9_-]{22}$/);
  });

  test("draws id and key apart", () => {
    let next = 0;
    const { sessionId, key } = createSession("chat_", 1, (bytes) => bytes.fill(next++));
    expect(sessionId).toContain("00000000");
    expect(key).toBe("AQEBAQEBAQEBAQEBAQEBAQ");
  });

  test("is read back as it was written", () => {
    const session = createSession("chat_", 42, (bytes) => crypto.getRandomValues(bytes));
    expect(parseSession("chat_", `${session.sessionId} ${session.key}`)).toEqual(session);
  });

  test.each([
    null,
    "",
    "chat_1_ab key",
    "luma_1_00000000000000000000000000000000 AQEBAQEBAQEBAQEBAQEBAQ",
    "x",
  ])("refuses %s", (stored) => {
    expect(parseSession("chat_", stored)).toBeNull();
  });
});

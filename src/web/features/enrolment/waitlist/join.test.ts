import { expect, test } from "vitest";
import { createKeyring } from "./join.ts";

const answers = {
  name: "Ana",
  email: "ana@example.com",
  phone: undefined,
  numberOfChildren: 1,
  childrenAges: "7",
  adult: true as const,
};

test("the same answers keep their key until they were accepted", () => {
  const keyring = createKeyring();
  const first = keyring.keyOf(answers);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(keyring.keyOf({ ...answers })).toBe(first);
  const corrected = keyring.keyOf({ ...answers, childrenAges: "8" });
  expect(corrected).not.toBe(first);
  keyring.accepted();
  expect(keyring.keyOf({ ...answers, childrenAges: "8" })).not.toBe(corrected);
});

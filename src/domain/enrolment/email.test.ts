import { describe, expect, it } from "vitest";
import { emailKey, mailboxKey } from "./email.ts";

describe("an e-mail address", () => {
  it("is compared without case and ends", () => {
    expect(emailKey(" Ana@Example.COM ")).toBe("ana@example.com");
    expect(emailKey("ana+1@example.com")).toBe("ana+1@example.com");
  });

  it.each([
    ["Ana@Example.com", "ana@example.com"],
    ["ana+school@example.com", "ana@example.com"],
    ["ana+a+b@example.com", "ana@example.com"],
    ["a.n.a+1@gmail.com", "ana@gmail.com"],
    ["a.na@googlemail.com", "ana@gmail.com"],
    ["a.na@example.com", "a.na@example.com"],
    ["+ana@example.com", "+ana@example.com"],
  ])("%s reaches %s", (email, mailbox) => {
    expect(mailboxKey(email)).toBe(mailbox);
  });
});

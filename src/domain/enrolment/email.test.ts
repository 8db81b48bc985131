import { describe, expect, it } from "vitest";
import { emailKey, mailboxKey, mentionsEmail, mentionsFamily, phonesIn } from "./email.ts";

describe("an e-mail address", () => {
  it("is compared without case and ends", () => {
    expect(emailKey(" Ana@Example.COM ")).toBe("ana@example.com");
    expect(emailKey("ana+1@example.com")).toBe("ana+1@example.com");
  });

  it.each([
    ["write to Ana@Example.com.", true],
    ["<ana@example.com>, please", true],
    ["ana@example.com", true],
    ["mariana@example.com", false],
    ["x.ana@example.com", false],
    ["ana@example.com.mx", false],
    ["ana@example.community", false],
    ["anaXexample.com", false],
  ])("is mentioned in %j: %s", (text, isThere) => {
    expect(mentionsEmail(text, "ana@example.com")).toBe(isThere);
  });

  it("is mentioned as it stands, whatever a pattern would make of it", () => {
    expect(mentionsEmail("to a+(b)*@example.com", "a+(b)*@example.com")).toBe(true);
    expect(mentionsEmail("to aab@example.com", "a+b@example.com")).toBe(false);
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

describe("a phone number", () => {
  it.each([
    ["Tel. +52 (998) 555-01.77, por favor", true],
    ["52998-555-0177", true],
    ["3 children, 6 years; 52 998 555 0177 2", true],
    ["+52 998 555 0178", false],
    ["998 555 0177", false],
    ["+52 998 555\n0177", false],
    ["152998555017700000", false],
  ])("is mentioned in %j: %s", (text, isThere) => {
    expect(mentionsFamily(text, "+52 998 555 0177")).toBe(isThere);
    expect(mentionsFamily(text, "tel:529985550177")).toBe(isThere);
  });

  it("is looked for in time that grows with the text alone", () => {
    expect(phonesIn("1 ".repeat(10_000)).length).toBeLessThan(100_000);
  });
});

import { describe, expect, it } from "vitest";
import { deliveredSchool } from "#content/catalogue/school.ts";
import { greetableName } from "#domain/enrolment/name.ts";
import { familyMail, staffMail } from "./mail-texts.ts";

const form = {
  name: "María José O’Neil",
  email: "m@example.com",
  phone: undefined,
  numberOfChildren: 2,
  childrenAges: "6, 9",
  language: "es" as const,
};

describe("mails about the waitlist", () => {
  it.each(["en", "es"] as const)("are complete in %s", (language) => {
    for (const mail of [
      familyMail({ ...form, language }, "https://school.example", deliveredSchool),
      staffMail({ ...form, language }, "lead-1", "desk@example.com", false, "https://school.example"),
      staffMail({ ...form, language }, "lead-1", "desk@example.com", true, "https://school.example"),
    ]) {
      expect(mail.subject + mail.text).not.toMatch(/[{}—]|undefined|null/);
      expect(mail.text).toContain("https://school.example");
    }
  });

  it("lead staff to the family", () => {
    const mail = staffMail(form, "lead-1", "desk@example.com", false, "https://school.example");
    expect(mail.text).toContain("https://school.example/admin/families?id=lead-1\n");
  });

  it("greet by name only when it is one", () => {
    expect(greetableName(form.name)).toBe(form.name);
    for (const lure of [
      "Win now: evil.example",
      "http://evil.example",
      "Ana\nBuy this",
      "one two three four five",
      "x".repeat(41),
      "a@b.co",
    ]) {
      expect(greetableName(lure)).toBeNull();
      expect(familyMail({ ...form, name: lure }, "http://x", deliveredSchool).text).not.toContain(lure);
    }
  });
});

import { describe, expect, it } from "vitest";
import { catalogue } from "#content/catalogue/catalogue.ts";
import { deliveredSchool } from "#content/catalogue/school.ts";
import { mails as english } from "#content/mail/payments/en.ts";
import { mails as spanish } from "#content/mail/payments/es.ts";
import { receiptNumber } from "#domain/payments/deposit.ts";
import { receiptMail, refundMail, staffMail, subscriptionMail, type Told } from "./mail-texts.ts";

const told: Told = {
  id: "01a1fc0f88dc0000a1e492b715efb8f47fb4",
  what: "founders_circle",
  amountCents: 123_456,
  language: "en",
  payer: { name: "María José", email: "m@example.com" },
  children: [{ name: "Luz", age: 6 }],
  manageUrl: null,
  issuer: "Ceiba A.C., ABC010203XY9",
  practice: false,
  publicUrl: "https://school.example",
  deskUrl: "https://school.example/admin/families?id=abc",
  school: deliveredSchool,
};
const STAFF_NEWS = ["paid", "refund_failed", "disputed", "lost", "quarantined", "ended"] as const;
const TO_SUBSCRIBER = ["started", "renewed", "payment_failed", "cancel_scheduled", "ended"] as const;

describe.each(["en", "es"] as const)("mails about payments in %s", (language) => {
  const here = { ...told, language };
  const all = (about: Told) => [
    receiptMail(about, "m@example.com", Date.parse("2027-01-02T00:00:00Z")),
    refundMail(about, "m@example.com"),
    ...TO_SUBSCRIBER.map((news) =>
      subscriptionMail({ ...about, what: "premium" }, "m@x.co", news, 1_800_000_000),
    ),
    ...STAFF_NEWS.map((news) => staffMail(about, "desk@x.co", news)),
  ];

  it("are complete", () => {
    for (const mail of all(here)) {
      expect(mail.subject + mail.text).not.toMatch(/[{}—]|undefined|null|NaN|Invalid/);
      expect(mail.text).toContain(receiptNumber(told.id));
      expect(mail.text).toContain("https://school.example");
      expect(mail.text).toContain(language === "es" ? `$1,234.56 ${catalogue.currency}` : "$1,234.56");
    }
  });

  it("lead staff to where they act on it", () => {
    for (const news of STAFF_NEWS) expect(staffMail(here, "desk@x.co", news).text).toContain(here.deskUrl);
    expect(receiptMail(here, "m@x.co", 0).text).not.toContain("/admin");
  });

  it("say in practice mode, and only there, that no money moved", () => {
    const words = (language === "es" ? spanish : english).practice;
    for (const mail of all({ ...here, practice: true })) expect(mail.text).toContain(words);
    for (const mail of all(here)) expect(mail.text).not.toContain(words);
  });

  it("carry no words of a stranger to a payer", () => {
    const lure = "Win now: evil.example";
    const mail = receiptMail({ ...here, payer: { name: lure, email: "m@x.co" } }, "m@x.co", 0);
    expect(mail.text).not.toContain(lure);
  });

  it("promise a refund until the launch date of the catalogue", () => {
    const year = catalogue.launchDate.slice(0, 4);
    expect(receiptMail(here, "m@x.co", 0).text).toContain(year);
    const words = (language === "es" ? spanish : english)["receipt.refund"].split("{")[0] ?? "";
    expect(receiptMail(here, "m@x.co", 0).text).toContain(words);
    const late = receiptMail(here, "m@x.co", Date.parse(catalogue.launchDate) + 2 * 86_400_000).text;
    expect(late).not.toContain(words);
    expect(late).not.toMatch(/\n\n\n/);
  });
});

it("both languages fill the same places", () => {
  const holes = (text: string) => [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([hole]) => hole))].sort();
  for (const key of Object.keys(english) as (keyof typeof english)[]) {
    expect(holes(spanish[key]), key).toEqual(holes(english[key]));
  }
});

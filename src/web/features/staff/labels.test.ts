import { describe, expect, it } from "vitest";
import { common as commonEn } from "#content/copy/en/common.ts";
import { staff as staffEn } from "#content/copy/en/staff.ts";
import { common as commonEs } from "#content/copy/es/common.ts";
import { staff as staffEs } from "#content/copy/es/staff.ts";
import { LEAD_STATUSES, statusColour } from "#domain/enrolment/lead.ts";
import { DEPOSIT_STATUSES, PAYMENT_TYPES } from "#domain/payments/deposit.ts";
import { translator } from "#web/platform/i18n.tsx";
import { actorLabel, depositTone, eventLabel, languageLabel, statusLabel } from "./labels.ts";

const en = translator({ ...commonEn, ...staffEn });
const es = translator({ ...commonEs, ...staffEs });

describe("status", () => {
  it("has the labels and colours of the specification", () => {
    expect(LEAD_STATUSES.map((status) => [statusLabel(status, en), statusColour(status)])).toEqual([
      ["New", "gray"],
      ["Interested", "blue"],
      ["Contacted", "yellow"],
      ["Following Up", "gray"],
      ["Deposit Paid", "green"],
      ["Enrolled", "purple"],
    ]);
  });

  it("shows an unknown one as it came, underscores as spaces, in gray", () => {
    expect(statusLabel("on_hold_until_may", en)).toBe("on hold until may");
    expect(statusColour("on_hold_until_may")).toBe("gray");
  });
});

it("names en English and anything else Spanish", () => {
  expect(["en", "es", "fr"].map((language) => languageLabel(language, en))).toEqual([
    "English",
    "Spanish",
    "Spanish",
  ]);
});

it("has words for every deposit state and type in both languages", () => {
  for (const t of [en, es]) {
    for (const key of [
      ...DEPOSIT_STATUSES.map((status) => `staff.deposit.${status}` as const),
      ...PAYMENT_TYPES.map((type) => `staff.deposits.${type}` as const),
    ]) {
      expect(t(key)).not.toBe(key);
    }
  }
  expect(depositTone("paid")).toBe("green");
  expect(depositTone("refunded")).toBe("gray");
});

describe("history", () => {
  const event = (kind: "submitted" | "status" | "next_step", detail: string) => ({
    id: "1",
    kind,
    detail,
    interest: null,
    by: "family",
    createdAt: "2026-11-19T03:05:00.000Z",
  });

  it.each([
    ["submitted", "", "Joined the waitlist"],
    ["submitted", "again", "Sent the waitlist form again"],
    ["status", "new>following_up", "New to Following Up"],
    ["status", "enrolled", "Status: Enrolled"],
    ["next_step", "2026-12-01", "Next step on Dec 1, 2026"],
    ["next_step", "", "Next step removed"],
  ] as const)("%s %s reads %s", (kind, detail, shown) => {
    expect(eventLabel(event(kind, detail), "en", en)).toBe(shown);
  });

  it("says what the family came for", () => {
    expect(eventLabel({ ...event("submitted", ""), interest: "pathfinder" }, "en", en)).toBe(
      "Joined the waitlist: companion plan Pathfinder",
    );
  });

  it("says who did it", () => {
    expect(["family", "payment", "ines@school.example"].map((by) => actorLabel(by, es))).toEqual([
      "la familia",
      "un pago",
      "ines@school.example",
    ]);
  });
});

it.each([
  ["paid:500.00", "Paid a deposit of $500"],
  ["refund_asked:250.50", "Refund of $250.50 started"],
  ["refund_failed:250.00", "Refund of $250 failed: the money is still here"],
  ["quarantined:amount", "A payment does not match (amount) and waits for a person to look"],
  ["something_new:1.00", "something new:1.00"],
])("tells what happened to a payment: %s", (detail, line) => {
  const event = { id: "1", kind: "payment", detail, interest: null, by: "payment", createdAt: "" } as const;
  expect(eventLabel(event, "en", en)).toBe(line);
});

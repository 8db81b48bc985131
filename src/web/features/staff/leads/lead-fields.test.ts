import { expect, it } from "vitest";
import type { Lead } from "#contract/staff.ts";
import { changeOf, leadFields } from "./lead-fields.ts";

const lead: Lead = {
  ...{
    id: "1",
    name: "Ana",
    email: "ana@example.com",
    phone: "55",
    numberOfChildren: 2,
    childrenAges: "6, 9",
  },
  ...{
    language: "es",
    status: "new",
    createdAt: "2026-01-01T00:00:00Z",
    nextStepOn: null,
    version: 3,
    owner: null,
    waitsSince: null,
  },
};

it("sends what differs, and nothing else", () => {
  const before = leadFields(lead);
  expect(changeOf(before, before)).toEqual({});
  expect(
    changeOf(before, { name: "Ana", phone: "", numberOfChildren: "3", nextStepOn: "2027-01-31" }),
  ).toEqual({
    ...{ phone: null, numberOfChildren: 3, nextStepOn: "2027-01-31" },
  });
  // The server refuses it by the field's name.
  expect(changeOf(before, { numberOfChildren: " " })).toEqual({ numberOfChildren: null });
});

it("shows children of whom nobody has spoken as an empty field, which may stay so", () => {
  const before = leadFields({ ...lead, numberOfChildren: 0, childrenAges: "" });
  expect(before).toMatchObject({ numberOfChildren: "", childrenAges: "" });
  expect(changeOf(before, { ...before, childrenAges: "6" })).toEqual({ childrenAges: "6" });
});

import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { isCourtesy } from "#domain/staff/insight.ts";

type Fact = { readonly id: string; readonly move?: string };
const facts = (file: string) =>
  parse(readFileSync(`src/content/enrolment/assistant/facts/${file}.yaml`, "utf8")) as Fact[];

it("among what is asked most stands neither a greeting nor thanks nor a goodbye, and every question does", () => {
  const all = ["talk", "deposits", "details", "processes"].flatMap(facts);
  const courtesies = all.filter(({ move }) => isCourtesy(move)).map(({ id }) => id);
  expect(courtesies).toEqual(["greeting", "thanks", "goodbye"]);
});

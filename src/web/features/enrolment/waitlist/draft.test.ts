import { expect, test } from "vitest";
import { NO_DRAFT, parseDraft } from "./draft.ts";

test("a stored draft is read again as it was", () => {
  const draft = { name: "Ana", email: "ana@", phone: "", numberOfChildren: 3, childrenAges: "7, 9" };
  expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
});

test("what is no draft is an empty one", () => {
  for (const stored of [null, "", "{", "null", "[]", "3", '"Ana"'])
    expect(parseDraft(stored)).toEqual(NO_DRAFT);
  expect(parseDraft('{"name":{"first":"Ana"},"numberOfChildren":"2","more":1}')).toEqual(NO_DRAFT);
});

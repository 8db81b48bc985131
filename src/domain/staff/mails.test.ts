import { expect, it } from "vitest";
import { canSendAgain, mailState } from "./mails.ts";

it.each([
  ["queued", 0, null, "waiting"],
  ["queued", 2, "unreachable", "retrying"],
  ["sent", 0, null, "sent"],
  ["sent", 1, "login", "sent"],
  ["sent", 0, "folder", "filed"],
  ["failed", 9, "address", "failed"],
] as const)("a mail that is %s after %i tries (%s) is %s", (status, attempts, fault, state) => {
  expect(mailState({ status, attempts, fault })).toBe(state);
});

it("only what was not handed over can be tried again", () => {
  expect((["waiting", "retrying", "sent", "filed", "failed"] as const).filter(canSendAgain)).toEqual([
    "retrying",
    "failed",
  ]);
});

import { describe, expect, test } from "vitest";
import { fitStage, fitStyle } from "./fit.ts";

describe("the fit checklist", () => {
  test.each([
    [0, "none"],
    [1, "some"],
    [4, "some"],
    [5, "invite"],
    [8, "invite"],
  ] as const)("%i ticks of which 5 are enough: %s", (count, stage) => {
    expect(fitStage(count, 5)).toBe(stage);
  });

  test("a school that asks for fewer ticks invites sooner", () => {
    expect(fitStage(2, 2)).toBe("invite");
  });

  test("the style grows one branch per tick and opens the invitation at the same count", () => {
    const style = fitStyle(3, 2);
    expect(style).toContain(".fit:has(input:checked~input:checked~input:checked) .fit-branch-3");
    expect(style).not.toContain("fit-branch-4");
    expect(style).toContain(".fit:has(input:checked~input:checked) .fit-invite{display:block}");
  });
});

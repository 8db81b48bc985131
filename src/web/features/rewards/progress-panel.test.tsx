import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { rewards } from "#content/copy/en/rewards.ts";
import { LocaleContext, translator } from "#web/platform/i18n.tsx";
import { ProgressPanel } from "./progress-panel.tsx";

const render = (age: number) =>
  renderToString(
    <LocaleContext value={{ language: "en", t: translator(rewards), setLanguage: () => {} }}>
      <ProgressPanel learner={{ id: "ana", age }} />
    </LocaleContext>,
  );

/** Specification §2 "a fixed panel with level, streak, points and XP to next level"; decision 092. */
it("shows level, streak, points and the way to the next level, and a streak of none as a sun that waits", () => {
  const html = render(6);
  expect(html).toContain("100 XP to next level");
  expect(html).toContain('role="progressbar"');
  expect(html).toContain("The sun waits for you");
  for (const label of ["Level", "Days in a row", "Points"]) expect(html).toContain(label);
});

it("is not there at 5 or under", () => {
  expect(render(5)).toBe("");
});

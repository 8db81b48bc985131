import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { rewards as english } from "#content/copy/en/rewards.ts";
import { rewards as spanish } from "#content/copy/es/rewards.ts";
import { LocaleContext, translator } from "#web/platform/i18n.tsx";
import { AdultGate } from "./adult-gate.tsx";

it.each([
  ["en", english, "Delete the last digit"],
  ["es", spanish, "Borrar la última cifra"],
] as const)("has a key that takes a digit back, with a name (%s)", (language, copy, name) => {
  const html = renderToString(
    <LocaleContext value={{ language, t: translator(copy), setLanguage: () => {} }}>
      <AdultGate />
    </LocaleContext>,
  );
  expect(html).toMatch(new RegExp(`<button[^>]*aria-label="${name}"`));
});

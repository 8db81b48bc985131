import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LocaleContext } from "#web/platform/i18n.tsx";
import { ChatNote } from "./notes.tsx";
import { addressOf } from "./page-link.tsx";
import WaitlistForm from "./waitlist/waitlist-form.tsx";

it.each([
  ["/privacy#chat", "es", "/privacy?lang=es#chat"],
  ["/visit?kind=call", "en", "/visit?kind=call&lang=en"],
  ["/programas", "es", "/programas"],
] as const)("%s in %s is %s", (page, language, address) => {
  expect(addressOf(page, language)).toBe(address);
});

// The chat stands in a frame on other sites, where no other page of the school may be shown: the chat would be gone.
it.each([
  ["the form", WaitlistForm],
  ["the note above the chat", ChatNote],
])("every page that %s leads to opens beside it, in its language", (_, What) => {
  const markup = renderToStaticMarkup(
    <LocaleContext value={{ language: "es", t: (key) => key, setLanguage: () => {} }}>
      <What />
    </LocaleContext>,
  );
  const links = markup.match(/<a [^>]*>/g) ?? [];
  expect(links.length).toBeGreaterThan(0);
  for (const link of links)
    expect(link).toMatch(/href="\/[^"]*lang=es[^"]*" target="_blank" rel="noreferrer"/);
});

import { QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { staff } from "#content/copy/en/staff.ts";
import { LocaleContext, translator } from "#web/platform/i18n.tsx";
import { createQueryClient } from "#web/platform/queries.ts";
import { MoneyPage } from "./money/money-view.tsx";
import { PlacesDesk } from "./places/places-view.tsx";
import { Visits } from "./visits/visits-view.tsx";

const [from, to, timeZone] = ["2026-11-23", "2026-11-29", "America/Cancun"];
const MONEY = "/api/admin/money";

/** The page of an address, with these answers. */
function shown(Page: () => React.ReactNode, search: string, answers: Readonly<Record<string, unknown>>) {
  vi.stubGlobal("location", { search, hash: "", pathname: "/admin" });
  const client = createQueryClient();
  for (const [path, data] of Object.entries(answers)) client.setQueryData([path], data);
  try {
    return renderToStaticMarkup(
      <LocaleContext value={{ language: "en", t: translator(staff), setLanguage: () => {} }}>
        <QueryClientProvider client={client}>
          <Page />
        </QueryClientProvider>
      </LocaleContext>,
    );
  } finally {
    vi.unstubAllGlobals();
  }
}

it.each([
  ["?payment=gone", MoneyPage, { [`${MONEY}/deposits?id=gone`]: [], [`${MONEY}/subscriptions?id=gone`]: [] }],
  [
    "?id=gone",
    PlacesDesk,
    { "/api/admin/places?limit=5000": { pods: [], waiting: [], timeZone, isOwner: true, today: from } },
  ],
  ["?slot=gone", Visits, { "/api/admin/visits": { from, to, today: from, timeZone, slots: [] } }],
])("says of %s that it is no longer there, and only of what a link led to", (search, Page, answers) => {
  expect(shown(Page, search, answers)).toContain(staff["staff.gone"]);
  expect(shown(Page, search, {})).not.toContain(staff["staff.gone"]);
  expect(shown(Page, "", answers)).not.toContain(staff["staff.gone"]);
});

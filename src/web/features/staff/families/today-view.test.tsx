import { QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { common } from "#content/copy/en/common.ts";
import { families } from "#content/copy/en/families.ts";
import { places } from "#content/copy/en/places.ts";
import { staff } from "#content/copy/en/staff.ts";
import { visits } from "#content/copy/en/visits.ts";
import { LocaleContext, translator } from "#web/platform/i18n.tsx";
import { createQueryClient } from "#web/platform/queries.ts";
import { Today } from "./today-view.tsx";

const EMPTY = {
  "/api/admin/today?whose=all": { today: "2026-11-23", tasks: [], steps: [], waiting: [], isCut: false },
  "/api/admin/visits/coming": { timeZone: "America/Cancun", visits: [] },
  "/api/admin/places": { pods: [], waiting: [] },
  "/api/admin/inbox/counts": { wantsPerson: 0, notKnown: 0, unread: 3 },
};
const PLACES = "/api/admin/places";
const INBOX = "/api/admin/inbox/counts";
const CLEAR = families["families.today.allClear"];

type Failure = "failed" | "failed and asked again";

/** The page as it stands with these answers, the failed ones among those that are missing. */
function shown(
  answers: Readonly<Record<string, object>>,
  failed: readonly string[] = [],
  how: Failure = "failed",
): string {
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retryOnMount: false } });
  for (const [path, data] of Object.entries(answers)) client.setQueryData([path], data);
  for (const path of failed) {
    const query = client.getQueryCache().build(client, { queryKey: [path] });
    query.setState({
      ...(how === "failed"
        ? { status: "error", error: new Error("503"), fetchStatus: "idle" }
        : { status: "pending", error: null, fetchStatus: "fetching" }),
      errorUpdateCount: 1,
    });
  }
  const words = { ...common, ...families, ...places, ...staff, ...visits };
  return renderToStaticMarkup(
    <LocaleContext value={{ language: "en", t: translator(words), setLanguage: () => {} }}>
      <QueryClientProvider client={client}>
        <Today />
      </QueryClientProvider>
    </LocaleContext>,
  );
}

it("says that all is clear once the day, the visits and the places have come and are empty", () => {
  expect(shown(EMPTY)).toContain(CLEAR);
});

it("does not say so while a family waits in the inbox, and leads there", () => {
  const page = shown({ ...EMPTY, [INBOX]: { ...EMPTY[INBOX], wantsPerson: 1 } });
  expect(page).not.toContain(CLEAR);
  expect(page).toContain("/admin/inbox?order=waiting");
});

it.each(Object.keys(EMPTY))("says that %s is on its way, or failed, and not that all is clear", (path) => {
  const { [path as keyof typeof EMPTY]: _missing, ...others } = EMPTY;
  expect(shown(others)).not.toContain(CLEAR);
  expect(shown(others)).toContain("Loading");
  expect(shown(others, [path])).not.toContain(CLEAR);
  expect(shown(others, [path])).toContain("could not be loaded");
  expect(shown(others, [path], "failed and asked again")).toContain("could not be loaded");
});

it("shows the rest of the day while the places fail", () => {
  const { [PLACES]: _missing, ...others } = EMPTY;
  expect(shown(others, [PLACES])).toContain(families["families.today.waiting"]);
  expect(shown(others, [PLACES])).toContain(places["places.failed"]);
});

// @vitest-environment happy-dom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, waitFor } from "@testing-library/react";
import { createElement } from "react";
import { afterEach, expect, it } from "vitest";
import { common } from "#content/copy/en/common.ts";
import { staff } from "#content/copy/en/staff.ts";
import { SafetyAlarm } from "#web/features/staff/safety/alarm.tsx";
import { LocaleContext, translator } from "#web/platform/i18n.tsx";
import { createQueryClient } from "#web/platform/queries.ts";

afterEach(cleanup);

it("danger stays in the tab when the page sets its own title again, and leaves it with the last one", async () => {
  document.title = "Inbox";
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { staleTime: Number.POSITIVE_INFINITY } });
  const dangers = (now: number) =>
    client.setQueryData(["/api/admin/safety", "unclosed"], { pages: [{ now, items: [] }], pageParams: [""] });
  dangers(2);
  const locale = { language: "en", t: translator({ ...common, ...staff }), setLanguage: () => {} } as const;
  const alarm = createElement(SafetyAlarm, { inTab: true });
  render(
    createElement(
      LocaleContext.Provider,
      { value: locale },
      createElement(QueryClientProvider, { client }, alarm),
    ),
  );
  await waitFor(() => expect(document.title).toBe("(2) DANGER · Inbox"));
  document.title = "(3) Inbox";
  await waitFor(() => expect(document.title).toBe("(2) DANGER · (3) Inbox"));
  dangers(0);
  await waitFor(() => expect(document.title).toBe("(3) Inbox"));
});

// @vitest-environment happy-dom
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { createElement, type ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DESK_PARTS } from "#domain/staff/live.ts";
import { useInboxList } from "#web/features/staff/inbox/inbox-queries.ts";
import { useLive } from "#web/features/staff/live/use-live.ts";
import { LocaleContext } from "#web/platform/i18n.tsx";
import { createQueryClient } from "#web/platform/queries.ts";
import { holdServer } from "./held-server.ts";

beforeEach(
  () =>
    void vi.useFakeTimers({
      toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"],
      shouldAdvanceTime: true,
    }),
);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const locale = { language: "en", t: String, setLanguage: () => {} } as const;
const INBOX = "/api/admin/inbox";
const changes = (number: number) => ({
  changes: Object.fromEntries(DESK_PARTS.map((part) => [part, number])),
  calls: { safety: 0, person: 0 },
});

test("a change that comes while the next page of a list is asked for loses neither", async () => {
  const server = holdServer();
  const client = createQueryClient();
  const wrapper = ({ children }: { readonly children: ReactNode }) =>
    createElement(
      LocaleContext.Provider,
      { value: locale },
      createElement(QueryClientProvider, { client }, children),
    );
  const { result } = renderHook(
    () => {
      useLive();
      return useInboxList({ view: "open", order: "waiting", search: "", id: null });
    },
    { wrapper },
  );
  const pages = () => result.current.data?.pages.map(({ items }) => items) ?? [];
  const live = (await server.next("/api/admin/changes")).stream();
  (await server.next(INBOX)).answer({ items: ["first"], next: "second" });
  await waitFor(() => expect(pages()).toEqual([["first"]]));
  live.send("state", changes(1));
  (await server.next(INBOX)).answer({ items: ["first"], next: "second" });
  await waitFor(() => expect(result.current.isFetching).toBe(false));

  act(() => void result.current.fetchNextPage());
  const more = await server.next(INBOX);
  expect(more.url).toContain("after=second");
  live.send("state", changes(2));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(more.isAborted()).toBe(false);
  more.answer({ items: ["second"], next: null });
  await waitFor(() => expect(pages()).toEqual([["first"], ["second"]]));

  // What changed is asked for after all: both pages of it.
  await vi.advanceTimersByTimeAsync(1_000);
  (await server.next(INBOX)).answer({ items: ["first, changed"], next: "second" });
  (await server.next(INBOX)).answer({ items: ["second, changed"], next: null });
  await waitFor(() => expect(pages()).toEqual([["first, changed"], ["second, changed"]]));
});

import { type Query, type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { DeskState } from "#contract/live.ts";
import { changedParts, DESK_PARTS, type DeskPart } from "#domain/staff/live.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { callOut } from "./calls.ts";
import { followDesk } from "./follow-desk.ts";
import { standsOn } from "./stands-on.ts";

/** Changes within this time are asked for together. */
const GATHER_MS = 500;
/** What changes by the clock alone, such as what is overdue, is asked for so often. */
const ALL_EVERY_MS = 5 * 60_000;

/** Keeps what the page shows as it is: asks again for what the server says has changed, and rings for who calls. */
export function useLive(): void {
  const client = useQueryClient();
  const { t } = useLocale();
  useEffect(() => {
    const leaving = new AbortController();
    const asking = gathered(client, leaving.signal);
    let before: DeskState | null = null;
    followDesk(
      {
        onState(state, isOurs) {
          asking.askFor(changedParts(before?.changes ?? null, state.changes));
          if (isOurs && before !== null) callOut(before.calls, state.calls, t);
          before = state;
        },
        onEnd: () => void client.invalidateQueries(),
        // Asking again says on the page that it is as of a while ago.
        onLost: () => asking.askFor(DESK_PARTS),
      },
      leaving.signal,
    );
    const timer = setInterval(() => asking.askFor(DESK_PARTS), ALL_EVERY_MS);
    return () => {
      clearInterval(timer);
      leaving.abort();
    };
  }, [client, t]);
}

/** Whether the next page of a list is on its way. */
const isPaging = ({ state }: Query): boolean => state.fetchMeta?.fetchMore !== undefined;

/** Asks at once for what changed, then at most every so often; a page that nobody looks at asks when somebody does. */
function gathered(client: QueryClient, signal: AbortSignal) {
  const parts = new Set<DeskPart>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = () => {
    timer = undefined;
    if (parts.size === 0 || document.visibilityState === "hidden") return;
    // Asking anew would end what is asked for further down a list, and the press on "Show more" with it.
    if (client.isFetching({ predicate: isPaging }) > 0) {
      timer = setTimeout(ask, GATHER_MS);
      return;
    }
    const wanted = [...parts];
    parts.clear();
    void client.invalidateQueries({
      // What has not been answered yet will be answered with what is true now.
      predicate: ({ queryKey, state }) => state.dataUpdatedAt > 0 && standsOn(queryKey, wanted),
    });
    timer = setTimeout(ask, GATHER_MS);
  };
  document.addEventListener("visibilitychange", ask, { signal });
  signal.addEventListener("abort", () => clearTimeout(timer));
  return {
    askFor(changed: readonly DeskPart[]) {
      for (const part of changed) parts.add(part);
      if (timer === undefined) ask();
    },
  };
}

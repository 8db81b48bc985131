import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "#web/platform/api.ts";
import { POLL_INTERVAL } from "./desk-queries.ts";

const SAFETY = "/api/admin/safety";

/** Items of the safety desk, page by page, and how many there are in all; asked again like everything on the desk. */
export function useSafetyItems(state: "unclosed" | "closed", enabled = true) {
  return useInfiniteQuery({
    queryKey: [SAFETY, state],
    queryFn: ({ pageParam, signal }) =>
      api("GET /api/admin/safety", { query: { state, after: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchInterval: POLL_INTERVAL,
    enabled,
  });
}

/** Answers how to ask for all of it again, now. */
export function useRefreshSafety(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [SAFETY] });
}

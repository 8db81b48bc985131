import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "#web/platform/api.ts";

const SAFETY = "/api/admin/safety";

/** Items of the safety desk, page by page, and how many there are in all; asked again like everything on the desk. */
export function useSafetyItems(state: "unclosed" | "closed", enabled = true) {
  return useInfiniteQuery({
    queryKey: [SAFETY, state],
    queryFn: ({ pageParam, signal }) =>
      api("GET /api/admin/safety", { query: { state, after: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    enabled,
  });
}

/**
 * All that was kept of an item. Each answer is written down as a reading, so it is asked for when somebody opens the
 * item and when it has changed (`version`), never by the clock, and not kept once it is put away.
 */
export function useSafetyRecord(id: string, version: number) {
  return useQuery({
    queryKey: [SAFETY, "record", id, version],
    queryFn: ({ signal }) => api("GET /api/admin/safety/{id}", { params: { id }, signal }),
    placeholderData: (before) => before,
    gcTime: 0,
  });
}

/** Whether the chat is open, and by what staff hear of an item. */
export function useSafetyReach() {
  return useQuery({
    queryKey: ["/api/safety/reach"],
    queryFn: ({ signal }) => api("GET /api/safety/reach", { signal }),
  });
}

/** Answers how to ask for all of it again, now. */
export function useRefreshSafety(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [SAFETY] });
}

import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Output } from "#contract/index.ts";
import { ApiError, api } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { showToast } from "#web/platform/toasts.ts";

const PLACES = "/api/admin/places";
/** What a file holds at most. */
const ALL = 5000;

export type Places = Output<"GET /api/admin/places">;

/** The pods, and who waits: for one pod, or for any; the first of them, or all. */
export const usePlaces = (pod: string, isAll = false) =>
  useQuery<Places>({
    queryKey: [placesPath(pod, isAll)],
    placeholderData: (before) => before,
  });

function placesPath(pod: string, isAll: boolean): string {
  const query = new URLSearchParams({
    ...(pod === "" ? {} : { pod }),
    ...(isAll ? { limit: String(ALL) } : {}),
  });
  return query.size === 0 ? PLACES : `${PLACES}?${query}`;
}

export const allPlaces = (): Promise<Places> => api("GET /api/admin/places", { query: { limit: ALL } });

export const useLeadPlaces = (id: string) =>
  useQuery<Output<"GET /api/admin/leads/{id}/places">>({
    queryKey: [`/api/admin/leads/${encodeURIComponent(id)}/places`],
    refetchOnMount: "always",
  });

/** After a move: pods and list, the family's own and its history. */
const refresh = (client: QueryClient): Promise<unknown> =>
  client.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      String(path).startsWith(PLACES) || /^\/api\/admin\/leads\/.*\/(?:places|history)$/.test(String(path)),
  });

/** Does one thing at a time; what was refused is said, and everything is asked for again. */
export function usePlaceAct() {
  const { t } = useLocale();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  async function act<Result>(work: () => Promise<Result>): Promise<Result | null> {
    if (busy) return null;
    setBusy(true);
    try {
      return await work();
    } catch (error) {
      const isConflict = error instanceof ApiError && error.status === 409;
      const description = t(isConflict ? "places.act.refused" : "places.act.failed");
      showToast({ tone: "error", title: t("staff.change.failed.title"), description });
      return null;
    } finally {
      await refresh(client);
      setBusy(false);
    }
  }
  return { act, busy };
}

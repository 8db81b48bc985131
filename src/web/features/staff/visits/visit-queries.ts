import { type QueryClient, useQuery } from "@tanstack/react-query";
import type { Output } from "#contract/index.ts";

const VISITS = "/api/admin/visits";
const FREE = "/api/visits/times";
const leadPath = (id: string) => `/api/admin/leads/${encodeURIComponent(id)}/visits`;

export type Week = Output<"GET /api/admin/visits">;

/** The week in which a day lies; this week where none is said. */
export const useWeek = (day: string | null) =>
  useQuery<Week>({
    queryKey: [day === null ? VISITS : `${VISITS}?day=${day}`],
    placeholderData: (before) => before,
  });

export const useComing = () =>
  useQuery<Output<"GET /api/admin/visits/coming">>({
    queryKey: [`${VISITS}/coming`],
  });

/** The times that families can book just now. */
export const useFreeTimes = () =>
  useQuery<Output<"GET /api/visits/times">>({ queryKey: [FREE], refetchOnMount: "always" });

export const useLeadVisits = (id: string) =>
  useQuery<Output<"GET /api/admin/leads/{id}/visits">>({
    queryKey: [leadPath(id)],
    refetchOnMount: "always",
  });

/** After a booking changed: the weeks, the day, the family's own and its history. */
export const refreshVisits = (client: QueryClient): Promise<unknown> =>
  client.invalidateQueries({
    predicate: ({ queryKey: [path] }) => {
      const asked = String(path);
      return (
        asked.startsWith(VISITS) ||
        asked === FREE ||
        /^\/api\/admin\/leads\/.*\/(?:visits|history)$/.test(asked)
      );
    },
  });

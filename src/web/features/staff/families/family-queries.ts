import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { Family } from "#contract/families.ts";
import type { Output } from "#contract/index.ts";
import type { FamilyFilter } from "#domain/enrolment/families/filter.ts";
import { FAMILIES_AT_MOST } from "#domain/enrolment/families/limits.ts";
import { api } from "#web/platform/api.ts";
import { type FamilyPlace, filterQuery } from "./use-family-place.ts";

const LIST = "/api/admin/families";
const pathOf = (path: string, filter: FamilyFilter) => {
  const query = filterQuery(filter);
  return query.size > 0 ? `${path}?${query}` : path;
};

/** A page of the table after another. */
export const useFamilyList = ({ filter, order }: FamilyPlace, isWanted: boolean) =>
  useInfiniteQuery({
    queryKey: [LIST, order, filter],
    enabled: isWanted,
    queryFn: ({ pageParam, signal }) =>
      api("GET /api/admin/families", { query: { ...filter, order, after: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: (before) => before,
  });

export type Board = Output<"GET /api/admin/families/board">;

export const useBoard = ({ filter }: FamilyPlace, isWanted: boolean) =>
  useQuery<Board>({
    queryKey: [pathOf(`${LIST}/board`, filter)],
    enabled: isWanted,
    placeholderData: (before) => before,
  });

/** How many the filter means, and the school's day. */
export const useFamilyCount = ({ filter }: FamilyPlace) =>
  useQuery<Output<"GET /api/admin/families/counts">>({
    queryKey: [pathOf(`${LIST}/counts`, filter)],
    placeholderData: (before) => before,
  });

export const useDuplicates = () =>
  useQuery<Output<"GET /api/admin/families/duplicates">>({ queryKey: [`${LIST}/duplicates`] });

export const useLeadTasks = (leadId: string) =>
  useQuery<Output<"GET /api/admin/leads/{id}/tasks">>({
    queryKey: [`/api/admin/leads/${encodeURIComponent(leadId)}/tasks`],
    refetchOnMount: "always",
  });

export const useToday = (whose: "all" | "mine") =>
  useQuery<Output<"GET /api/admin/today">>({
    queryKey: [`/api/admin/today?whose=${whose}`],
    placeholderData: (before) => before,
  });

/** Every family that a filter means, page by page. */
export async function allFamilies({ filter, order }: FamilyPlace): Promise<Family[]> {
  const rows: Family[] = [];
  let after: string | undefined;
  do {
    const query = { ...filter, order, limit: FAMILIES_AT_MOST, after };
    const { items, next } = await api("GET /api/admin/families", { query });
    rows.push(...items);
    after = next ?? undefined;
  } while (after !== undefined);
  return rows;
}

import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Account, StaffAccount } from "#contract/account.ts";
import { api } from "#web/platform/api.ts";

const ACCOUNT = "/api/account";
const MEMBERS = "/api/account/members";
const AUDIT = "/api/account/audit";

export const useAccount = () => useQuery<Account>({ queryKey: [ACCOUNT] });
export const useMembers = () => useQuery<StaffAccount[]>({ queryKey: [MEMBERS] });

/** What staff did, newest first, page by page. */
export function useAudit() {
  return useInfiniteQuery({
    queryKey: [AUDIT],
    queryFn: ({ pageParam, signal }) =>
      api("GET /api/account/audit", { query: { before: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ entries, more }) => (more ? entries.at(-1)?.id : undefined),
  });
}

/** Answers how to ask for all of it again, now. */
export function useRefreshAccount(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries();
}

import { type QueryClient, useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import type { InboxConversation, InboxCounts } from "#contract/inbox.ts";
import type { Output } from "#contract/index.ts";
import { api } from "#web/platform/api.ts";
import type { InboxPlace } from "./use-inbox-place.ts";

const LIST = "/api/admin/inbox";
const COUNTS = `${LIST}/counts`;
const SETTINGS = `${LIST}/settings`;
const conversationPath = (id: string) => `${LIST}/${encodeURIComponent(id)}`;

/** A page of the inbox after another. */
export function useInboxList({ view, order, search }: InboxPlace) {
  return useInfiniteQuery({
    queryKey: [LIST, view, order, search],
    queryFn: ({ pageParam, signal }) =>
      api("GET /api/admin/inbox", {
        query: { view, order, ...(search === "" ? {} : { search }), after: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: (before) => before,
  });
}

/** The conversations in which a lead's form was sent. */
export const useLeadConversations = (leadId: string) =>
  useQuery<Output<"GET /api/admin/inbox">>({
    queryKey: [`${LIST}?lead=${encodeURIComponent(leadId)}`],
    refetchOnMount: "always",
  });

/** One conversation. Each answer is written down as a reading: not kept once it is put away. */
export const useConversation = (id: string) =>
  useQuery<InboxConversation>({ queryKey: [conversationPath(id)], gcTime: 0 });

export const useInboxCounts = () => useQuery<InboxCounts>({ queryKey: [COUNTS] });

export const useInboxSettings = () =>
  useQuery<Output<"GET /api/admin/inbox/settings">>({ queryKey: [SETTINGS] });

export const refreshSettings = (client: QueryClient) => client.invalidateQueries({ queryKey: [SETTINGS] });

/** Asks for the list, and for the conversation that is open, again. */
export function useRefreshInbox(): (id: string | null) => Promise<unknown> {
  const client = useQueryClient();
  return (id) => refresh(client, id);
}

const refresh = (client: QueryClient, id: string | null) =>
  Promise.all([
    client.invalidateQueries({ queryKey: [LIST] }),
    id === null ? null : client.invalidateQueries({ queryKey: [conversationPath(id)] }),
  ]);

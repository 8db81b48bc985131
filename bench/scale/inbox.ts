import type { Store } from "#server/db/store.ts";
import { readConversation } from "#server/features/staff/inbox/conversation.ts";
import { countInbox, listInbox } from "#server/features/staff/inbox/list.ts";
import { ME } from "./fill.ts";
import type { Asked } from "./scale.ts";

/** What an open inbox asks for. */
export async function inbox(store: Store, count: number): Promise<Asked> {
  const list = (query: Partial<Parameters<typeof listInbox>[1]>) =>
    listInbox(store.db, { view: "open", order: "newest", ...query }, ME);
  const second = (await list({})).next ?? "";
  return {
    counts: () => countInbox(store.db),
    "first page": () => list({}),
    "second page": () => list({ after: second }),
    "longest wait first": () => list({ order: "waiting" }),
    mine: () => list({ view: "mine" }),
    done: () => list({ view: "done" }),
    "search: a word that most hold": () => list({ search: "cost" }),
    "search: a word that few hold": (round) => list({ search: `family${(round * 7) % count}` }),
    "search: a word that nobody holds": () => list({ search: "zzz" }),
    "search: two words": (round) => list({ search: `cost topic${round % 50}` }),
    "one conversation": (round) => readConversation(store, `c${(round * 13) % count}`),
  };
}

import { useQueryClient } from "@tanstack/react-query";
import type { InboxConversation } from "#contract/inbox.ts";
import type { Body } from "#contract/index.ts";
import { ApiError, api } from "#web/platform/api.ts";
import type { CopyKey } from "#web/platform/copy.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { showToast } from "#web/platform/toasts.ts";
import { useTurns } from "../use-turns.ts";
import { refreshSettings, useRefreshInbox } from "./inbox-queries.ts";

type Words = { readonly title: CopyKey; readonly text: CopyKey; readonly stale: CopyKey };
const CHANGE: Words = { title: "inbox.failed.title", text: "inbox.failed.text", stale: "inbox.stale.text" };
const HOLD: Words = { ...CHANGE, stale: "inbox.hold.taken" };
const REPLY: Words = {
  title: "inbox.answer.failed.title",
  text: "inbox.answer.failed",
  stale: "inbox.answer.stale",
};

type Change = Partial<Pick<InboxConversation, "assignedTo" | "isDone">>;
type Kind = "change" | "hold" | "handBack" | "reply" | "note";
type Act = { readonly kind: Kind; readonly change?: Change };

/**
 * What can be done with the open conversation, one thing after the other; each answers whether it was done.
 */
export function useConversationActs({ id, version }: Pick<InboxConversation, "id" | "version">) {
  const { t } = useLocale();
  const client = useQueryClient();
  const refresh = useRefreshInbox();
  const { waiting, inTurn } = useTurns<Act>(version);

  const act = (its: Act, words: Words, work: (version: number) => Promise<object>) =>
    inTurn(its, work, {
      onFailed: (error) => {
        const isStale = error instanceof ApiError && error.status === 409;
        const title = isStale && words === REPLY ? "inbox.answer.stale.title" : words.title;
        showToast({ tone: "error", title: t(title), description: t(isStale ? words.stale : words.text) });
      },
      onEnded: () => refresh(id),
    });
  const params = { id };
  return {
    /** What is being saved, and not yet in the conversation as it was read. */
    chosen: Object.assign({}, ...waiting.map(({ change }) => change)) as Change,
    /** What cannot be undone is not begun a second time while it is being done. */
    isDoing: (kind: Kind) => waiting.some((each) => each.kind === kind),
    change: (change: Change) =>
      act({ kind: "change", change }, CHANGE, (version) =>
        api("PATCH /api/admin/inbox/{id}", { params, body: { ...change, version } }),
      ),
    hold: (name: string) =>
      act({ kind: "hold" }, HOLD, async () => {
        const held = await api("POST /api/admin/inbox/{id}/hold", { params, body: { name } });
        // The name is remembered for the next conversation.
        await refreshSettings(client);
        return held;
      }),
    handBack: () =>
      act({ kind: "handBack" }, CHANGE, () => api("DELETE /api/admin/inbox/{id}/hold", { params })),
    reply: (body: Omit<Body<"POST /api/admin/inbox/{id}/replies">, "version">) =>
      act({ kind: "reply" }, REPLY, async (version) => {
        const answered = await api("POST /api/admin/inbox/{id}/replies", {
          params,
          body: { ...body, version },
        });
        if (body.name !== undefined) await refreshSettings(client);
        return answered;
      }),
    note: (body: Body<"POST /api/admin/inbox/{id}/notes">) =>
      act({ kind: "note" }, CHANGE, () => api("POST /api/admin/inbox/{id}/notes", { params, body })),
  };
}

export type ConversationActs = ReturnType<typeof useConversationActs>;

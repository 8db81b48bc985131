import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { InboxConversation } from "#contract/inbox.ts";
import type { Body } from "#contract/index.ts";
import { ApiError, api } from "#web/platform/api.ts";
import type { CopyKey } from "#web/platform/copy.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { showToast } from "#web/platform/toasts.ts";
import { refreshSettings, useRefreshInbox } from "./inbox-queries.ts";

type Words = { readonly title: CopyKey; readonly text: CopyKey; readonly stale: CopyKey };
const CHANGE: Words = { title: "inbox.failed.title", text: "inbox.failed.text", stale: "inbox.stale.text" };
const HOLD: Words = { ...CHANGE, stale: "inbox.hold.taken" };
const REPLY: Words = {
  title: "inbox.answer.failed.title",
  text: "inbox.answer.failed",
  stale: "inbox.answer.stale",
};

/** What can be done with the open conversation, one thing at a time. Each answers whether it was done. */
export function useConversationActs({ id, version }: Pick<InboxConversation, "id" | "version">) {
  const { t } = useLocale();
  const client = useQueryClient();
  const refresh = useRefreshInbox();
  const [busy, setBusy] = useState(false);

  async function act(words: Words, work: () => Promise<unknown>): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    try {
      await work();
      return true;
    } catch (error) {
      const isStale = error instanceof ApiError && error.status === 409;
      const title = isStale && words === REPLY ? "inbox.answer.stale.title" : words.title;
      showToast({ tone: "error", title: t(title), description: t(isStale ? words.stale : words.text) });
      return false;
    } finally {
      await refresh(id);
      setBusy(false);
    }
  }

  const params = { id };
  return {
    busy,
    change: (body: Omit<Body<"PATCH /api/admin/inbox/{id}">, "version">) =>
      act(CHANGE, () => api("PATCH /api/admin/inbox/{id}", { params, body: { ...body, version } })),
    hold: (name: string) =>
      act(HOLD, async () => {
        await api("POST /api/admin/inbox/{id}/hold", { params, body: { name } });
        // The name is remembered for the next conversation.
        await refreshSettings(client);
      }),
    handBack: () => act(CHANGE, () => api("DELETE /api/admin/inbox/{id}/hold", { params })),
    reply: (body: Omit<Body<"POST /api/admin/inbox/{id}/replies">, "version">) =>
      act(REPLY, () => api("POST /api/admin/inbox/{id}/replies", { params, body: { ...body, version } })),
    note: (body: Body<"POST /api/admin/inbox/{id}/notes">) =>
      act(CHANGE, () => api("POST /api/admin/inbox/{id}/notes", { params, body })),
  };
}

export type ConversationActs = ReturnType<typeof useConversationActs>;

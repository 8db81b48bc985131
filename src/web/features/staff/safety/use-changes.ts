import { useState } from "react";
import type { SafetyItem } from "#contract/safety.ts";
import type { SafetyClosing } from "#domain/safety/desk/desk.ts";
import { ApiError, api } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { showToast } from "#web/platform/toasts.ts";
import { useRefreshSafety } from "./queries.ts";

/**
 * A note being written, with the stored note and the version it was begun from. After a stale change the version is
 * null: it goes on from whatever is stored, which the item then shows beside it.
 */
export type NoteDraft = { readonly text: string; readonly note: string; readonly version: number | null };

/**
 * Changes on the safety desk, one at a time. A note being written stands beside the list, not in its item: it
 * survives a failed or stale change, and the item's move to another list.
 */
export function useSafetyChanges() {
  const { t } = useLocale();
  const refresh = useRefreshSafety();
  const [busy, setBusy] = useState<string | null>(null);
  const [drafts, setDrafts] = useState<Readonly<Record<string, NoteDraft>>>({});

  const setDraft = (id: string, draft: NoteDraft | undefined) =>
    setDrafts(({ [id]: _, ...others }) => (draft === undefined ? others : { ...others, [id]: draft }));

  return {
    busy,
    drafts,
    write: (item: SafetyItem, text: string) => {
      const { note, version } = drafts[item.id] ?? item;
      setDraft(item.id, { text, note, version });
    },
    /** Saves, and says how it went. Null while another change is on its way. */
    async change(
      item: SafetyItem,
      state: SafetyItem["state"],
      closedAs?: SafetyClosing,
    ): Promise<"saved" | "stale" | "failed" | null> {
      if (busy !== null) return null;
      setBusy(item.id);
      const title = t("staff.safety.title");
      const draft = drafts[item.id];
      try {
        await api("PATCH /api/admin/safety/{id}", {
          params: { id: item.id },
          body: { state, closedAs, version: draft?.version ?? item.version, note: draft?.text },
        });
        setDraft(item.id, undefined);
        showToast({ tone: "ok", title, description: t("staff.safety.saved") });
        return "saved";
      } catch (error) {
        const isStale = error instanceof ApiError && error.status === 409;
        const description = t(isStale ? "staff.safety.stale" : "staff.safety.failed");
        showToast({ tone: "error", title, description });
        if (isStale && draft !== undefined) setDraft(item.id, { ...draft, version: null });
        return isStale ? "stale" : "failed";
      } finally {
        await refresh();
        setBusy(null);
      }
    },
  };
}

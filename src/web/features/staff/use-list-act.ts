import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocale } from "#web/platform/i18n.tsx";
import { showToast } from "#web/platform/toasts.ts";

/** Does something with one entry of a list at a time, says when it failed, and has the list read anew. */
export function useListAct(list: string, failed: Parameters<ReturnType<typeof useLocale>["t"]>[0]) {
  const { t } = useLocale();
  const client = useQueryClient();
  const [busy, setBusy] = useState<string | null>(null);
  const act = async (id: string, work: () => Promise<unknown>) => {
    if (busy !== null) return;
    setBusy(id);
    try {
      await work();
    } catch {
      showToast({ tone: "error", title: t("staff.questions.failed.title"), description: t(failed) });
    }
    await client.invalidateQueries({ queryKey: [list] });
    setBusy(null);
  };
  return { busy, act };
}

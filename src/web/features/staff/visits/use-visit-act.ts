import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "#web/platform/api.ts";
import type { CopyKey } from "#web/platform/copy.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { showToast } from "#web/platform/toasts.ts";
import { refreshVisits } from "./visit-queries.ts";

/** Does one thing at a time; what was refused is said, and everything is asked for again. */
export function useVisitAct() {
  const { t } = useLocale();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  /** @param refused what a 409 means here */
  async function act<Result>(
    work: () => Promise<Result>,
    refused: CopyKey = "visits.act.failed",
  ): Promise<Result | null> {
    if (busy) return null;
    setBusy(true);
    try {
      return await work();
    } catch (error) {
      const isConflict = error instanceof ApiError && error.status === 409;
      const description = t(isConflict ? refused : "visits.act.failed");
      showToast({ tone: "error", title: t("staff.change.failed.title"), description });
      return null;
    } finally {
      await refreshVisits(client);
      setBusy(false);
    }
  }
  return { act, busy };
}

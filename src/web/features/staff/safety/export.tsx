import { FileDown } from "lucide-react";
import { useState } from "react";
import { send } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { saveBytes } from "#web/platform/save-bytes.ts";
import { showToast } from "#web/platform/toasts.ts";
import { useRefreshSafety } from "./queries.ts";

type Props = { readonly id: string; readonly conversation: string };

/** The record as a file for the child-protection file; that it was taken out is written down. */
export function SafetyExport({ id, conversation }: Props) {
  const { language, t } = useLocale();
  const refresh = useRefreshSafety();
  const [isBusy, setBusy] = useState(false);

  const take = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
      const query = { language, timeZone };
      const file = await send("GET /api/admin/safety/{id}/export", { params: { id }, query });
      saveBytes(await file.blob(), `record-${conversation}.pdf`);
      await refresh();
    } catch {
      showToast({
        tone: "error",
        title: t("staff.safety.title"),
        description: t("staff.safety.export.failed"),
      });
    } finally {
      setBusy(false);
    }
  };

  return (
    <button
      type="button"
      className="button button-small button-paper"
      aria-disabled={isBusy}
      onClick={() => void take()}
    >
      <FileDown aria-hidden="true" size={18} />
      {t(isBusy ? "staff.safety.export.busy" : "staff.safety.export")}
    </button>
  );
}

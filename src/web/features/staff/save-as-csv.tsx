import { Download } from "lucide-react";
import { useState } from "react";
import { useLocale } from "#web/platform/i18n.tsx";
import { saveBytes } from "#web/platform/save-bytes.ts";
import { showToast } from "#web/platform/toasts.ts";

type Props = {
  /** Begins the file's name, before the day. */
  readonly name: string;
  /** What is saved, for who does not see what the button stands beside. */
  readonly of?: string;
  /** The file's text; may ask the server for what the page does not hold. */
  readonly file: () => Promise<string>;
};

/** Saves a list as a file for a spreadsheet. */
export function SaveAsCsv({ name, of, file }: Props) {
  const { t } = useLocale();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const bytes = new Blob([await file()], { type: "text/csv;charset=utf-8" });
      saveBytes(bytes, `${name}-${new Date().toISOString().slice(0, 10)}.csv`);
    } catch {
      showToast({ tone: "error", title: t("staff.csv"), description: t("staff.csv.failed") });
    } finally {
      setBusy(false);
    }
  };
  return (
    <button
      type="button"
      className="button button-small button-paper"
      {...(of === undefined ? {} : { "aria-label": t("staff.csv.of", { list: of }) })}
      aria-disabled={busy}
      onClick={() => !busy && void save()}
    >
      <Download aria-hidden="true" size={18} />
      {t(busy ? "staff.csv.busy" : "staff.csv")}
    </button>
  );
}

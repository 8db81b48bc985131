import { FileDown, Mail, PenLine } from "lucide-react";
import { useState } from "react";
import type { Deposit } from "#contract/staff.ts";
import { receiptNumber } from "#domain/payments/deposit.ts";
import { api, send } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { saveBytes } from "#web/platform/save-bytes.ts";
import { showToast } from "#web/platform/toasts.ts";
import { DepositCorrection } from "./deposit-correction.tsx";

type Props = { readonly deposit: Deposit; readonly leadId: string };
type Work = "print" | "send";

/** The receipt of a paid deposit: to print, to send once more, and to put right. */
export function DepositReceipt({ deposit, leadId }: Props) {
  const { language, t } = useLocale();
  const [busy, setBusy] = useState<Work | null>(null);
  const [correcting, setCorrecting] = useState(false);
  const { id, payer } = deposit;

  const run = async (work: Work, act: () => Promise<void>) => {
    if (busy !== null) return;
    setBusy(work);
    try {
      await act();
    } catch {
      showToast({
        tone: "error",
        title: t("staff.receipt.title"),
        description: t(`staff.receipt.${work}.failed`),
      });
    }
    setBusy(null);
  };
  const print = () =>
    run("print", async () => {
      const file = await send("GET /api/admin/deposits/{id}/receipt", {
        params: { id },
        query: { language },
      });
      saveBytes(await file.blob(), `${receiptNumber(id)}.pdf`);
    });
  const sendAgain = () =>
    run("send", async () => {
      await api("POST /api/admin/deposits/{id}/receipt", { params: { id } });
      showToast({
        tone: "ok",
        title: t("staff.receipt.title"),
        description: t("staff.receipt.send.done", { email: payer.email ?? "" }),
      });
    });

  if (correcting) {
    return <DepositCorrection deposit={deposit} leadId={leadId} onDone={() => setCorrecting(false)} />;
  }
  return (
    <p className="deposit-receipt wraps flex">
      <button
        type="button"
        className="button button-small button-paper"
        aria-disabled={busy === "print"}
        onClick={() => void print()}
      >
        <FileDown aria-hidden="true" size={18} />
        {t("staff.receipt.print")}
      </button>
      {payer.email === null ? null : (
        <button
          type="button"
          className="button button-small button-paper"
          aria-disabled={busy === "send"}
          onClick={() => void sendAgain()}
        >
          <Mail aria-hidden="true" size={18} />
          {t("staff.receipt.send")}
        </button>
      )}
      <button type="button" className="button button-small button-paper" onClick={() => setCorrecting(true)}>
        <PenLine aria-hidden="true" size={18} />
        {t("staff.receipt.correct")}
      </button>
    </p>
  );
}

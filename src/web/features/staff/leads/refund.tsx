import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import type { Deposit } from "#contract/staff.ts";
import { ApiError, api } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { showToast } from "#web/platform/toasts.ts";
import { Field } from "#web/ui/field.tsx";
import { refreshDesk, refreshLead } from "../desk/desk-queries.ts";
import { formatAmount } from "../format.ts";
import { withProof } from "../sign-in/proof.ts";
import { readAmount } from "./refund-amount.ts";

type Props = { readonly deposit: Deposit; readonly leadId: string };
type Stage = "closed" | "asking" | "confirming";

/** Gives a deposit back, whole or in part. The amount is named once more before anything happens. */
export function Refund({ deposit, leadId }: Props) {
  const { language, t } = useLocale();
  const client = useQueryClient();
  const id = useId();
  const [stage, setStage] = useState<Stage>("closed");
  const [part, setPart] = useState(false);
  const [typed, setTyped] = useState("");
  const [fault, setFault] = useState(false);
  const [busy, setBusy] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);

  useEffect(() => {
    if (stage !== "closed") panel.current?.querySelector<HTMLElement>("input:checked, .refund-yes")?.focus();
    else if (wasOpen.current) opener.current?.focus();
    wasOpen.current = stage !== "closed";
  }, [stage]);

  if (deposit.status !== "paid" && deposit.status !== "partially_refunded") return null;
  const left = formatAmount(deposit.remaining, language);
  const amount = part ? readAmount(typed, Number(deposit.remaining)) : null;
  const spoken = amount === null ? left : formatAmount(amount, language);

  const ask = (event: FormEvent) => {
    event.preventDefault();
    setFault(part && amount === null);
    if (!part || amount !== null) setStage("confirming");
  };

  const give = async () => {
    setBusy(true);
    try {
      await withProof(() =>
        api("POST /api/admin/deposits/{id}/refund", {
          params: { id: deposit.id },
          body: amount === null ? {} : { amount },
        }),
      );
      const values = { amount: spoken };
      showToast({
        tone: "ok",
        title: t("staff.refund.done.title"),
        description: t("staff.refund.done.text", values),
      });
      setStage("closed");
      setPart(false);
      setTyped("");
    } catch (error) {
      const tooMuch = error instanceof ApiError && (error.status === 409 || error.code === "over_balance");
      showToast({
        tone: "error",
        title: t("staff.refund.failed.title"),
        description: t(tooMuch ? "staff.refund.conflict.text" : "staff.refund.failed.text"),
      });
    }
    setBusy(false);
    await Promise.all([refreshLead(client, leadId), refreshDesk(client)]);
  };

  if (stage === "closed") {
    return (
      <button
        ref={opener}
        type="button"
        className="button button-small refund-open"
        onClick={() => setStage("asking")}
      >
        {t("staff.refund.open")}
      </button>
    );
  }
  return (
    <div className="refund" ref={panel}>
      {stage === "asking" ? (
        <form onSubmit={ask} noValidate>
          <fieldset>
            <legend>{t("staff.refund.how")}</legend>
            <label>
              <input type="radio" name={`${id}-how`} checked={!part} onChange={() => setPart(false)} />
              {t(deposit.status === "paid" ? "staff.refund.whole" : "staff.refund.wholeRest", {
                amount: left,
              })}
            </label>
            <label>
              <input type="radio" name={`${id}-how`} checked={part} onChange={() => setPart(true)} />
              {t("staff.refund.part")}
            </label>
          </fieldset>
          {part ? (
            <Field
              id={`${id}-amount`}
              label={t("staff.refund.amount")}
              error={fault ? t("staff.refund.amountFault", { amount: left }) : undefined}
            >
              {(wiring) => (
                <input
                  {...wiring}
                  className="field"
                  inputMode="decimal"
                  autoComplete="off"
                  value={typed}
                  onChange={(event) => setTyped(event.target.value)}
                />
              )}
            </Field>
          ) : null}
          <p className="refund-actions wraps flex">
            <button type="submit" className="button button-small button-forest">
              {t("staff.refund.next")}
            </button>
            <button type="button" className="button button-small" onClick={() => setStage("closed")}>
              {t("staff.refund.cancel")}
            </button>
          </p>
        </form>
      ) : (
        <>
          <p>{t("staff.refund.confirm", { amount: spoken })}</p>
          <p className="refund-actions wraps flex">
            <button
              type="button"
              className="button button-small button-primary refund-yes"
              aria-disabled={busy}
              onClick={() => !busy && void give()}
            >
              {busy ? t("staff.refund.busy") : t("staff.refund.yes", { amount: spoken })}
            </button>
            <button
              type="button"
              className="button button-small"
              aria-disabled={busy}
              onClick={() => !busy && setStage("asking")}
            >
              {t("staff.refund.back")}
            </button>
          </p>
        </>
      )}
    </div>
  );
}

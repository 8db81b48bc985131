import { type FormEvent, useRef, useState, useSyncExternalStore } from "react";
import { ApiError, api } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { Sheet } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { formatWait } from "../format.ts";
import { proofStore } from "./proof.ts";
import "./proof-dialog.css";

/** Asks for the password before a call that needs it goes on; closing it leaves everything as it was. */
export function ProofDialog() {
  const { t } = useLocale();
  const question = useSyncExternalStore(proofStore.subscribe, proofStore.read, proofStore.readNothing);
  return (
    <Sheet
      open={question !== null}
      onClose={() => question?.answer(false)}
      title={t("staff.proof.title")}
      closeLabel={t("staff.proof.close")}
    >
      <ProofForm onProved={() => question?.answer(true)} />
    </Sheet>
  );
}

function ProofForm({ onProved }: { readonly onProved: () => void }) {
  const { language, t } = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();

  const reason = (error: unknown): string => {
    if (!(error instanceof ApiError)) return t("staff.proof.failed");
    if (error.code === "wrong_password") return t("staff.proof.wrong");
    if (error.status !== 429 || error.retryAfter === null) return t("staff.proof.failed");
    return t("staff.signIn.wait", { wait: formatWait(error.retryAfter, language) });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const password = input.current?.value ?? "";
    if (busy) return;
    if (password === "") {
      setFault(t("staff.signIn.passwordNeeded"));
      input.current?.focus();
      return;
    }
    setBusy(true);
    try {
      await api("POST /api/account/proof", { body: { password } });
      onProved();
    } catch (error) {
      setFault(reason(error));
      setBusy(false);
      input.current?.focus();
    }
  };

  return (
    <form className="proof" onSubmit={submit} noValidate>
      <p>{t("staff.proof.text")}</p>
      <Field id="proof-password" label={t("staff.signIn.password")} error={fault}>
        {(wiring) => (
          <input
            {...wiring}
            ref={input}
            className="field"
            type="password"
            name="password"
            autoComplete="current-password"
            maxLength={200}
          />
        )}
      </Field>
      <button type="submit" className="button button-small button-primary" aria-disabled={busy}>
        {t("staff.proof.yes")}
      </button>
    </form>
  );
}

import { type FormEvent, useEffect, useRef, useState } from "react";
import { ApiError, api } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { Field } from "#web/ui/field.tsx";
import { formatWait } from "../format.ts";

type Props = { readonly onSignedIn: () => void; readonly onBack: () => void };

/** The second step of signing in, for accounts with a second factor. */
export function SignInCode({ onSignedIn, onBack }: Props) {
  const { t, language } = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  useEffect(() => input.current?.focus(), []);

  const reason = (error: unknown): string => {
    if (!(error instanceof ApiError)) return t("staff.signIn.failed");
    if (error.code === "wrong_code") return t("staff.signIn.code.wrong");
    if (error.status !== 429 || error.retryAfter === null) return t("staff.signIn.failed");
    return t("staff.signIn.code.locked", { wait: formatWait(error.retryAfter, language) });
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const code = input.current?.value.trim() ?? "";
    if (busy) return;
    if (code === "") {
      setFault(t("staff.signIn.code.needed"));
      input.current?.focus();
      return;
    }
    setBusy(true);
    setFault(undefined);
    try {
      await api("POST /api/auth/second-factor", { body: { code } });
      onSignedIn();
    } catch (error) {
      setFault(reason(error));
      setBusy(false);
      input.current?.focus();
    }
  };

  return (
    <form className="sign-in" method="post" noValidate onSubmit={submit} aria-labelledby="sign-in-title">
      <h2 id="sign-in-title">{t("staff.signIn.code.title")}</h2>
      <p className="sign-in-text">{t("staff.signIn.code.text")}</p>
      <Field id="sign-in-code" label={t("staff.signIn.code")} error={fault}>
        {(wiring) => (
          <input
            {...wiring}
            ref={input}
            className="field"
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
          />
        )}
      </Field>
      <button type="submit" className="button button-primary" aria-disabled={busy}>
        {t(busy ? "staff.signIn.busy" : "staff.signIn.submit")}
      </button>
      <button type="button" className="button button-paper" onClick={onBack}>
        {t("staff.signIn.code.back")}
      </button>
    </form>
  );
}

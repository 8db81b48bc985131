import { type FormEvent, useRef, useState } from "react";
import { ApiError, api } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { Field, FieldError } from "#web/ui/field.tsx";
import { formatWait } from "../format.ts";
import { SignInCode } from "./sign-in-code.tsx";

type Props = {
  /** Said above the form when a session ended by itself. */
  readonly expired: boolean;
  readonly onSignedIn: () => void;
};

type Trouble = { readonly field: "email" | "password" | "form"; readonly text: string };

/** E-mail and password. What went wrong is said in place; the password stays, so that a slip can be mended. */
export function SignIn({ expired, onSignedIn }: Props) {
  const { language, t } = useLocale();
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [shown, setShown] = useState(false);
  const [half, setHalf] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || email.current === null || password.current === null) return;
    if (!email.current.validity.valid) {
      setTrouble({ field: "email", text: t("staff.signIn.emailNeeded") });
      email.current.focus();
      return;
    }
    if (!password.current.validity.valid) {
      setTrouble({ field: "password", text: t("staff.signIn.passwordNeeded") });
      password.current.focus();
      return;
    }
    setBusy(true);
    setTrouble(null);
    try {
      const answer = await api("POST /api/auth/sign-in/email", {
        body: { email: email.current.value.trim(), password: password.current.value },
      });
      if ("user" in answer) onSignedIn();
      else setHalf(true);
    } catch (error) {
      setTrouble({ field: "form", text: reason(error) });
      setBusy(false);
      password.current?.focus();
    }
  };

  const reason = (error: unknown): string => {
    if (!(error instanceof ApiError)) return t("staff.signIn.failed");
    if (error.status === 401) return t("staff.signIn.wrong");
    if (error.status !== 429) return t("staff.signIn.failed");
    return error.retryAfter === null
      ? t("staff.signIn.waitSome")
      : t("staff.signIn.wait", { wait: formatWait(error.retryAfter, language) });
  };

  const again = () => {
    setHalf(false);
    setBusy(false);
  };
  if (half) return <SignInCode onSignedIn={onSignedIn} onBack={again} />;

  const errorOf = (field: Trouble["field"]) => (trouble?.field === field ? trouble.text : undefined);

  return (
    <form className="sign-in" method="post" noValidate onSubmit={submit} aria-labelledby="sign-in-title">
      <h2 id="sign-in-title">{t("staff.signIn.title")}</h2>
      <p className="sign-in-text">{expired ? t("staff.signIn.expired") : t("staff.signIn.text")}</p>
      <Field id="sign-in-email" label={t("staff.signIn.email")} error={errorOf("email")}>
        {(wiring) => (
          <input
            {...wiring}
            ref={email}
            className="field"
            type="email"
            name="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={200}
            required
          />
        )}
      </Field>
      <Field id="sign-in-password" label={t("staff.signIn.password")} error={errorOf("password")}>
        {(wiring) => (
          <input
            {...wiring}
            ref={password}
            className="field"
            type={shown ? "text" : "password"}
            name="password"
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={200}
            required
          />
        )}
      </Field>
      <label className="check">
        <input type="checkbox" checked={shown} onChange={(event) => setShown(event.target.checked)} />
        {t("staff.signIn.show")}
      </label>
      {errorOf("form") ? <FieldError>{errorOf("form")}</FieldError> : null}
      <button type="submit" className="button button-primary" aria-disabled={busy}>
        {t(busy ? "staff.signIn.busy" : "staff.signIn.submit")}
      </button>
      <p className="sign-in-foot wraps flex centred">
        <a href="/admin/password">{t("staff.signIn.forgot")}</a>
        <a href="/chat">{t("staff.signIn.toChat")}</a>
      </p>
    </form>
  );
}

import { type FormEvent, useRef } from "react";
import { STAFF_PASSWORD } from "#domain/staff/password.ts";
import { api } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { FieldError } from "#web/ui/field.tsx";
import { DeskSaved } from "../desk/desk-confirm.tsx";
import { useRefreshAccount } from "./account-queries.ts";
import { isFitLength, PasswordField } from "./password-field.tsx";
import { useCardAct } from "./use-card-act.ts";

/** Another password of one's own; the present one is asked for, and every other session ends. */
export function PasswordCard({ email }: { readonly email: string }) {
  const { t } = useLocale();
  const refresh = useRefreshAccount();
  const form = useRef<HTMLFormElement>(null);
  const current = useRef<HTMLInputElement>(null);
  const next = useRef<HTMLInputElement>(null);
  const { busy, fault, done, act, complain } = useCardAct();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [present = "", password = ""] = [current.current?.value, next.current?.value];
    if (present === "") {
      complain("account.password.needed");
      current.current?.focus();
    } else if (!isFitLength(password)) {
      complain("account.password.fault");
      next.current?.focus();
    } else {
      void act(async () => {
        await api("POST /api/account/password", { body: { current: present, password } });
        form.current?.reset();
        await refresh();
      });
    }
  };
  const isCurrent = fault === "account.password.needed" || fault === "account.password.wrong";
  const isNext = fault === "account.password.fault" || fault === "account.password.weak";
  const said = fault === null ? undefined : t(fault, { ...STAFF_PASSWORD });

  return (
    <form className="class-card" ref={form} onSubmit={submit} noValidate aria-labelledby="account-password">
      <h2 id="account-password">{t("account.password")}</h2>
      <p>{t("account.password.text")}</p>
      {/* So that the browser keeps the new password with the right account. */}
      <input className="read-only-aloud" type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        id="password-current"
        label={t("account.password.current")}
        input={current}
        error={isCurrent ? said : undefined}
      />
      <PasswordField
        id="password-new"
        label={t("account.password.new")}
        input={next}
        error={isNext ? said : undefined}
        chosen
      />
      {said !== undefined && !isCurrent && !isNext ? <FieldError>{said}</FieldError> : null}
      {done ? <DeskSaved>{t("account.password.saved")}</DeskSaved> : null}
      <button type="submit" className="button button-small" aria-disabled={busy}>
        {t("account.password.change")}
      </button>
    </form>
  );
}

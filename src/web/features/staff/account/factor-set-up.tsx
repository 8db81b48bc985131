import { type FormEvent, useRef } from "react";
import type { Output } from "#contract/index.ts";
import { api } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { Field } from "#web/ui/field.tsx";
import { useCardAct } from "./use-card-act.ts";

type Props = {
  readonly begun: Output<"POST /api/account/second-factor">;
  readonly onConfirmed: () => Promise<void>;
  readonly onBack: () => void;
};

/** The key for the app, the recovery codes, and a first code that shows that the app works. */
export function FactorSetUp({ begun, onConfirmed, onBack }: Props) {
  const { t } = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const { busy, fault, act } = useCardAct();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = input.current?.value.replace(/\s/g, "") ?? "";
    if (code === "") input.current?.focus();
    else {
      void act(async () => {
        await api("POST /api/account/second-factor/confirm", { body: { code } });
        await onConfirmed();
      });
    }
  };

  return (
    <form className="account-form" onSubmit={submit} noValidate>
      <p>{t("account.factor.app")}</p>
      <dl className="account-key">
        <dt>{t("account.factor.key")}</dt>
        <dd>
          <code>{begun.key.replace(/(.{4})(?=.)/g, "$1 ")}</code>
        </dd>
      </dl>
      <p>
        <a className="account-link row-inline strong target" href={begun.uri}>
          {t("account.factor.link")}
        </a>
      </p>
      <RecoveryCodes codes={begun.recoveryCodes} />
      <Field id="factor-code" label={t("account.factor.code")} error={fault === null ? undefined : t(fault)}>
        {(wiring) => (
          <input
            {...wiring}
            ref={input}
            className="field account-code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
          />
        )}
      </Field>
      <div className="account-actions wraps flex">
        <button type="submit" className="button button-small button-primary" aria-disabled={busy}>
          {t("account.factor.confirm")}
        </button>
        <button type="button" className="button button-small button-paper" onClick={onBack}>
          {t("account.factor.cancel")}
        </button>
      </div>
    </form>
  );
}

/** Shown once: only the server keeps them, enciphered. */
export function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const { t } = useLocale();
  return (
    <div className="account-codes trimmed">
      <h3>{t("account.factor.codes")}</h3>
      <p>{t("account.factor.codes.text")}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}

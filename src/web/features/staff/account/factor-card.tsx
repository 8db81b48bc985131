import { type FormEvent, useRef, useState } from "react";
import type { Account } from "#contract/account.ts";
import type { Output } from "#contract/index.ts";
import { api } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { FieldError } from "#web/ui/field.tsx";
import { DeskSaved } from "../desk/desk-confirm.tsx";
import { useRefreshAccount } from "./account-queries.ts";
import { FactorSetUp, RecoveryCodes } from "./factor-set-up.tsx";
import { PasswordField } from "./password-field.tsx";
import { useCardAct } from "./use-card-act.ts";

type Begun = Output<"POST /api/account/second-factor">;
type Wish = "begin" | "codes" | "remove";

/** The second factor of one's own account: set up, other recovery codes, turned off. Each asks for the password. */
export function FactorCard({ account }: { readonly account: Account }) {
  const { t } = useLocale();
  const refresh = useRefreshAccount();
  const password = useRef<HTMLInputElement>(null);
  const [wish, setWish] = useState<Wish | null>(null);
  const [begun, setBegun] = useState<Begun | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { busy, fault, done, act, complain } = useCardAct();
  const { secondFactor } = account;

  const wishFor = (next: Wish | null) => {
    complain(null);
    setCodes(null);
    setWish(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = { password: password.current?.value ?? "" };
    if (body.password === "") {
      complain("account.password.needed");
      password.current?.focus();
      return;
    }
    void act(async () => {
      if (wish === "begin") setBegun(await api("POST /api/account/second-factor", { body }));
      if (wish === "codes")
        setCodes((await api("POST /api/account/second-factor/codes", { body })).recoveryCodes);
      if (wish === "remove") await api("POST /api/account/second-factor/remove", { body });
      setWish(null);
      await refresh();
    });
  };
  const confirmed = async () => {
    setBegun(null);
    await refresh();
  };

  return (
    <section className="class-card" aria-labelledby="account-factor">
      <h2 id="account-factor">{t("account.factor")}</h2>
      <p>
        {secondFactor
          ? t("account.factor.on", { count: account.recoveryCodes ?? 0 })
          : t("account.factor.off")}
      </p>
      {codes === null ? null : <RecoveryCodes codes={codes} />}
      {begun !== null ? (
        <FactorSetUp begun={begun} onConfirmed={confirmed} onBack={() => setBegun(null)} />
      ) : wish !== null ? (
        <form className="account-form" onSubmit={submit} noValidate>
          <PasswordField
            id="factor-password"
            label={t("account.factor.password")}
            input={password}
            error={fault === null ? undefined : t(fault)}
          />
          <div className="account-actions wraps flex">
            <button type="submit" className="button button-small button-primary" aria-disabled={busy}>
              {t(
                wish === "begin"
                  ? "account.factor.continue"
                  : wish === "codes"
                    ? "account.factor.other"
                    : "account.factor.remove",
              )}
            </button>
            <button type="button" className="button button-small button-paper" onClick={() => wishFor(null)}>
              {t("account.factor.cancel")}
            </button>
          </div>
        </form>
      ) : (
        <>
          {fault === null ? null : <FieldError>{t(fault)}</FieldError>}
          {done && codes === null ? (
            <DeskSaved>{t(secondFactor ? "account.factor.saved" : "account.factor.removed")}</DeskSaved>
          ) : null}
          <div className="account-actions wraps flex">
            {secondFactor ? (
              <>
                <button type="button" className="button button-small" onClick={() => wishFor("codes")}>
                  {t("account.factor.other")}
                </button>
                <button type="button" className="button button-small" onClick={() => wishFor("remove")}>
                  {t("account.factor.remove")}
                </button>
              </>
            ) : (
              <button type="button" className="button button-small" onClick={() => wishFor("begin")}>
                {t("account.factor.begin")}
              </button>
            )}
          </div>
        </>
      )}
    </section>
  );
}

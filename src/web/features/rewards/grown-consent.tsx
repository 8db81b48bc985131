import { useEffect, useRef, useState } from "react";
import type { Consent } from "#contract/learner.ts";
import { CONSENT_PURPOSES, type ConsentPurpose } from "#domain/learner/consent.ts";
import { api } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";

export type GrownConsentProps = {
  /** What holds for this child on this device. */
  readonly held: readonly Pick<Consent, "purpose" | "grantedBy">[];
  /** The server has taken one back: what holds is asked anew. */
  readonly onWithdrawn: () => Promise<void>;
  /** An adult wants to allow something. */
  readonly onAllow: () => void;
};

type Withdrawal = {
  readonly purpose: ConsentPurpose;
  readonly step: "asking" | "sending" | "failed" | "done";
};

/** What an adult allowed for this child on this device, each to be taken back by itself at any time (decisions 005, 114). */
export function GrownConsent({ held, onWithdrawn, onAllow }: GrownConsentProps) {
  const { t } = useLocale();
  const [withdrawal, setWithdrawal] = useState<Withdrawal | null>(null);
  const said = useRef<HTMLParagraphElement>(null);
  const step = withdrawal?.step;
  // The button that was tapped is gone: the focus goes to what came of it.
  useEffect(() => {
    if (step === "asking" || step === "done") said.current?.focus();
  }, [step]);

  const withdraw = async (purpose: ConsentPurpose) => {
    setWithdrawal({ purpose, step: "sending" });
    try {
      await api("DELETE /api/consents", { query: { purpose } });
      await onWithdrawn();
      setWithdrawal({ purpose, step: "done" });
    } catch {
      setWithdrawal({ purpose, step: "failed" });
    }
  };

  return (
    <div className="child-card grown-consent">
      <h2>{t("rewards.grown.consent")}</h2>
      <p>{t("rewards.grown.consent.text")}</p>
      <ul>
        {CONSENT_PURPOSES.map((purpose) => {
          const holder = held.find((each) => each.purpose === purpose);
          const now = withdrawal?.purpose === purpose ? withdrawal.step : null;
          return (
            <li key={purpose}>
              <h3>{t(`rewards.grown.consent.${purpose}`)}</h3>
              {now === null || now === "done" ? (
                <p ref={now === "done" ? said : undefined} tabIndex={now === "done" ? -1 : undefined}>
                  {t(
                    holder === undefined
                      ? now === "done"
                        ? `rewards.grown.consent.${purpose}.gone`
                        : "rewards.grown.consent.no"
                      : `rewards.grown.consent.by.${holder.grantedBy}`,
                  )}
                </p>
              ) : (
                <p ref={said} tabIndex={-1} role={now === "failed" ? "alert" : undefined}>
                  {t(
                    now === "failed"
                      ? "rewards.grown.consent.failed"
                      : `rewards.grown.consent.${purpose}.ask`,
                  )}
                </p>
              )}
              {now === null || now === "done" ? (
                holder !== undefined && (
                  <button
                    type="button"
                    className="button"
                    onClick={() => setWithdrawal({ purpose, step: "asking" })}
                    aria-label={t("rewards.grown.consent.withdraw.of", {
                      what: t(`rewards.grown.consent.${purpose}`),
                    })}
                  >
                    {t("rewards.grown.consent.withdraw")}
                  </button>
                )
              ) : (
                <div className="grown-pair wraps flex">
                  <button
                    type="button"
                    className="button button-paper"
                    disabled={now === "sending"}
                    onClick={() => setWithdrawal(null)}
                  >
                    {t("rewards.grown.consent.keep")}
                  </button>
                  <button
                    type="button"
                    className="button button-forest"
                    disabled={now === "sending"}
                    onClick={() => void withdraw(purpose)}
                  >
                    {t("rewards.grown.consent.yes")}
                  </button>
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {CONSENT_PURPOSES.some((purpose) => held.every((each) => each.purpose !== purpose)) && (
        <button type="button" className="button grown-clear" onClick={onAllow}>
          {t("rewards.grown.consent.allow")}
        </button>
      )}
    </div>
  );
}

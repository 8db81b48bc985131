import { ArrowLeft } from "lucide-react";
import { type ReactNode, useCallback } from "react";
import mark from "#web/assets/art/mark-light.svg";
import { useLocale } from "#web/platform/i18n.tsx";
import { LanguageSwitch } from "#web/platform/language-switch.tsx";
import { usePaymentConfig } from "../payment-config.ts";
import { PracticeTools } from "./practice-tools.tsx";
import "./practice-tools.css";

type Props = {
  readonly onSignedOut: (why: "asked" | "expired") => void;
  /** What the head has besides. */
  readonly children: ReactNode;
};

/** What a school tries before real money moves; in any other mode it says that there is nothing to try. */
export function PracticeView({ onSignedOut, children }: Props) {
  const { t } = useLocale();
  const mode = usePaymentConfig()?.mode;
  const expired = useCallback(() => onSignedOut("expired"), [onSignedOut]);
  return (
    <div className="practice-page">
      <header className="admin-head stack anchor">
        <img src={mark} alt="" width="64" height="64" />
        <div>
          <h1>{t("payments.tools.title")}</h1>
          <p>{t("payments.tools.lead")}</p>
        </div>
        <span className="practice-head-tools row">
          <LanguageSwitch />
          {children}
        </span>
      </header>
      <div className="practice-page-body">
        <p>
          <a className="practice-page-back row-inline strong target" href="/admin">
            <ArrowLeft aria-hidden="true" size={20} />
            {t("payments.tools.back")}
          </a>
        </p>
        {mode === "practice" ? (
          <PracticeTools onSignedOut={expired} />
        ) : mode === undefined ? null : (
          <p className="desk-note">{t("payments.tools.real")}</p>
        )}
      </div>
    </div>
  );
}

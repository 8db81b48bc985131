import { ShieldAlert } from "lucide-react";
import type { ReactNode } from "react";
import { brand } from "#content/catalogue/brand.ts";
import mark from "#web/assets/art/mark.svg";
import { useLocale } from "#web/platform/i18n.tsx";
import { LanguageSwitch } from "#web/platform/language-switch.tsx";
import { callHref, useSchool } from "#web/platform/school.tsx";
import type { PaymentConfig } from "../payment-config.ts";

type Props = {
  readonly config: PaymentConfig | null;
  /** What this page is, under the brand. */
  readonly name: string;
  /** Stands above the content, outside of what changes. */
  readonly back: ReactNode;
  readonly children: ReactNode;
};

/** Head, ground and foot of the pages on which something is paid. */
export function PaymentFrame({ config, name, back, children }: Props) {
  const { t } = useLocale();
  const { contactEmail, phone } = useSchool();
  return (
    <div className="pay-page column">
      <header className="pay-head">
        <PracticeBar mode={config === null ? null : config.mode} />
        <div className="pay-wrap pay-head-row row apart">
          <a className="pay-brand row target" href="/">
            <img src={mark} alt="" width="44" height="44" />
            <span>
              <b>{brand.name}</b>
              <small>{name}</small>
            </span>
          </a>
          <LanguageSwitch />
        </div>
      </header>
      <main className="pay-main pay-wrap">
        <p className="pay-back">{back}</p>
        {children}
        <noscript>
          <p className="pay-sheet">
            {t("payments.noscript")} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
          </p>
        </noscript>
      </main>
      <footer className="pay-foot">
        <div className="pay-wrap">
          <a href="/terms">{t("common.footer.terms")}</a>
          <a href="/privacy">{t("common.footer.privacy")}</a>
          <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
          {phone === null ? null : <a href={callHref(phone)}>{phone}</a>}
        </div>
      </footer>
    </div>
  );
}

/**
 * Says which kind of payment this is. The sentences stand in the same place, so that nothing moves when the mode
 * becomes known; until then the bar is a plain strip.
 */
function PracticeBar({ mode }: { readonly mode: PaymentConfig["mode"] | null }) {
  const { t } = useLocale();
  const shown = mode === null ? "none" : mode === "live" ? "card" : mode;
  return (
    <div className="pay-bar" data-mode={shown}>
      <div className="pay-wrap">
        {(["practice", "test", "card"] as const).map((kind) => (
          <p key={kind} hidden={shown !== kind}>
            {kind !== "card" ? <ShieldAlert aria-hidden="true" size={24} /> : null}
            <span>
              <strong>{t(`payments.${kind}.title`)}</strong> {t(`payments.${kind}.text`)}
            </span>
          </p>
        ))}
      </div>
    </div>
  );
}

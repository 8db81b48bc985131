import foundersArt from "#web/assets/art/ticket-founders.svg";
import sponsorArt from "#web/assets/art/ticket-sponsor.svg";
import { useLocale, type Values } from "#web/platform/i18n.tsx";

/** School subscriptions and deposits: what they are, and where they are paid (decision 009). */
export function MoneySection({ values }: { readonly values: Values }) {
  const { t } = useLocale();
  return (
    <section className="money" aria-labelledby="money-title">
      <div className="wrap">
        <h2 id="money-title">{t("programs.money.title")}</h2>
        <p className="lead">{t("programs.money.lead")}</p>
        <div className="money-columns">
          <div className="sheet">
            <h3>{t("programs.subscriptions.title")}</h3>
            <dl>
              <dt>{t("programs.subscriptions.explorer")}</dt>
              <dd className="price">
                {t("programs.subscriptions.monthly", { price: values.explorerPrice ?? "" })}
              </dd>
              <dt>{t("programs.subscriptions.premium")}</dt>
              <dd className="price">
                {t("programs.subscriptions.monthly", { price: values.premiumPrice ?? "" })}
              </dd>
            </dl>
            <p>{t("programs.subscriptions.text")}</p>
            <a className="button" href="/subscribe">
              {t("programs.subscriptions.action")}
              <span className="read-only-aloud"> {t("programs.subscriptions.action.aloud")}</span>
            </a>
          </div>
          <div>
            <h3>{t("programs.deposits.title")}</h3>
            <div className="stub stack paper trimmed">
              <img src={foundersArt} alt="" width="200" height="240" loading="lazy" />
              <p>
                <b>{t("programs.deposits.founders")}</b> {t("programs.deposits.founders.text")}
              </p>
              <p className="price">{values.foundersDeposit}</p>
            </div>
            <div className="stub stack paper trimmed">
              <img src={sponsorArt} alt="" width="200" height="240" loading="lazy" />
              <p>
                <b>{t("programs.deposits.sponsor")}</b> {t("programs.deposits.sponsor.text")}
              </p>
              <p className="price">{values.sponsorDeposit}</p>
            </div>
            <p>{t("programs.deposits.text", values)}</p>
            <a className="button" href="/#reserve">
              {t("programs.deposits.action")}
            </a>
          </div>
        </div>
      </div>
    </section>
  );
}

import { catalogue } from "#content/catalogue/catalogue.ts";
import { PAYMENT_TYPES } from "#domain/payments/deposit.ts";
import founders from "#web/assets/art/ticket-founders.svg";
import sponsor from "#web/assets/art/ticket-sponsor.svg";
import { longDate, money } from "#web/platform/format.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { WaitlistLink } from "./waitlist-link.tsx";

const art = { founders_circle: founders, teacher_sponsor: sponsor } as const;

/** The two deposits. Card payment is not open yet: the panel says so and offers the waitlist. */
export function Reservation() {
  const { language, t } = useLocale();
  return (
    <section className="reserve cut cut-dune">
      <div className="wrap">
        <h2>{t("landing.reserve.title")}</h2>
        <p className="lead">
          {t("landing.reserve.text", { date: longDate(catalogue.launchDate, language) })}
        </p>
        <p className="sticky">{t("landing.reserve.closed")}</p>
        <div className="tickets">
          {PAYMENT_TYPES.map((type) => (
            <article className="ticket" key={type}>
              <div>
                <img src={art[type]} alt="" width="200" height="240" loading="lazy" />
                <div>
                  <h3>{t(`landing.reserve.${type}`)}</h3>
                  <p>
                    <b className="price">{money(catalogue.deposits[type].amount, language)}</b>{" "}
                    {catalogue.currency}
                  </p>
                  <p>{t(`landing.reserve.${type}.text`)}</p>
                  <p className="stamp">{t(`landing.reserve.${type}.stamp`)}</p>
                  <WaitlistLink plan={type} className="button">
                    {t(`landing.reserve.${type}.cta`)}
                  </WaitlistLink>
                </div>
              </div>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}

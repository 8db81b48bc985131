import { type FormEvent, type RefObject, useContext, useEffect, useRef } from "react";
import { catalogue } from "#content/catalogue/catalogue.ts";
import { PAYMENT_TYPES, type PaymentType } from "#domain/payments/deposit.ts";
import founders from "#web/assets/art/ticket-founders.svg";
import sponsor from "#web/assets/art/ticket-sponsor.svg";
import { longDate, money } from "#web/platform/format.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { useRefundPromised } from "#web/platform/refund-promise.ts";
import { useSchool } from "#web/platform/school.tsx";
import { ReservationContext } from "./reservation-slot.ts";

const art = { founders_circle: founders, teacher_sponsor: sponsor } as const;

/** On a phone the notice stands below both tickets, away from the button that was pressed. */
const intoView = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: "nearest" });

/**
 * The two deposits. Each button belongs to a form that leads to the checkout; once the page is alive the payment is
 * started here and the checkout opens in a new tab.
 */
export function Reservation() {
  const { language, t } = useLocale();
  const { launchDate, prices } = useSchool();
  const slot = useContext(ReservationContext);
  const section = useRef<HTMLElement>(null);
  const refundable = useRefundPromised();
  useNear(section, slot?.onNear);

  return (
    <section className="reserve cut cut-dune" id="reserve" ref={section}>
      <div className="wrap">
        <h2>{t("landing.reserve.title")}</h2>
        <p className="lead">
          {t(refundable ? "landing.reserve.text" : "landing.reserve.text.over", {
            date: longDate(launchDate, language),
          })}
        </p>
        {/* Both notes take the same place, so that nothing moves when the mode becomes known. */}
        <div className="reserve-note" data-practice={slot?.practice || undefined}>
          <p className="sticky">{t("landing.reserve.card", { age: catalogue.adultAge })}</p>
          <p className="reserve-practice">
            <strong>{t("landing.reserve.practice")}</strong> {t("landing.reserve.practice.text")}
          </p>
        </div>
        <div className="tickets">
          {PAYMENT_TYPES.map((type) => (
            <article className="ticket" key={type}>
              <div>
                <img src={art[type]} alt="" width="200" height="240" loading="lazy" />
                <div>
                  <h3>{t(`landing.reserve.${type}`)}</h3>
                  <p>
                    <b className="price">{money(prices[type], language)}</b> {catalogue.currency}
                  </p>
                  <p>{t(`landing.reserve.${type}.text`)}</p>
                  {refundable || type === "teacher_sponsor" ? (
                    <p className="stamp">{t(`landing.reserve.${type}.stamp`)}</p>
                  ) : null}
                  <ReserveButton type={type} />
                </div>
              </div>
            </article>
          ))}
        </div>
        {slot?.blocked ? (
          <p className="sticky" role="alert" ref={intoView}>
            {slot.blocked}
          </p>
        ) : null}
      </div>
    </section>
  );
}

function ReserveButton({ type }: { readonly type: PaymentType }) {
  const { language, t } = useLocale();
  const slot = useContext(ReservationContext);
  const price = money(useSchool().prices[type], language);

  const reserve = (event: FormEvent) => {
    if (slot === null) return;
    event.preventDefault();
    slot.onReserve(type);
  };

  return (
    <form action="/checkout" onSubmit={reserve}>
      <input type="hidden" name="type" value={type} />
      <button
        type="submit"
        className="button button-primary"
        disabled={slot !== null && slot.processing !== null}
        aria-label={slot?.processing === type ? t("landing.reserve.processing") : undefined}
      >
        {slot?.processing === type
          ? (slot.busy ?? t("landing.reserve.processing"))
          : t(`landing.reserve.${type}.cta`, { price })}
      </button>
    </form>
  );
}

/** Tells once that the section is nearly in view, or was touched or focused. */
function useNear(section: RefObject<HTMLElement | null>, onNear: (() => void) | undefined): void {
  useEffect(() => {
    const element = section.current;
    if (element === null || onNear === undefined) return;
    const watch = new IntersectionObserver(
      (seen) => {
        if (!seen.some((each) => each.isIntersecting)) return;
        watch.disconnect();
        onNear();
      },
      { rootMargin: "50%" },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [section, onNear]);
}

import { type ComponentType, lazy, type ReactNode, Suspense, useCallback, useRef, useState } from "react";
import type { PaymentType } from "#domain/payments/deposit.ts";
import { LandingPage } from "#web/features/site/landing/landing-page.tsx";
import { ReservationContext, type ReservationSlot } from "#web/features/site/landing/reservation-slot.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { useSchool } from "#web/platform/school.tsx";
import { useWaitlistSheet } from "../use-waitlist-sheet.ts";
import type { WaitlistOverPageProps } from "../waitlist-over-page.tsx";

const WaitlistOverPage = lazy<ComponentType<WaitlistOverPageProps>>(() =>
  import("../waitlist-over-page.tsx").catch(() => {
    // The form also lives in the chat: where the links lead without script.
    location.assign("/chat?waitlist=1");
    return { default: () => null };
  }),
);

export default function Page() {
  const { shown, open, close } = useWaitlistSheet();

  return (
    <>
      <ReservationContext.Provider value={useReservationSlot()}>
        <LandingPage onWaitlist={open} />
      </ReservationContext.Provider>
      {shown && (
        <Suspense>
          <WaitlistOverPage {...shown} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

const loadParts = () => import("../reservation-parts.tsx");

/** The deposits on the landing page. What paying needs is fetched when the panel comes near, or at the first press. */
function useReservationSlot(): ReservationSlot {
  const { language, t } = useLocale();
  const { prices } = useSchool();
  const [practice, setPractice] = useState(false);
  const [processing, setProcessing] = useState<PaymentType | null>(null);
  const [busy, setBusy] = useState<ReactNode>(null);
  const [blocked, setBlocked] = useState<ReactNode>(null);
  const running = useRef(false);

  const onNear = useCallback(() => {
    loadParts()
      .then((parts) => parts.isPractice())
      .then(setPractice, () => undefined);
  }, []);

  const onReserve = (type: PaymentType) => {
    if (running.current) return;
    running.current = true;
    setProcessing(type);
    setBlocked(null);
    loadParts()
      .then((parts) => parts.takeDeposit(type, prices[type], language, setBusy))
      // The parts could not be fetched. The page stays; the checkout starts the same payment by itself.
      .then(setBlocked, () =>
        setBlocked(
          <>
            {t("landing.reserve.unreachable")}{" "}
            <a className="button button-small" href={`/checkout?type=${type}`}>
              {t("landing.reserve.checkout")}
            </a>
          </>,
        ),
      )
      .finally(() => {
        running.current = false;
        setProcessing(null);
      });
  };

  return { onNear, practice, processing, busy, blocked, onReserve };
}

import { type ComponentType, lazy, Suspense, useCallback, useMemo, useState } from "react";
import type { PaymentType } from "#domain/payments/deposit.ts";
import { paymentConfig } from "#web/features/payments/payment-config.ts";
import { useReservation } from "#web/features/payments/use-reservation.ts";
import { LandingPage } from "#web/features/site/landing/landing-page.tsx";
import { ReservationContext } from "#web/features/site/landing/reservation-slot.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import type { WaitlistOverPageProps } from "../waitlist-over-page.tsx";

const WaitlistOverPage = lazy<ComponentType<WaitlistOverPageProps>>(() =>
  import("../waitlist-over-page.tsx").catch(() => {
    // The form also lives in the chat: where the links lead without script.
    location.assign("/chat?waitlist=1");
    return { default: () => null };
  }),
);

export default function Page() {
  const [waitlist, setWaitlist] = useState<{ open: boolean; plan: string | null } | null>(null);
  const open = useCallback((plan?: string) => setWaitlist({ open: true, plan: plan ?? null }), []);
  const close = useCallback(() => setWaitlist((shown) => shown && { ...shown, open: false }), []);

  return (
    <>
      <ReservationContext.Provider value={useReservationSlot()}>
        <LandingPage onWaitlist={open} />
      </ReservationContext.Provider>
      {waitlist && (
        <Suspense>
          <WaitlistOverPage {...waitlist} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

/** The deposits on the landing page. Whether this is practice is asked only when the panel comes near. */
function useReservationSlot() {
  const { t } = useLocale();
  const [practice, setPractice] = useState(false);
  const { processing, blocked, reserve } = useReservation();

  const onNear = useCallback(() => {
    paymentConfig().then(
      ({ mode }) => setPractice(mode === "practice"),
      () => undefined,
    );
  }, []);

  return useMemo(() => {
    const notice = (name: "redirecting" | "failed") => ({
      title: t(`landing.reserve.${name}.title`),
      description: t(`landing.reserve.${name}.text`),
    });
    const onReserve = (type: PaymentType) => {
      void reserve(type, { redirecting: notice("redirecting"), failed: notice("failed") });
    };
    return { onNear, practice, processing, blocked, onReserve };
  }, [t, onNear, practice, processing, blocked, reserve]);
}

import { useCallback, useEffect, useRef, useState } from "react";
import type { PaymentType } from "#domain/payments/deposit.ts";
import { ApiError } from "#web/platform/api.ts";
import { showToast } from "#web/platform/toasts.ts";
import { checkoutAddress } from "./secrets.ts";
import { openTab, REDIRECT_DELAY, startDeposit } from "./start-deposit.ts";

type Notice = { readonly title: string; readonly description: string };
export type ReservationNotices = { readonly redirecting: Notice; readonly failed: Notice };

export type Reservation = {
  /** The option that is being processed; the buttons are disabled meanwhile. */
  readonly processing: PaymentType | null;
  /** Where the checkout is, when the browser did not let the new tab open. */
  readonly blocked: string | null;
  readonly reserve: (type: PaymentType, notices: ReservationNotices) => Promise<void>;
};

/**
 * The reservation panel's states (specification §4): idle, processing, then after a payment was started a notice, and
 * 2000 ms later a new tab with the checkout; idle again. A failure is idle at once, with a notice.
 *
 * @param started called with the secret as soon as there is one
 */
export function useReservation(started?: (type: PaymentType, secret: string) => void): Reservation {
  const [processing, setProcessing] = useState<PaymentType | null>(null);
  const [blocked, setBlocked] = useState<string | null>(null);
  const running = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const told = useRef(started);
  useEffect(() => {
    told.current = started;
  }, [started]);

  const idle = useCallback(() => {
    running.current = false;
    setProcessing(null);
  }, []);

  const reserve = useCallback(
    async (type: PaymentType, notices: ReservationNotices) => {
      if (running.current) return;
      running.current = true;
      setProcessing(type);
      setBlocked(null);
      try {
        const secret = await startDeposit(type);
        told.current?.(type, secret);
        showToast({ tone: "ok", ...notices.redirecting });
        timer.current = setTimeout(() => {
          const address = checkoutAddress(secret);
          if (!openTab(address)) setBlocked(address);
          idle();
        }, REDIRECT_DELAY);
      } catch (error) {
        // Only the status: neither a secret nor anything about the payer is written down.
        console.error(
          "The deposit could not be started",
          error instanceof ApiError ? error.status : "offline",
        );
        showToast({ tone: "error", ...notices.failed });
        idle();
      }
    },
    [idle],
  );

  return { processing, blocked, reserve };
}

import { createContext, type ReactNode } from "react";
import type { PaymentType } from "#domain/payments/deposit.ts";

/** Taking a payment belongs to another feature; the page puts it in. Without it the buttons lead to the checkout. */
export type ReservationSlot = {
  /** The panel comes into view or is touched: what it needs to know may be asked for now. */
  readonly onNear: () => void;
  readonly practice: boolean;
  /** The option that is being processed; both buttons are disabled meanwhile. */
  readonly processing: PaymentType | null;
  /** What its button shows meanwhile, once there is more to show than the word. */
  readonly busy: ReactNode;
  /** What stands in when the browser did not let the checkout open in a new tab. */
  readonly blocked: ReactNode;
  readonly onReserve: (type: PaymentType) => void;
};

export const ReservationContext = createContext<ReservationSlot | null>(null);

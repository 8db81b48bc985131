import { createContext } from "react";
import type { PaymentType } from "#domain/payments/deposit.ts";

/** Taking a payment belongs to another feature; the page puts it in. Without it the buttons lead to the checkout. */
export type ReservationSlot = {
  /** The panel comes into view or is touched: what it needs to know may be asked for now. */
  readonly onNear: () => void;
  readonly practice: boolean;
  /** The option that is being processed; both buttons are disabled meanwhile. */
  readonly processing: PaymentType | null;
  /** Where the checkout is, when the browser did not let it open in a new tab. */
  readonly blocked: string | null;
  readonly onReserve: (type: PaymentType) => void;
};

export const ReservationContext = createContext<ReservationSlot | null>(null);

import type { ComponentType } from "react";
import type { PaymentType } from "#domain/payments/deposit.ts";

/** The payment widget inside a message, which belongs to another feature and is put in by the page. */
export type DepositSlot = ComponentType<{
  /** Which deposit was asked for; both are offered when the visitor did not say. */
  readonly type: PaymentType | null;
  /** Names the message, the same after a reload: the payment begun from it is found again by this. */
  readonly place: string;
}>;

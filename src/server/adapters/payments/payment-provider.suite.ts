import { describe } from "vitest";
import { depositsSuite } from "./deposits.suite.ts";
import type { PaymentWorld } from "./payment-world.ts";
import { refundsSuite } from "./refunds.suite.ts";
import { repetitionSuite } from "./repetition.suite.ts";
import { reservationsSuite } from "./reservations.suite.ts";
import { subscriptionsSuite } from "./subscriptions.suite.ts";

/** What every payment provider must do, whatever carries its requests. */
export function paymentProviderSuite(name: string, open: () => Promise<PaymentWorld>): void {
  describe(`payments: ${name}`, () => {
    depositsSuite(open);
    refundsSuite(open);
    subscriptionsSuite(open);
    reservationsSuite(open);
    repetitionSuite(open);
  });
}

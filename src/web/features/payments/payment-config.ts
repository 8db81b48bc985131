import { useEffect, useState } from "react";
import type { Output } from "#contract/index.ts";
import { api } from "#web/platform/api.ts";

export type PaymentConfig = Output<"GET /api/payments/config">;

let asked: Promise<PaymentConfig> | null = null;

/** How payment works here, asked once per page. A failed question is asked again the next time. */
export function paymentConfig(): Promise<PaymentConfig> {
  asked ??= api("GET /api/payments/config", {}).catch((error) => {
    asked = null;
    throw error;
  });
  return asked;
}

/** A page without the answer has no card form: the question is repeated after so many ms, for as long as it stands. */
const ASK_AGAIN = 4000;

/** How payment works here; `null` until it is known. */
export function usePaymentConfig(): PaymentConfig | null {
  const [config, setConfig] = useState<PaymentConfig | null>(null);
  useEffect(() => {
    let wanted = true;
    let timer: ReturnType<typeof setTimeout>;
    const ask = () =>
      paymentConfig().then(
        (answer) => wanted && setConfig(answer),
        () => {
          if (wanted) timer = setTimeout(ask, ASK_AGAIN);
        },
      );
    ask();
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, []);
  return config;
}

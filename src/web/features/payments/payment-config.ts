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

/** How payment works here; `null` until it is known. */
export function usePaymentConfig(): PaymentConfig | null {
  const [config, setConfig] = useState<PaymentConfig | null>(null);
  useEffect(() => {
    let wanted = true;
    paymentConfig().then(
      (answer) => wanted && setConfig(answer),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, []);
  return config;
}

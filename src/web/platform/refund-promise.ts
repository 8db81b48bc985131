import { useEffect, useState } from "react";
import { catalogue } from "#content/catalogue/catalogue.ts";
import { refundPromised } from "#domain/payments/refund-promise.ts";

/** Whether deposits are still promised back. The clock is looked at in the browser: pages are made long before. */
export function useRefundPromised(): boolean {
  const [promised, setPromised] = useState(true);
  useEffect(() => setPromised(refundPromised(catalogue.launchDate, Date.now())), []);
  return promised;
}

import { useEffect, useState } from "react";
import { refundPromised } from "#domain/payments/refund-promise.ts";
import { useSchool } from "./school.tsx";

/** Whether deposits are still promised back. The clock is looked at in the browser: pages are made long before. */
export function useRefundPromised(): boolean {
  const { launchDate } = useSchool();
  const [promised, setPromised] = useState(true);
  useEffect(() => setPromised(refundPromised(launchDate, Date.now())), [launchDate]);
  return promised;
}

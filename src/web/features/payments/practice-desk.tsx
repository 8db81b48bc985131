import { type ComponentType, useEffect, useState } from "react";
import { usePaymentConfig } from "./payment-config.ts";

/** The practice tools at the staff desk. In any other mode there is nothing, and nothing is downloaded. */
export function PracticeDesk() {
  const practice = usePaymentConfig()?.mode === "practice";
  const [Tools, setTools] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!practice) return;
    // Tools that cannot be fetched are missed by nobody who works: the desk itself goes on.
    import("./practice-tools.tsx").then(
      (module) => setTools(() => module.default),
      () => undefined,
    );
  }, [practice]);
  return Tools === null ? null : <Tools />;
}

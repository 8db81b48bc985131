import { useState } from "react";
import { ApiError } from "#web/platform/api.ts";
import type { CopyKey } from "#web/platform/copy.ts";

const REASONS: Readonly<Record<string, CopyKey>> = {
  weak_password: "account.password.weak",
  wrong_password: "account.password.wrong",
  wrong_code: "account.factor.wrongCode",
  rate_limited: "account.wait",
  link_expired: "account.link.expired",
};

/** One thing that a card does: on its way, failed for a reason that can be said, or done. */
export function useCardAct() {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<CopyKey | null>(null);
  const [done, setDone] = useState(false);

  /** A second tap while it is on its way does nothing. */
  const act = async (work: () => Promise<unknown>, reasons: Readonly<Record<string, CopyKey>> = {}) => {
    if (busy) return;
    setBusy(true);
    setFault(null);
    setDone(false);
    try {
      await work();
      setDone(true);
    } catch (error) {
      const code = error instanceof ApiError ? (error.code ?? "") : "";
      setFault(reasons[code] ?? REASONS[code] ?? "account.notSaved");
    }
    setBusy(false);
  };
  const complain = (key: CopyKey | null) => {
    setDone(false);
    setFault(key);
  };
  return { busy, fault, done, act, complain };
}

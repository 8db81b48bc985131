import { useCallback, useEffect, useRef, useState } from "react";
import type { PaymentStatus } from "#contract/payments.ts";
import { ApiError, api } from "#web/platform/api.ts";

/** How often to ask while a payment is awaited: quickly at first, then gently; and for how long, in ms. */
const QUICK = 1000;
const GENTLE = 4000;
const QUICK_FOR = 12_000;
const LOOK_EACH = 4;
const GIVE_UP_AFTER = 10 * 60_000;

export type StatusHandle = {
  /** What the webhook has established; `null` until it is known. */
  readonly status: PaymentStatus | null;
  /** "unknown": the server does not know this payment. "unreachable": the question did not get through. */
  readonly fault: "unknown" | "unreachable" | null;
  /** Asking has stopped, though nothing has settled. */
  readonly tired: boolean;
  readonly ask: () => void;
  /** Lets the server ask the provider, and answers what it says; null when the question did not get through. */
  readonly look: () => Promise<PaymentStatus | null>;
  /** Puts in an answer that another call brought. */
  readonly learn: (status: PaymentStatus) => void;
};

type Answer = Pick<StatusHandle, "status" | "fault"> & { readonly about: string | null };
const NOTHING: Answer = { about: null, status: null, fault: null };

/**
 * Follows a payment. It asks once, and goes on asking while `following` says that news is expected; also when the
 * visitor comes back to the tab.
 */
export function usePaymentStatus(
  secret: string | null,
  following: (status: PaymentStatus | null) => boolean,
): StatusHandle {
  const [answer, setAnswer] = useState<Answer>(NOTHING);
  // An answer about another payment, which may come late, is none about this one.
  const { status, fault } = answer.about === secret ? answer : NOTHING;
  const [tired, setTired] = useState(false);
  const [round, setRound] = useState(0);
  const current = useRef<string | null>(null);
  const active = secret !== null && following(status);

  const read = useCallback(
    async (look = false): Promise<PaymentStatus | null> => {
      if (secret === null) return null;
      try {
        const body = { clientSecret: secret, ...(look ? { look } : {}) };
        const told = await api("POST /api/payments/status", { body });
        if (current.current === secret) setAnswer({ about: secret, status: told, fault: null });
        return told;
      } catch (error) {
        const refused = error instanceof ApiError && (error.status === 404 || error.status === 400);
        const found = refused ? "unknown" : "unreachable";
        if (current.current !== secret) return null;
        setAnswer(({ about, status: known }) => ({
          about: secret,
          status: about === secret ? known : null,
          fault: found,
        }));
        return null;
      }
    },
    [secret],
  );

  // A secret that changes is another payment.
  useEffect(() => {
    current.current = secret;
    setAnswer(NOTHING);
    void read();
  }, [read, secret]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` starts the asking anew
  useEffect(() => {
    if (!active) return;
    setTired(false);
    const started = Date.now();
    let timer: ReturnType<typeof setTimeout>;
    let over = false;
    let ticks = 0;
    const next = () => {
      const age = Date.now() - started;
      if (over) return;
      if (age > GIVE_UP_AFTER) setTired(true);
      else timer = setTimeout(tick, age < QUICK_FOR ? QUICK : GENTLE);
    };
    const tick = async () => {
      ticks += 1;
      // The confirmation may have got lost on its way: now and then the provider itself is asked.
      if (document.visibilityState === "visible") await read(ticks % LOOK_EACH === 0);
      next();
    };
    const back = () => document.visibilityState === "visible" && void read();
    next();
    addEventListener("focus", back);
    document.addEventListener("visibilitychange", back);
    return () => {
      over = true;
      clearTimeout(timer);
      removeEventListener("focus", back);
      document.removeEventListener("visibilitychange", back);
    };
  }, [active, read, round]);

  const ask = useCallback(() => {
    setRound((before) => before + 1);
    void read(true);
  }, [read]);
  const look = useCallback(() => read(true), [read]);
  const learn = useCallback(
    (told: PaymentStatus) => setAnswer({ about: secret, status: told, fault: null }),
    [secret],
  );
  return { status, fault, tired, ask, look, learn };
}

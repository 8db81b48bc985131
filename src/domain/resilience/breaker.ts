/** Milliseconds that only grow. */
export type Clock = () => number;

export type Breaker = {
  /** Whether a call may be tried now. While half open only one may. */
  allows(): boolean;
  succeeded(): void;
  failed(): void;
  /** A call that was tried and tells nothing about the provider (the visitor left). */
  undecided(): void;
};

/** Hears how each call that tells something about a provider ended, and whether the provider rests after it. */
export type BreakerWatch = (outcome: "succeeded" | "failed", isResting: boolean) => void;

/** Opens after `failures` failures in a row, lets one call through after `pause` milliseconds, closes on a success. */
export function createBreaker({
  failures,
  pause,
  now,
  watch,
}: {
  failures: number;
  pause: number;
  now: Clock;
  watch?: BreakerWatch | undefined;
}): Breaker {
  let failed = 0;
  let openedAt = 0;
  let trying = false;
  return {
    allows() {
      if (failed < failures) return true;
      if (trying || now() - openedAt < pause) return false;
      trying = true;
      return true;
    },
    succeeded() {
      failed = 0;
      trying = false;
      watch?.("succeeded", false);
    },
    failed() {
      failed += 1;
      trying = false;
      if (failed >= failures) openedAt = now();
      watch?.("failed", failed >= failures);
    },
    undecided() {
      trying = false;
    },
  };
}

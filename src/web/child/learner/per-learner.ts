import { keptRecord } from "../../platform/record.ts";
import { storage } from "../../platform/storage.ts";

/** As many children as share a device (learner.ts); the longest away is forgotten first. */
const KEPT_AT_MOST = 12;

/**
 * Something that is kept of each child, on the device and nowhere else; `clear-device.ts` forgets it with all the rest.
 * A device that keeps nothing holds it until the page is left.
 */
export function perLearner<Value>(
  key: `ceiba.${string}`,
  read: (kept: unknown) => Value,
  written: (value: Value) => unknown = (value) => value,
) {
  /** What the device did not take. */
  const memory = new Map<string, Value>();
  const all = () => keptRecord(storage.get(key)) ?? {};
  return {
    of(learner: string): Value {
      return memory.get(learner) ?? read(all()[learner] ?? null);
    },
    keep(learner: string, value: Value): void {
      const others = Object.entries(all()).filter(([id]) => id !== learner);
      const newest = [...others.slice(1 - KEPT_AT_MOST), [learner, written(value)] as const];
      const text = JSON.stringify(Object.fromEntries(newest));
      storage.set(key, text);
      if (storage.get(key) === text) memory.delete(learner);
      else memory.set(learner, value);
    },
  };
}

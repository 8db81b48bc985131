import { isRecord } from "./record.ts";
import { storage } from "./storage.ts";

/** As many children as share a device (learner.ts); the longest away is forgotten first. */
const KEPT_AT_MOST = 12;

/**
 * Something that is kept of each child, on the device and nowhere else; `clear-device.ts` forgets it with all the rest.
 * A device that keeps nothing holds it until the page is left.
 */
export function perLearner<Value>(key: `ceiba.${string}`, read: (kept: unknown) => Value) {
  const memory = new Map<string, Value>();
  const all = (): Readonly<Record<string, unknown>> => {
    try {
      const kept: unknown = JSON.parse(storage.get(key) ?? "{}");
      return isRecord(kept) ? kept : {};
    } catch {
      return {};
    }
  };
  return {
    of(learner: string): Value {
      const kept = all();
      return Object.hasOwn(kept, learner) ? read(kept[learner]) : (memory.get(learner) ?? read(null));
    },
    keep(learner: string, value: Value): void {
      memory.set(learner, value);
      const others = Object.entries(all()).filter(([id]) => id !== learner);
      const newest = [...others.slice(1 - KEPT_AT_MOST), [learner, value] as const];
      storage.set(key, JSON.stringify(Object.fromEntries(newest)));
    },
  };
}

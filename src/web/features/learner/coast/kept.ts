import {
  type Journey,
  NO_JOURNEY,
  readJourney,
  type Visited,
  visited,
} from "#domain/learner/coast/journey.ts";
import { isRecord } from "#web/platform/record.ts";
import { storage } from "#web/platform/storage.ts";

/** On the device and nowhere else; `clear-device.ts` forgets it with all the rest. */
const KEY = "ceiba.coast";
/** As many children as share a device (learner.ts); the longest away is forgotten first. */
const KEPT_AT_MOST = 12;

/** What this page has written, for a device that keeps nothing. */
const memory = new Map<string, Journey>();

function readAll(): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(storage.get(KEY) ?? "{}");
    return isRecord(kept) ? kept : {};
  } catch {
    return {};
  }
}

/** What a child did on the coast. */
export function readCoast(learner: string): Journey {
  const all = readAll();
  return Object.hasOwn(all, learner) ? readJourney(all[learner]) : (memory.get(learner) ?? NO_JOURNEY);
}

export function keepVisit(learner: string, visit: Visited): void {
  const journey = visited(readCoast(learner), visit);
  memory.set(learner, journey);
  const others = Object.entries(readAll()).filter(([id]) => id !== learner);
  storage.set(
    KEY,
    JSON.stringify(Object.fromEntries([...others.slice(1 - KEPT_AT_MOST), [learner, journey]])),
  );
}

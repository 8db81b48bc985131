import { isRecord, keptRecord } from "../../platform/record.ts";
import { tabStorage } from "../../platform/storage.ts";
import type { Learner } from "./learner.ts";

/**
 * Where a child is inside a flow, kept in the tab so that a reload loses nothing. It belongs to one child: another one
 * on the same screen begins at the beginning and sees nothing that was typed before.
 *
 * @param flow one word per flow
 * @param version raised when the form changes; older ones are then forgotten
 */
export function tabPlace(flow: string, version: number, { id }: Pick<Learner, "id">) {
  const key = `ceiba.place.${flow}`;
  return {
    /** What was kept for this child, unparsed; null when nothing is. */
    read(): Readonly<Record<string, unknown>> | null {
      const kept = keptRecord(tabStorage.get(key));
      const isOurs = kept?.version === version && kept.child === id;
      return isOurs && isRecord(kept.place) ? kept.place : null;
    },
    keep(place: Readonly<Record<string, unknown>>): void {
      tabStorage.set(key, JSON.stringify({ version, child: id, place }));
    },
    forget(): void {
      tabStorage.remove(key);
    },
  };
}

/** The entries of a kept record that are text; everything else counts as not kept. */
export function keptTexts(value: unknown): Readonly<Record<string, string>> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

import type { ApplicationFields } from "#domain/site/careers/faults.ts";
import { keptRecord } from "#web/platform/record.ts";
import { tabStorage } from "#web/platform/storage.ts";

const STORAGE_KEY = "ceiba.application";

export const NO_APPLICATION: ApplicationFields = {
  ...{ name: "", email: "", phone: "", teaching: "", speaks: "both", from: "", message: "", adult: false },
};

/** What stands in the form, kept in the tab until it is sent. That somebody is of age they say anew each time. */
export function keepDraft(fields: ApplicationFields): void {
  tabStorage.set(STORAGE_KEY, JSON.stringify({ ...fields, adult: false }));
}

export const forgetDraft = () => tabStorage.remove(STORAGE_KEY);

/** What is no draft, or no text, is empty. */
export function readDraft(): ApplicationFields {
  const kept = keptRecord(tabStorage.get(STORAGE_KEY)) ?? {};
  const texts = Object.entries(kept).filter(
    ([name, value]) => name in NO_APPLICATION && typeof value === "string",
  );
  return { ...NO_APPLICATION, ...Object.fromEntries(texts) };
}

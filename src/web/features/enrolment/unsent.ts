import { MAX_MESSAGE } from "#domain/enrolment/limits.ts";
import { tabStorage } from "#web/platform/storage.ts";
import type { Entry } from "./conversation.ts";

const STORAGE_KEY = "ceiba.unsent";
/** More than this nobody leaves behind; a longer list is not ours. */
const MOST = 20;

/** The visitor's messages that have no answer yet, oldest first. */
export function unsentOf(entries: readonly Entry[]): string[] {
  return entries.flatMap((entry) => (entry.from === "visitor" && entry.state !== "sent" ? [entry.text] : []));
}

/** Reads a stored list of messages; anything that is not one is empty. */
export function parseUnsent(stored: string | null): string[] {
  try {
    const texts: unknown = JSON.parse(stored ?? "[]");
    if (!Array.isArray(texts)) return [];
    return texts
      .filter((text) => typeof text === "string" && text !== "" && text.length <= MAX_MESSAGE)
      .slice(-MOST);
  } catch {
    return [];
  }
}

/** The messages this tab could not send before it was loaded again. */
export function readUnsent(): string[] {
  return parseUnsent(tabStorage.get(STORAGE_KEY));
}

/** Remembers the messages without an answer until the tab is closed. */
export function keepUnsent(texts: readonly string[]): void {
  if (texts.length === 0) tabStorage.remove(STORAGE_KEY);
  else tabStorage.set(STORAGE_KEY, JSON.stringify(texts));
}

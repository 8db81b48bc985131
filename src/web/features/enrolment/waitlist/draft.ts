import { keptRecord } from "#web/platform/record.ts";
import { tabStorage } from "#web/platform/storage.ts";

const STORAGE_KEY = "ceiba.waitlist";

/** What a family types before it sends. That it is of age it says anew each time. */
type Draft = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly numberOfChildren: number;
  readonly childrenAges: string;
};
export const NO_DRAFT: Draft = { name: "", email: "", phone: "", numberOfChildren: 1, childrenAges: "" };

/** What stands in the waitlist form, kept in the tab until it is sent: a form that is closed or loaded again has it. */
export function readDraft(): Draft {
  return parseDraft(tabStorage.get(STORAGE_KEY));
}

export function keepDraft(draft: Draft): void {
  tabStorage.set(STORAGE_KEY, JSON.stringify(draft));
}

export function forgetDraft(): void {
  tabStorage.remove(STORAGE_KEY);
}

/** Reads a stored draft; what is not one, or not a text, is empty. */
export function parseDraft(stored: string | null): Draft {
  const kept = keptRecord(stored) ?? {};
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  const children = kept.numberOfChildren;
  return {
    name: text(kept.name),
    email: text(kept.email),
    phone: text(kept.phone),
    numberOfChildren: typeof children === "number" ? children : NO_DRAFT.numberOfChildren,
    childrenAges: text(kept.childrenAges),
  };
}

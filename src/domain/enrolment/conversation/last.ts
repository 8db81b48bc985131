import type { Draft } from "./draft.ts";
import { sayBye } from "./moves/replies.ts";
import { REFUSED } from "./understanding/refused.ts";

/** What is done at the end of a turn, whatever was answered in it. */

/** What an answer was refused for stays refused while the family puts its question again. */
export function keepRefused({ state, heard }: Draft): void {
  const others = Object.entries(state.said).filter(([key]) => !key.startsWith(REFUSED));
  const refused =
    heard.correction === null ? [] : heard.parts.flatMap(({ question }) => question.refused ?? []);
  state.said = Object.fromEntries([...others, ...refused.map((id) => [REFUSED + id, 1] as const)]);
}

/** "…, thanks, bye": whatever was answered, who leaves hears a goodbye, unless something is still asked of it. */
export function takeLeave(draft: Draft): void {
  const { heard, state, acts } = draft;
  if (!heard.isFarewell || state.asked !== null || draft.form || draft.payment !== null) return;
  if (!acts.includes("close")) sayBye(draft);
}

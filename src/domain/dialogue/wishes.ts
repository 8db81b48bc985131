import type { DialogueState, WishKind } from "./state.ts";

const MARK = "wish:";
/** What stays open between a family and the people of the school, so that "is it done?" is about it. */
const LASTING: ReadonlySet<WishKind> = new Set(["refund", "cancel", "visit", "call", "waitlist"]);

/** Remembers a wish; the latest stands last. */
export function withWish(said: DialogueState["said"], kind: WishKind): DialogueState["said"] {
  const key = MARK + kind;
  const { [key]: times = 0, ...others } = said;
  return { ...others, [key]: times + 1 };
}

/** What the family wished last of the people of the school, and what is still under way; null when nothing. */
export function wishInProgress({ said }: Pick<DialogueState, "said">): WishKind | null {
  const kinds = Object.keys(said).map((key) => key.slice(MARK.length) as WishKind);
  const at = Object.keys(said).findLastIndex(
    (key, place) => key.startsWith(MARK) && LASTING.has(kinds[place] as WishKind),
  );
  return kinds[at] ?? null;
}

/** Whether somebody of the school is to answer this family, whatever else it wished since. */
export const isToBeAnswered = ({ said }: Pick<DialogueState, "said">): boolean =>
  [`${MARK}person`, `${MARK}call`].some((key) => said[key] !== undefined);

/** Who wants its money back, or out of a subscription, is asked for nothing that only the list needs. */
export const isPaidBack = (state: Pick<DialogueState, "said">): boolean =>
  ["refund", "cancel"].includes(wishInProgress(state) ?? "");

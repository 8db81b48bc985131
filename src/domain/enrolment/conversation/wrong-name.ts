import type { Draft } from "./draft.ts";
import { unknown } from "./not-known.ts";

/** What is not decided, or not this chat's to do, about a name that was written wrong. */
const WRONG_NAME = "wrong_name";

/**
 * "I typed my son's name wrong in the form", "no, the name on the deposit": a name, and that it is wrong or on what it
 * stands. No address is put right by it, and a person sees to it; says whether it was that.
 */
export function putsNameRight(draft: Draft): boolean {
  const { desk, heard, turn } = draft;
  const { email, phone } = heard.reach;
  const area = desk.knowledge.outside.find(({ id }) => id === WRONG_NAME);
  if (area === undefined || email !== null || phone !== null) return false;
  const text = heard.correction?.asks || turn.message;
  const isOfName = text.split(/[.;!?\n]/).some((piece) => {
    const said = desk.answerer.cues(piece);
    if (!said.has("nameword")) return false;
    return said.has("wrongword") || (said.has("paperword") && heard.correction !== null);
  });
  if (!isOfName) return false;
  if (heard.correction !== null) draft.say("repair", "sorry");
  unknown(draft, area);
  return true;
}

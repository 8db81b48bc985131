import { type Answer, answer, commands, fresh, inLanguage, mentions, say, type Turn } from "../turn.ts";
import { isAsking } from "../understanding/asking.ts";

/** What is told last, so that a field alone asks for another idea. */
const IDEA = "fair/";
/** In words: "something with the ocean maybe". */
const LONGEST_FIELD = 7;

/** "I need a science fair idea", and the field that is named then. */
export function fairIdea(turn: Turn): Answer | null {
  const { library, state, words } = turn;
  const isOn = state.last?.id.startsWith(IDEA) === true && words.length <= LONGEST_FIELD && !isAsking(turn);
  const isAsked = commands(turn, "fair");
  if (turn.isDelicate || !(isAsked || isOn)) return null;
  const named = library.fair.filter(({ cues }) => mentions(turn, cues));
  if (!isAsked && named.length === 0 && !commands(turn, "another")) return null;
  const idea = fresh(turn, named.length > 0 ? named : library.fair);
  return idea === undefined
    ? null
    : answer(turn, [inLanguage(turn, idea.idea), say(turn, "fair_on")], null, {
        ...{ nature: "open" as const, act: "told", told: idea.id, last: { id: `${IDEA}${idea.id}`, at: 0 } },
      });
}

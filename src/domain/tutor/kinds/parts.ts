import { verbWords } from "../grammar/verbs/reading.ts";
import { formsWritten } from "../grammar/verbs/verbs.ts";
import { indexOf } from "../knowledge/index.ts";
import type { TutorState } from "../state.ts";
import type { Turn } from "../turn.ts";
import { isForm } from "../words/dictionary.ts";
import { plain } from "../words.ts";

/** Forms that stand in a sentence by themselves. */
const FINITE = ["present", "preterite", "imperfect", "future", "conditional", "subjunctive"];
/** In words. */
const LONGEST_SUBJECT = 4;

/** The one verb of a plain sentence, and what stands before it; null where there are several, or none that is known. */
export function partsOf(turn: Turn, spoken: string): NonNullable<TutorState["sentence"]> | null {
  const { library, state } = turn;
  const { stop } = indexOf(library.knowledge, state.language);
  const written = spoken.match(/[\p{L}\p{M}'’]+/gu) ?? [];
  const isVerb = (word: string) =>
    !stop.has(plain(word)) &&
    formsWritten(library.forms, state.language, word.toLowerCase()).some(({ tense }) =>
      FINITE.includes(tense),
    );
  const places = written.flatMap((word, at) => (isVerb(word) ? [at] : []));
  const [at, ...others] = places;
  if (at === undefined || others.length > 0 || /[,;:]/.test(spoken)) return null;
  const verb = plain(written[at] ?? "");
  const before = written.slice(0, at);
  const isListed = before.every(
    (word) => stop.has(plain(word)) || isForm(library, state.language, plain(word)),
  );
  const { prepositions, subjects } = verbWords(turn, state.language);
  const [first = ""] = before.map(plain);
  const isSubject =
    before.length > 0 && before.length <= LONGEST_SUBJECT && isListed && !prepositions.includes(first);
  const isOne = subjects.flat().includes(first) || before.length > 1;
  if (!isSubject || !isOne) return { verb };
  const after = written.slice(at).map(plain);
  const isKnown = after.every((word) => stop.has(word) || isForm(library, state.language, word));
  const predicate = isKnown ? { predicate: after.join(" ") } : {};
  return { verb, subject: before.map(plain).join(" "), ...predicate };
}

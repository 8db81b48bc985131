import { stemIn } from "../../language/stems.ts";
import { type Bid, PART, SCORES } from "../scores.ts";
import { type Answer, answer, commands, inLanguage, say, type Turn } from "../turn.ts";
import { isAsking } from "../understanding/asking.ts";
import { firstSaid, says, wordsOf } from "../words.ts";
import { strangers } from "./about.ts";
import type { Entry } from "./entry.ts";
import { find } from "./find.ts";
import { indexOf } from "./index.ts";
import { passageOf, tellPart } from "./passage.ts";

/** In words: longer ones are stories. */
const LONGEST = 16;
/** So much of a thing's name is its entry's key. */
const NAMED = 0.9;

/**
 * "The difference between a crocodile and an alligator", "what is heavier, an elephant or a whale": what is written of both
 * together is told before this; here each is told of, or the greater one is found in the table.
 */
export function compared(turn: Turn): Bid | null {
  const { isDelicate, library, message, state, words } = turn;
  if (isDelicate || words.length > LONGEST || /\d/.test(message)) return null;
  const measure = measureIn(turn);
  const isMeant = commands(turn, "compare");
  if (!isMeant && (measure === undefined || !isAsking(turn))) return null;
  const cue = [
    ...library.commands.compare.en,
    ...library.commands.compare.es,
    ...(measure?.measure?.asks[state.language] ?? []),
  ]
    .filter((each) => says(words, each))
    .flatMap(wordsOf);
  for (const [one, other] of halvesOf(turn, cue)) {
    if (measure !== undefined) {
      const found = greater(turn, one, other, measure);
      if (found !== null) return { score: SCORES.kind, answer: found };
    }
    const found = isMeant ? besides(turn, one, other) : null;
    if (found !== null) return { score: SCORES.knowledgeNamed * PART, answer: found };
  }
  return null;
}

/** What is compared by: a fact of the table whose words, such as "heavier", stand in the message. */
function measureIn({ library, state, words }: Turn): Entry | undefined {
  return indexOf(library.knowledge, state.language).measured.find(
    ({ measure }) => measure !== undefined && firstSaid(words, measure.asks[state.language]) !== undefined,
  );
}
const columnOf = ({ id }: Entry): string => `${id.split("/")[0]} ${id.split("/")[2]}`;

/** The two things: what stands before and after an "and" or an "or", without what is empty. */
function halvesOf(turn: Turn, cue: readonly string[]) {
  const { library, state, words } = turn;
  const { between } = library.knowledge.questions[state.language];
  const { stop } = indexOf(library.knowledge, state.language);
  const content = (some: readonly string[]) =>
    some.filter((word) => !cue.includes(word) && !stop.has(word) && !between.includes(word));
  return words
    .flatMap((word, at) => (between.includes(word) ? [at] : []))
    .map((at) => [content(words.slice(0, at)), content(words.slice(at + 1))] as const)
    .filter(([one, other]) => one.length > 0 && other.length > 0);
}

function greater(
  turn: Turn,
  one: readonly string[],
  other: readonly string[],
  measured: Entry,
): Answer | null {
  const { language } = turn.state;
  const { measured: all, same } = indexOf(turn.library.knowledge, language);
  const entries = all.filter((each) => columnOf(each) === columnOf(measured));
  const stems = (some: readonly string[]) => new Set(some.map((word) => stemIn(language, word)));
  const entryOf = (said: readonly string[]) => {
    const wanted = stems(said.map((word) => same.get(word) ?? word));
    return entries.find(({ subject }) =>
      subject?.[language].some((name) => {
        const own = stems(
          wordsOf(name).filter((word) => !indexOf(turn.library.knowledge, language).stop.has(word)),
        );
        return own.size === wanted.size && [...own].every((each) => wanted.has(each));
      }),
    );
  };
  const [a, b] = [entryOf(one), entryOf(other)];
  if (a?.measure === undefined || b?.measure === undefined || a === b) return null;
  const [most, least] = a.measure.value < b.measure.value ? [b, a] : [a, b];
  const values = {
    more: inLanguage(turn, most.measure?.more ?? { en: "", es: "" }),
    one: most.tell[language][0] ?? "",
    other: least.tell[language][0] ?? "",
  };
  return answer(turn, [say(turn, "compared_measure", values)], null, {
    ...{ told: most.id, last: { id: most.id, at: 0 }, nature: "open" as const, act: "told" },
  });
}

/** What is known of each, side by side; null where only one of them is known. */
function besides(turn: Turn, one: readonly string[], other: readonly string[]): Answer | null {
  const { age, library, state } = turn;
  const index = indexOf(library.knowledge, state.language);
  const entryOf = (said: readonly string[]): Entry | null => {
    const found = find(index, said, age);
    return found !== null && found.entry.words === undefined && found.key >= NAMED ? found.entry : null;
  };
  const [a, b] = [entryOf(one), entryOf(other)];
  const tell = (entry: Entry) => passageOf(turn, entry.id)?.parts[0] ?? "";
  const first = a ?? b;
  const joint = find(index, [...one, ...other], age)?.entry ?? first;
  if (first === null || joint === null) return null;
  // What speaks of both needs no second one beside it.
  const speaksOfBoth = (entry: Entry) => strangers(index, [...one, ...other], entry) === 0;
  const both = [joint, a, b].find((entry) => entry !== null && speaksOfBoth(entry));
  if (both !== undefined && both !== null) {
    const passage = passageOf(turn, both.id);
    return passage === null ? null : tellPart(turn, passage, 0);
  }
  const about = { told: first.id, last: { id: first.id, at: 0 }, nature: "open" as const, act: "told" };
  // Of a thing that is not known nothing is compared.
  if (a === null || b === null || a === b) return null;
  return answer(turn, [say(turn, "compared", { one: tell(a), other: tell(b) })], null, about);
}

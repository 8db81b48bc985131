import { trimSigns } from "../../language/text.ts";
import type { Phrase } from "../phrases.ts";
import type { TutorState } from "../state.ts";
import { type Answer, answer, say, type Turn } from "../turn.ts";
import { isAsking } from "../understanding/asking.ts";
import { plain, wordsOf } from "../words.ts";
import { sentenceIn } from "./in-sentence.ts";
import { partsOf } from "./parts.ts";

type Sentence = NonNullable<TutorState["sentence"]>;
type Part = "subject" | "predicate";

/** What each of the two is called, as it is typed without accents. */
const NAMES: Readonly<Record<Part, RegExp>> = {
  subject: /^(?:subjects?|sujetos?)$/,
  predicate: /^(?:predicates?|predicados?)$/,
};
/** In words: less is no sentence. */
const SHORTEST = 3;
const WAITS = { kind: "talk", of: "sentence" } as const;

/** The last of the two parts that is named, and where. */
function namedIn(words: readonly string[]): { readonly part: Part; readonly at: number } | null {
  const at = words.findLastIndex((word) => NAMES.subject.test(word) || NAMES.predicate.test(word));
  const word = words[at];
  return word === undefined ? null : { part: NAMES.subject.test(word) ? "subject" : "predicate", at };
}

/** "Underline the subject: …", "what is the predicate of “…”": who does it is looked for first, and the sentence is kept. */
export function askedPart(turn: Turn): Answer | null {
  const named = namedIn(turn.words);
  if (named === null || turn.isDelicate) return null;
  const spoken = sentenceIn(turn.message);
  const words = wordsOf(spoken);
  const sentence = words.length < SHORTEST || namedIn(words) !== null ? null : partsOf(turn, spoken);
  if (sentence?.subject === undefined) return null;
  // "In “the dog runs”, is “the dog” the subject": looked at in that sentence.
  const [, claimed = ""] = [...turn.message.matchAll(QUOTED)].map(([, each]) => each);
  const own = claimed === "" ? null : judged(turn, sentence, named.part, claimed);
  const found =
    own ?? answer(turn, [say(turn, `part_find_${named.part}`)], WAITS, { nature: "open", act: "told" });
  return { ...found, state: { ...found.state, sentence: { ...sentence, asked: named.part } } };
}
const QUOTED = /["“«]([^"“”«»]{2,160})["”»]/gu;

/** "And the predicate is “jump in the bay”?", once a sentence was looked at; null where neither part is named and given. */
function claimOf(turn: Turn, sentence: Sentence): Answer | null {
  const named = namedIn(turn.words);
  if (sentence.subject === undefined) return null;
  // "Plays the guitar", to what was asked for.
  const isBare = sentence.asked !== undefined && turn.words.length <= LONGEST_PART && !isAsking(turn);
  if (named === null)
    return isBare && sentence.asked !== undefined
      ? judged(turn, sentence, sentence.asked, turn.message)
      : null;
  const [quoted] = [...turn.message.matchAll(QUOTED)].map(([, each]) => each ?? "");
  // "The dog is the subject": it may stand before its name.
  const [before, after] = [turn.words.slice(0, named.at), turn.words.slice(named.at + 1)];
  const isHeld = (words: readonly string[]) => words.some((word) => wordsIn(sentence).includes(word));
  const said =
    quoted ?? (isHeld(after) ? onlyOf(sentence, after) : isHeld(before) ? onlyOf(sentence, before) : "");
  return said === "" ? null : judged(turn, sentence, named.part, said);
}

const wordsIn = ({ predicate = "", subject = "", verb }: Sentence): readonly string[] =>
  wordsOf(`${subject} ${verb} ${predicate}`).filter((word) => word.length > 2);

/** From the first word of the sentence on, with the little word before it. */
function onlyOf(sentence: Sentence, words: readonly string[]): string {
  const all = wordsOf(`${sentence.subject ?? ""} ${sentence.verb} ${sentence.predicate ?? ""}`);
  const isOf = (word: string) => all.includes(word);
  const [first, last] = [words.findIndex(isOf), words.findLastIndex(isOf)];
  return words.slice(first, last + 1).join(" ");
}

/** In words. */
const LONGEST_PART = 8;

/** The words as the child wrote them, with their accents. */
function asWritten(message: string, said: readonly string[]): string {
  const all = message.match(/[\p{L}\p{M}'’]+/gu) ?? [];
  const at = all.findIndex((_, place) => said.every((word, next) => plain(all[place + next] ?? "") === word));
  return at < 0 ? said.join(" ") : all.slice(at, at + said.length).join(" ");
}

function judged(
  turn: Turn,
  { predicate, subject = "", verb }: Sentence,
  part: Part,
  text: string,
): Answer | null {
  const said = wordsOf(text);
  const own = wordsOf(subject);
  const values = { word: asWritten(turn.message, said) };
  const isSubject = said.join(" ") === own.join(" ");
  const isPredicate =
    predicate === undefined
      ? said[0] === verb && said.length > 1 && !said.some((word) => own.includes(word))
      : said.join(" ") === wordsOf(predicate).join(" ");
  const open = { nature: "open" as const };
  if ((part === "subject" && isSubject) || (part === "predicate" && isPredicate))
    return answer(
      turn,
      [say(turn, part === "subject" ? "part_subject" : "part_predicate", values)],
      part === "subject" ? WAITS : null,
      {
        ...open,
        act: "right",
      },
    );
  const isCore = part === "subject" && said.every((word) => own.includes(word));
  const isInside =
    part === "predicate" &&
    (said[0] === verb ||
      (predicate !== undefined && said.every((word) => wordsOf(predicate).includes(word))));
  const isOther = isSubject || isPredicate;
  if (!isCore && !isInside && !isOther && !said.some((word) => [...own, verb].includes(word))) return null;
  const phrase: Phrase = isCore
    ? "part_core"
    : isInside
      ? "part_inside"
      : isOther
        ? "part_turned"
        : `part_find_${part}`;
  return answer(turn, [say(turn, phrase, values)], WAITS, { ...open, act: "wrong" });
}

/** In words. */
const LONGEST_SUBJECT = 4;

/** "Corrieron", "los niños", once a sentence was looked at: the verb or the subject of it. */
export function saidPart(turn: Turn): Answer | null {
  const { sentence, waiting } = turn.state;
  if (sentence === undefined || turn.isDelicate) return null;
  const claimed = claimOf(turn, sentence);
  if (claimed !== null) return claimed;
  const said = turn.words.join(" ");
  if (turn.words.length > LONGEST_SUBJECT || isAsking(turn)) return null;
  const open = { nature: "open" as const, act: "right" };
  if (said === sentence.verb)
    return answer(turn, [say(turn, "part_verb", { word: turn.message.trim() })], waiting, open);
  const isSubject = sentence.subject !== undefined && said === wordsOf(sentence.subject).join(" ");
  return isSubject
    ? answer(turn, [say(turn, "part_subject", { word: trimSigns(turn.message.trim(), ".!") })], null, open)
    : null;
}

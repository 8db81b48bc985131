import { LANGUAGES, type Language } from "../../../locale/language.ts";
import { type Answer, answer, commands, say, type Turn } from "../../turn.ts";
import { plain } from "../../words.ts";
import { HAS_ENDINGS } from "./by-language.ts";
import type { Tense, Verb, VerbWords } from "./known.ts";
import {
  isUntaught,
  numbered,
  type Place,
  personNamed,
  placeOf,
  tenseNamed,
  tokensOf,
  verbWords,
} from "./reading.ts";
import { formAt, labelOf, rowTold, tip } from "./telling.ts";
import { formsWritten, verbCalled } from "./verbs.ts";

/** In words. */
const LONGEST = 16;

/** "Conjuga cantar en pretérito", "the past of go", "gerundio de leer": the form, or the whole row, and how it is made. */
export function askedForms(turn: Turn): Answer | null {
  if (turn.isDelicate || turn.words.length > LONGEST || /_{2,}|\(/.test(turn.message)) return null;
  const own = turn.state.language;
  for (const names of [own, ...LANGUAGES.filter((each) => each !== own)]) {
    const found = askedIn(turn, names);
    if (found !== null) return found;
  }
  return null;
}

function askedIn(turn: Turn, names: Language): Answer | null {
  const known = verbWords(turn, names);
  const tokens = tokensOf(turn.message);
  const words = tokens.map(plain);
  const named = tenseNamed(words, known) ?? numbered(words, known);
  const isWhole = words.some((word) => known.conjugates.includes(word));
  // "What does conjugate mean" asks for the word itself.
  if (named === null && (!isWhole || commands(turn, "meaning") || words.includes("does"))) return null;
  const untaught = isUntaught(words, known);
  const verb =
    named === null || untaught
      ? onlyVerb(turn, words, known, isWhole)
      : (besideIt(turn, words, named, known) ?? (isWhole ? onlyVerb(turn, words, known, true) : null));
  if (verb === null) {
    const unknown = isWhole ? unlisted(words, known, names) : undefined;
    return unknown === undefined
      ? null
      : answer(turn, [say(turn, "verb_unlisted", { verb: unknown })], null, { act: "worked" });
  }
  const person = personNamed(
    tokens.filter((token) => plain(token) !== plain(verb.base)),
    known,
  );
  if (untaught) return answer(turn, [say(turn, "verb_untaught")], null, { act: "worked" });
  return toldForms(turn, verb, named?.tense ?? "present", person);
}

export function toldForms(turn: Turn, verb: Verb, tense: Tense, person: number | null): Answer | null {
  const row = verb.forms[tense];
  if (row === undefined) return null;
  const label = labelOf(turn, verb.language, tense);
  const isOne = row.length === 1;
  const form = formAt(turn, verb, tense, person);
  const text =
    isOne || person !== null
      ? say(turn, isOne ? "verb_one" : "verb_form", { verb: verb.base, tense: label, form })
      : say(turn, "verb_row", { verb: verb.base, tense: label, row: rowTold(turn, verb, tense) });
  return answer(turn, [text, tip(turn, verb, tense, person)], null, { act: "worked" });
}

/** The verb that stands at the name of the tense: "pasado de ir", "jugar en futuro". */
function besideIt(turn: Turn, words: readonly string[], named: Place, known: VerbWords): Verb | null {
  let after = named.to;
  while (after < words.length && known.of.includes(words[after] ?? "")) after += 1;
  const behind = after > named.to ? verbAt(turn, words[after] ?? "") : null;
  let before = named.from - 1;
  while (before >= 0 && known.in.includes(words[before] ?? "")) before -= 1;
  // "Qué es el pasado" asks what it is.
  const ahead = known.around.includes(words[before] ?? "") ? "" : (words[before] ?? "");
  const found = behind ?? verbAt(turn, ahead);
  const at = behind === null ? before : after;
  if (found === null) return null;
  // "What did people eat in the past" asks for no form: every other word belongs to such a question.
  const isAbout = words.every(
    (word, place) =>
      place === at ||
      (place >= named.from && place < named.to) ||
      known.around.includes(word) ||
      known.in.includes(word) ||
      known.of.includes(word) ||
      known.conjugates.includes(word) ||
      known.subjects.some((subjects) => subjects.some((subject) => plain(subject) === word)),
  );
  return isAbout ? found : null;
}

/** A word that looks like a verb, and that the list does not have: nothing is guessed of it. */
const unlisted = (words: readonly string[], known: VerbWords, names: Language): string | undefined =>
  words.find(
    (word) =>
      word.length > 3 &&
      (/[aei]r(?:se)?$/.test(word) || (!HAS_ENDINGS[names] && words.length < 3)) &&
      ![...known.around, ...known.of, ...known.in, ...known.conjugates].includes(word),
  );

/** An infinitive first; of a form its verb, where it belongs to one alone. */
function verbAt(turn: Turn, word: string): Verb | null {
  for (const language of languagesOf(turn)) {
    const { forms } = turn.library;
    const called = verbCalled(forms, language, word);
    if (called !== null) return called;
    const bases = new Set(formsWritten(forms, language, word).map(({ verb }) => verb));
    const [only] = bases;
    if (only !== undefined && bases.size === 1) return only;
  }
  return null;
}

const languagesOf = ({ state }: Turn): readonly Language[] => [
  state.language,
  ...LANGUAGES.filter((each) => each !== state.language),
];

/** The one verb that a message names beside its question. */
function onlyVerb(turn: Turn, words: readonly string[], known: VerbWords, isWhole: boolean): Verb | null {
  if (!isWhole && placeOf(words, known.of) === null) return null;
  const found = words
    .filter((word) => !known.around.includes(word) || words.at(-1) === word)
    .filter((word) => !known.conjugates.includes(word) && !known.of.includes(word))
    .map((word) =>
      languagesOf(turn)
        .map((language) => verbCalled(turn.library.forms, language, word))
        .find((verb) => verb !== null),
    )
    .filter((verb) => verb !== undefined);
  return found.length === 1 ? (found[0] ?? null) : null;
}

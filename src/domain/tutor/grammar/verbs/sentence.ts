import { LANGUAGES, type Language } from "../../../locale/language.ts";
import type { Turn } from "../../turn.ts";
import { plain } from "../../words.ts";
import type { Tense, Verb, VerbWords } from "./known.ts";
import { personNamed, placeOf, tenseNamed, tokensOf, verbWords } from "./reading.ts";
import { subjectIn } from "./subject.ts";
import { verbCalled } from "./verbs.ts";

/** An exercise with a gap: its verb, and what the sentence tells of who and when. */
export type Gap = {
  readonly verb: Verb;
  readonly tense: Tense | null;
  readonly person: number | null;
  /** The words that tell when, as they stand there. */
  readonly cue: string | null;
  /** What the child says already, in the same message. */
  readonly rest: string;
};

const BLANK = "(?:___|…)";
const IN_BRACKETS = String.raw`\(([^()]{2,40})\)`;
const GAPPED = new RegExp(`${BLANK} ?${IN_BRACKETS}|${IN_BRACKETS} ?${BLANK}|${IN_BRACKETS}`, "u");
/** "Yo ___ al parque ayer, con el verbo ir". */
const BLANK_ALONE = /___/u;
/** Every blank in one form, so that none has to be looked for at each of its places. */
const withBlanks = (message: string): string =>
  message.replace(/_+|-{3,}|\.{3,}/g, (run) => (run === "..." ? "…" : "___"));
const NAMED_VERB = /(?:verbo|verb)\s+(?:to\s+)?["“«]?(\p{L}{2,20})/iu;
const ENDS = /[.!?¿¡:;\n"“”«»]/u;
/** The order in which the words that tell when are looked for: "ojalá llueva mañana". */
const WHEN: readonly Tense[] = ["subjunctive", "conditional", "imperfect", "preterite", "future", "present"];
/** In words: so much stands in brackets at most. */
const MOST_IN_BRACKETS = 5;

export function gapIn(turn: Turn): Gap | null {
  const message = withBlanks(turn.message);
  const own = turn.state.language;
  const found = GAPPED.exec(message);
  const blank = found === null ? BLANK_ALONE.exec(message) : found;
  const inside = found?.slice(1).find((each) => each !== undefined) ?? NAMED_VERB.exec(message)?.[1];
  if (blank === null || inside === undefined) return null;
  const tokens = tokensOf(inside);
  // "(not go)" takes a helper, "did not go": that is not made.
  if (tokens.length > MOST_IN_BRACKETS || tokens.includes("not")) return null;
  for (const language of [own, ...LANGUAGES.filter((each) => each !== own)]) {
    const verb = tokens
      .map((token) => verbCalled(turn.library.forms, language, token))
      .find((each) => each !== null);
    if (verb === undefined || verb === null) continue;
    const before = message.slice(0, blank.index).split(ENDS).at(-1) ?? "";
    const [after = "", ...others] = message.slice(blank.index + blank[0].length).split(ENDS);
    return read(turn, language, verb, { inside, before, after, rest: others.join(" ") });
  }
  return null;
}

type Parts = Readonly<Record<"inside" | "before" | "after" | "rest", string>>;

function read(turn: Turn, language: Language, verb: Verb, parts: Parts): Gap | null {
  const known = verbWords(turn, language);
  const tokens = tokensOf(`${parts.before} ${parts.after}`);
  if (tokens.length === 0) return null;
  const all = tokensOf(turn.message).map(plain);
  const named = tenseNamed(all, known)?.tense ?? tenseNamed(all, verbWords(turn, turn.state.language))?.tense;
  const led = ledBy(tokensOf(parts.before), known);
  const when = led === null && named === undefined ? cueIn(tokens, known) : null;
  const tense = led ?? named ?? when?.tense ?? null;
  const inBrackets = personNamed(
    tokensOf(parts.inside).filter((token) => plain(token) !== plain(verb.base)),
    known,
  );
  const isOne = tense !== null && verb.forms[tense]?.length === 1;
  const person = isOne ? null : (inBrackets ?? subjectIn(turn, verb, parts.before, parts.after));
  if (tense !== null && verb.forms[tense] === undefined) return null;
  return { verb, tense, person, cue: when?.cue ?? null, rest: parts.rest };
}

/** "Estoy ___", "has ___", "voy a ___": what stands straight before it says which form. */
function ledBy(tokens: readonly string[], known: VerbWords): Tense | null {
  for (const tense of ["base", "gerund", "participle"] as const)
    for (const phrase of known.before[tense] ?? []) {
      const wanted = tokensOf(phrase).map(plain);
      const said = tokens.slice(-wanted.length).map(plain);
      if (said.join(" ") === wanted.join(" ")) return tense;
    }
  return null;
}

function cueIn(tokens: readonly string[], known: VerbWords): { tense: Tense; cue: string } | null {
  let words = tokens.map(plain);
  for (let none = placeOf(words, known.notCue); none !== null; none = placeOf(words, known.notCue)) {
    const { from, to } = none;
    words = words.map((word, at) => (at >= from && at < to ? "" : word));
  }
  for (const tense of WHEN) {
    const place = placeOf(words, known.cues[tense] ?? []);
    if (place !== null) return { tense, cue: tokens.slice(place.from, place.to).join(" ") };
  }
  return null;
}

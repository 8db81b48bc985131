import type { Turn } from "../../turn.ts";
import { plain } from "../../words.ts";
import { HAS_ENDINGS } from "./by-language.ts";
import type { Verb, VerbWords } from "./known.ts";
import { tokensOf, verbWords } from "./reading.ts";

const [ME, YOU, ONE, WE, THEY] = [0, 1, 2, 3, 4];
const NEAR = 3;
const UNMARKED: Readonly<Record<string, number>> = { tu: YOU as number, el: ONE as number };

/** Who does it, by the sentence around the gap; null where it does not say. */
export function subjectIn(turn: Turn, verb: Verb, before: string, after: string): number | null {
  const known = verbWords(turn, verb.language);
  const { es, en } = turn.library.forms.verbs;
  const tokens = tokensOf(before);
  const behind = tokensOf(after);
  const hasEndings = HAS_ENDINGS[verb.language];
  // "Me ___ los tacos": what is liked stands behind.
  if (hasEndings && es.back.includes(verb.base)) return known.several.includes(behind[0] ?? "") ? THEY : ONE;
  // A bare "tu" straight before the verb is the person, for it is no "tu" of a thing.
  if (hasEndings && UNMARKED[tokens.at(-1) ?? ""] !== undefined) return UNMARKED[tokens.at(-1) ?? ""] ?? null;
  const plurals = hasEndings ? null : en.plurals;
  return (
    pronounOrThing(tokens, known, plurals) ??
    named(before, known) ??
    bareThings(tokens, known, plurals) ??
    pronounBehind(behind, known) ??
    (hasEndings ? byReflexive(tokens.at(-1) ?? "", es.reflexive) : null)
  );
}

const pronounAt = (token: string | undefined, { subjects }: VerbWords): number =>
  subjects.findIndex((each) => each.includes(token ?? ""));

/** The one that stands nearest: "ellos", "mis amigos", "Ana y yo". */
function pronounOrThing(
  tokens: readonly string[],
  known: VerbWords,
  plurals: readonly string[] | null,
): number | null {
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    const [token = "", previous = "", next = ""] = [tokens[at], tokens[at - 1], tokens[at + 1]];
    const isOf = known.prepositions.includes(previous);
    const person = pronounAt(token, known);
    const isThing = known.one.includes(token) || known.several.includes(token);
    if (isOf || (person < 0 && !isThing) || (isThing && known.times.includes(next))) continue;
    // "The boys in the park": what follows a preposition is not who.
    // "Tú y Luis": a name stands behind.
    if (tokens.slice(at + 1).some((each) => known.and.includes(each)))
      return together(tokens.slice(0, at + 1), undefined, known);
    const isJoined = known.and.includes(previous);
    const single =
      person >= 0
        ? person
        : known.several.includes(token) || isPlural(tokens.slice(at + 1), known, plurals)
          ? THEY
          : ONE;
    return isJoined ? together(tokens.slice(0, at - 1), single, known) : (single ?? null);
  }
  return null;
}

/** "Mi mamá y yo" is we, "tú y Ana" is you, all others are they. */
function together(first: readonly string[], second: number | undefined, known: VerbWords): number {
  const others = first.map((token) => pronounAt(token, known));
  return (
    second === ME || second === WE || others.includes(ME as number) || others.includes(WE as number)
      ? WE
      : (second === YOU || others.includes(YOU as number)) && known.persons[YOU as number] === "you"
        ? YOU
        : THEY
  ) as number;
}

/** In English the thing says it, and not its article: "the birds in the tree". */
function isPlural(behind: readonly string[], known: VerbWords, plurals: readonly string[] | null): boolean {
  if (plurals === null) return false;
  const end = behind.findIndex((token) => known.prepositions.includes(token));
  const thing = (end < 0 ? behind : behind.slice(0, end)).at(-1) ?? "";
  return plurals.includes(thing) || /[^s]s$/.test(thing);
}

const NAME = /^\p{Lu}\p{L}+$/u;
const JOINS = new Set(["y", "e", "and"]);

/** "Ana", "Ana y Luis", "Ana y yo". */
function named(before: string, known: VerbWords): number | null {
  const [first = "", joins = "", last = ""] = ["", "", ...before.trim().split(/\s/)].slice(-3);
  const isPair = JOINS.has(joins) && NAME.test(first) && (last === "yo" || NAME.test(last));
  const written = isPair ? first : last;
  const name = plain(written);
  const isWhen = Object.values(known.cues).some((cues) => cues.some((cue) => cue.split(" ").includes(name)));
  if (!NAME.test(written) || isWhen || known.times.map(plain).includes(name)) return null;
  return (!isPair ? ONE : last === "yo" ? WE : THEY) as number;
}

/** "Cats ___ milk". */
function bareThings(
  tokens: readonly string[],
  known: VerbWords,
  plurals: readonly string[] | null,
): number | null {
  const last = tokens.at(-1) ?? "";
  const isThing = plurals !== null && (plurals.includes(last) || /[^s]s$/.test(last));
  const isWhen = known.times.includes(last) || known.cues.present?.includes(last) === true;
  return isThing && !isWhen ? (THEY as number) : null;
}

/** "¿Qué ___ tú?" */
function pronounBehind(behind: readonly string[], known: VerbWords): number | null {
  const found = behind
    .slice(0, NEAR)
    .map((token) => pronounAt(token, known))
    .find((person) => person >= 0);
  return found ?? null;
}

/** "Me ___ temprano". */
function byReflexive(token: string, pronouns: readonly string[]): number | null {
  const at = pronouns.indexOf(token);
  return at < 0 || at === ONE ? null : at;
}

import type { Language } from "../../../locale/language.ts";
import { say, type Turn } from "../../turn.ts";
import { plain } from "../../words.ts";
import { HAS_ENDINGS } from "./by-language.ts";
import type { Tense, Verb } from "./known.ts";
import { verbWords } from "./reading.ts";
import { classOf, ENDINGS } from "./spanish.ts";
import { changeOf, groundOf } from "./verbs.ts";

export const labelOf = (turn: Turn, language: Language, tense: Tense): string => {
  const own = verbWords(turn, turn.state.language).labels[tense];
  return own ?? verbWords(turn, language).labels[tense] ?? "";
};

export const personOf = (turn: Turn, language: Language, person: number): string =>
  verbWords(turn, language).persons[person] ?? "";

/** "Nosotros fuimos"; of a tense with one form that form alone. */
export function formAt(turn: Turn, verb: Verb, tense: Tense, person: number | null): string {
  const row = verb.forms[tense] ?? [];
  const form = row[row.length === 1 ? 0 : (person ?? 0)] ?? "";
  return row.length === 1 || person === null ? form : `${personOf(turn, verb.language, person)} ${form}`;
}

/** The five persons; of the weather one, of an English past one for all. */
export function rowTold(turn: Turn, verb: Verb, tense: Tense): string {
  const row = verb.forms[tense] ?? [];
  if (new Set(row).size === 1) return row[0] ?? "";
  if (HAS_ENDINGS[verb.language] && turn.library.forms.verbs.es.weather.includes(verb.base))
    return row[2] ?? "";
  if (HAS_ENDINGS[verb.language]) return row.map((_, person) => formAt(turn, verb, tense, person)).join(", ");
  // English has two forms or three: each is told once, with all it belongs to.
  const persons = (form: string) =>
    row.flatMap((each, person) => (each === form ? [personOf(turn, verb.language, person)] : []));
  return [...new Set(row)].map((form) => `${persons(form).join(", ")} ${form}`).join("; ");
}

/** How it is made, in one short sentence. */
export function tip(turn: Turn, verb: Verb, tense: Tense, person: number | null = null): string {
  const ground = groundOf(turn.library.forms, verb, tense, person);
  if (ground === "own") return say(turn, "verb_tip_own");
  if (ground === "changed") {
    const [from = "", to = ""] = changeOf(turn.library.forms, verb)?.split(">") ?? [];
    const row = (verb.forms[tense] ?? []).map(plain);
    // In the pretérito and the gerund the vowel is the weak one: durmió, pidiendo.
    const weak = from === "o" ? "u" : "i";
    const isWeak =
      tense === "preterite" || tense === "gerund" || !row.some((form) => form.includes(plain(to)));
    return say(turn, "verb_tip_changed", { from, to: isWeak ? weak : to });
  }
  if (ground === "rule") return byRule(turn, verb, tense, person);
  const form = (verb.forms[tense] ?? [])[person ?? 0] ?? "";
  const isBetween = /[aeou]y/.test(form) && !/[aeou]y/.test(verb.base);
  return say(turn, isBetween ? "verb_tip_between" : "verb_tip_spelled");
}

function byRule(turn: Turn, verb: Verb, tense: Tense, person: number | null): string {
  if (!HAS_ENDINGS[verb.language]) return english(turn, verb, tense, person);
  const of = classOf(verb.base.replace(/(?<=r)se$/, ""));
  const endings = ENDINGS[tense]?.[of].map((ending) => `-${ending}`).join(", ");
  if (tense === "command") return say(turn, "verb_tip_command");
  if (endings === undefined) return "";
  const phrase =
    tense === "future" || tense === "conditional"
      ? "verb_tip_whole"
      : tense === "participle" || tense === "gerund"
        ? "verb_tip_one"
        : "verb_tip_endings";
  return say(turn, phrase, { of: `-${of}r`, endings });
}

const ENGLISH = {
  present: "verb_tip_third",
  preterite: "verb_tip_past",
  participle: "verb_tip_past",
  gerund: "verb_tip_ing",
  future: "verb_tip_will",
} as const;

const THIRD = 2;
function english(turn: Turn, { base, forms }: Verb, tense: Tense, person: number | null): string {
  if (tense === "present" && person !== null && person !== THIRD) return say(turn, "verb_tip_bare");
  const form = forms[tense]?.[tense === "present" ? THIRD : 0] ?? "";
  // "Stopped", "swimming"; "studied", "flies".
  if (form.startsWith(`${base}${base.at(-1)}`) && !base.endsWith("e")) return say(turn, "verb_tip_twice");
  if (/ie(?:s|d)$/.test(form) && base.endsWith("y")) return say(turn, "verb_tip_y");
  if (tense === "present" && form === `${base}es`) return say(turn, "verb_tip_es");
  const phrase = ENGLISH[tense as keyof typeof ENGLISH];
  return phrase === undefined ? "" : say(turn, phrase);
}

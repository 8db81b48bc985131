import { editDistance } from "../../../language/spelling.ts";
import { commands, type Turn } from "../../turn.ts";
import { isAsking } from "../../understanding/asking.ts";
import { plain } from "../../words.ts";
import type { Tense, Verb } from "./known.ts";
import { tokensOf, verbWords } from "./reading.ts";
import type { VerbTask } from "./task.ts";
import { formsWritten, madeByRule, verbCalled, waysOf } from "./verbs.ts";

/** What a child tried, and how it fits: as it is written, but for its accents, or not. */
export type Try = {
  readonly said: string;
  readonly fit: "right" | "accent" | "wrong";
  readonly form: string;
};

export const verbOf = ({ library }: Turn, { language, verb }: VerbTask): Verb | null =>
  verbCalled(library.forms, language, verb);

/** Where the sentence does not tell when, each of these may be meant. */
const OPEN: readonly Tense[] = ["present", "preterite", "imperfect", "future"];

/** All that would be right; with "me" and without. */
export function wantedIn(turn: Turn, task: VerbTask): readonly string[] {
  const { forms = {} } = verbOf(turn, task) ?? {};
  const rows = (task.tense === null ? OPEN : [task.tense]).map((tense) => forms[tense] ?? []);
  return rows
    .flatMap((row) => (row.length === 1 || task.person === null ? row : [row[task.person] ?? ""]))
    .flatMap(waysOf)
    .filter((form) => form !== "");
}

const LONGEST = 12;
/** In words, without "I think it is": a longer one asks something else. */
const LONGEST_QUESTION = 3;
const NOT = ["no", "yes", "stop", "unsure", "show", "more", "again"] as const;

/** The try in a text; null where nothing in it is one. */
export function triedIn(turn: Turn, task: VerbTask, text: string): Try | null {
  const tokens = withoutLead(tokensOf(text), verbWords(turn, task.language).tries);
  if (tokens.length === 0 || tokens.length > LONGEST) return null;
  const wanted = wantedIn(turn, task);
  const bare = wanted.map((form) => form.replace(/^(?:me|te|se|nos) (?=\S)/, ""));
  const all = [...wanted, ...bare];
  const stands = (words: readonly string[], form: string) => ` ${words.join(" ")} `.includes(` ${form} `);
  const exact = all.find((form) => stands(tokens, form));
  const base = plain(task.verb.replace(/(?<=r)se$/, ""));
  const { forms } = turn.library;
  const isOther = (token: string) =>
    formsWritten(forms, task.language, token).some(
      ({ verb, tense }) => plain(verb.base) === base && tense !== "base",
    ) || madeByRule(forms, task.language, token).some(({ verb }) => plain(verb.base) === base);
  const fitting = exact ?? all.find((form) => stands(tokens.map(plain), plain(form)));
  // "Fuimos o fueron" has not decided.
  const inIt = new Set(tokensOf(fitting ?? "").map(plain));
  const others = tokens.filter((token) => !inIt.has(plain(token)) && isOther(token));
  const isOpen = tokens.some((token) => verbWords(turn, task.language).or.includes(token));
  if (isOpen && fitting !== undefined && others.length > 0) return null;
  if (exact !== undefined) return { said: exact, fit: "right", form: exact };
  if (fitting !== undefined) return { said: fitting, fit: "accent", form: fitting };
  const [other] = others;
  const isQuestion = isAsking(turn) && tokens.length > LONGEST_QUESTION;
  if (other !== undefined && !isQuestion) return { said: other, fit: "wrong", form: "" };
  return guessed(turn, task, tokens, all);
}

/** One word that is no form at all, but was meant for one: "fuimo", "goed". */
function guessed(
  turn: Turn,
  task: VerbTask,
  tokens: readonly string[],
  wanted: readonly string[],
): Try | null {
  if (NOT.some((each) => commands({ ...turn, words: tokens.map(plain) }, each))) return null;
  const [said = ""] = tokens;
  if (tokens.length !== 1 || said.length < 2) return null;
  const meant = [...wanted, task.verb].some((form) => {
    const most = Math.max(1, Math.floor(form.length / 2));
    return editDistance(plain(said), plain(form), most) <= most;
  });
  return meant && plain(said) !== plain(task.verb) ? { said, fit: "wrong", form: "" } : baseOnly(task, said);
}

/** The verb as it stands in the brackets is no form yet. */
const baseOnly = (task: VerbTask, said: string): Try | null =>
  plain(said) === plain(task.verb) ? { said, fit: "wrong", form: "" } : null;

function withoutLead(words: readonly string[], leads: readonly string[]): readonly string[] {
  const found = leads
    .map((lead) => tokensOf(lead).map(plain))
    .filter((lead) => lead.length < words.length && lead.every((word, at) => plain(words[at] ?? "") === word))
    .sort((one, other) => other.length - one.length)[0];
  return found === undefined ? words : withoutLead(words.slice(found.length), leads);
}

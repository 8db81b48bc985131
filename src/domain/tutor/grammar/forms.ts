import type { Language } from "../../locale/language.ts";
import { once } from "../../resilience/once.ts";
import type { TutorLibrary } from "../library.ts";
import { type Answer, answer, commands, say, type Turn } from "../turn.ts";
import { isAsking } from "../understanding/asking.ts";
import { wordAskedFor } from "../words/asked-word.ts";
import { writtenAs } from "../words/dictionary.ts";
import { formsOf } from "../words/word-list.ts";
import { plain } from "../words.ts";
import { RULES } from "./rules.ts";

/** A word that goes its own way, with its forms as they are told. */
type Row = { readonly kind: "verbs" | "plurals"; readonly forms: readonly string[] };
/** A form that nobody writes, and the right one. */
export type Mistake = Row & { readonly right: string };
type Known = { readonly rows: readonly Row[]; readonly mistakes: ReadonlyMap<string, Mistake> };

const knownOf = ({ library, state }: Turn): Known => made(library, state.language);

const made = once((library: TutorLibrary, language: Language): Known => {
  const rows: Row[] = [];
  const mistakes = new Map<string, Mistake>();
  for (const kind of ["verbs", "plurals"] as const)
    for (const line of library.forms[language][kind]) {
      const [told = "", listed = ""] = line.split(";");
      const forms = told.split(",").map((one) => one.trim());
      rows.push({ kind, forms });
      const right = forms[1] ?? "";
      const own = listed.split(",").map((one) => one.trim());
      const byRule = RULES[language].isOverused ? RULES[language][kind] : null;
      const regular = byRule === null ? [] : forms.map((form) => byRule(form));
      for (const each of [...own, ...regular]) {
        const isWord = !own.includes(each) && formsOf(library, language, each).length > 0;
        const isNew = each !== "" && !mistakes.has(plain(each));
        if (isNew && !isWord && !forms.includes(each)) mistakes.set(plain(each), { kind, forms, right });
      }
    }
  return { rows, mistakes };
});

/** A form that the language does not have, "goed", "rompido"; null where the word is none. */
export const mistakeIn = (turn: Turn, word: string): Mistake | null =>
  knownOf(turn).mistakes.get(plain(word)) ?? null;

/** In words: so short, a mistake is itself what is asked about. */
const SHORT = 4;
const LONGEST = 12;

/** "Is it goed or went", "lots of tooths?", "the plural of mouse", "the past of bring". */
export function wordForms(turn: Turn): Answer | null {
  const { words } = turn;
  if (turn.isDelicate || words.length > LONGEST) return null;
  const wrong = words
    .map((word) => ({ word, found: mistakeIn(turn, word) }))
    .find(({ found }) => found !== null);
  const wants = (["plural_of", "past_of"] as const).find((each) => commands(turn, each));
  const helped = pastAfterHelper(turn);
  if (helped !== null && (commands(turn, "is_said") || isAsking(turn) || OR.test(turn.message)))
    return helped;
  if (wrong?.found) {
    const { found, word } = wrong;
    const isPaired = found.forms.some((form) => words.includes(plain(form)));
    const isAbout = wants !== undefined || isPaired || commands(turn, "is_said");
    if (isAbout || (words.length <= SHORT && isAsking(turn))) return told(turn, found, word);
  }
  if (wants === undefined) return null;
  const word = wordAskedFor(turn, wants);
  if (word === null) return null;
  const kind = wants === "plural_of" ? "plurals" : "verbs";
  const row = knownOf(turn).rows.find(
    (each) => each.kind === kind && each.forms.some((form) => plain(form) === plain(word)),
  );
  if (row !== undefined) return told(turn, row, "");
  const { language } = turn.state;
  const one = writtenAs(turn.library, language, word);
  const byRule = RULES[language][kind];
  if (one === null || byRule === null) return null;
  const right = byRule(one);
  // What the word list does not have is not called regular: "scissorses".
  if (writtenAs(turn.library, language, right) !== right) return null;
  return answer(turn, [say(turn, "form_regular", { one, right })], null, { act: "worked" });
}

/** "I have went or I have gone": one of the two is asked for. */
const OR = /\sor?\s/iu;
/** "I have swam", "have you already went": the past where the participle belongs. */
function pastAfterHelper(turn: Turn): Answer | null {
  const { helpers, between } = turn.library.forms[turn.state.language];
  const at = turn.words.findIndex((word) => helpers.includes(word));
  const mistake = at < 0 ? undefined : turn.words.slice(at + 1).find((word) => !between.includes(word));
  const row = knownOf(turn).rows.find(({ kind, forms: [, past = "", participle = ""] }) => {
    const isPast = mistake !== undefined && past.split(" or ").includes(mistake);
    return kind === "verbs" && isPast && !participle.split(" or ").includes(mistake);
  });
  if (row === undefined || mistake === undefined) return null;
  const { forms } = row;
  const values = { mistake, helper: turn.words[at] ?? "", right: forms[2] ?? "", forms: forms.join(", ") };
  return answer(turn, [say(turn, "form_helped", values)], null, { act: "worked" });
}

function told(turn: Turn, { kind, forms }: Row, mistake: string): Answer {
  const [one = "", right = ""] = forms;
  const values = { one, right, forms: forms.join(", "), mistake };
  const phrase = kind === "verbs" ? "form_verb" : "form_plural";
  const own = mistake === "" ? "" : say(turn, "form_mistake", values);
  return answer(turn, [say(turn, phrase, values), own], null, { act: "worked" });
}

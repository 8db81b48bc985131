import type { Language } from "../../../locale/language.ts";
import { once } from "../../../resilience/once.ts";
import type { WordForms } from "../../library.ts";
import { vowelsOf } from "../../words/spanish-words.ts";
import { plain } from "../../words.ts";
import { HAS_ENDINGS, VERBS_OF } from "./by-language.ts";
import { englishForms } from "./english.ts";
import type { Paradigm, Tense, Verb } from "./known.ts";
import { classOf, conjugated, ENDINGS, listed } from "./spanish.ts";

/** One form of a verb; `person` is that of the first it belongs to, none where a tense has one form. */
export type Form = {
  readonly verb: Verb;
  readonly tense: Tense;
  readonly person: number | null;
  readonly form: string;
};
type Known = {
  readonly verbs: ReadonlyMap<string, Verb>;
  /** Every form without its accents. */
  readonly forms: ReadonlyMap<string, readonly Form[]>;
  /** What children make by the rule of verbs that go their own way: "andé", "rompido", "goed". */
  readonly regular: ReadonlyMap<string, readonly (Form & { readonly right: string })[]>;
};

/** "Gotten or got", "impreso o imprimido". */
export const waysOf = (form: string): readonly string[] => form.split(/ or? /);

const formsIn = (verb: Verb, paradigm: Paradigm): readonly Form[] =>
  Object.entries(paradigm).flatMap(([tense, row]) =>
    row.flatMap((each, person) =>
      waysOf(each).map((form) => ({
        ...{ verb, tense: tense as Tense, form },
        person: row.length === 1 ? null : person,
      })),
    ),
  );

/** All verbs of a language, made when the first is asked for. */
const knownOf = once((forms: WordForms, language: Language): Known => {
  const verbs = new Map<string, Verb>();
  const plainly = new Map<Verb, Paradigm>();
  for (const [base, own, byRule] of VERBS_OF[language](forms)) {
    if (verbs.has(plain(base))) continue;
    const verb = { language, base, forms: own };
    verbs.set(plain(base), verb);
    plainly.set(verb, byRule);
  }
  const all = [...verbs.values()].flatMap((verb) => formsIn(verb, verb.forms));
  const byForm = Map.groupBy(all, ({ form }) => plain(form));
  const wrong = [...plainly].flatMap(([verb, byRule]) =>
    formsIn(verb, byRule).flatMap((made) => {
      const right = verb.forms[made.tense]?.[made.person ?? 0] ?? made.form;
      return waysOf(right).includes(made.form) ? [] : [{ ...made, right }];
    }),
  );
  // "Trajistes": the second person of the past takes no s, though all others do.
  if (HAS_ENDINGS[language])
    for (const verb of verbs.values()) {
      const right = verb.forms.preterite?.[1] ?? "";
      wrong.push({ verb, tense: "preterite", person: 1, form: `${right}s`, right });
    }
  return { verbs, forms: byForm, regular: Map.groupBy(wrong, ({ form }) => plain(form)) };
});

/** A verb by its infinitive; "levantarse" is levantar. */
export function verbCalled(forms: WordForms, language: Language, word: string): Verb | null {
  const { verbs } = knownOf(forms, language);
  const bare = plain(word);
  const found = verbs.get(bare);
  if (found !== undefined || !HAS_ENDINGS[language] || !/[aei]rse$/.test(bare)) return found ?? null;
  const verb = verbs.get(bare.slice(0, -2));
  return verb === undefined ? null : reflexive(verb, forms.verbs.es.reflexive);
}

/** All forms that are written so, accents aside. */
export const formsWritten = (forms: WordForms, language: Language, word: string): readonly Form[] =>
  knownOf(forms, language).forms.get(plain(word)) ?? [];

/** What would be written so if its verb followed the rule. */
export const madeByRule = (forms: WordForms, language: Language, word: string) =>
  knownOf(forms, language).regular.get(plain(word)) ?? [];

/** "Me levanto", "levántate", "levantándose". */
function reflexive({ language, base, forms }: Verb, pronouns: readonly string[]): Verb {
  const made = Object.entries(forms).map(([tense, row]) => {
    if (tense === "participle") return [tense, row];
    if (tense === "base") return [tense, [`${base}se`]];
    if (row.length === 1) {
      const end = tense === "command" ? "te" : "se";
      return [tense, row.map((form) => stressed(form) + end)];
    }
    return [tense, row.map((form, person) => `${pronouns[person]} ${form}`)];
  });
  return { language, base: `${base}se`, forms: Object.fromEntries(made) as Paradigm };
}

const MARKED: Readonly<Record<string, string>> = { a: "á", e: "é", i: "í", o: "ó", u: "ú" };

/** Its strong syllable keeps its strength when a pronoun is added: "levanta", "levántate". */
function stressed(form: string): string {
  const nuclei = vowelsOf(form);
  const strong = nuclei.at(-2);
  if (/[áéíóú]/.test(form) || strong === undefined) return form;
  const at = strong.index + Math.max(0, strong[0].search(/[aeo]/));
  return form.slice(0, at) + (MARKED[form.charAt(at)] ?? "") + form.slice(at + 1);
}

/** Why a row is as it is: by the rule, written otherwise, its vowel changed, its own way. */
export type Ground = "rule" | "spelled" | "changed" | "own";

/** Of one person, why its form is as it is: "jugaron" is by rule, "jugué" is not. */
export function groundOf(forms: WordForms, verb: Verb, tense: Tense, person: number | null): Ground {
  const bare = verb.base.replace(/(?<=r)se$/, "");
  const row = knownOf(forms, verb.language).verbs.get(plain(bare))?.forms[tense] ?? [];
  const isAsked = (_: unknown, at: number) => person === null || row.length === 1 || at === person;
  const isSame = (other: Paradigm) =>
    (other[tense] ?? []).filter(isAsked).join() === row.filter(isAsked).join();
  const { be: _, third, ...rules } = forms.verbs.en;
  if (!HAS_ENDINGS[verb.language])
    return bare !== "be" && isSame(englishForms({ ...rules, third: {} }, bare)) ? "rule" : "own";
  const { change } = listedOf(forms, undefined).get(bare) ?? {};
  if (isSame(conjugated(bare))) {
    const endings = ENDINGS[tense]?.[classOf(bare)];
    const stem = tense === "future" || tense === "conditional" ? plain(bare) : bare.slice(0, -2);
    const isPlain = endings?.every((ending, at) => !isAsked(ending, at) || row[at] === stem + ending) ?? true;
    return isPlain ? "rule" : "spelled";
  }
  return change !== undefined && isSame(conjugated(bare, { change })) ? "changed" : "own";
}

const listedOf = once((forms: WordForms, _: undefined) => listed(forms.verbs.es));

/** "e>ie" of a verb, where it has one. */
export const changeOf = (forms: WordForms, { base }: Verb): string | undefined =>
  listedOf(forms, undefined).get(base.replace(/(?<=r)se$/, ""))?.change;

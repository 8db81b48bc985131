import { plain } from "../../words.ts";
import type { OwnForms, Paradigm, SpanishVerbs } from "./known.ts";

type Endings = Readonly<Record<"a" | "e" | "i", readonly string[]>>;
const PRESENT: Endings = {
  a: ["o", "as", "a", "amos", "an"],
  e: ["o", "es", "e", "emos", "en"],
  i: ["o", "es", "e", "imos", "en"],
};
const WEAK_PAST = ["í", "iste", "ió", "imos", "ieron"];
const PRETERITE: Endings = { a: ["é", "aste", "ó", "amos", "aron"], e: WEAK_PAST, i: WEAK_PAST };
const STRONG = ["e", "iste", "o", "imos", "ieron"];
const IA = ["ía", "ías", "ía", "íamos", "ían"];
const IMPERFECT: Endings = { a: ["aba", "abas", "aba", "ábamos", "aban"], e: IA, i: IA };
const FUTURE = ["é", "ás", "á", "emos", "án"];
const IN_A = ["a", "as", "a", "amos", "an"];
const SUBJUNCTIVE: Endings = { a: ["e", "es", "e", "emos", "en"], e: IN_A, i: IN_A };

/** The endings of a tense for verbs in -ar, -er, -ir, as they are taught. */
export const ENDINGS: Readonly<Partial<Record<string, Endings>>> = {
  present: PRESENT,
  preterite: PRETERITE,
  imperfect: IMPERFECT,
  future: { a: FUTURE, e: FUTURE, i: FUTURE },
  conditional: { a: IA, e: IA, i: IA },
  subjunctive: SUBJUNCTIVE,
  participle: { a: ["ado"], e: ["ido"], i: ["ido"] },
  gerund: { a: ["ando"], e: ["iendo"], i: ["iendo"] },
};

export type SpanishClass = "a" | "e" | "i";
export const classOf = (base: string): SpanishClass => plain(base).at(-2) as SpanishClass;

/** The persons whose stem is strong. */
const isStrong = (person: number): boolean => person !== 3;
const THIRD = [2, 4];

/** The letter is written otherwise where the sound would change: busqué, llegué, empecé, averigüé, venzo, escojo, sigo. */
function spelled(stem: string, ending: string, of: SpanishClass): string {
  const next = plain(ending).charAt(0);
  if (of === "a" && next === "e")
    return stem.replace(/(gu|c|g|z)$/, (end) => ({ gu: "gü", c: "qu", g: "gu", z: "c" })[end] ?? end);
  if (of !== "a" && (next === "a" || next === "o"))
    return stem.replace(/(gu|qu|c|g)$/, (end) => ({ gu: "g", qu: "c", c: "z", g: "j" })[end] ?? end);
  return stem;
}

/** A stem and its ending: leyó, oíste, gruñó, rieron. */
function joined(stem: string, ending: string, of: SpanishClass): string {
  if (of === "a") return spelled(stem, ending, of) + ending;
  if (/^i[eó]/.test(ending)) {
    if (/i$/.test(stem)) return stem + ending.slice(1);
    if (/(?:[aeo]|(?<![gq])u)$/.test(stem)) return `${stem}y${ending.slice(1)}`;
    if (/(?:ñ|ll)$/.test(stem)) return stem + ending.slice(1);
  }
  if (/[aeo]$/.test(stem) && /^i(?!e)/.test(ending)) return `${stem}í${ending.slice(1)}`;
  return spelled(stem, ending, of) + ending;
}

/** The last vowel of a stem, changed: pens, piens. */
function changed(stem: string, change: string | undefined): string {
  const [from = "", to = ""] = change?.split(">") ?? [];
  const at = from === "" ? -1 : stem.lastIndexOf(from);
  return at < 0 ? stem : stem.slice(0, at) + to + stem.slice(at + from.length);
}

/** Of verbs in -ir, where the vowel is not strong: sintió, durmió, pidió, rio. */
const WEAK: Readonly<Record<string, string>> = { "e>ie": "e>i", "o>ue": "o>u", "e>i": "e>i", "e>í": "e>i" };

const rowOf = (text: string): readonly string[] => text.split(",").map((form) => form.trim());

/** All forms of a Spanish verb, by rule but for what it has of its own. */
export function conjugated(infinitive: string, own: OwnForms = {}): Paradigm {
  const of = classOf(infinitive);
  const stem = infinitive.slice(0, -2);
  const takesY = of === "i" && /(?<![gq])u$/.test(stem);
  const bare = plain(infinitive);
  const boot = takesY ? `${stem}y` : changed(stem, own.change);
  const weak = of === "i" ? changed(stem, WEAK[own.change ?? ""]) : stem;
  const { strong = /ducir$/.test(bare) ? `${stem.slice(0, -1)}j` : undefined } = own;
  const each = (endings: Endings, stemAt: (person: number) => string) =>
    endings[of].map((ending, person) => joined(stemAt(person), ending, of));
  const byRule = each(PRESENT, (person) => (isStrong(person) ? boot : stem));
  const present = own.present === undefined ? byRule.with(0, own.me ?? byRule[0] ?? "") : rowOf(own.present);
  const preterite = own.preterite === undefined ? past() : rowOf(own.preterite);
  function past(): readonly string[] {
    if (strong === undefined) return each(PRETERITE, (person) => (THIRD.includes(person) ? weak : stem));
    return STRONG.map((ending, person) => {
      const end = strong.endsWith("j") ? ending.replace(/^ie/, "e") : ending;
      return (person === 2 ? strong.replace(/c$/, "z") : strong) + end;
    });
  }
  /** Tengo, tenga: what the first person has of its own stays in all of them. */
  const first = present[0] ?? "";
  const isOwn = own.me !== undefined || own.present !== undefined || takesY;
  const subjunctive = isOwn
    ? IN_A.map((ending) => first.slice(0, -1) + ending)
    : each(SUBJUNCTIVE, (person) => (isStrong(person) ? boot : weak));
  const future = own.future ?? bare;
  return {
    base: [infinitive],
    present,
    preterite,
    imperfect: own.imperfect === undefined ? each(IMPERFECT, () => stem) : rowOf(own.imperfect),
    future: FUTURE.map((ending) => future + ending),
    conditional: IA.map((ending) => future + ending),
    subjunctive: own.subjunctive === undefined ? subjunctive : rowOf(own.subjunctive),
    // Nobody commands "poder".
    ...(own.command === "-" ? {} : { command: [own.command ?? present[2] ?? ""] }),
    participle: [own.participle ?? joined(stem, of === "a" ? "ado" : "ido", of)],
    gerund: [own.gerund ?? joined(weak, of === "a" ? "ando" : "iendo", of)],
  };
}

/** What each listed verb has of its own, by its infinitive. */
export function listed({ regular, changes, zc, like, own }: SpanishVerbs): ReadonlyMap<string, OwnForms> {
  const found = new Map<string, OwnForms>(regular.map((verb) => [verb, {}]));
  for (const verb of regular) if (verb.endsWith("ucir")) found.set(verb, { me: `${verb.slice(0, -3)}zco` });
  for (const [change, verbs] of Object.entries(changes))
    for (const verb of verbs) found.set(verb, { change });
  for (const verb of zc) found.set(verb, { me: `${verb.slice(0, -3)}zco` });
  for (const [verb, forms] of Object.entries(own)) found.set(verb, forms);
  for (const [model, verbs] of Object.entries(like))
    for (const verb of verbs) found.set(verb, after(verb.slice(0, -model.length), own[model] ?? {}));
  return found;
}

/** "Tener", "detener"; the short command of a longer word takes an accent: "detén". */
function after(prefix: string, own: OwnForms): OwnForms {
  const longer = (text: string) =>
    rowOf(text)
      .map((form) => prefix + form)
      .join(", ");
  const made = Object.entries(own).map(([name, form]) => [
    name,
    name === "change" ? form : longer(form ?? ""),
  ]);
  const forms = Object.fromEntries(made) as OwnForms;
  const accented = forms.command?.replace(/[eo](?=n$)/, (vowel) => (vowel === "e" ? "é" : "ó"));
  return accented === undefined ? forms : { ...forms, command: accented };
}

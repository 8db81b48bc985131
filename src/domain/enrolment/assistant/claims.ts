import { digits } from "#domain/language/numbers.ts";
import { sentencesKept } from "#domain/language/text.ts";
import type { Language } from "#domain/locale/language.ts";
import { catalogueFigures, type Figures } from "./claim-figures.ts";
import type { Catalogue } from "./facts.ts";

export type ClaimKind =
  | "price"
  | "age"
  | "date"
  | "time"
  | "duration"
  | "group"
  | "percentage"
  | "free"
  | "refund"
  | "count";

/** A claim that the catalogue does not bear out, with the words that make it. */
export type Disagreement = { readonly kind: ClaimKind; readonly text: string };

/**
 * Finds every price, age, date, time of day, duration, group size, percentage, and claim of "free" or of refunds in
 * a text of either language, in digits or number words, and returns those that disagree with the catalogue. Prices
 * and ages are compared with the product the sentence names, when it names just one.
 */
export function factsAgree(text: string, catalogue: Catalogue, language: Language): readonly Disagreement[] {
  const figures = catalogueFigures(catalogue);
  return sentencesKept(text).flatMap((sentence) => checkSentence(plain(sentence), figures, language));
}

function plain(sentence: string): string {
  const lower = sentence
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();
  return digits(lower)
    .replace(/[\u2010-\u2015]/g, "-")
    .replace(/\s+/g, " ");
}

const MONTHS =
  "january|february|march|april|may|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre";
const MONTH_NAMES = MONTHS.split("|");
const RANGE = String.raw`(\d+)\s?(?:-|to|a|and|y|al?|hasta|through)\s?(?:los\s)?(\d+)`;

type Rule = (sentence: string, figures: Figures, language: Language) => readonly (Disagreement | null)[];

const number = (text: string) => Number.parseFloat(text.replace(/[,\s]/g, ""));

function each(
  sentence: string,
  pattern: RegExp,
  judge: (match: RegExpMatchArray) => ClaimKind | null,
): Disagreement[] {
  return [...sentence.matchAll(pattern)].flatMap((match) => {
    const kind = judge(match);
    return kind === null ? [] : [{ kind, text: match[0].trim() }];
  });
}

const prices: Rule = (sentence, figures) => {
  const subjects = figures.subjects.filter(({ pattern }) => pattern.test(sentence));
  const families = subjects.flatMap(({ memberOf }) => memberOf ?? []);
  const named = subjects.filter(({ family }) => family === undefined || !families.includes(family));
  const allowed = named.length > 0 ? named.flatMap(({ prices: known }) => known) : figures.prices;
  const sums = sumsIn(sentence, allowed);
  const wrong = (text: string) => !allowed.includes(number(text)) && !sums.includes(number(text));
  return each(
    sentence,
    /(?:us)?\$\s?(\d[\d,]*(?:\.\d+)?)|(\d[\d,]*(?:\.\d+)?)\s?(?:us\s)?(?:dollars?|dolares|dolar|usd|bucks|pesos|mxn|euros?|eur)\b/g,
    (match) => {
      if (/pesos|mxn|eur/.test(match[0])) return "price";
      return wrong(match[1] ?? match[2] ?? "") ? "price" : null;
    },
  );
};

/** "2 × 3 × $950": what a price of the catalogue comes to, where the sentence shows how it is counted. */
function sumsIn(sentence: string, allowed: readonly number[]): readonly number[] {
  return [...sentence.matchAll(SUM)].flatMap((match) => {
    const [price = 0, ...times] = match[0]
      .replace(/[$,\s]/g, "")
      .split("×")
      .map(Number)
      .reverse();
    return allowed.includes(price) ? [times.reduce((product, each) => product * each, price)] : [];
  });
}
const SUM_SAID = /\d × \$/;
const SUM = /\d{1,2} × (?:\d{1,2} × )?\$\d[\d,]{0,9}/g;

const AGE_WORD = /\b(?:ages?|aged|edades|edad|years? old|year-olds?|anos|age range)\b/;

const ages: Rule = (sentence, figures) => {
  const rest = sentence
    .replace(/\$\s?\d[\d,]*/g, " ")
    .replace(new RegExp(`${RANGE}\\s?(?:months?|meses|weeks?|semanas|p\\. ?m|a\\. ?m|pm|am)`, "g"), " ")
    .replace(new RegExp(`\\d+ de (?:${MONTHS})|(?:${MONTHS}) \\d+`, "g"), " ")
    .replace(/\b20\d\d\b/g, " ");
  const olders = each(
    rest,
    /\b(\d+)\s(?:years?\s)?(?:or|and|anos o|o|y)\s?(?:older|over|up|mas|mayor)/g,
    (match) => (figures.ageBounds.includes(Number(match[1])) ? null : "age"),
  );
  if (!AGE_WORD.test(sentence)) return olders;
  const pods = figures.pods.filter(({ pattern }) => pattern.test(sentence));
  const ranges = each(rest, new RegExp(`\\b${RANGE}\\b`, "g"), (match) => {
    const from = Number(match[1]);
    const to = Number(match[2]);
    return figures.ageRanges.some((range) => range.from === from && range.to === to) ? null : "age";
  });
  const bounds = each(
    rest,
    /\b(?:from|at least|minimum(?: age)?(?: is)?|starting at|over|under|up to|until|desde|a partir de|minimo|hasta|mayor(?:es)? de|menor(?:es)? de)\s(?:age\s|los\s|ages\s)?(\d+)\b(?!\s?(?:-|to\b|a\s\d|and\b|weeks?|months?|days?|semanas?|meses|dias?|ninas|ninos|children|kids))/g,
    (match) => (figures.ageBounds.includes(Number(match[1])) ? null : "age"),
  );
  const placed =
    pods.length === 1 && ranges.length === 0
      ? each(rest, /\b(\d+)(?:[ -]years?[ -]olds?|\sanos)\b/g, (match) => {
          const age = Number(match[1]);
          const pod = pods[0];
          const partOfRange = new RegExp(`\\d\\s?(?:-|to|a|y)\\s?${age}\\b`).test(rest);
          return partOfRange || (pod && age >= pod.from && age <= pod.to) ? null : "age";
        })
      : [];
  return [...ranges, ...bounds, ...olders, ...placed];
};

const dates: Rule = (sentence, figures) => {
  const { year, month, day } = figures.launch;
  const monthIs = (name: string) => MONTH_NAMES.indexOf(name) % 12 === month - 1;
  return [
    ...each(sentence, /\b(20\d\d)\b(?!\s?(?:dollars|dolares|usd))/g, (match) =>
      Number(match[1]) === year ? null : "date",
    ),
    ...each(
      sentence,
      new RegExp(
        `\\b(${MONTHS})\\s(\\d{1,2})\\b|\\b(\\d{1,2})\\sde\\s(${MONTHS})\\b|\\b(\\d{1,2})\\s(${MONTHS})\\b`,
        "g",
      ),
      (match) => {
        const name = match[1] ?? match[4] ?? match[6] ?? "";
        const named = Number(match[2] ?? match[3] ?? match[5]);
        return monthIs(name) && named === day ? null : "date";
      },
    ),
    ...each(sentence, new RegExp(`\\b(?:in|by|en|para|de)\\s(${MONTHS})\\b`, "g"), (match) =>
      monthIs(match[1] ?? "") ? null : "date",
    ),
    ...each(sentence, /\b(\d{1,4})\/(\d{1,2})\/(\d{1,4})\b/g, () => "date"),
  ];
};

const times: Rule = (sentence, figures) =>
  each(sentence, /\b(\d{1,2})(?::(\d\d))?\s?(a\. ?m\.?|p\. ?m\.?|am|pm|o'clock|hrs|horas\b)/g, (match) => {
    const half = match[3] ?? "";
    if (half === "horas" && !match[2]) return figures.hoursADay === Number(match[1]) ? null : "duration";
    const hour = Number(match[1]) + (half.startsWith("p") && Number(match[1]) < 12 ? 12 : 0);
    const right = figures.hours.includes(hour) && (match[2] === undefined || match[2] === "00");
    return right ? null : "time";
  });

const durations: Rule = (said, figures) => {
  // How many months a sum counts is the family's own figure.
  const sentence = SUM_SAID.test(said) ? said.replace(/\b\d{1,2} (?:months|meses)\b/g, " ") : said;
  const subject = figures.spans.find(({ pattern }) => pattern.test(sentence));
  const unitOf = (word: string): "days" | "weeks" | "months" | "minutes" | "hours" =>
    /^(?:day|dia)/.test(word)
      ? "days"
      : /^(?:week|seman)/.test(word)
        ? "weeks"
        : /^m(?:onth|es)/.test(word)
          ? "months"
          : /^min/.test(word)
            ? "minutes"
            : "hours";
  const units = "days?|dias?|weeks?|semanas?|months?|mes(?:es)?|minutes?|minutos?|hours?";
  const known = (unit: "days" | "weeks" | "months" | "minutes" | "hours") =>
    subject?.[unit] ?? figures.durations[unit];
  const ranges = each(sentence, new RegExp(`\\b${RANGE}[ -](${units})\\b`, "g"), (match) =>
    figures.durationRanges.some(
      ({ from, to, unit }) =>
        from === Number(match[1]) && to === Number(match[2]) && unit === unitOf(match[3] ?? ""),
    )
      ? null
      : "duration",
  );
  const single = sentence.replace(new RegExp(`\\b${RANGE}[ -](?:${units})\\b`, "g"), " ");
  return [
    ...ranges,
    ...each(single, new RegExp(`\\b(\\d+)[ -](${units})\\b`, "g"), (match) =>
      known(unitOf(match[2] ?? "")).includes(Number(match[1])) ? null : "duration",
    ),
    ...each(
      single,
      /\b(\d+)[ -](?:year|ano)s?[ -](?:contracts?|contratos?|minimum|minimo|commitment|de contrato)\b/g,
      () => "duration",
    ),
  ];
};

const groups: Rule = (sentence, figures) => {
  if (!/\b(?:group|pod|class|grupo|clase|salon)s?\b/.test(sentence)) return [];
  return each(
    sentence,
    /\b(\d+)\s(?:children|kids|students|learners|ninos|ninas|alumnos|estudiantes)\b(?! y (?:ninos|ninas) de)|(?:at most|up to|maximum(?: of)?|maximo(?: de)?|hasta)\s(\d+)\s(?:per|por|in each|en cada)/g,
    (match) => (Number(match[1] ?? match[2]) === figures.groupSize ? null : "group"),
  );
};

const percentages: Rule = (sentence) =>
  each(sentence, /\b(\d+(?:\.\d+)?)\s?(?:%|percent|por ciento)/g, (match) =>
    match[1] === "100" && /refund|reembols|devol/.test(sentence) && !/no\s(?:es|son)|not|non/.test(sentence)
      ? null
      : "percentage",
  );

const free: Rule = (sentence) => {
  const rest = sentence
    .replace(/feel free|free to (?:ask|write|join|look)|free of (?:screens?|pressure)/g, " ")
    .replace(/(?:isn't|is not|aren't|are not|not|no es|no son)\s(?:for\s)?(?:free|gratis|gratuit\w+)/g, " ");
  if (/trial|prueba|demo|waitlist|lista de espera|little explorers/.test(rest)) return [];
  return each(rest, /\b(?:free|gratis|gratuit\w+|no cost|sin costo|at no charge|waived)\b/g, () => "free");
};

const refunds: Rule = (sentence) => {
  const denied =
    /non-?refundable|not (?:be )?refund\w*|no refunds?|never refund\w*|can't be refunded|no (?:es|son|se) reembols\w*|no (?:hay|se dan) (?:reembolsos?|devoluciones)|no reembolsable/;
  const partial =
    /(?:half|part|mitad|parte) (?:of|de|del)\b.{0,30}(?:refund|reembols|devuel)|(?:refund|reembols|devolv)\w*.{0,20}\b(?:half|mitad|partial\w*|parcial\w*)/;
  const late =
    /(?:refund|reembols)\w*.{0,30}\b(?:after|any ?time|always|forever|despues|en cualquier momento|siempre)\b/;
  return [denied, partial, late].flatMap((pattern) =>
    each(sentence, new RegExp(pattern.source, "g"), () => "refund"),
  );
};

const counts: Rule = (sentence, figures) =>
  each(
    sentence,
    /\b(\d+)\s(?:ai\s|learning\s)*(?:companions|personalities|companeros|personalidades|personajes)\b/g,
    (match) => (Number(match[1]) === figures.companions ? null : "count"),
  );

const RULES: readonly Rule[] = [
  prices,
  ages,
  dates,
  times,
  durations,
  groups,
  percentages,
  free,
  refunds,
  counts,
];

function checkSentence(sentence: string, figures: Figures, language: Language): Disagreement[] {
  return RULES.flatMap((rule) => rule(sentence, figures, language)).filter((one) => one !== null);
}

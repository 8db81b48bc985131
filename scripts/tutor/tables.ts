import type { z } from "zod";
import { fill } from "../../src/domain/locale/fill.ts";
import type { Bilingual, Language } from "../../src/domain/locale/language.ts";
import type { Check, Entry } from "../../src/domain/tutor/knowledge/entry.ts";
import type { tableSchema } from "./schema.ts";

type Table = z.output<typeof tableSchema>;
type Row = {
  readonly names: Readonly<Record<Language, readonly string[]>>;
  readonly values: ReadonlyMap<string, Bilingual>;
};

const pair = (text: string): Bilingual => {
  const [en = "", es = en] = text.split("~").map((one) => one.trim());
  return { en, es };
};

/** @throws a row with too few or too many values */
function rowOf(line: string, { columns }: Table, file: string): Row {
  const [en = "", es = "", ...values] = line.split("|").map((one) => one.trim());
  if (values.length !== columns.length)
    throw new Error(`${file}: ${line}: ${values.length} values for ${columns.length} columns`);
  const names = {
    en: en.split(";").map((one) => one.trim()),
    es: (es === "" ? en : es).split(";").map((one) => one.trim()),
  };
  const told = columns.flatMap((column, at) =>
    values[at] === "-" ? [] : [[column, pair(values[at] ?? "")] as const],
  );
  return { names, values: new Map(told) };
}

const both = <Value>(make: (language: Language) => Value): Readonly<Record<Language, Value>> => ({
  en: make("en"),
  es: make("es"),
});

/** Each row times each fact, the rows by themselves, back from the values, and which is the most and the least. */
export function entriesOf(name: string, table: Table, file: string): readonly Entry[] {
  const rows = table.rows
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => rowOf(line, table, file));
  const sentence = (say: Bilingual, row: Row, language: Language) =>
    ended(capital(fill(say[language], valuesOf(row, language))));
  const entries: Entry[] = [];
  for (const row of rows) {
    const id = `${name}/${row.names.en[0]}`;
    const told = Object.entries(table.facts).filter(([column]) => row.values.has(column));
    for (const [column, { asks, say, why, number, more, quiz }] of told)
      entries.push({
        id: `${id}/${column}`,
        subject: row.names,
        ...(number ? { answers: "number" as const } : why ? {} : { answers: "fact" as const }),
        ...(more === undefined
          ? {}
          : {
              measure: {
                value: numberIn(row, column),
                asks: more.asks,
                more: both((language) => sentence(more.say, row, language)),
              },
            }),
        ...(quiz === undefined ? {} : { check: checkOf(row, column, quiz, say) }),
        asks: both((language) =>
          row.names[language].flatMap((each) => asks[language].map((ask) => `${ask} ${each}`)),
        ),
        tell: both((language) => [sentence(say, row, language)]),
      });
    if (table.alone)
      entries.push({
        id,
        answers: "fact",
        asks: both((language) => row.names[language]),
        tell: both((language) => [told.map(([, { say }]) => sentence(say, row, language)).join(" ")]),
      });
  }
  for (const [column, { back, most, least }] of Object.entries(table.facts)) {
    if (back !== undefined) entries.push(...backwards(`${name}/back/${column}`, rows, column, back));
    for (const [order, wanted] of [
      [-1, most],
      [1, least],
    ] as const) {
      if (wanted === undefined) continue;
      const [first] = rows
        .filter(({ values }) => values.has(column))
        .sort((one, other) => order * (numberIn(one, column) - numberIn(other, column)));
      if (first === undefined) continue;
      entries.push({
        id: `${name}/${order < 0 ? "most" : "least"}/${column}`,
        asks: wanted.asks,
        tell: both((language) => [sentence(wanted.say, first, language)]),
      });
    }
  }
  return entries;
}

/** The value itself is the answer; one of its words does for "Guadalajara, Jalisco". */
function checkOf(row: Row, column: string, quiz: Bilingual, say: Bilingual): Check {
  const value = row.values.get(column) ?? { en: "", es: "" };
  return {
    ask: both((language) => fill(quiz[language], valuesOf(row, language))),
    right: both((language) => [value[language].replace(/[^\p{L}\d ]/gu, " ").trim()]),
    shown: both((language) => capital(fill(say[language], valuesOf(row, language)))),
  };
}

/** A value that several rows have is told of all of them. */
function backwards(id: string, rows: readonly Row[], column: string, back: Bilingual): readonly Entry[] {
  const byValue = Map.groupBy(
    rows.filter(({ values }) => values.has(column)),
    ({ values }) => values.get(column)?.en ?? "",
  );
  return [...byValue].map(([value, same]) => ({
    id: `${id}/${value}`,
    asks: both((language) => [same[0]?.values.get(column)?.[language] ?? value]),
    tell: both((language) => [
      same.map((row) => capital(fill(back[language], valuesOf(row, language)))).join(" "),
    ]),
  }));
}

/** Its first number, of a range the upper one, in kilos where it is of grams; what is too small for a number is 0. */
function numberIn({ values }: Row, column: string): number {
  const text = (values.get(column)?.en ?? "").replace(/(?<=\d),(?=\d{3})/g, "");
  const [, low = "0", high] = /(-?\d[\d.]*)(?: to (\d[\d.]*))?/.exec(text) ?? [];
  const isGrams = /\bgrams?\b/.test(text) && !/\bkilos?\b/.test(text);
  return Number(high ?? low) / (isGrams ? 1000 : 1);
}

function valuesOf({ names, values }: Row, language: Language): Record<string, string> {
  const filled = [...values].map(([column, value]) => [column, value[language]] as const);
  return { name: names[language][0] ?? "", ...Object.fromEntries(filled) };
}

const ended = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

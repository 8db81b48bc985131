import { LANGUAGES } from "../locale/language.ts";

/** A birthday as a parent tells it: the age that a child reaches in a month, the next one where no year is named. */
export type Birthday = {
  readonly turns: number;
  readonly month: number;
  readonly year?: number | null | undefined;
};

/** "Mar", short for March, is the sea. */
const SEA = "mar";

/** The months' names in every language, long and short, without accents, to their number from 1. */
const MONTHS: ReadonlyMap<string, number> = new Map(
  LANGUAGES.flatMap((language) =>
    Array.from({ length: 12 }, (_, month) =>
      (["long", "short"] as const).map((length) => {
        const name = new Intl.DateTimeFormat(language, { month: length, timeZone: "UTC" })
          .format(Date.UTC(2000, month, 1))
          .normalize("NFD")
          .replace(/[\u0300-\u036f.]/g, "")
          .toLowerCase();
        return [name, month + 1] as const;
      }),
    ).flat(),
  ).filter(([name]) => name !== SEA),
);

export const MONTH_NAMES: readonly string[] = [...MONTHS.keys()];

/** The number of the month that a word names. */
export const monthIn = (token: string): number | undefined => MONTHS.get(token);

/** What in a message speaks of birthdays and of times; the words for them are content. */
export type Telling = {
  readonly tokens: readonly string[];
  /** Where the words about a birthday stand. */
  readonly said: readonly number[];
  /** The month that a season ends with, at the word that names the season. */
  readonly seasons: ReadonlyMap<number, number>;
  readonly isNextYear: boolean;
  /** The figures that are ages, and the age that is known from before. */
  readonly ages: readonly number[];
  readonly known: number | null;
  readonly numberOf: (token: string) => number | null;
};

/**
 * The birthday in "she is 5 and turns 6 in March", "tiene 5, en marzo es su cumpleaños": the age is the one that
 * follows the word, else one more than the age that is told; the month is the first that follows it, else the last before.
 */
export function birthdayIn(telling: Telling, today: string): Birthday | null {
  const { tokens, seasons, ages, known, numberOf } = telling;
  const said = telling.said.filter((at) => at >= 0);
  if (said.length === 0) return null;
  const monthAt = (at: number) => MONTHS.get(tokens[at] ?? "") ?? seasons.get(at);
  const places = tokens.map((_, at) => at).filter((at) => monthAt(at) !== undefined);
  const isAge = (at: number) => ages.includes(numberOf(tokens[at] ?? "") ?? -1);
  const numbers = tokens.map((_, at) => at).filter(isAge);
  const ageAfter = (at: number) => numbers.find((each) => each > at && each - at <= NEAR);
  // "He won't be 5 any more, he'll be 6 in July": the age that the month stands by.
  const isDated = (at: number) =>
    places.some((place) => place > (ageAfter(at) ?? place) && place - (ageAfter(at) ?? 0) <= NEAR);
  const aged = said.filter((at) => ageAfter(at) !== undefined);
  const from = aged.find(isDated) ?? aged[0] ?? said.at(-1) ?? 0;
  const place = places.find((at) => at > from) ?? places.findLast((at) => at < from);
  const month = place === undefined ? undefined : monthAt(place);
  if (month === undefined) return null;
  const after = numbers.find((at) => at > from && at - from <= NEAR);
  const before = numbers.findLast((at) => at < from);
  const ofNow = before === undefined ? known : numberOf(tokens[before] ?? "");
  const turns = after === undefined ? (ofNow === null ? null : ofNow + 1) : numberOf(tokens[after] ?? "");
  if (turns === null) return null;
  const named = yearNear(tokens, place ?? 0);
  const isNext = telling.isNextYear || isPast(tokens, place ?? 0, month, today);
  const year = named ?? (isNext ? Number(today.slice(0, 4)) + 1 : null);
  return { turns, month, year };
}
const NEAR = 4;

/** "On November 20", said on the 28th: the next one is a year away. */
function isPast(tokens: readonly string[], place: number, month: number, today: string): boolean {
  const [, now = 0, day = 0] = today.split("-").map(Number);
  const beside = [tokens[place + 1], tokens[place - 1], tokens[place - 2]].map(Number);
  const named = beside.find((value) => value >= 1 && value <= 31);
  return month === now && named !== undefined && named < day;
}

/** "Until 2028? They turn 5 in October 2027": of several years the one that stands next to the month. */
function yearNear(tokens: readonly string[], place: number): number | undefined {
  const years = tokens
    .map((token, at) => ({ year: yearOf(token, tokens[at - 1]), away: Math.abs(at - place) }))
    .filter(({ year }) => year > 0);
  return years.sort((one, other) => one.away - other.away)[0]?.year;
}

/** "2027", "del 27". */
function yearOf(token: string, before = ""): number {
  if (/^20\d\d$/.test(token)) return Number(token);
  return /^[2-4]\d$/.test(token) && /^del?$/.test(before) ? 2000 + Number(token) : 0;
}

/** A month and a year that a message names besides a birthday, as its first day (ISO); a year alone is that of the opening day. */
export function startIn(
  tokens: readonly string[],
  birthday: Birthday | null,
  { today, opening }: { readonly today: string; readonly opening: string },
): string | null {
  const named = tokens.flatMap((token, at) => {
    const month = MONTHS.get(token);
    if (month === undefined) return [];
    const year = [1, 2, 3]
      .map((far) => yearOf(tokens[at + far] ?? "", tokens[at + far - 1]))
      .find((one) => one > 0);
    return [{ month, year: year ?? null }];
  });
  const ofBirthday = named.findIndex(({ month }) => month === birthday?.month);
  const start = named.filter((_, at) => at !== ofBirthday).at(-1);
  if (start !== undefined) {
    const [thisYear = 0, thisMonth = 0] = today.split("-").map(Number);
    return firstOf(start.year ?? (start.month > thisMonth ? thisYear : thisYear + 1), start.month);
  }
  const years = tokens.map((token, at) => yearOf(token, tokens[at - 1])).filter((year) => year > 0);
  const year = years.find((each) => each !== birthday?.year && each !== named[0]?.year);
  return year === undefined ? null : `${year}${opening.slice(4)}`;
}

const firstOf = (year: number, month: number) => `${year}-${String(month).padStart(2, "0")}-01`;

/** The month, as its first day (ISO), in which a child reaches an age. */
export function monthOfAge(age: number, { turns, month, year }: Birthday, today: string): string {
  const [thisYear = 0, thisMonth = 0] = today.split("-").map(Number);
  const next = typeof year === "number" ? year : month >= thisMonth ? thisYear : thisYear + 1;
  return firstOf(next + age - turns, month);
}

/**
 * How old a child will be on a day, from the birthday that comes next after today (ISO dates). Null when the birthday
 * is in the month of that day: it may fall on either side.
 */
export function ageOn(day: string, { turns, month, year }: Birthday, today: string): number | null {
  const monthsOf = (iso: string) => Number(iso.slice(0, 4)) * 12 + Number(iso.slice(5, 7)) - 1;
  const now = monthsOf(today);
  const thisYear = now - (now % 12) + month - 1;
  const next = thisYear >= now ? thisYear : thisYear + 12;
  const until = monthsOf(day) - (typeof year === "number" ? year * 12 + month - 1 : next);
  return until % 12 === 0 ? null : turns + Math.floor(until / 12);
}

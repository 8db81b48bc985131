import type { Bilingual, Language } from "../../locale/language.ts";

/** What a line is for. `emergency` is the police or the number for everything, `ambulance` where it is another one. */
export const LINE_ROLES = ["emergency", "ambulance", "child", "crisis", "abuse", "poison"] as const;
export type LineRole = (typeof LINE_ROLES)[number];

/** One line, as src/content/safety/help-lines.json holds it. `role` is a {@link LineRole}. */
export type HelpLine = {
  readonly role: string;
  readonly number: string;
  /** What to press after the number, where that is needed. */
  readonly option?: string | undefined;
  readonly name: Bilingual;
  readonly hours: Bilingual | null;
  readonly free: boolean | null;
  /** Whom to write to, and with which words, where messages are read too. */
  readonly text?: { readonly to: string; readonly words: string | null } | undefined;
  readonly source: string;
  /** The day on which it was last looked up. */
  readonly checked: string;
  /** False: no page was found that says so. It is for adults to look up, and no child is told it. */
  readonly confirmed: boolean;
  readonly note?: string | undefined;
};

export type Country = { readonly name: Bilingual; readonly lines: readonly HelpLine[] };

export type HelpLines = {
  readonly countries: Readonly<Record<string, Country>>;
  /** Whose numbers are told where neither the school nor the child says which country it is. */
  readonly whenUnknown: readonly string[];
  /** Words between and beside the numbers. */
  readonly speech: Readonly<
    Record<
      Language,
      {
        readonly or: string;
        readonly police: string;
        readonly ambulance: string;
        readonly option: string;
        readonly elsewhere: string;
      }
    >
  >;
};

/** Where a child says that it is, when that is none of the countries we have numbers of. */
export const ELSEWHERE = "elsewhere";

/** The countries whose numbers are told. What the child says outranks the school's setting (decision 103). */
export function countriesFor(
  { countries, whenUnknown }: HelpLines,
  { setting, said }: { readonly setting: string | null; readonly said: string | null },
): readonly string[] {
  if (said === ELSEWHERE) return [];
  for (const country of [said, setting]) {
    if (country !== null && Object.hasOwn(countries, country)) return [country];
  }
  return whenUnknown;
}

/** The lines of the countries, by country: only what is confirmed, since a child may call it. */
export function linesFor(
  content: HelpLines,
  where: { readonly setting: string | null; readonly said: string | null },
): readonly Country[] {
  return countriesFor(content, where).flatMap((code) => {
    const country = content.countries[code];
    return country === undefined
      ? []
      : [{ ...country, lines: country.lines.filter(({ confirmed }) => confirmed) }];
  });
}

/** What a text may ask for: `talk` is any line where a child is listened to. */
export type Blank = LineRole | "talk";
const BLANKS: readonly Blank[] = [...LINE_ROLES, "talk"];

/** What stands in for a role that a country has no line of. */
const INSTEAD: Readonly<Partial<Record<Blank, readonly LineRole[]>>> = {
  ambulance: ["emergency"],
  crisis: ["child"],
  talk: ["child", "crisis"],
};

function lineOf(lines: readonly HelpLine[], role: Blank): HelpLine | null {
  for (const each of [role, ...(INSTEAD[role] ?? [])]) {
    const line = lines.find((one) => one.role === each);
    if (line !== undefined) return line;
  }
  return null;
}

/**
 * The number to call, in words: "911", or with the country where two have different ones. Null when there is none;
 * an emergency has always one.
 */
export function numberOf(
  content: HelpLines,
  countries: readonly Country[],
  role: Blank,
  language: Language,
): string | null {
  const { or, police, ambulance, option, elsewhere } = content.speech[language];
  const said = (line: HelpLine) =>
    line.option === undefined ? line.number : `${line.number}, ${option} ${line.option}`;
  const found = countries.flatMap(({ name, lines }) => {
    const line = lineOf(lines, role);
    if (line === null) return [];
    const other = role === "emergency" ? lineOf(lines, "ambulance") : null;
    const number =
      other === null || other.number === line.number
        ? said(line)
        : `${said(line)} (${police}) ${or} ${said(other)} (${ambulance})`;
    return [{ number, country: name[language] }];
  });
  const [first, ...others] = found;
  if (first === undefined) return role === "emergency" || role === "ambulance" ? elsewhere : null;
  if (countries.length === 1) return first.number;
  const isOne = found.length === countries.length && others.every(({ number }) => number === first.number);
  if (isOne) return first.number;
  return found.map(({ number, country }) => `${number} (${country})`).join(` ${or} `);
}

const BLANK = /\{(\w+)\}/g;
const SENTENCE_END = /(?<=[.!?])\s+/;

/** `[Poison help: {poison}.|Say what it was.]`: what is said with the number, and what where there is none. */
const EITHER = /\[([^|\]]*)\|([^\]]*)\]/g;

/**
 * Puts the numbers into a text with blanks such as `{crisis}`. A sentence whose number there is not is left out, or
 * another is said in its place (`[with the number|without]`).
 */
export function withNumbers(
  text: string,
  content: HelpLines,
  countries: readonly Country[],
  language: Language,
): string {
  const numbers = new Map(
    BLANKS.map((role) => [role as string, numberOf(content, countries, role, language)] as const),
  );
  const isKnown = (part: string) =>
    [...part.matchAll(BLANK)].every(([, role = ""]) => numbers.get(role) != null);
  return text
    .replace(EITHER, (_, known: string, otherwise: string) => (isKnown(known) ? known : otherwise))
    .split(SENTENCE_END)
    .filter(isKnown)
    .map((sentence) => sentence.replace(BLANK, (_, role: string) => numbers.get(role) ?? ""))
    .join(" ");
}

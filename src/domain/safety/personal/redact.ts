import { type Word, wordsOf } from "../reading/fold.ts";
import { leadReader, type PersonalLexicon, talksOf } from "./leads.ts";
import { knownNames } from "./names.ts";
import { numberSpans, spokenPhones } from "./numbers.ts";
import type { PersonalOf, PersonalSpan } from "./personal-span.ts";

const PLACEHOLDERS: Readonly<Record<PersonalOf, string>> = {
  name: "[name]",
  full_name: "[name]",
  email: "[email]",
  phone: "[phone]",
  address: "[address]",
  link: "[link]",
  handle: "[handle]",
  school: "[school]",
  place: "[place]",
  number: "[number]",
  password: "[password]",
  birthday: "[birthday]",
};
/** What a child is reminded to keep to itself. First names and links are removed without a word. */
const REMINDED: ReadonlySet<PersonalOf> = new Set<PersonalOf>([
  "full_name",
  "email",
  "phone",
  "address",
  "handle",
  "school",
  "number",
  "password",
  "birthday",
]);

const EMAIL =
  /(?<![\w.+-])[\w.+-]{1,64}[ ]?@[ ]?[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}|(?<![\w.+-])[\w.+-]{1,64}(?: {1,2}[([{]?(?:dot|punto|underscore|gui[oó]n bajo)[)\]}]? {1,2}[\w+-]{1,40}){0,3} {0,2}[([{]?(?:at|arroba)[)\]}]? {0,2}[\w-]{1,40}(?: {0,2}[([{]?(?:dot|punto|\.)[)\]}]? {0,2}(?:com|mx|net|org|edu|es)\b){1,2}/giu;
const LINK =
  /\b(?:https?:\/\/|www\.)[^\s<>"']{1,2000}|(?<![\w@.])[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,3}\.(?:com|net|org|edu|gov|gob|mx|io|gg|tv|ly|xyz|app|info|site|online|dev|co)\b(?:\/[^\s<>"']{0,500})?/gi;
const HANDLE = /(?<![\w@.])@[a-z0-9_](?:[\w.-]{1,40})|(?<!\w)[A-Za-z_][\w.]{2,30}#\d{4}(?!\d)/gi;

/** What belongs to the word before it: "_23", "-a", and ".23" in a handle. */
const REST_OF_WORD = /(?:[_-]{0,2}[\p{L}\p{N}]){1,40}/uy;
const REST_OF_HANDLE = /(?:[._-]{0,2}[\p{L}\p{N}]){1,40}/uy;

/** Nobody's name ends within a word: what is left of one would tell most of it. */
function toEndOfWord(text: string, span: PersonalSpan): PersonalSpan {
  const rest = span.of === "handle" ? REST_OF_HANDLE : REST_OF_WORD;
  rest.lastIndex = span.to;
  return { ...span, to: span.to + (rest.exec(text)?.[0].length ?? 0) };
}

function regexSpans(text: string): PersonalSpan[] {
  const all = [
    [EMAIL, "email"],
    [LINK, "link"],
    [HANDLE, "handle"],
  ] as const;
  return all.flatMap(([expression, of]) =>
    [...text.matchAll(expression)].map((found) => ({
      from: found.index,
      to: found.index + found[0].length,
      of,
    })),
  );
}

/** Spans in order, none inside or across another; of two that meet, the longer is kept. */
function settled(spans: readonly PersonalSpan[]): PersonalSpan[] {
  const kept: PersonalSpan[] = [];
  for (const span of [...spans].sort((one, other) => one.from - other.from || other.to - one.to)) {
    const last = kept.at(-1);
    if (last === undefined || span.from >= last.to) kept.push(span);
    else if (span.to > last.to) {
      const of = REMINDED.has(last.of) ? last.of : span.of;
      kept[kept.length - 1] = { from: last.from, to: span.to, of };
    } else if (!REMINDED.has(last.of) && REMINDED.has(span.of))
      kept[kept.length - 1] = { ...last, of: span.of };
  }
  return kept;
}

/** Replaces what lies between two offsets of the text. */
export function withPlaceholders(
  text: string,
  spans: readonly PersonalSpan[],
  from = 0,
  to = text.length,
): string {
  let out = "";
  let at = from;
  for (const span of spans) {
    if (span.to <= from || span.from >= to) continue;
    out += text.slice(at, Math.max(at, span.from)) + PLACEHOLDERS[span.of];
    at = Math.min(span.to, to);
  }
  return out + text.slice(at, to);
}

/** Finds personal data, with what the lexicon says of how children give it away. */
export function personalReader(lexicon: PersonalLexicon) {
  const leads = leadReader(lexicon);
  return (text: string, names: readonly string[], words: readonly Word[] = wordsOf(text)) => {
    const spans = settled(
      [
        ...regexSpans(text),
        ...numberSpans(text, talksOf(words, lexicon.phoneWords)),
        ...spokenPhones(words),
        ...leads(text, words),
        ...knownNames(text, words, names, lexicon.namesThatAreWords),
      ].map((span) => toEndOfWord(text, span)),
    );
    return { spans, isReminded: spans.some(({ of }) => REMINDED.has(of)) };
  };
}

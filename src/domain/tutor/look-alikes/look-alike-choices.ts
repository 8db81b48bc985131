import type { LookAlikes } from "../library.ts";
import { LETTER_NAMES } from "../words/letters.ts";
import { stem } from "../words/stem.ts";
import { plain } from "../words.ts";
import { bareOf, isMarked, patternOf, placesOf, tokensOf } from "./look-alike-words.ts";

type Sentence = LookAlikes["sentences"][number];

/** What may stand before a choice: "I think it's", "creo que es". */
const LEAD =
  /^(?:(?:i (?:think|guess|say|choose|pick|write|use)|i would (?:say|write|use)|id (?:say|write|use)|oh i know|the answer is|answer|maybe|probably|perhaps|no it'?s|it'?s|it is|is it|that is|that's|thats|this is|is|(?:it )?(?:should|must) be|goes|with|the(?: word| one)?|number|um+|uh+|hm+|mm+|okay|ok|oh|ah|ay|yes|yeah|well|so|then|obviously|(?:no se|idk|i (?:dont|don't) know|not sure)(?: ,| but| pero)|no ,|(?:yo )?(?:creo|pienso) que|creo|yo digo|tal vez|quizas?|la respuesta es|se escribe(?: con)?|seria|sera|debe ser|era|es|va|uso|pongo|escribo|elijo|escojo|digo|con|la(?: palabra| de)?|el(?: de)?|lo|de|pues|bueno|entonces|claro|ya se|si|numero|,) )*/;
/** What takes back all that was said before it. */
const TAKEN_BACK = /^.*(?:^| )(?:i mean|no wait|wait no|wait|digo|perdon|mejor dicho)(?: ,)? /;
/** What may stand after it, and what begins a reason for it. */
const TRAIL =
  /^(?:(?:,|please|por favor|i think|i guess|right|correct|creo(?: yo)?|verdad|no|maybe|one|word|yes|duh|is it|isn't it|isnt it|goes there|lol|haha+|jaja+|obvio) )*$/;
const REASON =
  /^(?:, )?(?:because|cause|cuz|bc|since|as|like in|porque|por que|pq|xq|ya que|pues|que es|que viene|de|como en|(?:it )?means|significa|quiere decir|is (?:a|the|for|short)|es (?:de|un|una|el|la|lo|para|porque)|with|without|con|sin) /;
/** What says that a word is not the one. */
const NOT = `(?:(?:not|isnt|isn't|is not|aint|ain't|instead of|no es|no era|no va|no lleva|en vez de|ni)(?: (?:the|with|it's|its|a|con|el|la|de))*?|no) `;
const EXPANDED: Readonly<Record<string, string>> = { re: "are", s: "is" };
const NUMBERS: Readonly<Record<string, string>> = { "1": "one", "2": "two", "4": "four" };
const ORDINAL =
  /^(?:the |el |la |lo |number |numero )?(?:(1|1st|first|primer[oa]?)|(2|2nd|second|segund[oa])|(3|3rd|third|tercer[oa]?)|(last|ultim[oa]))(?: (?:one|word|palabra|opcion))?$/;
const MARK = "(?:acento|tilde|apostrofo|accent|apostrophe)";
const THE = "(?:el |la |un |una |an? |the |su |any )?";
const WHICH = "(?:(?:la|el|lo|the|that|this|it|esa|ese) )?(?:(?:palabra|one|word) )?(?:que |that |which )?";
const LACKS = `(?:no (?:lleva|tiene|va con|necesita)|sin|without|(?:doesn't|doesnt|does not) (?:have|need)|has no|with no|no)`;
const HAS = `(?:si )?(?:lleva|tiene|con|va con|with|has|needs|of)`;
const LETTER = String.raw`(ll|[a-zñ]|doble ele|${Object.keys(LETTER_NAMES).join("|")})(?: (?:chica|grande|alta|baja|de \w+))?`;
/** Carries no meaning by itself. */
const EMPTY = new Set(
  `the one word that is it its of for in a an to and has with la el lo los las palabra que es son un una de del con en y
  se algo something what who whom cual quiero want dont yes no not si never nunca viene va tiene means quiere decir porque because cuando when says dice i think creo`.split(
    /\s+/,
  ),
);
/** Longer answers mean something else. */
const MOST_WORDS = 6;

/** Said of the words, but of several of them or of none: "con y" of vaya and baya. */
export const UNDECIDED = "";

/** A choice out of a group: one of its words, undecided, or another spelling, which is wrong in any sentence. */
export function choiceOf({ words }: LookAlikes, { gap }: Sentence, message: string): string | null {
  const said = `${tokensOf(message).join(" ")} `;
  const kept = said.replace(TAKEN_BACK, "");
  const text = dropNegated(words, kept);
  const tokens = text.trim().split(" ");
  const found = byForm(words, tokens) ?? byName(words, gap, tokens) ?? byPlace(words, tokens);
  // "It's not it's" chooses nothing.
  const isDenied = found !== null && new RegExp(`(?<!\\S)${NOT}${plain(found)} `).test(plain(kept));
  return isDenied ? null : found;
}

/** Whether a message only says which word it is not. */
export function rulesOut({ words }: LookAlikes, message: string): boolean {
  const said = `${tokensOf(message).join(" ")} `;
  return dropNegated(words, said) !== said;
}

/** Takes "not two" out of "it's not two, it's too". */
function dropNegated(words: readonly string[], said: string): string {
  // Of plain text, so that positions fit, cut from what was written.
  const hits = [...plain(said).matchAll(new RegExp(`(?<!\\S)${NOT}${patternOf(words)} `, "gu"))];
  return hits.reduceRight(
    (text, { index, 0: hit }) => text.slice(0, index) + text.slice(index + hit.length),
    said,
  );
}

/** The word itself, alone, in its sentence, or with what may stand around it. */
function byName(words: readonly string[], gap: string, tokens: readonly string[]): string | null {
  const [before = "", after = ""] = gap.split(/_+/).map((part) => `${plain(tokensOf(part).join(" "))} `);
  for (let from = 0; from < tokens.length; from += 1) {
    const named = wordAt(words, tokens, from);
    if (named === null) continue;
    const lead = plain(
      tokens
        .slice(0, from)
        .map((token) => `${token} `)
        .join(""),
    ).replace(LEAD, "");
    const trail = withoutStart(
      plain(
        tokens
          .slice(named.to)
          .map((token) => `${token} `)
          .join(""),
      ),
      after,
    );
    const isLed = lead === "" || ` ${before}`.endsWith(` ${lead}`);
    if (isLed && (TRAIL.test(trail) || REASON.test(trail))) return named.word;
  }
  return null;
}

/** Takes away what goes on as the sentence does after its gap. */
function withoutStart(trail: string, after: string): string {
  const parts = after.trim().split(" ");
  for (let count = parts.length; count > 0; count -= 1) {
    const start = `${parts.slice(0, count).join(" ")} `;
    if (start.trim() !== "" && trail.startsWith(start)) return trail.slice(start.length);
  }
  return trail;
}

/** The word of a group that stands at a place: as it is, written out ("they are"), as a figure, or without its marks. */
function wordAt(
  words: readonly string[],
  tokens: readonly string[],
  at: number,
): { readonly word: string; readonly to: number } | null {
  const token = tokens[at] ?? "";
  const two = `${token} ${tokens[at + 1] ?? ""}`;
  const expanded = words.find((word) => {
    const [stem, ending = ""] = word.split("'");
    return `${stem} ${EXPANDED[ending]}` === two;
  });
  const parted = words.find((word) => word.includes(" ") && plain(word) === plain(two));
  const long = expanded ?? parted;
  if (long !== undefined) return { word: long, to: at + 2 };
  const number = NUMBERS[token];
  const exact = words.find((word) => word === token || word === number);
  if (exact !== undefined) return { word: exact, to: at + 1 };
  const near = words.filter((word) => bareOf(word) === bareOf(token));
  const [first] = near;
  if (first === undefined) return null;
  // Without its mark it is still the word; joined or with a mark too many it is none.
  const isBare = plain(token) === token && !near.some((word) => word.includes(" "));
  return { word: isBare ? first : token, to: at + 1 };
}

/** Every way to read an answer without what may stand before it. */
function readings(tokens: readonly string[]): string[] {
  return tokens
    .map((_, at) => [plain(`${tokens.slice(0, at).join(" ")} `), plain(tokens.slice(at).join(" "))] as const)
    .filter(([lead], at) => at === 0 || lead.replace(LEAD, "") === "")
    .map(([, rest]) => rest);
}

/** By what tells it apart: its accent or apostrophe, a letter, the space in it. */
function byForm(words: readonly string[], tokens: readonly string[]): string | null {
  const only = (fits: (each: string) => boolean): string => {
    const found = words.filter(fits);
    return (found.length === 1 ? found[0] : undefined) ?? UNDECIDED;
  };
  const named = new RegExp(`^${patternOf(words)} (?=con |sin |with)`, "u");
  for (const text of readings(tokens).flatMap((each) => [each, each.replace(named, "")])) {
    const matches = (pattern: string) =>
      new RegExp(`^(?:${pattern})(?: ,| please| por favor)?$`, "u").exec(text);
    if (matches(`${WHICH}${LACKS} ${THE}${MARK}|sin|without`) !== null)
      return only((each) => !isMarked(each));
    if (matches(`${WHICH}(?:${HAS} )?${THE}${MARK}(?: one)?|con|with`) !== null) return only(isMarked);
    const lacks = matches(`${WHICH}${LACKS} ${THE}${LETTER}`)?.[1];
    if (lacks !== undefined) return only((each) => !holds(each, lacks));
    const has = matches(`${WHICH}${HAS} ${THE}${LETTER}`)?.[1];
    if (has !== undefined) return only((each) => holds(each, has));
    if (!words.some((each) => each.includes(" "))) continue;
    if (matches(`${WHICH}(?:va )?(?:todo )?(?:junt|pegad)[oa]s?|(?:en )?una(?: sola)? palabra`) !== null)
      return only((each) => !each.includes(" "));
    if (matches(`${WHICH}(?:va )?separad[oa]s?|(?:en |son )?dos palabras`) !== null)
      return only((each) => each.includes(" "));
  }
  return null;
}

/** By its place in the list: "the first one", "la segunda". */
function byPlace(words: readonly string[], tokens: readonly string[]): string | null {
  for (const text of readings(tokens)) {
    const place =
      ORDINAL.exec(text)
        ?.slice(1)
        .findIndex((each) => each !== undefined) ?? -1;
    if (place >= 0) return (place === 3 ? words.at(-1) : words[place]) ?? UNDECIDED;
  }
  return null;
}

/** Whether a word has a letter that is heard or seen as one: the h of "echo" belongs to its ch. */
function holds(word: string, letter: string): boolean {
  const sought = letter === "doble ele" ? "ll" : (LETTER_NAMES[letter] ?? letter);
  const letters = plain(word).replaceAll("ch", "#");
  return sought === "ll" ? letters.includes("ll") : letters.replaceAll("ll", "").includes(sought);
}

/** A choice by its meaning, in words of the tip: "the place", "la de haber". Null when several or none have them. */
export function meantOf({ words, tip }: LookAlikes, message: string): string | null {
  const tokens = tokensOf(message).map((token) => plain(token));
  const content = tokens.filter((token) => /\p{L}/u.test(token) && !EMPTY.has(token));
  if (content.length === 0 || tokens.length > MOST_WORDS || names(words, message)) return null;
  const fits = [...meanings(words, tip)].filter(([, meaning]) =>
    content.every((token) => meaning.some((each) => stem(each) === stem(token))),
  );
  return fits.length === 1 ? (fits[0]?.[0] ?? null) : null;
}

/** Whether a word of the group stands in a message as more than a small word: it was no choice, so no meaning is. */
function names(words: readonly string[], message: string): boolean {
  return placesOf(words, tokensOf(message)).some(({ raw }) => !EMPTY.has(raw));
}

/** What a tip says of each word: all from where it is first named to where the next one is. */
function meanings(words: readonly string[], tip: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  let current: string[] = [];
  for (const part of tip.split(/(?=[“«])/)) {
    const named = /^[“«]([^”»]+)/.exec(part)?.[1]?.toLowerCase() ?? "";
    if (words.includes(named) && !found.has(named)) {
      current = [];
      found.set(named, current);
    }
    current.push(...tokensOf(part.replace(/^[“«]/, "")).map((token) => plain(token)));
  }
  return found;
}

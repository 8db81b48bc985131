import { editDistance } from "../language/spelling.ts";
import type { Language } from "../locale/language.ts";
import { isAsking } from "./asking.ts";
import { writtenAs } from "./dictionary.ts";
import { LETTER_NAMES } from "./letters.ts";
import { groupOf } from "./look-alikes/look-alike-questions.ts";
import { findUnknownPair } from "./look-alikes/look-alike-unknown.ts";
import { askAbout, soundsLike } from "./look-alikes/look-alikes.ts";
import type { Waiting } from "./state.ts";
import { type Answer, answer, commands, say, type Turn } from "./turn.ts";
import { plain } from "./words.ts";

type Listed = { readonly word: string; readonly parts: readonly string[]; readonly language: Language };

const ASKS = [
  /\b(?:how (?:do|would|can) (?:you|u|i|we) (?:spell?|write)|how to (?:spell?|write)|how is|spell?|help me (?:to )?(?:spell|write))\s+(?:the word\s+)?["“'«]?([\p{L}]+)["”'»]?(?: spelled| written)?\s*$/u,
  /\b(?:como se (?:escribe|deletrea)|como (?:escribo|deletreo)|deletrea|deletrear|ayudame a (?:escribir|deletrear)|se escribe)\s+(?:la palabra\s+)?["“'«]?([\p{L}]+)["”'»]?\s*$/u,
];
/** "How do you write my name, it's Mila": spelled as it was written. */
const ASKS_NAME =
  /\b(?:spell|write|escribe|deletrea) (?:my name|mi nombre) (?:(?:its|it s|is|es|soy|me llamo|i am|im) )?(\p{L}{2,20})$/u;
const WITH_LETTER =
  /([\p{L}]{2,})\s+(?:se escribe |se escriben |es |va |lleva |is spelled |spelled |is written )?(?:con |with )?(?:an? |una? )?(ll|qu|ch|[a-zñ])\s+(?:o|or)\s+(?:con |with )?(?:an? |una? )?(ll|qu|ch|[a-zñ])\b/u;
const WORD_LAST =
  /(?:con|with)\s+(?:an? )?(ll|qu|ch|[a-zñ])\s+(?:o|or)\s+(?:con |with )?(?:an? )?(ll|qu|ch|[a-zñ])\s+(?:se escribe )?(?:la palabra )?([\p{L}]{2,})\s*$/u;
/** A word with an apostrophe or a space, at the end of the question: "they're", "a veces". */
const ASKS_MARKED =
  /\b(?:spell|write|se escribe|escribo|se deletrea)\s+(?:the word\s+|la palabra\s+)?["“«]?([\p{L}]+(?:['’ ][\p{L}]+))["”»]?\s*$/u;
const NO_WORD = new Set("it that this eso esto my name nombre escribe word palabra o y".split(" "));
/** A word that is set has gaps: of shorter ones several would fit. */
const SHORTEST_SET = 5;
/** In words: "is it butterfly?" */
const LONGEST_QUOTE = 3;

/** "How do you spell butterfly?", "¿burro se escribe con b o v?": a word is told in letters and parts, of a letter a hint comes first. */
export function askedSpelling(turn: Turn): Answer | null {
  const text = plain(turn.message)
    .replace(/[¿?¡!.,;:]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  const name = ASKS_NAME.exec(text)?.[1];
  if (name !== undefined) return spelledName(turn, name);
  const pair = WITH_LETTER.exec(text);
  const last = pair === null ? WORD_LAST.exec(text) : null;
  const spelled = spelledOut(turn, text);
  if (spelled !== null) return spelled;
  if (pair !== null) return letterQuestion(turn, pair[1] ?? "", [pair[2] ?? "", pair[3] ?? ""]);
  if (last !== null) return letterQuestion(turn, last[3] ?? "", [last[1] ?? "", last[2] ?? ""]);
  const asked = ASKS.map((pattern) => pattern.exec(text)?.[1]).find((word) => word !== undefined);
  if (asked === undefined)
    return (
      askedMarked(turn, text) ?? askedPair(turn) ?? (commands(turn, "spelling") ? setSpelling(turn) : null)
    );
  if (NO_WORD.has(asked)) return answer(turn, [say(turn, "spell_which")], null);
  const exact = findExact(turn, asked);
  // Of a short word that sounds like another, its meaning is what helps; a longer one is spelled first.
  const alike = exact === null || exact.parts.length === 1 ? askAbout(turn, asked) : null;
  if (alike !== null) return alike;
  const listed = exact ?? findNear(turn, asked);
  if (listed !== null) return ask(turn, listed);
  const mended = writtenAs(turn.library, turn.state.language, asked);
  const known = mended === null ? null : findExact(turn, mended);
  return known === null ? fromDictionary(turn, asked) : ask(turn, known);
}

/** "B e c a u s e": a word said letter by letter, right as it is. */
function spelledOut(turn: Turn, text: string): Answer | null {
  const isLetters = /^(?:\p{L}[ -]+){2,}\p{L}$/u.test(text);
  const word = text.replace(/[ -]/g, "");
  if (!isLetters || turn.state.waiting !== null) return null;
  const right = findExact(turn, word)?.word ?? writtenAs(turn.library, turn.state.language, word);
  if (right === null) return null;
  const phrase = plain(right) === word ? "spell_right" : "spell_letters";
  return answer(
    turn,
    [say(turn, phrase, { word: right, letters: letters(right), count: String(right.length) })],
    null,
  );
}

function spelledName(turn: Turn, said: string): Answer {
  const own = (turn.message.match(/\p{L}+/gu) ?? []).findLast((each) => plain(each) === said) ?? said;
  const word = own.charAt(0).toUpperCase() + own.slice(1);
  const values = { word, letters: letters(word), count: String([...word].length) };
  return answer(turn, [say(turn, "spell_letters", values)], null, { act: "worked" });
}

/** A word that is not listed with its parts, but that the library writes. */
function fromDictionary(turn: Turn, asked: string): Answer {
  const word = writtenAs(turn.library, turn.state.language, asked);
  if (word === null) return unsure(turn);
  const values = { word, letters: letters(word), count: String([...word].length) };
  return answer(turn, [say(turn, "spell_letters", values)], null, { act: "spelled" });
}

/** "How do you spell they're": such words are listed only among those that sound alike. */
function askedMarked(turn: Turn, text: string): Answer | null {
  const asked = ASKS_MARKED.exec(text)?.[1];
  return asked === undefined ? null : askAbout(turn, asked);
}

/** Two words that sound alike and are in no group: "vaca o baca" asks for a letter, "hacer o aser" for the word, of others nothing is known. */
function askedPair(turn: Turn): Answer | null {
  const pair = findUnknownPair(turn);
  if (pair === null) return null;
  const [one, other] = pair;
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  const [known, ...more] = pair.map((word) => findExact(turn, word)).filter((each) => each !== null);
  // English words that sound alike are words, both of them.
  if (known?.language === "es" && more.length === 0)
    return one.slice(at + 1) === other.slice(at + 1)
      ? letterQuestion(turn, known.word, [one.charAt(at), other.charAt(at)])
      : ask(turn, known);
  return answer(turn, [say(turn, "alike_unknown")], null, { nature: "open" });
}

/** A word of the tutor's choice: with gaps, since it must not be read off. */
function setSpelling(turn: Turn): Answer {
  const { language, turn: at } = turn.state;
  const words = turn.library.spelling[language].words
    .map((listed) => read(listed, language).word)
    .filter((word) => word.length >= SHORTEST_SET && groupOf(turn, word) === null);
  const word = words[(at * 7) % words.length];
  if (word === undefined) return answer(turn, [say(turn, "spell_which")], null);
  const asked = say(turn, "spell_set", { count: String([...word].length), gaps: gaps(word) });
  return answer(turn, [asked], { kind: "spelling", word, tries: 0 });
}

/** The child's try at a word; null when the message is about something else. */
/** "And friend": another word is asked in the same way. */
function nextWord(turn: Turn) {
  const [lead = "", word = "", ...others] = turn.words;
  const { leads } = turn.library.followUps[turn.state.language];
  return others.length === 0 && leads.includes(lead) ? (findExact(turn, word) ?? undefined) : undefined;
}

export function triedSpelling(turn: Turn, waiting: Waiting & { kind: "spelling" }): Answer | null {
  const listed = findExact(turn, waiting.word) ?? unlisted(turn, waiting.word);
  const { word } = listed;
  const other = nextWord(turn);
  if (other !== undefined) return ask(turn, other);
  const lettered = askedLetter(turn, listed);
  if (lettered !== null) return lettered;
  const attempt = attemptOf(turn, word);
  if (attempt === word || (attempt !== null && attempt.normalize("NFC") === word)) {
    return answer(
      turn,
      [say(turn, "spell_right", { word, letters: letters(word) }), tip(turn, listed), soundsLike(turn, word)],
      null,
    );
  }
  if (attempt !== null && plain(attempt) === plain(word)) {
    return answer(turn, [say(turn, "spell_accent", { word })], null);
  }
  const gaveUp = commands(turn, "unsure") || commands(turn, "show");
  if (attempt === null && !gaveUp) return null;
  if (waiting.tries >= 1) {
    const shown = say(turn, "spell_shown", { word, letters: letters(word), parts: listed.parts.join("-") });
    return answer(turn, [shown, tip(turn, listed), soundsLike(turn, word)], null);
  }
  const opening = attempt === null ? "" : say(turn, "spell_wrong");
  const text = say(turn, "spell_hint", { gaps: attempt === null ? gaps(word) : gapAt(word, attempt) });
  return answer(turn, [opening, text, tip(turn, listed)], { ...waiting, tries: waiting.tries + 1 });
}

/** "With k?", "g or j": of the word at hand, whether it has such a letter. */
function askedLetter(turn: Turn, listed: Listed): Answer | null {
  const { word } = listed;
  const said =
    /(?:^|\s)(?:con|with|va|es|lleva|has|is it)\s+(?:an? |una? )?(?:con )?(ll|qu|ch|[a-zñ])(?:\s+(?:o|or)\s+(?:con |with )?(?:an? |una? )?(ll|qu|ch|[a-zñ]))?\s*$/u.exec(
      plain(turn.message)
        .replace(/[¿?¡!.,]+/g, " ")
        .trim(),
    );
  if (said === null || turn.words.length > LONGEST_LETTERS) return null;
  const held = said.slice(1).filter((letter) => letter !== undefined && plain(word).includes(letter));
  const values = { word, letters: letters(word), letter: held[0] ?? "" };
  const phrase = held.length === 1 ? "letter_right" : "letter_not";
  return answer(turn, [say(turn, phrase, values), tip(turn, listed)], null, { act: "told" });
}
const LONGEST_LETTERS = 8;

/** The child chooses the letter; null when the message is about something else. */
export function triedLetter(turn: Turn, waiting: Waiting & { kind: "letter" }): Answer | null {
  const listed = findExact(turn, waiting.word) ?? unlisted(turn, waiting.word);
  const { word } = listed;
  const letter = letterAt(word, waiting.at);
  // "And burro?": the same is asked of another word.
  const other = turn.words.find(
    (each) => each.length > 3 && each !== plain(word) && findExact(turn, each) !== null,
  );
  if (other !== undefined && turn.words.length <= 3) {
    const next = findExact(turn, other);
    return next === null ? null : ask(turn, next);
  }
  const said = turn.words.map((each) => LETTER_NAMES[each] ?? each);
  const values = { word, letter, letters: letters(word) };
  if (said.includes(letter) || said.includes(plain(word))) {
    return answer(turn, [say(turn, "letter_right", values), tip(turn, listed)], null);
  }
  const isTry =
    said.some((each) => each.length === 1 && /[a-zñ]/.test(each)) ||
    commands(turn, "unsure") ||
    commands(turn, "show");
  if (!isTry) return null;
  if (waiting.tries >= 1) return answer(turn, [say(turn, "letter_shown", values), tip(turn, listed)], null);
  return answer(
    turn,
    [say(turn, "letter_hint", { gaps: hide(word, waiting.at, letter.length) }), tip(turn, listed)],
    {
      ...waiting,
      tries: waiting.tries + 1,
    },
  );
}

function letterQuestion(turn: Turn, said: string, pair: readonly [string, string]): Answer {
  const group = groupOf(turn, said);
  if (group !== null && differIn(group.words, pair)) return askAbout(turn, said) ?? unsure(turn);
  const near = () => findNear(turn, said) ?? known(turn, said, pair);
  const listed = findExact(turn, said, pair) ?? (group === null ? near() : null);
  const at = listed === null ? -1 : placeOf(listed.word, said, pair);
  if (listed === null || at < 0) return askAbout(turn, said) ?? unsure(turn);
  const [one, other] = pair;
  const first = say(turn, "letter_asked", {
    gaps: hide(listed.word, at, letterAt(listed.word, at).length),
    one,
    other,
  });
  return answer(turn, [first], { kind: "letter", word: listed.word, at, tries: 0 });
}

/** A word that the library writes, and no list holds with its parts. */
const unlisted = ({ state }: Turn, word: string): Listed => ({
  word,
  parts: [word],
  language: state.language,
});

const unsure = (turn: Turn): Answer => answer(turn, [say(turn, "spell_unknown")], null);

/** A word that the library writes, with either of the letters in question: "avion", "abion". */
function known(turn: Turn, said: string, [one, other]: readonly [string, string]): Listed | null {
  const forms = [said, said.replaceAll(one, other), said.replaceAll(other, one)];
  const right = forms
    .map((form) => writtenAs(turn.library, turn.state.language, form))
    .find((word, at) => word !== null && plain(word) === plain(forms[at] ?? ""));
  return right === undefined || right === null ? null : unlisted(turn, right);
}

/** Whether the letters in question are what parts two words that sound alike: then either may be meant. */
function differIn(words: readonly string[], pair: readonly string[]): boolean {
  const [long = "", short = ""] = [...pair].sort((one, other) => other.length - one.length);
  const blank = words.map((word) => plain(word).replaceAll(long, "*").replaceAll(short, "*"));
  return new Set(blank).size < blank.length;
}

/** Where the letter in question stands: where the right word has one of the two. */
function placeOf(word: string, said: string, pair: readonly string[]): number {
  const bare = plain(word);
  const different = [...bare].findIndex((letter, at) => pair.includes(letter) && said[at] !== letter);
  if (different >= 0 && bare.length === said.length) return different;
  return [...bare].findIndex((letter, at) => pair.includes(letter) || pair.includes(bare.slice(at, at + 2)));
}

const letterAt = (word: string, at: number): string => plain(word).charAt(at);
const hide = (word: string, at: number, length: number): string =>
  `${word.slice(0, at)}${"_".repeat(length)}${word.slice(at + length)}`;

/** The word in letters and parts with what to mind; then it is covered and written from memory. */
function ask(turn: Turn, listed: Listed): Answer {
  const { word, parts } = listed;
  const values = { word, letters: letters(word), parts: parts.join("-"), count: String([...word].length) };
  const told = say(turn, parts.length === 1 ? "spell_told_one" : "spell_told", values);
  const watch = groupOf(turn, word) === null ? "" : say(turn, "spell_alike");
  const waiting = { kind: "spelling", word, tries: 0 } as const;
  return answer(turn, [told, watch === "" ? tip(turn, listed) : watch, say(turn, "spell_cover")], waiting, {
    act: "spelled",
  });
}

/** What the child spelled: letters one by one, or the word nearest to it in form. */
function attemptOf(turn: Turn, word: string): string | null {
  const { message } = turn;
  const text = message.toLowerCase().normalize("NFC");
  const single = text.match(/(?<!\p{L})\p{L}(?!\p{L})/gu)?.join("") ?? "";
  if (single.length >= 3) return single;
  const candidates = text.match(/\p{L}+/gu) ?? [];
  // "Why do cats purr" asks, and in a longer sentence some word is always a little like it.
  if (candidates.length > LONGEST_QUOTE && isAsking(turn)) return null;
  // "Is kat right": asked of a word like it, whatever stands around.
  const isChecked = candidates.length <= LONGEST_QUOTE && commands(turn, "spelled_right");
  if (!isChecked && (candidates.length > 6 || (candidates.length > 1 && isAsking(turn))))
    return candidates.find((each) => each === word) ?? null;
  const near = candidates
    .map((each) => ({ each, distance: editDistance(plain(each), plain(word), word.length) }))
    .sort((one, other) => one.distance - other.distance)[0];
  const farthest = Math.ceil(word.length / (candidates.length > 2 ? 4 : 2));
  return near !== undefined && near.distance <= Math.max(1, farthest) ? near.each : null;
}

/** A listed word: as it is said, or with one of two letters in the other's place. */
function findExact(turn: Turn, said: string, pair: readonly string[] = []): Listed | null {
  const wanted = plain(said);
  const swapped = (text: string) =>
    [...text].map((letter) => (pair.includes(letter) ? "*" : letter)).join("");
  for (const list of listsOf(turn)) {
    const exact =
      list.find((each) => plain(each.word) === wanted) ??
      list.find((each) => swapped(plain(each.word)) === swapped(wanted));
    if (exact !== undefined) return exact;
  }
  return null;
}

/** A listed word that a longer one is a misspelling of. */
function findNear(turn: Turn, said: string): Listed | null {
  const wanted = plain(said);
  const limit = wanted.length >= 7 ? 2 : wanted.length >= 5 ? 1 : 0;
  if (limit === 0) return null;
  const isNear = (bare: string) => bare[0] === wanted[0] && editDistance(wanted, bare, limit) <= limit;
  for (const list of listsOf(turn)) {
    const near = list.find(({ word }) => isNear(plain(word)));
    if (near !== undefined) return near;
  }
  return null;
}

/** How a word that a child wrote is surely written; null where it is right, or nobody knows it. */
export function misspelled(turn: Turn, said: string): string | null {
  const { language } = turn.state;
  const right = writtenAs(turn.library, language, said);
  if (right === null || right === said) return null;
  if (plain(right) === plain(said)) return right;
  return findExact(turn, said) === null && findNear(turn, said)?.word === right ? right : null;
}

/** The words that are checked, those of the thread's language first. */
function listsOf({ library, state }: Turn): readonly (readonly Listed[])[] {
  const languages: Language[] = state.language === "en" ? ["en", "es"] : ["es", "en"];
  return languages.map((language) => library.spelling[language].words.map((each) => read(each, language)));
}

function read(listed: string, language: Language): Listed {
  const parts = listed.split("·");
  return { word: parts.join(""), parts, language };
}

const tip = ({ library }: Turn, { word, language }: Listed): string =>
  library.spelling[language].tips[word] ?? "";
const letters = (word: string): string => [...word].join("-");
/** What is right is shown, and hidden is where the try went another way: "kueso" is met with "_ _ e s o". */
export function gapAt(word: string, attempt: string): string {
  const [right, said] = [[...word], [...plain(attempt)]];
  const bare = [...plain(word)];
  let from = 0;
  while (from < bare.length && bare[from] === said[from]) from += 1;
  let kept = 0;
  while (kept < bare.length - from && bare.at(-1 - kept) === said.at(-1 - kept)) kept += 1;
  const until = Math.max(bare.length - kept, from + 1);
  return right.map((letter, at) => (at >= from && at < until ? "_" : letter)).join(" ");
}

/** Every third letter hidden, the first one shown: "bu_te_fl_". */
const gaps = (word: string): string => [...word].map((letter, at) => (at % 3 === 2 ? "_" : letter)).join(" ");

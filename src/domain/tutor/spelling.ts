import { editDistance } from "../enrolment/assistant/spelling.ts";
import type { Language } from "../locale/language.ts";
import { askAbout } from "./look-alikes.ts";
import type { Waiting } from "./state.ts";
import { type Answer, answer, commands, say, type Turn } from "./turn.ts";
import { plain } from "./words.ts";

type Listed = { readonly word: string; readonly parts: readonly string[]; readonly language: Language };

const ASKS = [
  /\b(?:how (?:do|would|can) (?:you|i|we) (?:spell|write)|how to (?:spell|write)|how is|spell|help me (?:to )?(?:spell|write))\s+(?:the word\s+)?["“'«]?([\p{L}]+)["”'»]?(?: spelled| written)?\s*$/u,
  /\b(?:como se (?:escribe|deletrea)|como (?:escribo|deletreo)|deletrea|deletrear|ayudame a (?:escribir|deletrear)|se escribe)\s+(?:la palabra\s+)?["“'«]?([\p{L}]+)["”'»]?\s*$/u,
];
const WITH_LETTER =
  /([\p{L}]{2,})\s+(?:se escribe |se escriben |es |va |lleva |is spelled |spelled |is written )?(?:con |with )?(?:an? |una? )?(ll|qu|ch|[a-zñ])\s+(?:o|or)\s+(?:con |with )?(?:an? |una? )?(ll|qu|ch|[a-zñ])\b/u;
const WORD_LAST =
  /(?:con|with)\s+(?:an? )?(ll|qu|ch|[a-zñ])\s+(?:o|or)\s+(?:con |with )?(?:an? )?(ll|qu|ch|[a-zñ])\s+(?:se escribe )?(?:la palabra )?([\p{L}]{2,})\s*$/u;
const NO_WORD = new Set([
  "it",
  "that",
  "this",
  "eso",
  "esto",
  "se",
  "my",
  "mi",
  "name",
  "nombre",
  "escribe",
  "word",
  "palabra",
  "o",
  "y",
]);

/** "How do you spell butterfly?", "¿burro se escribe con b o v?": parts and a first hint, then the child tries. */
export function askedSpelling(turn: Turn): Answer | null {
  const text = plain(turn.message)
    .replace(/[¿?¡!.,;:]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  const pair = WITH_LETTER.exec(text);
  const last = pair === null ? WORD_LAST.exec(text) : null;
  if (pair !== null) return letterQuestion(turn, pair[1] ?? "", [pair[2] ?? "", pair[3] ?? ""]);
  if (last !== null) return letterQuestion(turn, last[3] ?? "", [last[1] ?? "", last[2] ?? ""]);
  const asked = ASKS.map((pattern) => pattern.exec(text)?.[1]).find((word) => word !== undefined);
  if (asked === undefined) return commands(turn, "spelling") ? setSpelling(turn) : null;
  if (NO_WORD.has(asked)) return answer(turn, [say(turn, "spell_which")], null);
  const listed = find(turn, asked);
  if (listed === null) return askAbout(turn, asked) ?? answer(turn, [say(turn, "spell_unknown")], null);
  return ask(turn, listed);
}

function setSpelling(turn: Turn): Answer {
  const { words } = turn.library.spelling[turn.state.language];
  const listed = words[(turn.state.turn * 7) % words.length];
  return listed === undefined
    ? answer(turn, [say(turn, "spell_which")], null)
    : ask(turn, read(listed, turn.state.language));
}

/** The child's try at a word; null when the message is about something else. */
export function triedSpelling(turn: Turn, waiting: Waiting & { kind: "spelling" }): Answer | null {
  const listed = find(turn, waiting.word);
  if (listed === null) return null;
  const { word } = listed;
  const attempt = attemptOf(turn, word);
  if (attempt === word || (attempt !== null && attempt.normalize("NFC") === word)) {
    return answer(
      turn,
      [say(turn, "spell_right", { word, letters: letters(word) }), tip(turn, listed)],
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
    return answer(turn, [shown, tip(turn, listed)], null);
  }
  const opening = attempt === null ? "" : say(turn, "spell_wrong");
  const text = say(turn, "spell_hint", { gaps: gaps(word) });
  return answer(turn, [opening, text, tip(turn, listed)], { ...waiting, tries: waiting.tries + 1 });
}

/** The child chooses the letter; null when the message is about something else. */
export function triedLetter(turn: Turn, waiting: Waiting & { kind: "letter" }): Answer | null {
  const listed = find(turn, waiting.word);
  if (listed === null) return null;
  const { word } = listed;
  const letter = letterAt(word, waiting.at);
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

/** How letters are called when they are said aloud. */
const LETTER_NAMES: Readonly<Record<string, string>> = {
  ...{
    be: "b",
    bee: "b",
    uve: "v",
    ve: "v",
    vee: "v",
    ce: "c",
    cee: "c",
    ese: "s",
    ess: "s",
    zeta: "z",
    zee: "z",
  },
  ...{ ge: "g", gee: "g", jota: "j", jay: "j", ka: "k", kay: "k", hache: "h", ye: "y" },
};

function letterQuestion(turn: Turn, said: string, pair: readonly [string, string]): Answer {
  const listed = find(turn, said, pair);
  const at = listed === null ? -1 : placeOf(listed.word, said, pair);
  if (listed === null || at < 0) return answer(turn, [say(turn, "spell_unknown")], null);
  const [one, other] = pair;
  const first = say(turn, "letter_asked", {
    gaps: hide(listed.word, at, letterAt(listed.word, at).length),
    one,
    other,
  });
  return answer(turn, [first], { kind: "letter", word: listed.word, at, tries: 0 });
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

function ask(turn: Turn, listed: Listed): Answer {
  const { word, parts } = listed;
  const values = { parts: String(parts.length), count: String([...word].length), first: parts[0] ?? "" };
  return answer(turn, [say(turn, "spell_asked", values)], { kind: "spelling", word, tries: 0 });
}

/** What the child spelled: letters one by one, or the word nearest to it in form. */
function attemptOf({ message }: Turn, word: string): string | null {
  const text = message.toLowerCase().normalize("NFC");
  const single = text.match(/(?<!\p{L})\p{L}(?!\p{L})/gu)?.join("") ?? "";
  if (single.length >= 3) return single;
  const candidates = text.match(/\p{L}+/gu) ?? [];
  const near = candidates
    .map((each) => ({ each, distance: editDistance(plain(each), plain(word), word.length) }))
    .sort((one, other) => one.distance - other.distance)[0];
  return near !== undefined && near.distance <= Math.max(1, Math.ceil(word.length / 2)) ? near.each : null;
}

function find({ library, state }: Turn, said: string, pair: readonly string[] = []): Listed | null {
  const languages: Language[] = state.language === "en" ? ["en", "es"] : ["es", "en"];
  const wanted = plain(said);
  const lists = languages.map((language) =>
    library.spelling[language].words.map((each) => read(each, language)),
  );
  const bare = (listed: Listed) => plain(listed.word);
  const swapped = (text: string) =>
    [...text].map((letter) => (pair.includes(letter) ? "*" : letter)).join("");
  for (const list of lists) {
    const exact =
      list.find((each) => bare(each) === wanted) ??
      list.find((each) => swapped(bare(each)) === swapped(wanted));
    if (exact !== undefined) return exact;
  }
  const limit = wanted.length >= 7 ? 2 : wanted.length >= 5 ? 1 : 0;
  if (limit === 0) return null;
  for (const list of lists) {
    const near = list.find(
      (each) => bare(each)[0] === wanted[0] && editDistance(wanted, bare(each), limit) <= limit,
    );
    if (near !== undefined) return near;
  }
  return null;
}

function read(listed: string, language: Language): Listed {
  const parts = listed.split("·");
  return { word: parts.join(""), parts, language };
}

const tip = ({ library }: Turn, { word, language }: Listed): string =>
  library.spelling[language].tips[word] ?? "";
const letters = (word: string): string => [...word].join("-");
/** Every third letter hidden, the first one shown: "bu_te_fl_". */
const gaps = (word: string): string => [...word].map((letter, at) => (at % 3 === 2 ? "_" : letter)).join(" ");

import { findUnknownPair } from "../look-alikes/look-alike-unknown.ts";
import { askAbout } from "../look-alikes/look-alikes.ts";
import { type Answer, answer, commands, say, type Turn } from "../turn.ts";
import { writtenAs } from "../words/dictionary.ts";
import { plain } from "../words.ts";
import { letters } from "./gaps.ts";
import { letterQuestion } from "./letter-in-question.ts";
import { findExact, findNear } from "./listed-words.ts";
import { ask, fromDictionary, setSpelling, spelledName } from "./telling.ts";

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
  if (known !== undefined && turn.library.spelling[known.language].isAsItSounds && more.length === 0)
    return one.slice(at + 1) === other.slice(at + 1)
      ? letterQuestion(turn, known.word, [one.charAt(at), other.charAt(at)])
      : ask(turn, known);
  return answer(turn, [say(turn, "alike_unknown")], null, { nature: "open" });
}

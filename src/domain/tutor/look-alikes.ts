import { isAsking } from "./asking.ts";
import type { LookAlikes } from "./library.ts";
import type { Waiting } from "./state.ts";
import { type Answer, answer, commands, say, type Turn } from "./turn.ts";
import { plain, wordsOf } from "./words.ts";

/** What asks about one word, which then ends the message. */
const ABOUT_ONE =
  /(?:when (?:do|should|can) (?:i|we|you) (?:use|write|say)|how (?:do|should) (?:i|we|you) use|cuando (?:se )?(?:uso|usa|usamos|escribo|escribe|pongo)|como se usa)(?: la palabra| the word)?/;
/** What is said of how words are written. */
const ABOUT_WRITING = /accent|acento|tilde|apostrophe|difference|diferencia|spell|escrib|\bus[eoa]r?\b/;
const OR = String.raw`\s*\b(?:or|vs|versus|o|u)\s+`;
const AND = String.raw`\s*(?:,|/|\b(?:and|y|e)\s)\s*`;

/** Of words that sound alike, the ones a message asks about; null when it asks about none. */
export function findLookAlikes(turn: Turn): LookAlikes | null {
  const text = plain(turn.message)
    .replaceAll("’", "'")
    .replace(/["“”«»¿?¡!.]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  const isAbout = isAsking(turn) || ABOUT_WRITING.test(text);
  return inOrder(turn).find((each) => isAsked(each, text, isAbout)) ?? null;
}

/** The thread's language first. */
function inOrder({ library, state }: Turn): readonly LookAlikes[] {
  const mine = library.lookAlikes.filter(({ language }) => language === state.language);
  return [...mine, ...library.lookAlikes.filter(({ language }) => language !== state.language)];
}

function isAsked({ words }: LookAlikes, text: string, isAbout: boolean): boolean {
  const forms = [...new Set(words.map(plain))];
  const any = `(?<![\\p{L}'])(${forms.join("|")})(?![\\p{L}'])`;
  const pair = new RegExp(`${any}(?:${OR}${isAbout ? `|${AND}` : ""})${any}`, "u").exec(text);
  // "Tú o tu" is one word twice, without its accent: only who speaks of writing means that.
  if (pair !== null) return pair[1] !== pair[2] || (forms.length < words.length && ABOUT_WRITING.test(text));
  return new RegExp(`${ABOUT_ONE.source} ${any}(?: con acento| sin acento)?$`, "u").test(text);
}

/** "Is it hay or ahí?": what each one is, and then a sentence to try. */
export function askedLookAlikes(turn: Turn): Answer | null {
  const found = findLookAlikes(turn);
  return found === null ? null : ask(turn, found);
}

/** The same for one word that a child wants to write; null when nothing sounds like it. */
export function askAbout(turn: Turn, word: string): Answer | null {
  const found = inOrder(turn).find(({ words }) => words.some((each) => plain(each) === plain(word)));
  return found === undefined ? null : ask(turn, found);
}

function ask(turn: Turn, { id, tip, sentences }: LookAlikes): Answer {
  const at = turn.state.turn % sentences.length;
  const gap = sentences[at]?.gap ?? "";
  return answer(turn, [tip, say(turn, "alike_asked", { gap })], { kind: "alike", id, at, tries: 0 });
}

/** The child's choice; null when the message is about something else. */
export function triedLookAlikes(turn: Turn, waiting: Waiting & { kind: "alike" }): Answer | null {
  const found = turn.library.lookAlikes.find(({ id }) => id === waiting.id);
  const sentence = found?.sentences[waiting.at];
  if (found === undefined || sentence === undefined) return null;
  const { word, gap, why } = sentence;
  // More than a few words are only a try if they are the sentence itself.
  const rest = wordsOf(gap.replace(/_+/, " "));
  if (turn.words.length > 4 && !rest.every((each) => turn.words.includes(each))) return null;
  const values = { word, gap: gap.replace(/_+/, word), why };
  const chosen = chosenOf(found, turn.message);
  if (chosen === word) return answer(turn, [say(turn, "alike_right", values)], null);
  if (chosen === null && !commands(turn, "unsure") && !commands(turn, "show")) return null;
  if (waiting.tries >= 1) return answer(turn, [say(turn, "alike_shown", values)], null);
  return answer(turn, [say(turn, "alike_hint", values)], { ...waiting, tries: waiting.tries + 1 });
}

/** Which of the words a child names: as it is written, without its accent where no other is meant, or by its accent. */
function chosenOf({ words }: LookAlikes, message: string): string | null {
  const said = ` ${(
    message
      .toLowerCase()
      .normalize("NFC")
      .replaceAll("’", "'")
      .match(/[\p{L}']+/gu) ?? []
  ).join(" ")} `;
  const bare = (word: string) => plain(word).replaceAll("'", "");
  const isMarked = (word: string) => plain(word) !== word;
  if (/ con (?:acento|tilde) /.test(said)) return words.find(isMarked) ?? null;
  if (/ sin (?:acento|tilde) /.test(said)) return words.find((word) => !isMarked(word)) ?? null;
  return (
    words.find((word) => said.includes(` ${word} `)) ??
    words.find((word) => bare(said).includes(` ${bare(word)} `)) ??
    null
  );
}

import { trimSigns, words } from "#domain/language/text.ts";
import type { Answerer } from "../../assistant/answer.ts";
import { greetableName } from "../../name.ts";

const MOST_WORDS = 4;
export const EDGES = ".,;:!?¡¿\"'";

/**
 * The name somebody gives after "my name is", "soy": words that begin with a capital letter. "My name isn't Ana", "her
 * name is Ana" give none.
 */
export function nameIn(text: string, desk: Pick<Answerer, "cues" | "read">): string | null {
  const { cues } = desk;
  if (!cues(text).has("namecue")) return null;
  const pieces = text.split(/\s+/).filter((piece) => piece !== "");
  for (let at = 1; at < pieces.length; at += 1) {
    const isWritten = (place: number) => /^\p{Lu}/u.test(pieces[place] ?? "");
    if (!isWritten(at)) continue;
    // Not across the end of a sentence: "soy mamá. Yo quiero …".
    const before = (count: number) =>
      pieces
        .slice(Math.max(0, at - count), at)
        .join(" ")
        .split(SENTENCE_END)
        .at(-1) ?? "";
    if (cues(before(3)).has("othername")) {
      while (isWritten(at + 1)) at += 1;
      continue;
    }
    const isCue = [1, 2, 3].some(
      (count) => words(before(count)).length <= 3 && cues(before(count)).has("namecue"),
    );
    // "I'm a Waldorf teacher", "I am Deaf": what somebody is. A name of the knowledge may be a family's too.
    const isKind = cues(pieces[at - 1] ?? "").has("thingstart");
    const isTrait = cues(before(2)).has("amcue") && isKnownWord(pieces[at] ?? "", desk);
    const isPlace = cues(pieces[at - 1] ?? "").has("atplace");
    const name = isCue && !isKind && !isTrait && !isPlace ? nameOf(pieces.slice(at)) : null;
    if (name !== null) return name;
  }
  return null;
}

/** "Dr." and "Ing." end nothing. */
const SENTENCE_END = /(?:[!?]|\p{L}{4}\.)(?:\s+|$)/u;

export function nameOf(pieces: readonly string[]): string | null {
  const name: string[] = [];
  for (const piece of pieces.slice(0, MOST_WORDS)) {
    const word = trimSigns(piece, EDGES);
    if (!/^\p{Lu}\p{L}/u.test(word)) break;
    name.push(word);
    if (word !== piece) break;
  }
  return name.length === 0 ? null : greetableName(name.join(" "));
}

/** "Put us down, dana whitlock dana.w@example.com": the words right before an address, if the address is made of one of them. */
export function nameOfAddress(
  text: string,
  email: string,
  desk: Pick<Answerer, "cues" | "read">,
): string | null {
  const at = text.toLowerCase().indexOf(email.toLowerCase());
  const [local = ""] = email.toLowerCase().split("@");
  const before = text
    .slice(0, Math.max(0, at))
    .split(/\s+/)
    .filter((piece) => piece !== "");
  const name: string[] = [];
  while (name.length < MOST_WORDS - 1) {
    const piece = before.pop() ?? "";
    const word = trimSigns(piece, EDGES);
    const isEnd = name.length > 0 && /[.;:!?]$/.test(piece);
    if (isEnd || !/^\p{L}{2,}$/u.test(word) || isKnownWord(word, desk)) break;
    name.unshift(word.charAt(0).toUpperCase() + word.slice(1));
  }
  const isOfAddress = name.some(
    (word) => word.length >= SHORTEST_NAME && local.includes(words(word)[0] ?? word),
  );
  return isOfAddress ? nameOf(name) : null;
}
const SHORTEST_NAME = 3;

/** Whether a word is one of the desk's own, as it is written, and no name that its texts call somebody by. */
export function isKnownWord(word: string, { read, cues }: Pick<Answerer, "cues" | "read">): boolean {
  const { tokens, known, concepts } = read(word);
  const isName = concepts.has("companionname") || cues(word).has("givenname");
  return known === 1 && !isName && tokens.join(" ") === words(word).join(" ");
}

/** "Hi", "Good morning", "thanks": said to somebody, and nobody's name. */
export function isGreeting(text: string, { read }: Pick<Answerer, "read">): boolean {
  const { concepts } = read(text);
  return concepts.has("hello") || concepts.has("thanks");
}

/** "I told you: ana ruiz": what was told, without the reminder; null where there is none. */
export function remindedOf(text: string, { cues }: Pick<Answerer, "cues">): string | null {
  const own = text.split(/\s+/).filter((one) => one !== "");
  const end = own.findIndex(
    (_, at) => at < MOST_WORDS && cues(own.slice(0, at + 1).join(" ")).has("toldbefore"),
  );
  if (end < 0) return null;
  const rest = own.slice(end + 1);
  if (cues(rest[0] ?? "").has("thatword")) rest.shift();
  return rest.join(" ");
}

/**
 * The name in an answer to "what is your name?": the first words that say neither yes nor how old somebody is, up to a
 * comma, if they can be a name.
 */
export function nameAnswered(text: string, desk: Pick<Answerer, "cues" | "read">): string | null {
  const { cues } = desk;
  const announced = nameIn(text, desk);
  if (announced !== null) return announced;
  const name: string[] = [];
  let before = "";
  for (const piece of text.split(/\s+/).filter((one) => one !== "")) {
    const word = trimSigns(piece, EDGES);
    const said = cues(word);
    const isOther =
      /\d/.test(word) ||
      said.has("affirmword") ||
      said.has("namecue") ||
      said.has("adultword") ||
      isGreeting(word, desk);
    if (!isOther && word !== "") name.push(word.charAt(0).toUpperCase() + word.slice(1));
    if (name.length > 0 && (isOther || /[.,;!]$/.test(piece))) break;
    if (name.length === 0) before = word;
  }
  if (name.length === 0 || name.length > MOST_WORDS) return null;
  const whole = name.join(" ");
  // The rest of "soy mayor de edad".
  if (cues(`${before} ${whole}`).has("isadult")) return null;
  return whole.length < 2 ? null : greetableName(whole);
}

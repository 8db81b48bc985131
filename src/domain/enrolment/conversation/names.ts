import { trimSigns, words } from "#domain/language/text.ts";
import type { Answerer } from "../assistant/answer.ts";
import { greetableName } from "../name.ts";

const MOST_WORDS = 4;
export const EDGES = ".,;:!?¡¿\"'";

/** The name somebody gives after "my name is", "soy": words that begin with a capital letter. */
export function nameIn(text: string, { cues }: Pick<Answerer, "cues">): string | null {
  if (!cues(text).has("namecue")) return null;
  const pieces = text.split(/\s+/).filter((piece) => piece !== "");
  for (let at = 1; at < pieces.length; at += 1) {
    if (!/^\p{Lu}/u.test(pieces[at] ?? "")) continue;
    const isCue = [1, 2, 3].some((count) => {
      const before = pieces.slice(Math.max(0, at - count), at).join(" ");
      return words(before).length <= 3 && cues(before).has("namecue");
    });
    const name = isCue ? nameOf(pieces.slice(at)) : null;
    if (name !== null) return name;
  }
  return null;
}

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

/** The name that stands by itself beside an address: "Priya Shah, priya@example.com". */
export function nameBeside(text: string): string | null {
  for (const piece of text.split(/[,;:\n]/)) {
    const pieces = piece.split(/\s+/).filter((one) => one !== "");
    const name = pieces.length > 0 && pieces.length <= MOST_WORDS ? nameOf(pieces) : null;
    if (name !== null && name.split(" ").length === pieces.length && pieces.length > 1) return name;
  }
  return null;
}

/**
 * The name in an answer to "what is your name?": the first words that say neither yes nor how old somebody is, up to a
 * comma, if they can be a name.
 */
export function nameAnswered(text: string, { cues }: Pick<Answerer, "cues">): string | null {
  const announced = nameIn(text, { cues });
  if (announced !== null) return announced;
  const name: string[] = [];
  let before = "";
  for (const piece of text.split(/\s+/).filter((one) => one !== "")) {
    const word = trimSigns(piece, EDGES);
    const said = cues(word);
    const isOther = /\d/.test(word) || said.has("affirmword") || said.has("namecue") || said.has("adultword");
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

import { numberWord } from "#domain/language/numbers.ts";
import { trimSigns, words } from "#domain/language/text.ts";
import type { Answerer } from "../../assistant/answer.ts";
import { EDGES, isGreeting, isKnownWord, nameIn, nameOf } from "./names.ts";

/** What a message says of the adult who writes it, and the message without that. */
export type Person = { readonly name: string | null; readonly adult: boolean; readonly rest: string };

type Cues = Pick<Answerer, "cues" | "read">;

const OLDEST = 110;
/** Where a piece of a message ends, after "yes." too; "Ing." and "Dr." end nothing. */
const ENDS = /(?<=[,;:!?\n]|[^\s]{4}\.|\d\.|\s\p{Ll}{2,3}\.)\s*/u;
/** Fewer words than this, beside a name or an age, say nothing of their own ("yes", "and I am"). */
const FEWEST_LEFT = 3;
/** "My e-mail is", of which the address was taken out. */
const MOST_OF_REACH = 5;

/**
 * The name and the age of who writes, wherever they stand: "Jen Halloran, yes 41 lol. and does their dad sign?". Read
 * only where they are expected, as an answer or beside an address; elsewhere a figure may be anything.
 */
export function personIn(
  text: string,
  adultAge: number,
  isNameAsked: boolean,
  desk: Cues,
  isYesAsked = false,
): Person {
  const pieces = text.split(ENDS);
  const announced = pieces.map((piece) => nameAnnounced(piece, desk));
  // Who says "I'm Ana" is not called what stands before it.
  const isAnnounced = announced.some((one) => one !== null);
  let name: string | null = null;
  let adult = false;
  const rest: string[] = [];
  for (const [at, piece] of pieces.entries()) {
    const bare = isAnnounced ? null : bareName(piece, isNameAsked, desk);
    // "Va, el correo es …": what leads into a message begins with a capital letter too.
    const leadsIn = at === 0 && pieces.length > 1 && bare !== null && isKnownWord(bare, desk);
    const given = isAnnounced ? announced[at] : leadsIn ? null : bare;
    const found: string | null = name === null ? (given ?? null) : null;
    const isAdult: boolean =
      !adult &&
      ((isYesAsked && isYes(piece, desk)) ||
        saysAdult(piece, adultAge, found !== null || isBare(piece, desk), desk));
    name ??= found;
    adult ||= isAdult;
    const isReach = words(piece).length <= MOST_OF_REACH && desk.cues(piece).has("reachcue");
    if (found === null && (isReach || (isAnnounced && deniesName(piece, desk)))) continue;
    if (found === null && !isAdult) rest.push(piece);
    else rest.push(...leftOf(piece, found ?? "", desk));
  }
  // Each piece stays a sentence of its own: "… 29 años, soy Beto. cuánto es el premium".
  const ended = rest.map((piece) => (/[.,;:!?]\s*$/.test(piece) ? piece : `${piece}.`));
  return { name, adult, rest: (rest.length > 1 ? ended : rest).join(" ").trim() };
}

function nameAnnounced(piece: string, desk: Cues): string | null {
  const name = nameIn(piece, desk);
  const said = desk.cues(piece);
  const isSmall = said.has("selfcue") && !said.has("othername") && !said.has("toldbefore");
  return name ?? (isSmall && !piece.includes("?") ? smallName(piece, desk) : null);
}

/** "My name isn't Hi", "not Rachelle" beside the name that is right. */
function deniesName(piece: string, desk: Cues): boolean {
  const said = desk.cues(piece);
  const [first = "", ...others] = words(piece);
  const isOther = said.has("othername") && said.has("namecue");
  const isNot = desk.cues(first).has("negative") && !others.some((word) => isKnownWord(word, desk));
  return words(piece).length <= MOST_OF_DENIAL && (isOther || isNot);
}
const MOST_OF_DENIAL = 6;

/** Words that can be a name and stand by themselves; two of them, unless it was asked for. */
function bareName(piece: string, isNameAsked: boolean, desk: Cues): string | null {
  const said = desk.cues(piece);
  if (piece.includes("?") || said.has("namecue") || said.has("toldbefore") || isGreeting(piece, desk))
    return null;
  const own = piece.split(/\s+/).filter((word) => word !== "");
  while (own.length > 0 && isFiller(own[0] ?? "", desk)) own.shift();
  while (own.length > 1 && own[0]?.endsWith(".")) own.shift();
  while (own.length > 0 && /\d/.test(own.at(-1) ?? "")) own.pop();
  // "Also, is there a uniform?"
  if (own.length === 1 && desk.cues(own[0] ?? "").has("joins")) return null;
  const name = nameOf(own) ?? (isNameAsked ? smallAlone(own, desk) : null);
  if (name === null || name.split(" ").length !== own.length) return null;
  return own.length > 1 || (isNameAsked && !desk.read(name).concepts.has("bye")) ? name : null;
}

/** "jess", alone and asked for: words that the desk does not know. */
function smallAlone(own: readonly string[], desk: Cues): string | null {
  const called = own.map((word) => trimSigns(word, EDGES));
  const isName = (word: string) => /^\p{L}{2,}$/u.test(word) && !isKnownWord(word, desk);
  if (called.length === 0 || called.length > MOST_ALONE || !called.every(isName)) return null;
  return nameOf(called.map((word) => word.charAt(0).toUpperCase() + word.slice(1)));
}
const MOST_ALONE = 2;

/** "im emma", "soy rosa perez mi cel …": what follows the announcement at once, up to a word that the desk knows. */
function smallName(piece: string, desk: Cues): string | null {
  const own = piece.split(/\s+/).filter((word) => words(word).length > 0);
  const at = own.findIndex((_, end) => desk.cues(own.slice(0, end + 1).join(" ")).has("namecue"));
  const name = own.slice(at + 1).map((word) => trimSigns(word, EDGES));
  const isWord = (word: string) => isKnownWord(word, desk) || /\d/.test(word);
  while (name.length > 0 && isFiller(name[0] ?? "", desk)) name.shift();
  const end = name.findIndex(isWord);
  const called = end < 0 ? name : name.slice(0, end);
  if (called.length === 0 || called.length > MOST_OF_NAME) return null;
  return nameOf(called.map((word) => word.charAt(0).toUpperCase() + word.slice(1)));
}

const MOST_OF_NAME = 3;

/** "I said yes already": a yes among few words, to the question whether an adult writes. */
function isYes(piece: string, { cues }: Cues): boolean {
  const said = cues(piece);
  return (
    words(piece).length <= MOST_OF_YES &&
    said.has("affirmword") &&
    !said.has("negative") &&
    !piece.includes("?")
  );
}
const MOST_OF_YES = 5;

/** An adult says so in words, or by an age that no child of the school has. */
function saysAdult(piece: string, adultAge: number, isAlone: boolean, { cues }: Cues): boolean {
  const said = cues(piece);
  if (said.has("isadult")) return true;
  const values = words(piece).map((word) => numberWord(word) ?? (/^\d+$/.test(word) ? Number(word) : 0));
  const isAge = values.some((value) => value >= adultAge && value <= OLDEST);
  return isAge && (isAlone || said.has("ofme"));
}

/** "Yes 41", "39": a figure and nothing that it could count. */
const isBare = (piece: string, desk: Cues) =>
  piece.split(/\s+/).every((word) => /^\D{0,1}\d+\D{0,1}$/.test(word) || isFiller(word, desk));

const isFiller = (word: string, { cues }: Cues) => {
  const said = cues(word);
  return words(word).length === 0 || said.has("affirmword") || said.has("filler") || said.has("adultword");
};

/** What a piece says beside a name or an age. */
function leftOf(piece: string, name: string, desk: Cues): string[] {
  const taken = new Set(words(name));
  const own = withoutCues(
    piece.split(/\s+/).filter((word) => word !== "" && !words(word).some((each) => taken.has(each))),
    desk,
  );
  const isSaid = (word: string) => {
    const said = desk.cues(word);
    return isFiller(word, desk) || said.has("namecue") || said.has("reachcue") || said.has("joins");
  };
  while (own.length > 0 && isSaid(trimSigns(own[0] ?? "", EDGES))) own.shift();
  while (own.length > 0 && isSaid(trimSigns(own.at(-1) ?? "", EDGES))) own.pop();
  return own.length >= FEWEST_LEFT ? [own.join(" ")] : [];
}

/** "My e-mail is", "me llamo": said of the address and of the name, which were taken out. */
function withoutCues(own: readonly string[], { cues }: Cues): string[] {
  const kept = [...own];
  for (let width = 1; width <= MOST_OF_CUE; width += 1)
    for (let at = 0; at + width <= kept.length; ) {
      const said = cues(kept.slice(at, at + width).join(" "));
      if (said.has("reachcue") || (width > 1 && said.has("namecue"))) kept.splice(at, width);
      else at += 1;
    }
  return kept;
}
const MOST_OF_CUE = 4;

import type { LookAlikes } from "../library.ts";
import type { Turn } from "../turn.ts";
import { LETTER_NAMES } from "../words/letters.ts";
import { plain } from "../words.ts";
import { isOneAsked, OF_BOTH } from "./look-alike-single.ts";
import { bareOf, type Place, placesOf, tokensOf } from "./look-alike-words.ts";

/** What is said of how words are written, and hardly of anything else. */
export const ABOUT_WRITING =
  /\b(?:acentos?|tildes?|accents?|apostrophes?|apostrofos?|juntos?|separad[oa]s?|one word|two words|differences?|diferencias?|spell\w*|ortografia|written|se escriben?|se usan?|escribo|correct[oa]?|(?:debo|hay que|como|tengo que|puedo) (?:escribir|usar|poner)|(?:do|should|must) (?:i|we|you) (?:write|use|put)|(?:when|how|which) to (?:write|use)|cual (?:uso|pongo))\b/;
/** Stands right before words that are asked about, and right after them. */
export const BEFORE =
  /(?:^| )(?:is it|is that|was it|it is|should it be|es|seria|lleva|uso|usar|pongo|poner|va|va con|(?:do|should) i (?:need|say)|write|between|entre|words?|palabras?|which|cual)(?: ,)?$/;
export const AFTER =
  /^(?:, )?(?:cual|which|como (?:se|es)|is it|whats? (?:is )?the|how (?:do|should)|va con|lleva|for my|for this|en (?:esta|mi) frase)(?: |$)/;
/** What a question about words is made of beside them: nothing that a sentence of one's own would need. */
const FRAME = new Set(
  `a an the el la las lo los un una que cual cuales what which who whats is are it es se and so y o u e or of de del
  hilda hey hi hello oye hola please por favor ok okay pero but word words palabra palabras one ones help me my with
  ayudame ayuda ayudarme junto juntos separado separados con explain explicame explica tell dime about do does did i you we use used uso usa usas usar vs versus
  should can could would must debo puedo tengo hay how como cuando when where donde write writing written escribo
  escribe escriben escribir escribes spell spelled spelling va van lleva llevan pongo pone ponen poner en in on al acento
  acentos tilde accent apostrophe without sin no not right correct correcta correcto bien difference diferencia between
  entre say to know need want quiero necesito saber dont se si if never always siempre nunca get mix up them confused
  confundo mean means meaning significa significado quiere decir that ese esa this esto teach ensename remember put
  junto junta separado separada need goes good sure estoy segura seguro duda both cada le te people someone have has`
    .trim()
    .split(/\s+/),
);
const OR =
  /^(?:, )?(?:or|vs|versus|o|u)(?: (?:is it|it is|es|con|with|va|va con|se escribe|just|the|el|la))?$/;
const AND = /^(?:, )?(?:and|y|e)(?: (?:the|el|la))?$/;
/** "He echo o he hecho", "their dog or there dog": the same word beside both. */
const TWIN = /^(?:(\S+(?: \S+)?) )?(?:, )?(?:or|vs|o|u)(?: (\S+(?: \S+)?))?$/;
/** Said to count, wherever they are written: "can I have one too or two". */
const COUNTING = new Set(["one", "two", "four"]);
/** Stories are longer, and what stands in them is told. */
const MOST_WORDS = 24;

type Kind = "or" | "twin" | "and" | "slash" | "comma" | "space";
/** Words of a group one after the other, and the text around them. */
type Run = {
  readonly raws: readonly string[];
  readonly kinds: readonly Kind[];
  readonly left: string;
  readonly right: string;
};

/** Of words that sound alike, the ones a message asks about; null when it asks about none. */
export function findLookAlikes(turn: Turn): LookAlikes | null {
  const tokens = tokensOf(turn.message);
  const text = plain(tokens.join(" "));
  if (tokens.length > MOST_WORDS && !ABOUT_WRITING.test(text)) return null;
  const bares = new Set(
    tokens.flatMap((token, at) => [bareOf(token), bareOf(`${token}${tokens[at + 1] ?? ""}`)]),
  );
  const groups = inOrder(turn).filter(({ words }) => words.some((word) => bares.has(bareOf(word))));
  return (
    groups.find(({ words }) => runsOf(words, tokens).some((run) => areAsked(words, run))) ??
    groups.find((group) =>
      isOneAsked(group, turn.library.spelling[group.language], text, group.language === turn.state.language),
    ) ??
    null
  );
}

/** The groups, the thread's language first. */
function inOrder({ library, state }: Turn): readonly LookAlikes[] {
  const mine = library.lookAlikes.filter(({ language }) => language === state.language);
  return [...mine, ...library.lookAlikes.filter(({ language }) => language !== state.language)];
}

/** The group of a single word; null when nothing sounds like it. */
export function groupOf(turn: Turn, word: string): LookAlikes | null {
  const bare = bareOf(word);
  const fits = (group: LookAlikes) => group.language === turn.state.language || !OF_BOTH.has(bare);
  return (
    inOrder(turn).find((group) => fits(group) && group.words.some((each) => bareOf(each) === bare)) ?? null
  );
}

/** Whether a question about words brings a sentence of the child's own: "is it their or there dog". */
export function hasOwnSentence(turn: Turn, { words }: LookAlikes): boolean {
  const tokens = tokensOf(turn.message);
  const taken = new Set(placesOf(words, tokens).flatMap(({ from, to }) => [from, to - 1]));
  return tokens.some((token, at) => !taken.has(at) && isOwn(token));
}

/** A word that no question about words is made of; letters and their names are. */
const isOwn = (token: string): boolean =>
  /\p{L}{2}/u.test(token) && !FRAME.has(bareOf(token)) && LETTER_NAMES[token] === undefined;
/** Whether a text holds nothing but what a question about words is made of. */
export const isFrame = (text: string): boolean => !text.split(" ").some(isOwn);

function runsOf(words: readonly string[], tokens: readonly string[]): Run[] {
  const places = placesOf(words, tokens);
  const runs: Place[][] = [];
  const kinds: Kind[][] = [];
  for (const [index, place] of places.entries()) {
    const before = places[index - 1];
    const kind = before === undefined ? null : kindOf(tokens, before, place);
    if (kind === null) {
      runs.push([place]);
      kinds.push([]);
    } else {
      runs.at(-1)?.push(place);
      kinds.at(-1)?.push(kind);
    }
  }
  return runs.map((run, index) => ({
    raws: run.map(({ raw }) => raw),
    kinds: kinds[index] ?? [],
    left: plain(tokens.slice(0, run[0]?.from).join(" ")),
    right: plain(tokens.slice(run.at(-1)?.to).join(" ")),
  }));
}

/** What joins two words of a message; null when they have nothing to do with each other. */
function kindOf(tokens: readonly string[], one: Place, other: Place): Kind | null {
  const between = plain(tokens.slice(one.to, other.from).join(" "));
  if (between === "") return "space";
  if (between === ",") return "comma";
  if (between === "/") return "slash";
  if (OR.test(between)) return "or";
  if (AND.test(between)) return "and";
  const [, after, before] = TWIN.exec(between) ?? [];
  if (after === undefined && before === undefined) return null;
  const left = plain(` ${tokens.slice(0, one.from).join(" ")}`);
  const right = plain(`${tokens.slice(other.to).join(" ")} `);
  const isTwin =
    (before === undefined || left.endsWith(` ${before}`)) &&
    (after === undefined || right.startsWith(`${after} `));
  return isTwin ? "twin" : null;
}

/** Whether words in a row are asked about, and not only said one after the other. */
function areAsked(words: readonly string[], { raws, kinds, left, right }: Run): boolean {
  if (raws.length < 2) return false;
  const bares = new Set(raws.map(bareOf));
  const areWritten = new Set(raws).size > 1;
  const isAbout = ABOUT_WRITING.test(left) || ABOUT_WRITING.test(right);
  const isWhole = isFrame(left) && isFrame(right);
  const isFramed = BEFORE.test(left) || AFTER.test(right);
  const areTwo = words.filter((word) => bares.has(bareOf(word))).length > 1;
  if (kinds.includes("slash") || kinds.includes("twin")) return areWritten;
  if (!kinds.includes("or")) {
    if (!areTwo) return false;
    if (kinds.includes("and")) return isAbout || BEFORE.test(left) || (isWhole && areWritten);
    return isWhole && (new Set(raws).size > 2 || (isAbout && areWritten && kinds.includes("comma")));
  }
  // Written the same way: "its or its", but not "sí o sí", which only means yes.
  if (!areWritten) return areTwo && (isAbout || (!bares.has("si") && (isFramed || isWhole)));
  if (isAbout) return true;
  // Only an accent parts them, and whoever writes it means it; "¿tú o tu hermana?" is no question about words, though
  // "es tú o tu" is: nobody says "es tú".
  const isAccented = (raw = "") => plain(raw) !== raw;
  const isSaid = isAccented(raws[0]) && !isAccented(raws.at(-1)) && right !== "";
  if (bares.size === 1) return !isSaid || (isFramed && !bares.has("el"));
  // A contraction is hardly ever joined to what sounds like it.
  if (isFramed || words.some((word) => word.includes("'"))) return true;
  return right === "" && (left === "" || !raws.some((raw) => COUNTING.has(raw)));
}

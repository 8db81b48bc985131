import type { Turn } from "../turn.ts";
import { plain, wordsOf } from "../words.ts";

/**
 * Ask wherever they stand near the beginning. The interrogatives are a closed class: every form of them stands here, of
 * one and of several, as they are written without accents, and as they are typed.
 */
const BEGINS = new Set(
  "why what whats who when where which how cual cuales cuanto cuantos cuanta quien quienes que".split(" "),
);
const INTERROGATIVES = new Set(
  [
    "why wy whys how hows what wat wut whats wats who whos whom whose when whens where wheres which whichever",
    "porque porke xq xk pq por que ke como quien quienes cuando donde adonde cual cuales cuanto cuanta cuantos cuantas",
  ].flatMap((line) => line.split(" ")),
);
const ASKING = new Set([
  ...INTERROGATIVES,
  ..."tell explain sabes dime explicame cuentame hablame".split(" "),
]);
/** Ask at the beginning: "is the moon round", not "my cat is asleep". */
const ASKING_VERBS = new Set(
  "does do did is are was were can could will would should has have had".split(" "),
);
/** Begin what is told: nothing later in it asks, but that one wonders. */
const TELLING = new Set(
  "i im we he she they you there theres this that mine my our his her their yo mi mis tengo".split(" "),
);
const WONDERING =
  /\b(?:wonder|want to know|dont know (?:why|how|what|who|when|where)|me pregunto|will (?:it|they) \w+)\b/;
/** "And the whales", "is there life on Mars": asked without a question's word. */
const ASKING_ON =
  /^(?:y (?:el|la|los|las|si) |hay |existen? |what about |how about |and the |(?:(?:the|la|las) )?(?:differences?|diferencias?) |(?:an)?other words? |(?:an? )?synonyms? |(?:the )?opposite |otras? palabras? |(?:un )?sinonimos? |lo contrario |(?:se )?pued(?:o|e|es|en) |podri(?:a|as|amos|an) |[kq]e? |es \w+ (?:un|una|el|la|verdad) |(?:y )?\w+ (?:alguien|algun|alguna) )|\b(?:quiero saber|existen?|is (?:this|that|it) (?:right|correct|good|ok|okay)\b|esta bien|es correcto|versus|vs)\b/;
/** "How nice", "you know what": no question, though the words could begin one. */
const REMARK =
  /^(?:how (?:cool|nice|cute|funny|sad|fun)|what a |were (?:in|on|at|so) |fijate que|cuando (?:sea|tenga|crezca|era|yo era)|que (?:padre|bonit[oa]|chid[oa]|fe[oa]|ric[oa]|asco|buen[oa]|miedo|risa|emocion|lindo|linda)|ahora tu)\b/;
/** What stands before the beginning. */
const OPENING = new Set("and but so ok okay now hey hilda please y pero oye entonces".split(" "));

/** Whether a message asks or wants to be told, rather than tells something itself. */
export function isAsking({ message, words }: Pick<Turn, "message" | "words">): boolean {
  if (/[?¿]/.test(message)) return true;
  const text = words.join(" ");
  if (REMARK.test(text)) return false;
  if (ASKING_ON.test(text)) return true;
  const [first = "", ...others] = words.filter((word) => !OPENING.has(word));
  if (TELLING.has(first))
    return (
      WONDERING.test(text) ||
      ASKING.has(plain(/^\s+(\p{L}+)/u.exec(message.split(/[.,;:]/).at(-1) ?? "")?.[1] ?? ""))
    );
  if (ASKING_VERBS.has(first)) return true;
  return [first, ...others].slice(0, 3).some((word) => ASKING.has(word));
}

/** "Why do I have to go to bed": a reason is asked for, and nothing in it is a wish or a farewell. */
export function asksReason({ words }: Pick<Turn, "words">): boolean {
  const [first = "", second, third] = words.filter((word) => !OPENING.has(word));
  return /^(?:why|whys|wy|porque|porke|xq|pq)$/.test(first) && words.length > 2
    ? true
    : (first === "how" && second === "come") || (first === "por" && second === "que" && third !== undefined);
}

/** Whether a word asks for more than whether something is so. */
export const isInterrogative = (word: string): boolean => INTERROGATIVES.has(word);

/** Whether a word only makes a question of what stands beside it. */
export const isAskingWord = (word: string): boolean => ASKING.has(word) || ASKING_VERBS.has(word);

/** A question's beginning, wherever it stands in what is told: closed forms, each with the word that follows. */
const WITHIN =
  /\b(?:how (?:many|much|do|does|did|can|come|long|old|far)|why (?:do|does|did|is|are|was|were|cant|dont)|what (?:is|are|does|do|did|should|can|if)|whats|where (?:do|does|did|is|are)|when (?:do|does|is)|who(?:s| is) (?:right|wrong)|which one|(?:can|could) you|should i|cuant[oa]s?|por que|como (?:se (?:dice|hace|llama|escribe|puede)|le hago|hago|puedo|hacen|saben|sabe|funciona|respira)|que (?:es|son|significa|hago|puedo|pasa|hora)|cual(?:es)?|donde (?:esta|estan|queda|vive|viven|puedo)|quien (?:tiene|fue|gano|gana))\b/g;
/** Before one of these the question's word only joins two halves: "I like how it is", "yo sé cuánto es". */
const JOINED =
  /\b(?:i know|like|likes|love|loves|told me|said|saw|see|showed me|understand|remember|learned|thats|this is|ya se|yo se|gusta|gustan|encanta|dijo|digo|vi|veo|aprendi|a|con|para|de|por|todo lo)$/;
const ENDS_ASKING = /\b(?:help|help me|please help|ayuda|ayudame|me ayudas)$/;
/** In words: so much is told before it. */
const TOLD_BEFORE = 2;

/** "My sister is deaf how do deaf people know when it rings": what is asked behind what is told; undefined where nothing is. */
export function askedBehind({ words }: Pick<Turn, "words">): string | undefined {
  const text = words.join(" ");
  for (const found of text.matchAll(WITHIN)) {
    const before = text.slice(0, found.index).trim();
    if (before.split(" ").length >= TOLD_BEFORE && !JOINED.test(before)) return text.slice(found.index);
  }
  return undefined;
}

/** Whether something is asked or help is wanted, however much is told before it. */
export const asksBehind = (turn: Pick<Turn, "words">): boolean =>
  askedBehind(turn) !== undefined || ENDS_ASKING.test(turn.words.join(" "));

/** "So how many now": a number is asked for. */
export const asksNumber = ({ words }: Pick<Turn, "words">): boolean =>
  /\b(?:how many|how much|cuant[oa]s?)\b/.test(words.join(" "));

/** Asked of whom one writes with, and no line of a story: a definition, a spelling, an example, or a question at the very end. */
const ASIDE =
  /^(?:(?:ok|okay|y|and|pero|but) )?(?:(?:oye|hey|wait|espera|una pregunta|quick question)\b|(?:que (?:es|son|significa)|como se (?:escribe|dice|deletrea)|(?:con que letra )?se escribe|dame (?:una?|otra?)|whats? (?:is |are )?(?:an? |another word)|what does|how do (?:you|i) (?:spell|write|say)|how is|give me (?:an?|another))\b)/;
const QUOTES = /["“«][^"“”«»]*["”»]/gu;

export const asksAside = ({ message, words }: Pick<Turn, "message" | "words">): boolean => {
  const bare = message.replace(QUOTES, " ").trim();
  return ASIDE.test(words.join(" ")) || (/\?$/.test(bare) && isAsking({ message, words: wordsOf(bare) }));
};

/** Where a sentence ends, or a part of it. */
export const CUT = /[.!?;,:\n]\s+|\sso\s(?=it|its|that)/;
const SHORTEST = 3;
/** "No, the priest", "no i mean the state": what was meant instead. "No es un chiste" is no such thing. */
const MEANT =
  /^\s?no{1,4}(?:[,.]\s|\s(?=(?:i|te|digo|quise|me|hablo|an?|the|el|la)\s))(?:i (?:mean|meant) |i asked (?:if |about |whether )?|te pregunt[eé] (?:si |por |que )?|digo |quise decir |me refiero a |hablo de )?(?:an? |the |el |la )?(.{3,40})$/iu;

/** What is meant instead of what was told; undefined when nothing is put right. */
export const meantInstead = (message: string): string | undefined =>
  // "Not the state, the man": what stands last.
  MEANT.exec(message)?.[1]?.split(/,\s+/).at(-1);

/** "Not that one, the smallest", "esa no, la de la independencia", "i mean dogs": what stands in the place of something else. */
const CORRECTED =
  /^\s?(?:(?:no{1,4}[,. ]{1,3})?(?:(?:not|no) (?:that|this|the|those|these|es[aeo]s?|est[aeo]s?|el|la|los|las)\b[^,]{0,20}, ?(?:but |sino )?|(?:i (?:mean|meant)|digo|quise decir|me refiero a)\b,? )|(?:es[aeo]s?|as[ií]) no[,. ]{1,3}|no{1,4}, )(.{2,40})$/iu;

export const correctionIn = (message: string): string | undefined => CORRECTED.exec(message)?.[1];

/** "When I make faces" says when, and asks nothing. */
const ONLY_WHEN =
  /^(?:when|where) (?:i|we|he|she|they|it|my|our|the)\b(?!.*[?])|^cuando (?:yo|hago|me|mi|le|les|estoy|voy|vamos|era|hace)\b(?!.*[?])/;

/** The questions within a longer message: what stands after a stop, and what begins with a question's word. */
export function questionsIn(message: string): readonly string[] {
  const pieces = message.split(CUT).filter((piece) => piece !== "");
  const found = pieces.length > 1 ? pieces : [];
  for (const piece of pieces) {
    const words = piece.split(/\s+/);
    const at = words.findLastIndex(
      (word, place) =>
        place >= SHORTEST &&
        (BEGINS.has(plain(word)) || /^c[oó]mo se$/iu.test(`${word} ${words[place + 1]}`)),
    );
    if (at > 0 && words.length - at >= SHORTEST) found.push(words.slice(at).join(" "));
  }
  const behind = askedBehind({ words: wordsOf(message) });
  if (behind !== undefined && behind.split(" ").length >= SHORTEST) found.push(behind);
  return found.filter(
    (piece) =>
      !ONLY_WHEN.test(plain(piece)) &&
      (/\d/.test(piece) || isAsking({ message: piece, words: wordsOf(piece) })) &&
      piece !== message,
  );
}

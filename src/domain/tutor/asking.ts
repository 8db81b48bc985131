import type { Turn } from "./turn.ts";

/**
 * Ask wherever they stand near the beginning. The interrogatives are a closed class: every form of them stands here, of
 * one and of several, as they are written without accents, and as they are typed.
 */
const ASKING = new Set(
  [
    "why wy whys how hows what wat wut whats wats who whos whom whose when whens where wheres which whichever",
    "porque porke xq xk pq por que ke como quien quienes cuando donde adonde cual cuales cuanto cuanta cuantos cuantas",
    "tell explain sabes dime explicame cuentame hablame",
  ].flatMap((line) => line.split(" ")),
);
/** Ask at the beginning: "is the moon round", not "my cat is asleep". */
const ASKING_VERBS = new Set(
  "does do did is are was were can could will would should has have had".split(" "),
);
/** Begin what is told: nothing later in it asks, but that one wonders. */
const TELLING = new Set(
  "i im we he she they you there theres this that mine my our his her their yo mi mis tengo".split(" "),
);
const WONDERING = /\b(?:wonder|want to know|dont know (?:why|how|what|who|when|where)|me pregunto)\b/;
/** "And the whales", "is there life on Mars": asked without a question's word. */
const ASKING_ON =
  /^(?:y (?:el|la|los|las|si) |hay \w+ en |existen? |what about |how about |and the )|\bquiero saber\b|^[kq] (?:es|son|hace|significa) /;
/** "How nice", "you know what": no question, though the words could begin one. */
const REMARK =
  /^(?:how (?:cool|nice|cute|funny|sad|fun)|what a |fijate que|que (?:padre|bonit[oa]|chid[oa]|fe[oa]|ric[oa]|asco|buen[oa]|miedo|risa|emocion|lindo|linda)|ahora tu)\b/;
/** What stands before the beginning. */
const OPENING = new Set("and but so ok okay hey hilda please y pero oye entonces".split(" "));

/** Whether a message asks or wants to be told, rather than tells something itself. */
export function isAsking({ message, words }: Pick<Turn, "message" | "words">): boolean {
  if (/[?¿]/.test(message)) return true;
  const text = words.join(" ");
  if (REMARK.test(text)) return false;
  if (ASKING_ON.test(text)) return true;
  const [first = "", ...others] = words.filter((word) => !OPENING.has(word));
  if (TELLING.has(first)) return WONDERING.test(text);
  if (ASKING_VERBS.has(first)) return true;
  return [first, ...others].slice(0, 3).some((word) => ASKING.has(word));
}

/** Whether a word only makes a question of what stands beside it. */
export const isAskingWord = (word: string): boolean => ASKING.has(word) || ASKING_VERBS.has(word);

import { fill } from "../../locale/fill.ts";
import type { LookAlikes, SpellingWords } from "../library.ts";
import { isMarked, patternOf } from "./look-alike-words.ts";

/** Words of the other language as well: alone they are taken for a word of the thread's. */
export const OF_BOTH = new Set(["no", "sea", "hay", "solo"]);
/** What is a question's beginning, a condition or a pointing more often than a word that is asked about. */
const SLIPPERY = new Set("que como porque si se ahi alla".split(" "));
const THE = "(?:the word |la palabra |the |el |la |un )?";
const MARK = "(?:acento|tilde|apostrofo|accent|apostrophe)";
const MARKED = ` (?:con|sin|with|without) (?:el |un |an |the )?${MARK}`;
const EITHER = `(?: (?:o|or) (?:no|not|sin|con|with|without)(?: (?:el |un |an |the )?${MARK})?)?`;
const JOINED = "(?:junt|separad|pegad)[oa]s?";
const END = "(?: please| por favor| siempre| always)?$";
const HAS =
  "(?:(?:lleva|tiene|have|has|needs?|takes?|gets?)|(?:(?:se escribe |va |es |is written |is spelled )?(?:con|sin|with|without)(?: (?:o|or) (?:con|sin|with|without))?))";

/** "Which one do I use" and "¿cuál se escribe?" ask about no word. */
const NEVER_CHOSEN = new Set("one two four se te si".split(" "));

/** "When do I use their", "¿el lleva acento?", "¿a veces va junto o separado?": one word is asked about. */
export function isOneAsked(
  { words }: LookAlikes,
  { use, which }: SpellingWords,
  text: string,
  isMine: boolean,
): boolean {
  const word = patternOf(words);
  const found = (pattern: string): string | null => {
    const hit = new RegExp(pattern, "u").exec(text)?.[1]?.replaceAll("'", "") ?? null;
    return hit === null || (!isMine && OF_BOTH.has(hit)) ? null : hit;
  };
  const parts = { word, the: THE, mark: `(?:${MARKED})?`, end: `${EITHER}${END}` };
  const used = found(fill(use, parts));
  if (used !== null && used !== "one") return true;
  const chosen = found(fill(which, parts));
  if (chosen !== null && !NEVER_CHOSEN.has(chosen)) return true;
  if (words.some(isMarked)) {
    const marked = found(`${word}(?: no| siempre| ever)? ${HAS} (?:el |un |an |the )?${MARK}${EITHER}${END}`);
    if (marked !== null && (!SLIPPERY.has(marked) || marked === "ahi")) return true;
    if (marked !== null && /palabra|word| (?:o|or) (?:sin|con|with)/.test(text)) return true;
    if (found(`${MARK} (?:a|en|in|on|to) ${THE}${word}${END}`) !== null) return true;
    const after = found(`${MARK} ${THE}${word}${END}`);
    if (after !== null && (!SLIPPERY.has(after) || /\bcuando\b|palabra/.test(text))) return true;
  }
  if (words.some((each) => each.includes(" "))) {
    const count = "(?:una|1|dos|2)(?: sola)?(?: palabras?)?";
    const either = `(?:todo )?${JOINED} o ${JOINED}|se escriben? (?:todo )?${JOINED}(?: o ${JOINED})?|${count} o ${count}`;
    if (found(`${word} (?:se escriben? |va |es |son |lleva )?(?:en )?(?:${either})${END}`) !== null)
      return true;
    if (found(`${JOINED}(?: o ${JOINED})? ${THE}${word}${END}`) !== null) return true;
  }
  const silent = words.filter((each) => /h/.test(each.replaceAll("ch", ""))).length;
  if (silent === 0 || silent === words.length) return false;
  return (
    found(
      `${word} (?:se escribe |va |es |lleva )?(?:con|sin) (?:h|hache)(?: o (?:no|(?:sin|con)(?: (?:h|hache))?))?$`,
    ) !== null
  );
}

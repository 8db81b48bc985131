import { sentencesKept } from "#domain/language/text.ts";
import { withoutVerdict } from "../assistant/crossings.ts";
import type { Draft } from "./draft.ts";

/** Words of one root begin alike: "exact", "exactly". */
const root = (token: string) => token.slice(0, 5);

const FIGURES_ASKED = ["asks when", "asks howMany", "asks howLong"];

/** The sentence of a text that is nearest to what is asked, and how near. */
export function nearestSentence({ desk, heard }: Draft, text: string) {
  const { concepts, tokens } = heard.reading;
  const nearness = (sentence: string) => {
    const read = desk.answerer.read(sentence);
    const shared = [...read.concepts].filter((concept) => concepts.has(concept)).length;
    const own = new Set(read.tokens.map(root));
    // "When", "how many": what is asked for has a figure in it.
    const isFigure = FIGURES_ASKED.some((cue) => heard.cues.has(cue)) && /\d/.test(sentence) ? 2 : 0;
    return isFigure + 2 * shared + tokens.filter((token) => token.length > 3 && own.has(root(token))).length;
  };
  let best = { sentence: text, nearness: Number.NEGATIVE_INFINITY };
  for (const each of sentencesKept(withoutVerdict(text))) {
    const sentence = each.trim();
    const near = nearness(sentence);
    if (near > best.nearness) best = { sentence, nearness: near };
  }
  return best;
}

import type { Crossing, Topic } from "./knowledge.ts";
import { wantsYesOrNo } from "./premises.ts";
import type { RankedTopic } from "./ranking.ts";
import type { Reading } from "./reader.ts";

/** A topic of a crossing has to be this likely for it to hold. */
const LIKELY = 0.08;
/** Longer messages are stories: that two words stand somewhere in them says little. */
const LONGEST = 22;
/** Up to this length a message may leave out what it follows up ("and for Pod School?"). */
const ELLIPTICAL = 7;

/** The crossing a message is about, if any; see {@link Crossing}. */
export function crossingOf(
  crossings: readonly Crossing[],
  reading: Reading,
  ranked: readonly RankedTopic[],
  previous: Topic | undefined,
): Crossing | undefined {
  if (reading.tokens.length > LONGEST) return undefined;
  const own = reading.concepts;
  const inherits = previous !== undefined && reading.tokens.length <= ELLIPTICAL;
  const shown = (concept: string) => own.has(concept) || (inherits && previous.subject.includes(concept));
  const likely = new Set(
    ranked
      .slice(0, 3)
      .filter(({ probability }) => probability >= LIKELY)
      .flatMap(({ topic }) => [topic.id, topic.aspectOf ?? topic.id]),
  );
  return crossings.find(
    ({ all, none, topics, own: alone }) =>
      all.every((concept) => (alone ? own.has(concept) : shown(concept))) &&
      all.some((concept) => own.has(concept)) &&
      !none?.some(shown) &&
      topics.some((id) => likely.has(id)),
  );
}

/** The products a "Yes" can be about. */
const PRODUCTS = ["pod", "subname", "homeplan", "passname", "residency", "explorers", "deposit"];

/** "If one of them hates it", "after we pay": whether the rule is met there, the rule itself says. */
const CONDITION = /^(if|unless|after|once|si|despues)$/;
export const hasCondition = ({ tokens }: Reading): boolean => tokens.some((token) => CONDITION.test(token));
export const isConditional = ({ yesFor }: Topic, reading: Reading): boolean =>
  yesFor !== undefined && hasCondition(reading);

/** "Too old?", "will I lose it?" turn the sense of a yes around; who has paid asks nothing. */
const TURNED = ["tooage", "loss", "paidword"];

/**
 * The answer without its "Yes" or "No" when nobody asked for one, when it is asked under a condition, when a word turns
 * its sense around, or when the message names a product that the yes is not about.
 */
export function honestYes(text: string, topic: Topic, reading: Reading): string {
  const { concepts } = reading;
  if (
    !wantsYesOrNo(reading) ||
    isConditional(topic, reading) ||
    TURNED.some((concept) => concepts.has(concept))
  )
    return withoutVerdict(text);
  const named = PRODUCTS.filter((concept) => reading.concepts.has(concept));
  if (!topic.yesFor || named.every((concept) => topic.yesFor?.includes(concept))) return text;
  return withoutVerdict(text);
}

/** A text that does not begin with yes or no. */
export function withoutVerdict(text: string): string {
  const rest = text.replace(/^¡?(?:Yes|Sí|No|Not yet|Todavía no)[.,:!]\s+/, "");
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

import { words } from "#domain/language/text.ts";
import type { coverageOf } from "./coverage.ts";
import { crossingOf } from "./crossings.ts";
import type { Crossing, Knowledge, OutsideArea, Topic } from "./knowledge.ts";
import {
  type EnrolmentQuestion,
  isOutside,
  LEGIBLE,
  STORY,
  type THRESHOLDS,
  type weighTopics,
} from "./ranking.ts";
import { steers } from "./steering.ts";
import type { supportOf } from "./support.ts";
import { wishesToPay } from "./wish.ts";

/** What a message means: the likeliest of all intents, or that none is likely enough. */
export type Meaning =
  | { readonly kind: "fact"; readonly fact: Topic }
  | { readonly kind: "crossing"; readonly crossing: Crossing; readonly fact: Topic }
  | { readonly kind: "move"; readonly move: string }
  /** The guess is by far the likeliest of them, though not likely enough to be taken for sure. */
  | { readonly kind: "unsure"; readonly facts: readonly Topic[]; readonly guess: Topic | null }
  /** A guess is likelier than all else, though not likely enough to be taken for sure. */
  | { readonly kind: "outside"; readonly area: OutsideArea | null; readonly isGuess?: boolean }
  | { readonly kind: "steered" };

/** What a meaning is learned as; the fact that is guessed at, where it is not sure. */
export function labelOf(meaning: Meaning): string {
  if (meaning.kind === "fact" || meaning.kind === "crossing") return meaning.fact.id;
  if (meaning.kind === "move") return `+${meaning.move}`;
  if (meaning.kind === "unsure") return (meaning.guess ?? meaning.facts[0])?.id ?? "";
  return meaning.kind === "outside" && meaning.area ? `-${meaning.area.id}` : "";
}

type Meant = readonly [Meaning, number];
type Weighed = ReturnType<typeof weighTopics>;
type Means = {
  readonly knowledge: Knowledge;
  readonly byId: ReadonlyMap<string, Topic>;
  readonly areaById: ReadonlyMap<string, OutsideArea>;
  readonly support: ReturnType<typeof supportOf>;
  readonly coverage: ReturnType<typeof coverageOf>;
  readonly thresholds: typeof THRESHOLDS;
};

/** Decides what a message means from what was weighed, and how sure that is. */
export function decider({ knowledge, byId, areaById, support, coverage, thresholds }: Means) {
  const { unexplained, marks } = coverage;
  const canonical = new Map<string, Topic>();
  for (const topic of knowledge.topics) {
    canonical.set(key(topic.question.en), topic);
    canonical.set(key(topic.question.es), topic);
    for (const alias of topic.aliases ?? []) canonical.set(key(alias), topic);
  }

  return (question: EnrolmentQuestion, weighed: Weighed): Meant =>
    byWords(likeliest(question, weighed), weighed);

  /**
   * What is not clear, or leaves a word open, is looked for by its words: the likeliest matter that speaks of every one of
   * them, and that one of them marks, however unlike its phrasings the message is.
   */
  function byWords(found: Meant, { reading, topics, areas }: Weighed): Meant {
    const [meaning, confidence] = found;
    const isClear = meaning.kind === "fact" || (meaning.kind === "outside" && meaning.area !== null);
    const isOpen = isClear
      ? confidence < thresholds.certain || meaning.kind === "outside"
      : isUnclear(meaning);
    if (!isOpen || reading.tokens.length > STORY) return found;
    if (isClear && unexplained(labelOf(meaning), reading).length === 0) return found;
    const isOf = (label: string) =>
      marks(label, reading).length > 0 && unexplained(label, reading).length === 0;
    // One word alone says too little for a fact.
    const hasSeveral = unexplained("", reading).length > 1;
    const [best, second] = [
      ...topics.flatMap(({ topic, probability }) => {
        const isTold =
          hasSeveral && probability >= thresholds.guess && topic.opens !== "payment" && isOf(topic.id);
        return isTold ? [{ probability, meaning: { kind: "fact", fact: topic } as const }] : [];
      }),
      ...areas.flatMap(({ id, probability }) => {
        const area = areaById.get(id);
        const isMatter = area?.lead !== undefined && isOf(`-${id}`);
        return isMatter ? [{ probability, meaning: { kind: "outside", area } as const }] : [];
      }),
    ].sort((one, other) => other.probability - one.probability);
    const isAhead = best !== undefined && best.probability >= LEAD_BY_WORDS * (second?.probability ?? 0);
    return isAhead && best.probability >= LEAST ? [best.meaning, thresholds.clauseOutside] : found;
  }

  /** The matter nobody has decided, or the idle talk, that is likelier than any fact. */
  function nearestArea({ areas: [nearest], topics: [best], outside, reading }: Weighed): Meant | null {
    const area = areaById.get(nearest?.id ?? "");
    if (nearest === undefined || area === undefined || reading.known < LEGIBLE) return null;
    if (area.lead !== undefined && coverage.isBare(reading)) return null;
    const { probability } = nearest;
    const isTold = area.lead !== undefined && probability >= thresholds.areaGuess;
    const isSure =
      probability >= thresholds.area || (area.lead === undefined && probability >= thresholds.move);
    if (isSure && outside >= thresholds.outside) return [{ kind: "outside", area }, outside];
    return isTold && probability > (best?.probability ?? 0)
      ? [{ kind: "outside", area, isGuess: true }, probability]
      : null;
  }

  function likeliest(question: EnrolmentQuestion, weighed: Weighed): Meant {
    const { reading, outside, move } = weighed;
    if (steers(question.message, reading)) return [{ kind: "steered" }, 1];
    const clicked = canonical.get(key(question.message));
    if (clicked) return [{ kind: "fact", fact: clicked }, 1];
    const [best, second] = weighed.topics;
    const fits = move.isMove && !question.without?.includes(move.id);
    // After "you can cancel at any time" a "how?" asks how to cancel.
    const isAsked =
      best !== undefined && best.topic.id !== question.topic && best.probability > move.probability;
    if (fits && !isAsked && move.probability >= thresholds.move)
      return [{ kind: "move", move: move.id }, move.probability];
    const before = question.topic === null ? undefined : byId.get(question.topic);
    const crossing = crossingOf(knowledge.crossings, reading, weighed.topics, before);
    const crossed = byId.get(crossing?.topics[0] ?? "");
    if (outside < thresholds.outside && crossing && crossed)
      return [{ kind: "crossing", crossing, fact: crossed }, 1 - outside];
    const explained = best ? support(best.topic.id, reading.tokens) : 0;
    const area = nearestArea(weighed);
    if (area !== null) return area;
    if (!best || isOutside(weighed, best.probability, explained, thresholds))
      return [{ kind: "outside", area: null }, outside];
    const sure = best.probability * (0.6 + 0.4 * explained);
    const paysWithoutWish = best.topic.opens === "payment" && !wishesToPay(reading, question.topic);
    if (
      sure >= thresholds.sure &&
      outside < thresholds.doubt &&
      best.probability - (second?.probability ?? 0) >= thresholds.lead &&
      !paysWithoutWish
    )
      return [{ kind: "fact", fact: best.topic }, sure];
    const offered = weighed.topics.slice(0, 3).filter(({ probability }) => probability >= thresholds.offer);
    // Between thanks and goodbye nobody has to choose.
    if (offered.every(({ topic }) => topic.subject.length === 0) && best.probability >= thresholds.move)
      return [{ kind: "fact", fact: best.topic }, sure];
    const isOpen = best.probability < thresholds.guess && reading.tokens.length <= STORY;
    const isForeign = isOpen && offered.every(({ topic }) => unexplained(topic.id, reading).length > 0);
    if (offered.length === 0 || isForeign) return [{ kind: "outside", area: null }, outside];
    const isFarAhead =
      best.probability >= thresholds.guess &&
      best.probability >= thresholds.guessLead * (second?.probability ?? 0) &&
      !paysWithoutWish;
    return [
      { kind: "unsure", facts: offered.map(({ topic }) => topic), guess: isFarAhead ? best.topic : null },
      sure,
    ];
  }
}

/** A matter that speaks of every word has to be this likely (a fact more, see `guess`), and so many times as likely as the next one that does. */
const LEAST = 0.02;
const LEAD_BY_WORDS = 1.5;

const isUnclear = ({ kind }: Meaning) => kind === "unsure" || kind === "outside";

const key = (text: string) => words(text).join(" ");

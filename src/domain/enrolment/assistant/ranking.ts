import type { Classifier, Features, Sample } from "#domain/language/classifier.ts";
import { withoutOpener } from "#domain/language/text.ts";
import type { Language } from "#domain/locale/language.ts";
import { once } from "#domain/resilience/once.ts";
import type { Knowledge, Topic } from "./knowledge.ts";
import { ending, type Reading } from "./reader.ts";
import type { SupportSample } from "./support.ts";

export type EnrolmentQuestion = {
  readonly message: string;
  readonly language: Language;
  /** The topic of the previous answer, so that "and for two children?" is understood. */
  readonly topic: string | null;
  /** The fact or the undecided matter that was told last. */
  readonly after?: string | null;
  /** Earlier turns, oldest first: they tell what "it" is when the previous topic does not. */
  readonly history?: readonly { readonly text: string }[];
  /** Moves that make no sense at this point of the conversation. */
  readonly without?: readonly string[];
  /** Topics that were told and are not what was asked. */
  readonly refused?: readonly string[];
};

export type RankedTopic = { readonly topic: Topic; readonly probability: number };

/**
 * The three outcomes. A topic is answered when it is likely enough, far enough ahead and explains enough of the
 * words; else up to three are offered; when the message is about something else, a person is offered instead.
 * Calibrated on our own held-out phrasings and the tuning questions (docs/assistant.md).
 */
export type Thresholds = {
  /** Least probability, weighed with support, and least lead over the second topic of a sure answer. */
  readonly sure: number;
  readonly lead: number;
  /** Decline when the subjects we know nothing about are together this likely; the second when little is explained. */
  readonly outside: number;
  /** What is said of a subject we know nothing about needs it to be this likely by itself; with a word of doubt, this. */
  readonly area: number;
  readonly areaGuess: number;
  readonly outsideUnexplained: number;
  /** A sure answer needs those subjects to be less likely than this. */
  readonly doubt: number;
  /** Below this support little is explained; below the second, next to nothing. */
  readonly unexplained: number;
  readonly foreign: number;
  /** Least probability of an offered topic. */
  readonly offer: number;
  /** Of several that may be meant, the first is told at once when it is this likely and so many times the second. */
  readonly guess: number;
  readonly guessLead: number;
  /** Least probability of a move ("yes", "call me"). */
  readonly move: number;
  /** A part of a message is answered by itself from this confidence on. */
  readonly clause: number;
  readonly clauseOutside: number;
  /** What is told without a question is only taken for one from this confidence on. */
  readonly certain: number;
};
export const THRESHOLDS: Thresholds = {
  sure: 0.4,
  lead: 0.08,
  outside: 0.5,
  area: 0.6,
  areaGuess: 0.3,
  outsideUnexplained: 0.3,
  doubt: 0.25,
  unexplained: 0.35,
  foreign: 0.22,
  offer: 0.04,
  guess: 0.18,
  guessLead: 2.5,
  move: 0.4,
  clause: 0.5,
  clauseOutside: 0.7,
  certain: 0.8,
};

/** Whether a fact is told as the answer, told with a word of doubt, or not told. */
export type Acceptance = "plain" | "doubt" | "none";

/**
 * From which confidence on, by how many words of the question a fact leaves unexplained. Plain from where 85 % of the answers are
 * right (90 % where a word is left), in doubt from where 60 % are, counted on manners of asking that were left out (decision 220).
 */
const ACCEPTANCE: readonly { readonly plain: number; readonly doubt: number }[] = [
  { plain: 0.6, doubt: 0.4 },
  { plain: 0.7, doubt: 0.4 },
  { plain: 0.7, doubt: 0.4 },
  { plain: 0.8, doubt: 0.5 },
];
export function acceptance(confidence: number, open: number): Acceptance {
  const { plain, doubt } = ACCEPTANCE[Math.min(open, ACCEPTANCE.length - 1)] ?? { plain: 1, doubt: 1 };
  if (confidence >= plain) return "plain";
  return confidence >= doubt ? "doubt" : "none";
}

/** Long messages tell stories, so that little of them is about the question; support says nothing about them. */
export const STORY = 18;

/** Of a text of which fewer words are known nobody can tell what it means. */
export const LEGIBLE = 0.5;

/** Whether a message is about something else than what we know. */
export function isOutside(
  { outside, reading }: { readonly outside: number; readonly reading: Reading },
  best: number,
  explained: number,
  thresholds: Thresholds,
): boolean {
  if (reading.tokens.length === 0 || outside >= thresholds.outside) return true;
  if (explained < thresholds.unexplained && outside >= thresholds.outsideUnexplained) return true;
  if (reading.known < LEGIBLE && explained < LEGIBLE) return true;
  if (reading.tokens.length > STORY) return false;
  return explained < thresholds.foreign && best < 0.5 + 2 * (thresholds.foreign - explained);
}

export type Read = (text: string, inherited?: readonly string[]) => Reading;

/** One line of the knowledge, read. */
export type Phrasing = {
  readonly label: string;
  readonly text: string;
  readonly reading: Reading;
  /** What was told before it, where it goes on from something. */
  readonly after: string | undefined;
  readonly isExample: boolean;
};

/** How much it counts what was told before, beside the words; found by leaving out one hand in turn (decision 222). */
const AFTER = 0.5;
const inTalk = (features: Features, after: string | null | undefined): Features =>
  after ? new Map([...features, [`after:${after}`, AFTER]]) : features;

/**
 * Every phrasing of the knowledge, read once. The labels of subjects outside our knowledge begin with "-", those of moves with
 * "+". A line
 * `topic > text` is a follow-up, read with what that topic hands on.
 */
export function phrasings(knowledge: Knowledge, read: Read): Phrasing[] {
  const subjects = new Map(knowledge.topics.map((topic) => [topic.id, topic.subject]));
  const lines = (label: string, text: string, isExample = true): Phrasing[] =>
    text.split("\n").map((line) => {
      const [, context, rest] = /^(\w+) > (.+)$/.exec(line) ?? [];
      const subject = context === undefined ? undefined : subjects.get(context);
      return { label, text: rest ?? line, reading: read(rest ?? line, subject), after: context, isExample };
    });
  const labels = new Map([
    ...knowledge.topics.map(({ id }) => [id, id] as const),
    ...knowledge.outside.map(({ id }) => [id, `-${id}`] as const),
    ...knowledge.moves.map(({ id }) => [id, `+${id}`] as const),
  ]);
  return [
    ...knowledge.topics.flatMap(({ id, examples, question }) => [
      ...lines(id, examples.en),
      ...lines(id, examples.es),
      ...lines(id, question.en, false),
      ...lines(id, question.es, false),
    ]),
    ...knowledge.outside.flatMap(({ id, examples }) => [
      ...lines(`-${id}`, examples.en),
      ...lines(`-${id}`, examples.es),
    ]),
    ...knowledge.moves.flatMap(({ id, examples }) => [
      ...lines(`+${id}`, examples.en),
      ...lines(`+${id}`, examples.es),
    ]),
    ...[...knowledge.asked, ...knowledge.askedInTalks].flatMap(({ id, text }) => {
      const label = labels.get(id);
      return label === undefined ? [] : lines(label, text, false);
    }),
  ];
}

/** The phrasings as the classifier learns them. */
export const samplesOf = (read: readonly Phrasing[]): Sample[] =>
  read.map(({ label, reading: { features }, after }) => ({ label, features: inTalk(features, after) }));

/** The examples as the measures of what is explained see them. */
export function spokenSamples(read: readonly Phrasing[]): SupportSample[] {
  return read
    .filter(({ isExample }) => isExample)
    .map(({ label, reading: { tokens, concepts } }) => ({ label, tokens, concepts }));
}

/** What the labels stand for: subjects outside our knowledge, moves, facts. */
const kindsOf = once(({ labels }: Classifier) =>
  labels.map((label) => {
    if (label.startsWith("-")) return { kind: "outside", id: label.slice(1) } as const;
    if (label.startsWith("+")) return { kind: "move", id: label.slice(1) } as const;
    return { kind: "fact", id: label } as const;
  }),
);

/** The topics by probability, and how likely the message is about something else. */
export function weighTopics(
  question: Pick<EnrolmentQuestion, "message" | "topic" | "after">,
  byId: ReadonlyMap<string, Topic>,
  read: Read,
  classifier: Classifier,
) {
  const before = question.topic === null ? undefined : byId.get(question.topic);
  const message = withoutOpener(question.message);
  const alone = read(message);
  const reading = before && alone.tokens.length <= 14 ? read(message, before.subject) : alone;
  const after = question.after ?? question.topic;
  const probabilities = classifier.predict(inTalk(reading.features, after));
  // A move ("is that per month?") is one after any topic, so it is weighed without what the topic hands on.
  const plain = reading === alone ? probabilities : classifier.predict(inTalk(alone.features, after));
  if (reading.tokens.length > STORY) {
    const asked = classifier.predict(read(ending(message)).features);
    asked.forEach((value, index) => {
      probabilities[index] = ((probabilities[index] as number) + value) / 2;
    });
  }
  let outside = 0;
  const areas: { readonly id: string; readonly probability: number }[] = [];
  const topics: RankedTopic[] = [];
  let move = { id: "", probability: 0 };
  /** The likeliest fact without what the topic hands on. */
  let alike = 0;
  kindsOf(classifier).forEach(({ kind, id }, index) => {
    const probability = probabilities[index] as number;
    const likeliest = Math.max(probability, plain[index] as number);
    if (kind === "outside") {
      outside += probability;
      areas.push({ id, probability });
    } else if (kind === "move") {
      if (likeliest > move.probability) move = { id, probability: likeliest };
    } else {
      alike = Math.max(alike, plain[index] as number);
      const topic = byId.get(id);
      if (topic) topics.push({ topic, probability });
    }
  });
  const isMove = move.probability > alike;
  areas.sort((one, other) => other.probability - one.probability);
  return { topics: families(topics), outside, areas, move: { ...move, isMove }, reading };
}

/**
 * The facts by probability. Parts of one fact do not compete: the likeliest of them stands for all, with their
 * probabilities together.
 */
function families(topics: readonly RankedTopic[]): RankedTopic[] {
  const byRoot = new Map<string, RankedTopic>();
  for (const each of [...topics].sort((one, other) => other.probability - one.probability)) {
    const root = each.topic.aspectOf ?? each.topic.id;
    const first = byRoot.get(root);
    const probability = each.probability + (first?.probability ?? 0);
    byRoot.set(root, { topic: first?.topic ?? each.topic, probability });
  }
  return [...byRoot.values()].sort((one, other) => other.probability - one.probability);
}

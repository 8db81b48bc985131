import type { Language } from "#domain/locale/language.ts";
import type { PaymentType } from "#domain/payments/deposit.ts";
import { type Classifier, type Sample, train } from "./classifier.ts";
import { type Catalogue, fill, placeholders } from "./facts.ts";
import type { AssistantState, Case, Knowledge, Topic } from "./knowledge.ts";
import { type Mentions, mentions } from "./mentions.ts";
import { openingOf } from "./premises.ts";
import { ending, createReader, type Reading } from "./reader.ts";
import { steers } from "./steering.ts";
import { createSupport } from "./support.ts";
import { words } from "./text.ts";
import { wishesToPay } from "./wish.ts";

export type EnrolmentQuestion = {
  readonly message: string;
  readonly language: Language;
  /** The topic of the previous answer, so that "and for two children?" is understood. */
  readonly topic: string | null;
};

export type EnrolmentAnswer = {
  readonly outcome: "sure" | "offered" | "declined";
  readonly message: string;
  readonly needsContactForm: boolean;
  readonly needsPayment: boolean;
  readonly paymentType: PaymentType | null;
  readonly suggestions: readonly string[];
  readonly topic: string | null;
};

export type RankedTopic = { readonly topic: Topic; readonly probability: number };

export type Answerer = {
  answer(question: EnrolmentQuestion, state: AssistantState): EnrolmentAnswer;
  /** The topics nearest to a message, best first: what a language model is given to read. */
  rank(question: EnrolmentQuestion, count: number): readonly RankedTopic[];
  /** Whether the message tries to steer the assistant; such a message never reaches a language model. */
  steers(message: string): boolean;
  /** Whether the visitor explicitly wants to pay or reserve now. */
  wishesToPay(question: EnrolmentQuestion): boolean;
};

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
  readonly outsideUnexplained: number;
  /** Below this support little is explained; below the second, next to nothing. */
  readonly unexplained: number;
  readonly foreign: number;
  /** Least probability of an offered topic. */
  readonly offer: number;
};
export const THRESHOLDS: Thresholds = {
  sure: 0.42,
  lead: 0.12,
  outside: 0.5,
  outsideUnexplained: 0.3,
  unexplained: 0.35,
  foreign: 0.22,
  offer: 0.04,
};

/** Prepares the knowledge once: compiles the lexicon and trains the classifier on the examples. */
export function createAnswerer(
  knowledge: Knowledge,
  catalogue: Catalogue,
  thresholds = THRESHOLDS,
): Answerer {
  const reader = createReader(knowledge);
  const byId = new Map(knowledge.topics.map((topic) => [topic.id, topic]));
  const outsideById = new Map(knowledge.outside.map((area) => [area.id, area]));
  const canonical = new Map<string, Topic>();
  for (const topic of knowledge.topics) {
    canonical.set(key(topic.question.en), topic);
    canonical.set(key(topic.question.es), topic);
  }
  const values = { en: placeholders(catalogue, "en"), es: placeholders(catalogue, "es") };
  const classifier = train(samplesOf(knowledge, reader.read));

  const support = createSupport(spokenSamples(knowledge, reader.read), reader.conceptsOf);

  const weigh = (question: EnrolmentQuestion) => weighTopics(question, byId, reader.read, classifier);

  const say = (
    topic: Topic,
    question: EnrolmentQuestion,
    reading: Reading,
    state: AssistantState,
  ): EnrolmentAnswer => {
    const { language } = question;
    const said = mentions(reading.tokens);
    const cases = casesOf(topic, said, reading, state, catalogue);
    const variant = topic.variants?.find(({ when }) => when.every((one) => cases.has(one)));
    const age = said.ages.at(-1);
    const body = fill((variant?.text ?? topic.answer)[language], {
      ...values[language],
      ...(age === undefined ? {} : { age: String(age) }),
    });
    const opening = openingOf(
      topic,
      reading,
      said,
      catalogue,
      question.message,
      language,
      knowledge.phrases.notQuite[language],
    );
    const pays = topic.opens === "payment";
    return {
      outcome: "sure",
      message: opening === "" ? body : opening + withoutYes(body),
      needsContactForm: topic.opens === "contact",
      needsPayment: pays,
      paymentType: pays ? (cases.has("deposit:sponsor") ? "teacher_sponsor" : "founders_circle") : null,
      suggestions: [],
      topic: topic.id,
    };
  };

  const decline = (lead: string, language: Language): EnrolmentAnswer => ({
    outcome: "declined",
    message: `${lead} ${knowledge.phrases.offerPerson[language]}`,
    needsContactForm: true,
    needsPayment: false,
    paymentType: null,
    suggestions: [],
    topic: null,
  });

  return {
    rank: (question, count) => weigh(question).topics.slice(0, count),
    steers: (message) => steers(message, reader.read(message)),
    wishesToPay: ({ message, topic }) => wishesToPay(reader.read(message), topic),
    answer(question, state) {
      const { language } = question;
      const clicked = canonical.get(key(question.message));
      const weighed = weigh(question);
      if (clicked) return say(clicked, question, weighed.reading, state);

      const [best, second] = weighed.topics;
      const phrases = knowledge.phrases;
      if (steers(question.message, weighed.reading)) return decline(phrases.declineInert[language], language);
      const explained = best ? support(best.topic.id, weighed.reading.tokens) : 0;
      if (!best || isOutside(weighed, best.probability, explained, thresholds)) {
        const area = weighed.outside >= thresholds.outside ? outsideById.get(weighed.area) : undefined;
        const lead = area?.inert ? phrases.declineInert : (area?.lead ?? phrases.decline);
        return decline(lead[language], language);
      }
      const lead = best.probability - (second?.probability ?? 0);
      const sure = best.probability * (0.6 + 0.4 * explained);
      const paysWithoutWish = best.topic.opens === "payment" && !wishesToPay(weighed.reading, question.topic);
      if (sure >= thresholds.sure && lead >= thresholds.lead && !paysWithoutWish) {
        return say(best.topic, question, weighed.reading, state);
      }
      const offered = weighed.topics.slice(0, 3).filter(({ probability }) => probability >= thresholds.offer);
      if (offered.length === 0) return decline(phrases.decline[language], language);
      return {
        ...decline("", language),
        outcome: "offered",
        message: phrases.didYouMean[language],
        needsContactForm: false,
        suggestions: offered.map(({ topic }) => topic.question[language]),
      };
    },
  };
}

/** After "Not quite:" an answer must not go on with "Yes". */
function withoutYes(text: string): string {
  const rest = text.replace(/^(?:Yes|Sí)[.,!]\s+/, "");
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

const key = (text: string) => words(text).join(" ");

/** Long messages tell stories, so that little of them is about the question; support says nothing about them. */
const STORY = 18;

function isOutside(
  { outside, reading }: { readonly outside: number; readonly reading: Reading },
  best: number,
  explained: number,
  thresholds: Thresholds,
): boolean {
  if (reading.tokens.length === 0 || outside >= thresholds.outside) return true;
  if (explained < thresholds.unexplained && outside >= thresholds.outsideUnexplained) return true;
  if (reading.known < 0.5 && explained < 0.5) return true;
  if (reading.tokens.length > STORY) return false;
  return explained < thresholds.foreign && best < 0.5 + 2 * (thresholds.foreign - explained);
}

type Read = (text: string, inherited?: readonly string[]) => Reading;

/** Each example line as a training sample; `topic > text` is a follow-up, read with what that topic hands on. */
export function samplesOf(knowledge: Knowledge, read: Read): Sample[] {
  const subjects = new Map(knowledge.topics.map((topic) => [topic.id, topic.subject]));
  const lines = (label: string, text: string): Sample[] =>
    text.split("\n").map((line) => {
      const [, context, rest] = /^(\w+) > (.+)$/.exec(line) ?? [];
      const subject = context === undefined ? undefined : subjects.get(context);
      return { label, features: read(rest ?? line, subject).features };
    });
  return [
    ...knowledge.topics.flatMap((topic) =>
      [topic.examples.en, topic.examples.es, topic.question.en, topic.question.es].flatMap((text) =>
        lines(topic.id, text),
      ),
    ),
    ...knowledge.outside.flatMap((area) =>
      [area.examples.en, area.examples.es].flatMap((text) => lines(`-${area.id}`, text)),
    ),
  ];
}

/** The examples without what a follow-up inherits: only the words that are there. */
function spokenSamples(knowledge: Knowledge, read: Read) {
  return knowledge.topics.flatMap((topic) =>
    `${topic.examples.en}\n${topic.examples.es}`.split("\n").map((line) => {
      const { tokens, concepts } = read(line.replace(/^\w+ > /, ""));
      return { label: topic.id, tokens, concepts };
    }),
  );
}

function weighTopics(
  question: EnrolmentQuestion,
  byId: ReadonlyMap<string, Topic>,
  read: Read,
  classifier: Classifier,
) {
  const before = question.topic === null ? undefined : byId.get(question.topic);
  const alone = read(question.message);
  const reading = before && alone.tokens.length <= 14 ? read(question.message, before.subject) : alone;
  const probabilities = classifier.predict(reading.features);
  if (reading.tokens.length > STORY) {
    const asked = classifier.predict(read(ending(question.message)).features);
    asked.forEach((value, index) => {
      probabilities[index] = ((probabilities[index] as number) + value) / 2;
    });
  }
  let outside = 0;
  let area = { id: "", probability: 0 };
  const topics: RankedTopic[] = [];
  classifier.labels.forEach((label, index) => {
    const probability = probabilities[index] as number;
    if (label.startsWith("-")) {
      outside += probability;
      if (probability > area.probability) area = { id: label.slice(1), probability };
      return;
    }
    const topic = byId.get(label);
    if (topic) topics.push({ topic, probability });
  });
  topics.sort((one, other) => other.probability - one.probability);
  return { topics, outside, area: area.id, reading };
}

function casesOf(
  topic: Topic,
  said: Mentions,
  reading: Reading,
  state: AssistantState,
  catalogue: Catalogue,
): ReadonlySet<Case> {
  const cases = new Set<Case>();
  if (state.paymentsOpen) cases.add("paymentsOpen");
  if (state.pagesOpen) cases.add("pagesOpen");
  if (said.children !== null && said.children > 1) cases.add("children:many");
  if (reading.concepts.has("sponsor") || topic.id === "deposit_sponsor") cases.add("deposit:sponsor");
  const age = said.ages.at(-1);
  if (age !== undefined && new Set(said.ages).size === 1) cases.add(ageCase(age, catalogue));
  return cases;
}

function ageCase(age: number, { learnerAges, podSchool }: Catalogue): Case {
  const { foundation, explorer, creator } = podSchool.pods;
  const within = (range: { from: number; to: number }) => age >= range.from && age <= range.to;
  if (age < learnerAges.from) return "age:below";
  if (age > learnerAges.to) return "age:above";
  if (age < podSchool.ages.from) return "age:young";
  if (age > podSchool.ages.to) return "age:older";
  if (within(foundation)) return within(explorer) ? "age:foundationOrExplorer" : "age:foundation";
  if (within(explorer)) return within(creator) ? "age:explorerOrCreator" : "age:explorer";
  return "age:creator";
}

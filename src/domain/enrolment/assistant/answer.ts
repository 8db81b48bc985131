import type { Language } from "#domain/locale/language.ts";
import type { PaymentType } from "#domain/payments/deposit.ts";
import { casesOf } from "./cases.ts";
import { classifierOf, type LearnedWeights, learn } from "./classifier.ts";
import { crossingOf, honestYes, withoutVerdict } from "./crossings.ts";
import { depositMeant } from "./deposit-meant.ts";
import { type Catalogue, fill, placeholders } from "./facts.ts";
import type { AssistantState, Crossing, Knowledge, Topic } from "./knowledge.ts";
import { mentions } from "./mentions.ts";
import { openingOf, wantsYesOrNo } from "./premises.ts";
import {
  type EnrolmentQuestion,
  isOutside,
  phrasings,
  type RankedTopic,
  samplesOf,
  spokenSamples,
  THRESHOLDS,
  weighTopics,
} from "./ranking.ts";
import { createReader, type Reading } from "./reader.ts";
import { steers } from "./steering.ts";
import { countSupport, type SupportCounts, supportOf } from "./support.ts";
import { words } from "./text.ts";
import { wishesToPay } from "./wish.ts";

export type EnrolmentAnswer = {
  readonly outcome: "sure" | "offered" | "declined";
  readonly message: string;
  readonly needsContactForm: boolean;
  readonly needsPayment: boolean;
  readonly paymentType: PaymentType | null;
  readonly suggestions: readonly string[];
  readonly topic: string | null;
};

export type Answerer = {
  answer(question: EnrolmentQuestion, state: AssistantState): EnrolmentAnswer;
  /** The topics nearest to a message, best first: what a language model is given to read. */
  rank(question: EnrolmentQuestion, count: number): readonly RankedTopic[];
  /** Whether the message tries to steer the assistant; such a message never reaches a language model. */
  steers(message: string): boolean;
  /** Whether the visitor explicitly wants to pay or reserve now. */
  wishesToPay(question: EnrolmentQuestion): boolean;
};

/** What is learned from the examples of the knowledge. It takes a second, so the build keeps it (scripts/build.mjs). */
export type Learned = { readonly classifier: LearnedWeights; readonly support: SupportCounts };

export function learnFrom(knowledge: Knowledge): Learned {
  const read = phrasings(knowledge, createReader(knowledge).read);
  return { classifier: learn(samplesOf(read)), support: countSupport(spokenSamples(read)) };
}

/** Prepares the knowledge once: compiles the lexicon and takes what was learned. */
export function createAnswerer(
  knowledge: Knowledge,
  catalogue: Catalogue,
  thresholds = THRESHOLDS,
  learned: Learned = learnFrom(knowledge),
): Answerer {
  const reader = createReader(knowledge);
  const byId = new Map(knowledge.topics.map((topic) => [topic.id, topic]));
  const outsideById = new Map(knowledge.outside.map((area) => [area.id, area]));
  const canonical = new Map<string, Topic>();
  for (const topic of knowledge.topics) {
    canonical.set(key(topic.question.en), topic);
    canonical.set(key(topic.question.es), topic);
    for (const alias of topic.aliases ?? []) canonical.set(key(alias), topic);
  }
  const values = { en: placeholders(catalogue, "en"), es: placeholders(catalogue, "es") };
  const classifier = classifierOf(learned.classifier);
  const support = supportOf(learned.support, reader.conceptsOf);

  const weigh = (question: EnrolmentQuestion) => weighTopics(question, byId, reader.read, classifier);

  const say = (
    topic: Topic,
    question: EnrolmentQuestion,
    reading: Reading,
    state: AssistantState,
  ): EnrolmentAnswer => {
    const { language } = question;
    const said = mentions(reading.tokens);
    const deposit = depositMeant(question, reading, reader.read, catalogue);
    const cases = casesOf(said, reading, state, catalogue, deposit);
    const variant = topic.variants?.find(({ when }) => when.every((one) => cases.has(one)));
    const age = said.ages.at(-1);
    const text = fill((variant?.text ?? topic.answer)[language], {
      ...values[language],
      ...(age === undefined ? {} : { age: String(age) }),
    });
    const body = honestYes(text, topic, reading);
    const opening = openingOf(
      topic,
      reading,
      said,
      catalogue,
      question.message,
      language,
      knowledge.phrases.notQuite[language],
    );
    const opens = variant?.opens ?? topic.opens;
    const pays = opens === "payment";
    return {
      outcome: "sure",
      message: opening === "" ? body : opening + goOn(body, opening.trimEnd().endsWith(":")),
      needsContactForm: opens === "contact",
      needsPayment: pays,
      paymentType: pays ? (deposit ?? "founders_circle") : null,
      suggestions: [],
      topic: topic.id,
    };
  };

  const cross = (crossing: Crossing, language: Language, reading: Reading): EnrolmentAnswer | null => {
    const topic = byId.get(crossing.topics[0] ?? "");
    if (!topic) return null;
    const text = fill((crossing.text ?? topic.answer)[language], values[language]);
    const denies = crossing.denies === true && wantsYesOrNo(reading);
    return {
      outcome: "sure",
      message: denies ? `${knowledge.phrases.no[language]} ${text}` : text,
      needsContactForm: crossing.opens === "contact",
      needsPayment: false,
      paymentType: null,
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
      const crossing = crossingOf(
        knowledge.crossings,
        weighed.reading,
        weighed.topics,
        question.topic === null ? undefined : byId.get(question.topic),
      );
      const crossed =
        weighed.outside < thresholds.outside && crossing && cross(crossing, language, weighed.reading);
      if (crossed) return crossed;
      const explained = best ? support(best.topic.id, weighed.reading.tokens) : 0;
      if (!best || isOutside(weighed, best.probability, explained, thresholds)) {
        const area = weighed.outside >= thresholds.outside ? outsideById.get(weighed.area) : undefined;
        if (area?.idle) {
          return {
            ...decline("", language),
            message: phrases.idle[language],
            needsContactForm: false,
            suggestions: knowledge.starters.flatMap((id) => byId.get(id)?.question[language] ?? []),
          };
        }
        const lead = area?.inert ? phrases.declineInert : (area?.lead ?? phrases.decline);
        return decline(lead[language], language);
      }
      const lead = best.probability - (second?.probability ?? 0);
      const sure = best.probability * (0.6 + 0.4 * explained);
      const paysWithoutWish = best.topic.opens === "payment" && !wishesToPay(weighed.reading, question.topic);
      if (
        sure >= thresholds.sure &&
        weighed.outside < thresholds.doubt &&
        lead >= thresholds.lead &&
        !paysWithoutWish
      ) {
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

/** After "Not quite:" an answer goes on in the same sentence, and not with "Yes"; names keep their capital. */
function goOn(text: string, sameSentence: boolean): string {
  const rest = withoutVerdict(text);
  const named = /^(?:I\b|AI\b|IA\b|Pod |Ceiba|Little |Pequeños )/.test(rest);
  const first = rest.charAt(0);
  return (sameSentence && !named ? first.toLowerCase() : first.toUpperCase()) + rest.slice(1);
}

const key = (text: string) => words(text).join(" ");

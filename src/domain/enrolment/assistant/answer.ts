import { figuresIn } from "#domain/dialogue/figures.ts";
import { classifierOf } from "#domain/language/classifier.ts";
import type { Language } from "#domain/locale/language.ts";
import type { PaymentType } from "#domain/payments/deposit.ts";
import { remembered } from "#domain/resilience/remembered.ts";
import { casesOf } from "./cases.ts";
import { coverageOf } from "./coverage.ts";
import { honestYes, withoutVerdict } from "./crossings.ts";
import { depositMeant } from "./deposit-meant.ts";
import { doingReader } from "./doing.ts";
import { type Catalogue, fill, placeholders } from "./facts.ts";
import { subjectsIn } from "./hallmarks.ts";
import {
  type AssistantState,
  type Crossing,
  DOINGS,
  type Doing,
  type Knowledge,
  type Opens,
  type OutsideArea,
  type Topic,
} from "./knowledge.ts";
import { type Learned, learnFrom } from "./learned.ts";
import { decider, labelOf, type Meaning } from "./meaning.ts";
import { openingOf, wantsYesOrNo } from "./premises.ts";
import { type EnrolmentQuestion, type RankedTopic, STORY, THRESHOLDS, weighTopics } from "./ranking.ts";
import { asking, ending, type Reading, readers } from "./reader.ts";
import { lacking, type Relation, relationsIn } from "./relations.ts";
import { steers } from "./steering.ts";
import { supportOf } from "./support.ts";
import { wishesToPay } from "./wish.ts";

export type Interpretation = {
  readonly meaning: Meaning;
  readonly reading: Reading;
  /** How likely it is, between 0 and 1. */
  readonly confidence: number;
  /** Undecided subjects that a word of the message gives away, other than what it means. */
  readonly beside: readonly OutsideArea[];
  /** Words of the message that what it means says nothing of. */
  readonly unexplained: readonly string[];
  /** Those of them that name another matter. */
  readonly ofOthers: readonly string[];
  /** What it asks for and what it means does not say: who, when, why. */
  readonly lacks: readonly Relation[];
};

/** What is said of a fact, and what it opens beside the answer. */
export type Statement = {
  readonly text: string;
  /** Without a yes, a no or a "not quite" before it: for who may have asked something else. */
  readonly plain: string;
  readonly opens: Opens | null;
  /** Which one a fact is about that opens the payment. */
  readonly deposit: PaymentType | null;
};

/** Characters of which is remembered what they were weighed as: one message is asked for several times, in pieces and whole. */
const WEIGHED = 4_000;

/** What is known of the family besides its message. */
export type Known = { readonly ages: readonly number[]; readonly children: number | null };
const NOTHING: Known = { ages: [], children: null };

export type Answerer = {
  interpret(question: EnrolmentQuestion): Interpretation;
  tell(fact: Topic, question: EnrolmentQuestion, state: AssistantState, known?: Known): Statement;
  cross(crossing: Crossing, fact: Topic, question: EnrolmentQuestion): Statement;
  read(text: string): Reading;
  /** How likely a message does each thing that can be done by one, after the message before it (null for the first). */
  does(text: string, before: string | null): Readonly<Record<Doing, number>>;
  /** Words of a text that a fact says nothing of. */
  unexplained(fact: Pick<Topic, "id">, text: string): readonly string[];
  /** Whether a text shows a meaning that questions about a fact hardly show. */
  showsOther(fact: Topic, text: string): boolean;
  /** Content words of a text that show no meaning of the lexicon. */
  unnamed(text: string): readonly string[];
  /** The words in a text that steer a conversation, by what they do. */
  cues(text: string): ReadonlySet<string>;
  fact(id: string): Topic | undefined;
  /** Fills the marks of a text with the figures of the catalogue. */
  figures(language: Language): Readonly<Record<string, string>>;
  /** The topics nearest to a message, best first: what a language model is given to read. */
  rank(question: EnrolmentQuestion, count: number): readonly RankedTopic[];
  /** Whether the message tries to steer the assistant; such a message never reaches a language model. */
  steers(message: string): boolean;
  /** Whether the visitor explicitly wants to pay or reserve now. */
  wishesToPay(question: EnrolmentQuestion): boolean;
};

/**
 * Prepares the knowledge once: compiles the lexicon and takes what was learned.
 *
 * @param marks what texts say that is not the catalogue's, such as the school's address, in each language
 */
export function createAnswerer(
  knowledge: Knowledge,
  catalogue: Catalogue,
  marks: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en: {}, es: {} },
  thresholds = THRESHOLDS,
  learned: Learned = learnFrom(knowledge),
): Answerer {
  const reader = readers(knowledge).get();
  const byId = new Map(knowledge.topics.map((topic) => [topic.id, topic]));
  const areaById = new Map(knowledge.outside.map((area) => [area.id, area]));
  const values = {
    en: { ...placeholders(catalogue, "en"), ...marks.en },
    es: { ...placeholders(catalogue, "es"), ...marks.es },
  };
  const classifier = classifierOf(learned.classifier);
  const support = supportOf(learned.support, reader.conceptsOf);
  const doings = doingReader(learned.doings);
  const coverage = coverageOf(knowledge, learned.support, reader.conceptsOf);
  const meaningOf = decider({ knowledge, byId, areaById, support, coverage, thresholds });

  const shows = ({ id }: Topic, concept: string) =>
    (learned.support.shows[id]?.[concept] ?? 0) / (learned.support.sizes[id] ?? 1) >= RARE;

  // What is weighed is told next, and its pieces are weighed by themselves and together.
  const weighedOnce = remembered((key) => {
    const [topic = "", after = "", ...lines] = key.split("\n");
    const question = { message: lines.join("\n"), topic: topic || null, after: after || null };
    return weighTopics(question, byId, reader.read, classifier);
  }, WEIGHED);
  const weigh = (question: EnrolmentQuestion) => {
    const weighed = weighedOnce([question.topic ?? "", question.after ?? "", question.message].join("\n"));
    const refused = question.refused ?? [];
    if (refused.length === 0) return weighed;
    return {
      ...weighed,
      topics: weighed.topics.filter(({ topic }) => !refused.includes(topic.id)),
      areas: weighed.areas.filter(({ id }) => !refused.includes(`-${id}`)),
    };
  };

  return {
    rank: (question, count) => weigh(question).topics.slice(0, count),
    steers: (message) => steers(message, reader.read(message)),
    wishesToPay: ({ message, topic }) => wishesToPay(reader.read(message), topic),
    read: (text) => reader.read(text),
    does(text, before) {
      const earlier = before === null ? null : likeliestOf(doings(before, reader.read(before), null));
      return doings(text, reader.read(text), earlier);
    },
    unexplained: (fact, text) => coverage.unexplained(fact.id, reader.read(text)),
    showsOther: (fact, text) => [...reader.read(text).concepts].some((one) => !shows(fact, one)),
    unnamed(text) {
      const { tokens } = reader.read(text);
      const shown = reader.conceptsOf(tokens);
      const bare = new Set(tokens.filter((_, at) => !shown.has(at)));
      return coverage.unexplained("", reader.read(text)).filter((token) => bare.has(token));
    },
    cues: (text) => reader.cues(text),
    fact: (id) => byId.get(id),
    figures: (language) => values[language],

    interpret(question) {
      const weighed = weigh(question);
      const [meaning, confidence] = meaningOf(question, weighed);
      const areas = subjectsIn(learned.hallmarks, weighed.reading.tokens).flatMap(
        (id) => areaById.get(id) ?? [],
      );
      const beside = meaning.kind === "outside" ? areas.filter((one) => one !== meaning.area) : areas;
      const { reading } = weighed;
      // Of a story only what it asks has to be explained.
      const asks = reading.tokens.length > STORY ? reader.read(asking(question.message)) : reading;
      return {
        meaning,
        confidence,
        reading,
        beside,
        unexplained: coverage.unexplained(labelOf(meaning), asks),
        ofOthers: coverage.ofOthers(labelOf(meaning), asks),
        lacks: lacking(learned.relations, labelOf(meaning), relationsIn(question.message, reader.cues)),
      };
    },

    tell(topic, question, state, known = NOTHING) {
      const { language, message } = question;
      const reading = weigh(question).reading;
      const named = figuresIn(reading.tokens);
      const claimed = reading.tokens.length > STORY ? figuresIn(reader.read(ending(message)).tokens) : named;
      const said = {
        ...named,
        ages: named.ages.length > 0 ? named.ages : known.ages,
        children: named.children ?? known.children,
      };
      const deposit = isOfDeposit(topic) ? depositMeant(question, reading, reader.read, catalogue) : null;
      const cases = casesOf(said, reading, state, catalogue, deposit);
      const variant = topic.variants?.find(({ when }) => when.every((one) => cases.has(one)));
      const age = said.ages.at(-1);
      const text = fill((variant?.text ?? topic.answer)[language], {
        ...values[language],
        ...(age === undefined ? {} : { age: String(age) }),
      });
      const body = honestYes(text, topic, reading);
      const notQuite = knowledge.phrases.notQuite[language];
      const opening = openingOf(topic, reading, claimed, catalogue, reader.read, message, language, notQuite);
      return {
        text: opening === "" ? body : opening + goOn(body, opening.trimEnd().endsWith(":")),
        plain: withoutVerdict(text),
        opens: variant?.opens ?? topic.opens ?? null,
        deposit,
      };
    },

    cross(crossing, topic, question) {
      const { language } = question;
      const text = fill((crossing.text ?? topic.answer)[language], values[language]);
      const denies = crossing.denies === true && wantsYesOrNo(weigh(question).reading);
      return {
        text: denies ? `${knowledge.phrases.no[language]} ${text}` : text,
        plain: text,
        opens: crossing.opens ?? null,
        deposit: null,
      };
    },
  };
}

const likeliestOf = (shares: Readonly<Record<Doing, number>>): Doing =>
  DOINGS.reduce((one, other) => (shares[other] > shares[one] ? other : one));

/** A meaning is foreign to a fact when fewer of its phrasings show it. */
const RARE = 0.02;

/** Whether anything depends on which deposit is meant, which the whole conversation may have to be read for. */
const isOfDeposit = ({ opens, variants = [] }: Topic) =>
  opens === "payment" ||
  variants.some((each) => each.opens === "payment" || each.when.includes("deposit:sponsor"));

/** After "Not quite:" an answer goes on in the same sentence, and not with "Yes"; names keep their capital. */
function goOn(text: string, sameSentence: boolean): string {
  const rest = withoutVerdict(text);
  const named = /^(?:I\b|AI\b|IA\b|Pod |Ceiba|Little |Pequeños )/.test(rest);
  const first = rest.charAt(0);
  return (sameSentence && !named ? first.toLowerCase() : first.toUpperCase()) + rest.slice(1);
}

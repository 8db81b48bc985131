import { catalogue } from "#content/catalogue/catalogue.ts";
import { deliveredSchool } from "#content/catalogue/school.ts";
import { NEW_DIALOGUE } from "#domain/dialogue/state.ts";
import { type Answerer, createAnswerer } from "#domain/enrolment/assistant/answer.ts";
import { decidedFacts, withDecided } from "#domain/enrolment/assistant/decided.ts";
import type { AssistantState } from "#domain/enrolment/assistant/knowledge.ts";
import { learnFrom } from "#domain/enrolment/assistant/learned.ts";
import { answerOnce } from "#domain/enrolment/assistant/once.ts";
import { readers } from "#domain/enrolment/assistant/reader.ts";
import type { Desk } from "#domain/enrolment/conversation/desk.ts";
import { respond } from "#domain/enrolment/conversation/respond.ts";
import type { Reply } from "#domain/enrolment/conversation/turn.ts";
import type { TaughtAnswer, TaughtContent } from "#domain/enrolment/taught/answer.ts";
import { faultsOf, faultsOfSentence, type SentenceFault } from "#domain/enrolment/taught/faults.ts";
import { type Gist, gistReader } from "#domain/enrolment/taught/likeness.ts";
import { preparer, withTaught } from "#domain/enrolment/taught/look-up.ts";
import { sentencesKept } from "#domain/language/text.ts";
import { type Bilingual, LANGUAGES, type Language } from "#domain/locale/language.ts";
import type { School } from "#domain/site/school.ts";
import type {
  AssistantProgress,
  AssistantQuestion,
  AssistantReply,
  EnrolmentAssistant,
} from "#server/ports/enrolment-assistant.ts";
import { type Contents, contentsFromYaml } from "./knowledge.ts";
import { storeContents, storedContents, storedLearning, storeLearning } from "./stored-learning.ts";

const BESIDE = new URL("./", import.meta.url);

/** Stores the knowledge, read, and what is learned of it in a folder, for the build. */
export function storeLearned(folder: URL): void {
  const contents = contentsFromYaml();
  storeContents(contents, folder);
  for (const name of ["school", "atHome"] as const) storeLearning(name, learnFrom(contents[name]), folder);
}

/** Does something once, when it is first needed. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** What the build stored beside the built server; a server that runs from its sources reads and learns anew. */
export const contents = once<Contents>(() => storedContents(BESIDE) ?? contentsFromYaml());

/** The catalogue with the facts of a school as it is now. */
export const catalogueOf = ({ launchDate, hours, prices }: School) => ({
  ...{ ...catalogue, launchDate, prices },
  podSchool: { ...catalogue.podSchool, hours },
});

/** What an answer may say that differs by language and is not the catalogue's. */
const marksOf = ({ contactEmail, phone, place }: School, language: Language) => ({
  contactEmail,
  phone: phone ?? "",
  place: place[language],
});

/** Made once for each school: the same object until a fact changes. */
function forEach<Made>(make: (school: School) => Made): (school: School) => Made {
  const made = new WeakMap<School, { readonly value: Made }>();
  return (school) => {
    const known = made.get(school) ?? { value: make(school) };
    made.set(school, known);
    return known.value;
  };
}

/** What may not be said in a school. */
export const faultsIn = (text: Bilingual, now: School): readonly SentenceFault[] =>
  LANGUAGES.flatMap((language) =>
    sentencesKept(text[language]).flatMap((sentence) =>
      faultsOfSentence(sentence.trim(), language, catalogueOf(now)),
    ),
  );

/** What was decided, without what states something that is no longer so. */
export const decidedSo = (now: School): School["decided"] =>
  Object.fromEntries(Object.entries(now.decided).filter(([, text]) => faultsIn(text, now).length === 0));

function answererOver(name: "school" | "atHome") {
  const learned = once(() => storedLearning(name, BESIDE) ?? learnFrom(contents()[name]));
  return {
    learned,
    gistOf: once(() => gistReader(learned().support)),
    of: forEach((school): Answerer => {
      const knowledge = contents()[name];
      const marks = { en: marksOf(school, "en"), es: marksOf(school, "es") };
      const answerer = createAnswerer(knowledge, catalogueOf(school), marks, undefined, learned());
      return withDecided(answerer, decidedFacts(knowledge, decidedSo(school)));
    }),
  };
}

const school = answererOver("school");
const home = answererOver("atHome");

/** Over the school's own knowledge. */
export const preparedAnswerer = (now = deliveredSchool): Answerer => school.of(now);

/** Makes what the first question needs, in steps between which a server can do something else. */
export function* assistantSteps(now: () => School): Generator<void, void, void> {
  contents();
  yield;
  school.learned();
  yield;
  school.gistOf();
  yield;
  while (readers(contents().school).step()) yield;
  yield;
  const answerer = preparedAnswerer(now());
  yield;
  answerer.interpret({ message: "hello", language: "en", topic: null });
}

/** The same for the parents' panel. */
export function* panelSteps(): Generator<void, void, void> {
  contents();
  yield;
  home.learned();
  yield;
  home.gistOf();
  yield;
  while (readers(contents().atHome).step()) yield;
  yield;
  home.of(deliveredSchool);
  yield;
  panelAnswers().answer("hello", "en");
}

/** What a question of a family is about, by the words and concepts of the school's knowledge. */
export const gistOfQuestion = (text: string): Gist =>
  school.gistOf()(text, preparedAnswerer().read(text).concepts);

/**
 * The assistant with what staff taught it; made anew when that is otherwise, and kept until then. An answer that states
 * what is no longer so is not said.
 */
function taughtOver(made: typeof school): (taught: readonly TaughtAnswer[], now: School) => Answerer {
  const prepare = once(() => preparer(made.of(deliveredSchool), made.gistOf(), contents().onlyIn));
  const withAnswers = forEach((now) => {
    let last: { readonly taught: readonly TaughtAnswer[]; readonly answerer: Answerer } | undefined;
    return (taught: readonly TaughtAnswer[]) => {
      if (last?.taught !== taught) {
        const said = taught.filter(({ content }) => isSo(content, now));
        last = { taught, answerer: withTaught(made.of(now), made.gistOf(), said.map(prepare())) };
      }
      return last.answerer;
    };
  });
  return (taught, now) => withAnswers(now)(taught);
}
const schoolTaught = taughtOver(school);
const homeTaught = taughtOver(home);
const NOTHING_TAUGHT: readonly TaughtAnswer[] = [];

/** Whether nothing that staff taught disagrees with what the school says of itself. */
export const isSo = (content: TaughtContent, now: School): boolean =>
  faultsOf(content, catalogueOf(now), preparedAnswerer(now).figures).length === 0;

/** Answers the parents' panel beside the weekly packs. */
export const panelAnswers = once(() => ({
  says: contents().panel,
  answer(message: string, language: Language, taught = NOTHING_TAUGHT, now = deliveredSchool) {
    const question = { message, language, topic: null };
    const open = openOf({ paymentsOpen: true }, now);
    return answerOnce(homeTaught(taught, now), contents().atHome, question, open);
  },
}));

/** What staff have taught the assistant, as it is now. */
export type TaughtAnswers = () => Promise<readonly TaughtAnswer[]>;
export const nothingTaught: TaughtAnswers = async () => NOTHING_TAUGHT;

const openOf = (open: AssistantState, { phone }: School): AssistantState => ({
  ...open,
  phonePublished: phone !== null,
});

/** What the conversation of families is made of. */
export function deskOf(open: AssistantState, taught = NOTHING_TAUGHT, now = deliveredSchool): Desk {
  const { school: knowledge, says } = contents();
  return {
    ...{ answerer: schoolTaught(taught, now), knowledge, sayings: says },
    ...{ catalogue: catalogueOf(now), open: openOf(open, now) },
  };
}

/** Answers from the knowledge base alone: no network, no account. Streams its answer by sentences. */
export function createEmbeddedAssistant(
  open: AssistantState,
  taught = nothingTaught,
  schoolNow = () => deliveredSchool,
): EnrolmentAssistant {
  return {
    async answer(question, progress) {
      const reply = respond(deskOf(open, await taught(), schoolNow()), turnOf(question));
      stream(reply.message, progress);
      return replyOf(reply);
    },
  };
}

export function turnOf({ state, ...question }: AssistantQuestion) {
  return { ...question, state: state ?? NEW_DIALOGUE };
}

export function replyOf({ payment, ...reply }: Reply): AssistantReply {
  return { ...reply, needsPayment: payment !== null, paymentType: payment };
}

/** Hands a finished text on sentence by sentence; joined again it is the same text. */
export function stream(message: string, progress: AssistantProgress | undefined): void {
  if (!progress) return;
  for (const text of sentencesKept(message)) progress({ text });
}

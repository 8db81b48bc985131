import { brand } from "#content/catalogue/brand.ts";
import { catalogue } from "#content/catalogue/catalogue.ts";
import { NEW_DIALOGUE } from "#domain/dialogue/state.ts";
import { type Answerer, createAnswerer, learnFrom } from "#domain/enrolment/assistant/answer.ts";
import type { AssistantState } from "#domain/enrolment/assistant/knowledge.ts";
import { answerOnce } from "#domain/enrolment/assistant/once.ts";
import type { Desk } from "#domain/enrolment/conversation/desk.ts";
import { respond } from "#domain/enrolment/conversation/respond.ts";
import type { Reply } from "#domain/enrolment/conversation/turn.ts";
import type { TaughtAnswer } from "#domain/enrolment/taught/answer.ts";
import { type Gist, type GistOf, gistReader } from "#domain/enrolment/taught/likeness.ts";
import { preparer, withTaught } from "#domain/enrolment/taught/look-up.ts";
import { sentencesKept } from "#domain/language/text.ts";
import type { Language } from "#domain/locale/language.ts";
import type {
  AssistantProgress,
  AssistantQuestion,
  AssistantReply,
  EnrolmentAssistant,
} from "#server/ports/enrolment-assistant.ts";
import { type Contents, contentsFromYaml } from "./knowledge.ts";
import { storeContents, storedContents, storedLearning, storeLearning } from "./stored-learning.ts";

const BESIDE = new URL("./", import.meta.url);
const MARKS = { contactEmail: brand.contactEmail };

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

function answererOver(name: "school" | "atHome"): () => { answerer: Answerer; gistOf: GistOf } {
  return once(() => {
    const knowledge = contents()[name];
    const learned = storedLearning(name, BESIDE) ?? learnFrom(knowledge);
    return {
      answerer: createAnswerer(knowledge, catalogue, MARKS, undefined, learned),
      gistOf: gistReader(learned.support),
    };
  });
}

const school = answererOver("school");
const home = answererOver("atHome");

/** Over the school's own knowledge. */
export const preparedAnswerer = (): Answerer => school().answerer;

/** What a question of a family is about, by the words and concepts of the school's knowledge. */
export const gistOfQuestion = (text: string): Gist =>
  school().gistOf(text, preparedAnswerer().read(text).concepts);

/** The assistant with what staff taught it; made anew when that is otherwise, and kept until then. */
function taughtOver(made: typeof school): (taught: readonly TaughtAnswer[]) => Answerer {
  const prepare = once(() => preparer(made().answerer, made().gistOf, contents().onlyIn));
  let last: { readonly taught: readonly TaughtAnswer[]; readonly answerer: Answerer } | undefined;
  return (taught) => {
    if (last?.taught !== taught) {
      const { answerer, gistOf } = made();
      last = { taught, answerer: withTaught(answerer, gistOf, taught.map(prepare())) };
    }
    return last.answerer;
  };
}
const schoolTaught = taughtOver(school);
const homeTaught = taughtOver(home);
const NOTHING_TAUGHT: readonly TaughtAnswer[] = [];

/** Answers the parents' panel beside the weekly packs. */
export const panelAnswers = once(() => ({
  says: contents().panel,
  answer(message: string, language: Language, taught = NOTHING_TAUGHT) {
    const question = { message, language, topic: null };
    return answerOnce(homeTaught(taught), contents().atHome, question, { paymentsOpen: true });
  },
}));

/** What staff have taught the assistant, as it is now. */
export type TaughtAnswers = () => Promise<readonly TaughtAnswer[]>;
export const nothingTaught: TaughtAnswers = async () => NOTHING_TAUGHT;

/** What the conversation of families is made of. */
export function deskOf(open: AssistantState, taught = NOTHING_TAUGHT): Desk {
  const { school, says } = contents();
  return { answerer: schoolTaught(taught), knowledge: school, sayings: says, catalogue, open };
}

/** Answers from the knowledge base alone: no network, no account. Streams its answer by sentences. */
export function createEmbeddedAssistant(open: AssistantState, taught = nothingTaught): EnrolmentAssistant {
  return {
    async answer(question, progress) {
      const reply = respond(deskOf(open, await taught()), turnOf(question));
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

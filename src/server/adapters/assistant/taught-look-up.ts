import { stringify } from "yaml";
import { NEW_DIALOGUE } from "#domain/dialogue/state.ts";
import { fill } from "#domain/enrolment/assistant/facts.ts";
import { respond } from "#domain/enrolment/conversation/respond.ts";
import { saidIn, type TaughtAnswer, type TaughtContent, waysToAsk } from "#domain/enrolment/taught/answer.ts";
import { faultsOf } from "#domain/enrolment/taught/faults.ts";
import type { Language } from "#domain/locale/language.ts";
import type { School } from "#domain/site/school.ts";
import { catalogueOf, contents, deskOf, gistOfQuestion, panelAnswers, preparedAnswerer } from "./embedded.ts";

type Question = {
  readonly text: string;
  readonly language: Language;
  readonly conversationId: string | null;
};

const OPEN = { paymentsOpen: true };
/** A day that no answer depends on: ages are counted towards the school's first. */
const ANY_DAY = "2026-01-01";

/** Of a kept question no more is read: some hundreds of them are asked anew in one trial. */
const READ_AT_MOST = 300;

/** A question that was kept, as the chat or the parents' panel would answer it now, at the beginning of a conversation. */
function ask(
  { text: whole, language, conversationId }: Question,
  taught: readonly TaughtAnswer[],
  now: School,
) {
  const text = whole.slice(0, READ_AT_MOST);
  if (conversationId === null) {
    const { outcome, topic } = panelAnswers().answer(text, language, taught, now);
    return { isKnown: outcome === "sure", said: topic === null ? [] : [topic] };
  }
  const turn = { message: text, language, today: ANY_DAY, history: [], state: NEW_DIALOGUE };
  const { outcome, state } = respond(deskOf(OPEN, taught, now), turn);
  const told = Object.keys(state.said);
  return {
    isKnown: outcome !== "unknown" && outcome !== "suggested",
    said: taught.map(({ id }) => id).filter((id) => told.some((key) => key.startsWith(`${id}:`))),
  };
}

/** What was taught in the form of `facts/*.yaml`, so that it can become content of the next release. */
function fileOf(answers: readonly TaughtAnswer[]): string {
  const { onlyIn } = contents();
  const facts = answers.map(({ id, content }) => ({
    id: id.replaceAll("-", "_"),
    question: content.question,
    answer: { en: saidIn(content, "en", onlyIn), es: saidIn(content, "es", onlyIn) },
    subject: [],
    examples: { en: waysToAsk(content, "en").join("\n"), es: waysToAsk(content, "es").join("\n") },
  }));
  return facts.length === 0 ? "" : stringify(facts, { lineWidth: 0 });
}

/** What the desk of taught answers needs of the assistant. */
export const taughtLookUp = (school: () => School) => ({
  ask: (question: Question, taught: readonly TaughtAnswer[]) => ask(question, taught, school()),
  fileOf,
  gistOf: gistOfQuestion,
  sayingOf: (content: TaughtContent, language: Language) =>
    fill(saidIn(content, language, contents().onlyIn), preparedAnswerer(school()).figures(language)),
  faultsOf: (content: TaughtContent) =>
    faultsOf(content, catalogueOf(school()), preparedAnswerer(school()).figures),
});

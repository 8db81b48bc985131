import { fill } from "#domain/locale/fill.ts";
import type { Language } from "#domain/locale/language.ts";
import { type Catalogue, placeholders } from "./facts.ts";
import type { AssistantState, Knowledge, Topic } from "./knowledge.ts";

/** The knowledge as plain text in one language: each topic's id, question and plain answer, figures filled in. */
export function briefing(
  knowledge: Knowledge,
  catalogue: Catalogue,
  state: AssistantState,
  language: Language,
): string {
  const values = placeholders(catalogue, language);
  const open = new Set([
    ...(state.paymentsOpen ? ["paymentsOpen"] : []),
    ...(state.pagesOpen ? ["pagesOpen"] : []),
  ]);
  const answerOf = (topic: Topic) =>
    topic.variants?.find(({ when }) => when.every((one) => open.has(one)))?.text ?? topic.answer;
  return knowledge.topics
    .map((topic) => `[${topic.id}] ${topic.question[language]}\n${fill(answerOf(topic)[language], values)}`)
    .join("\n\n");
}

import { fill } from "#domain/locale/fill.ts";
import type { Language } from "#domain/locale/language.ts";
import type { Placeholders } from "./facts.ts";
import type { AssistantState, Knowledge, Topic } from "./knowledge.ts";

/** The knowledge as plain text in one language: each topic's id, question and plain answer, figures filled in. */
export function briefing(
  knowledge: Knowledge,
  state: AssistantState,
  language: Language,
  values: Placeholders,
): string {
  const open = new Set([
    ...(state.paymentsOpen ? ["paymentsOpen"] : []),
    ...(state.phonePublished ? ["phonePublished"] : []),
  ]);
  const answerOf = (topic: Topic) =>
    topic.variants?.find(({ when }) => when.every((one) => open.has(one)))?.text ?? topic.answer;
  // Wordings for what a visitor says hold facts that the plain answers leave out.
  const asides = (topic: Topic) => [
    ...(topic.variants ?? []).filter(({ when }) => when.every((one) => one.startsWith("says:"))),
    ...knowledge.crossings.filter(({ topics }) => topics[0] === topic.id),
  ];
  const said = new Set<string>();
  return knowledge.topics
    .map((topic) => {
      const texts = [answerOf(topic), ...asides(topic).flatMap(({ text }) => text ?? [])]
        .map((text) => fill(text[language], values))
        .filter((text) => !said.has(text) && said.add(text));
      return `[${topic.id}] ${topic.question[language]}\n${texts.join("\n")}`;
    })
    .join("\n\n");
}

import type { Answerer } from "./answer.ts";
import { fill as fillIn } from "./facts.ts";
import type { AssistantState, Knowledge } from "./knowledge.ts";
import type { EnrolmentQuestion } from "./ranking.ts";

/** What is answered to a question that stands alone. */
export type SingleAnswer = {
  readonly outcome: "sure" | "offered" | "declined";
  readonly message: string;
  readonly opens: boolean;
  readonly suggestions: readonly string[];
  readonly topic: string | null;
};

/** Answers a question without a conversation around it, as the parents' panel beside the weekly packs does. */
export function answerOnce(
  { interpret, tell, cross, fact, figures }: Answerer,
  { phrases, starters }: Pick<Knowledge, "phrases" | "starters">,
  question: EnrolmentQuestion,
  state: AssistantState,
): SingleAnswer {
  const { language } = question;
  const { meaning } = interpret(question);
  const declined = (message: string): SingleAnswer => ({
    outcome: "declined",
    message,
    opens: false,
    suggestions: [],
    topic: null,
  });
  const offer = (lead: string) => `${lead} ${phrases.offerPerson[language]}`;
  switch (meaning.kind) {
    case "fact":
    case "crossing": {
      const { text, opens } =
        meaning.kind === "fact"
          ? tell(meaning.fact, question, state)
          : cross(meaning.crossing, meaning.fact, question);
      return { ...declined(text), outcome: "sure", opens: opens !== null, topic: meaning.fact.id };
    }
    case "unsure": {
      const suggestions = meaning.facts.map(({ question: asked }) => asked[language]);
      return { ...declined(phrases.didYouMean[language]), outcome: "offered", suggestions };
    }
    case "outside": {
      const area = meaning.area;
      if (area?.idle)
        return {
          ...declined(phrases.idle[language]),
          suggestions: starters.flatMap((id) => fact(id)?.question[language] ?? []),
        };
      const lead = area?.inert ? phrases.declineInert : (area?.lead ?? phrases.decline);
      return declined(offer(fillIn(lead[language], figures(language))));
    }
    default:
      return declined(offer(phrases.declineInert[language]));
  }
}

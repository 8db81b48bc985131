import type { Statement } from "../../assistant/answer.ts";
import type { Topic } from "../../assistant/knowledge.ts";
import type { Draft } from "../draft.ts";
import { tellFact as sayFact } from "../questions.ts";

/** The fact that the move came with, and what it says. */
type Came = { readonly fact?: Topic; readonly told?: Statement };
export type Respond = (draft: Draft, came: Came) => void;

/** A fact that nobody asked for in these words. */
export function tellFact(draft: Draft, fact: Topic): void {
  const { language } = draft.turn;
  const question = { message: fact.question[language], language, topic: draft.turn.state.topic };
  sayFact(draft, fact, draft.desk.answerer.tell(fact, question, draft.desk.open));
}

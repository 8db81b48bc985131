import { words } from "#domain/language/text.ts";
import { LANGUAGES } from "#domain/locale/language.ts";
import type { Answerer, Interpretation } from "../assistant/answer.ts";
import type { Topic } from "../assistant/knowledge.ts";
import { factOf, type OnlyIn, type TaughtAnswer, waysToAsk } from "./answer.ts";
import { alike, type Gist, type GistOf } from "./likeness.ts";

/**
 * How much a question has to be like one that was taught: where the assistant has no answer, and where it has one of
 * its own, or where nothing is asked. Found on tests/enrolment/taught/questions.ts.
 */
export const LIKE = { unknown: 0.68, known: 0.85 };

/** A concept is handed on to a follow-up when this share of the ways to ask shows it. */
const OFTEN = 0.5;

export type Prepared = {
  readonly fact: Topic;
  readonly ways: readonly { readonly key: string; readonly gist: Gist }[];
};
export type Prepare = (answer: TaughtAnswer) => Prepared;

/** Reads the ways to ask an answer, each answer once. */
export function preparer(answerer: Answerer, gistOf: GistOf, onlyIn: OnlyIn): Prepare {
  const kept = new WeakMap<TaughtAnswer, Prepared>();
  return (answer) => {
    const made = kept.get(answer) ?? prepared(answer, answerer, gistOf, onlyIn);
    kept.set(answer, made);
    return made;
  };
}

/**
 * The assistant with what staff taught it. A question in the very words that were taught is always theirs; one that is
 * like them is where the assistant knows nothing, or is hardly as sure of its own. Attempts to steer it stay attempts.
 */
export function withTaught(answerer: Answerer, gistOf: GistOf, taught: readonly Prepared[]): Answerer {
  if (taught.length === 0) return answerer;
  const byId = new Map(taught.map(({ fact }) => [fact.id, fact]));

  function nearest(message: string): { readonly fact: Topic; readonly like: number } | null {
    const key = words(message).join(" ");
    const gist = gistOf(message, answerer.read(message).concepts);
    let best: { readonly fact: Topic; readonly like: number } | null = null;
    for (const { fact, ways } of taught) {
      for (const way of ways) {
        const like = way.key === key ? 1 : alike(gist, way.gist);
        if (like > (best?.like ?? 0)) best = { fact, like };
      }
    }
    return best;
  }

  return {
    ...answerer,
    fact: (id) => byId.get(id) ?? answerer.fact(id),
    interpret(question) {
      const own = answerer.interpret(question);
      if (own.meaning.kind === "steered") return own;
      const found = nearest(question.message);
      // "My son loves his dog" asks nothing, and may only resemble a question.
      const asks = question.message.includes("?") || answerer.cues(question.message).has("asks");
      if (found === null || found.like < (asks && !knows(own) ? LIKE.unknown : LIKE.known)) return own;
      // What its own meaning leaves open says nothing of theirs.
      const meaning = { kind: "fact", fact: found.fact } as const;
      return { ...own, meaning, confidence: found.like, beside: [], unexplained: [], lacks: [] };
    },
  };
}

/** What is only half understood counts as known from this confidence on. */
const HALF = 0.4;
const knows = ({ meaning, confidence }: Interpretation) =>
  meaning.kind !== "outside" && (meaning.kind !== "unsure" || confidence >= HALF);

function prepared(answer: TaughtAnswer, answerer: Answerer, gistOf: GistOf, onlyIn: OnlyIn): Prepared {
  const ways = LANGUAGES.flatMap((language) => waysToAsk(answer.content, language)).map((text) => ({
    ...{ text, concepts: answerer.read(text).concepts },
  }));
  const shown = new Map<string, number>();
  for (const { concepts } of ways)
    for (const concept of concepts) shown.set(concept, (shown.get(concept) ?? 0) + 1);
  const subject = [...shown].filter(([, count]) => count >= ways.length * OFTEN).map(([concept]) => concept);
  return {
    fact: factOf(answer, subject, onlyIn),
    ways: ways.map(({ text, concepts }) => ({
      key: words(text).join(" "),
      gist: gistOf(text, concepts),
    })),
  };
}

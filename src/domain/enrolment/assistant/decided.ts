import type { Answerer, Interpretation } from "./answer.ts";
import type { Bilingual, Knowledge, Topic } from "./knowledge.ts";

/** What was not decided and is by now, by the id of its area, as a fact that is told. */
export function decidedFacts(
  { outside }: Pick<Knowledge, "outside">,
  decided: Readonly<Record<string, Bilingual>>,
): readonly Topic[] {
  return outside.flatMap(({ id, lead, examples }) => {
    const answer = decided[id];
    if (answer === undefined || lead === undefined) return [];
    const question = { en: firstLine(examples.en), es: firstLine(examples.es) };
    return [{ id, question, answer, subject: [], examples }];
  });
}

const firstLine = (text: string) => text.split("\n")[0] ?? "";

/** The assistant once the school has decided something: what asks for it is answered, and passed on no longer. */
export function withDecided(answerer: Answerer, facts: readonly Topic[]): Answerer {
  if (facts.length === 0) return answerer;
  const byArea = new Map(facts.map((fact) => [fact.id, fact]));

  function decided(found: Interpretation): Interpretation {
    const { meaning } = found;
    const fact = meaning.kind === "outside" ? byArea.get(meaning.area?.id ?? "") : undefined;
    return fact === undefined ? found : { ...found, meaning: { kind: "fact", fact } };
  }
  return {
    ...answerer,
    fact: (id) => byArea.get(id) ?? answerer.fact(id),
    interpret: (question) => decided(answerer.interpret(question)),
  };
}

import { deliveredSchool } from "#content/catalogue/school.ts";
import { createAnswerer } from "#domain/enrolment/assistant/answer.ts";
import type { Asked, Knowledge } from "#domain/enrolment/assistant/knowledge.ts";
import { labelOf } from "#domain/enrolment/assistant/meaning.ts";
import { askedIn, MANNERS } from "#server/adapters/assistant/asked.ts";
import { catalogueOf } from "#server/adapters/assistant/embedded.ts";
import { contentsFromYaml } from "#server/adapters/assistant/knowledge.ts";

/**
 * How well a manner of asking is understood that was not learned from: each manner of `content/enrolment/assistant/asked`, written by
 * a hand of its own, is left out in turn. `node evals/enrolment/manners.ts`
 */
const { school } = contentsFromYaml();
const { topics, outside, moves } = school;
const ids = new Set([...topics, ...outside, ...moves].map(({ id }) => id));
const whole = new Map<string, string>([
  ...topics.map(({ id, aspectOf }) => [id, aspectOf ?? id] as const),
  ...outside.map(({ id }) => [id, `-${id}`] as const),
  ...moves.map(({ id }) => [id, `+${id}`] as const),
]);

const OUTCOMES = ["right", "offered", "none", "other"] as const;
type Outcome = (typeof OUTCOMES)[number];

function outcomeOf(knowledge: Knowledge, answerer: ReturnType<typeof createAnswerer>, asked: Asked): Outcome {
  const [, before, rest] = /^(\w+) > (.+)$/.exec(asked.text) ?? [];
  const topic = knowledge.topics.find(({ id }) => id === before)?.id ?? null;
  const { meaning } = answerer.interpret({
    ...{ message: rest ?? asked.text, language: asked.language, topic },
  });
  const meant = whole.get(asked.id);
  const label = labelOf(meaning);
  const isMeant = meant === (whole.get(label) ?? label);
  if (meaning.kind === "unsure" && meaning.guess === null)
    return meaning.facts.some(({ id }) => whole.get(id) === meant) ? "offered" : "none";
  const isNobodys = meaning.kind === "outside" && meaning.area === null;
  // What has nothing to do with the school is declined, whatever it was.
  const isIdle = outside.find(({ id }) => id === asked.id)?.lead === undefined && meant?.startsWith("-");
  if (isNobodys) return isIdle ? "right" : "none";
  return isMeant ? "right" : "other";
}

for (const manner of MANNERS) {
  const others = MANNERS.filter((each) => each !== manner).flatMap((each) => askedIn(each, ids));
  const knowledge = { ...school, asked: others };
  const answerer = createAnswerer(knowledge, catalogueOf(deliveredSchool));
  const sentences = askedIn(manner, ids);
  for (const language of ["en", "es"] as const) {
    const found = sentences
      .filter((each) => each.language === language)
      .map((each) => outcomeOf(knowledge, answerer, each));
    const share = (outcome: Outcome) =>
      `${((100 * found.filter((each) => each === outcome).length) / found.length).toFixed(1)}% ${outcome}`;
    console.log(`${manner} (${language}, ${found.length}): ${OUTCOMES.map(share).join(", ")}`);
  }
}

import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { deliveredSchool } from "#content/catalogue/school.ts";
import { NEW_DIALOGUE } from "#domain/dialogue/state.ts";
import { factsAgree } from "#domain/enrolment/assistant/claims.ts";
import { catalogueOf, contents } from "#server/adapters/assistant/embedded.ts";
import { createAssistant } from "#server/adapters/assistant/index.ts";
import type { AssistantReply } from "#server/ports/enrolment-assistant.ts";
import { type Question, states } from "./scoring.ts";

const catalogue = catalogueOf(deliveredSchool);

/**
 * Scores the embedded assistant on a part of the questions, as questions/README.md says.
 * `node evals/enrolment/run.ts [--part tuning|sealed] [--show]`; without --part both. Of the sealed part only counts
 * are printed, never a question.
 */
const { values: options } = parseArgs({
  options: { part: { type: "string" }, show: { type: "boolean", default: false } },
});

type Outcome = "right" | "offered" | "wrong";
type Scored = {
  readonly question: Question;
  readonly outcome: Outcome;
  readonly wrongFact: boolean;
  readonly invented: boolean;
  readonly idle: boolean;
  readonly milliseconds: number;
  readonly note: string;
};

const knowledge = contents().school;
const topicOf = new Map(
  knowledge.topics.flatMap((topic) => [
    [topic.question.en, topic.aspectOf ?? topic.id] as const,
    [topic.question.es, topic.aspectOf ?? topic.id] as const,
  ]),
);
const assistant = createAssistant({ paymentsOpen: true, school: () => deliveredSchool, log: () => {} });

/**
 * Turned away as talk that has nothing to do with the school (the weather, a joke): a decline that offers questions
 * instead of a person. The questions' author asked for a person in every decline, so these are counted apart as well.
 */
function isIdle(question: Question, reply: AssistantReply): boolean {
  return reply.topic === null && reply.message === knowledge.phrases.idle[question.lang];
}

function judge(
  question: Question,
  reply: AssistantReply,
): Omit<Scored, "question" | "milliseconds" | "idle"> {
  // How to get a refund is a part of refunds: the questions name the whole.
  const topic = contents().school.topics.find(({ id }) => id === reply.topic)?.aspectOf ?? reply.topic;
  const sure = topic !== null;
  const idle = isIdle(question, reply);
  const offered = idle ? [] : reply.suggestions.map((text) => topicOf.get(text) ?? "?");
  const declined = !sure && offered.length === 0;
  const disagreement = factsAgree(reply.message, catalogue, question.lang);
  const note = sure ? topic : declined ? "declined" : `offered ${offered.join(", ")}`;
  const breaks = question.must_not.filter((text) => states(reply.message, text));
  if (question.declined) {
    const right = declined && (idle || reply.needsContactForm) && !reply.needsPayment && breaks.length === 0;
    return {
      outcome: right ? "right" : "wrong",
      wrongFact: breaks.length > 0,
      invented: sure || disagreement.length > 0,
      note: idle ? "idle" : String(note),
    };
  }
  const onTopic = sure && question.topics.includes(topic ?? "");
  const missing = onTopic ? question.must.filter((text) => !states(reply.message, text)) : [];
  const opensRightly = reply.needsPayment === (onTopic && topic === "reserve");
  const right =
    (onTopic && missing.length === 0 && breaks.length === 0 && opensRightly) ||
    (question.may_decline === true && declined && reply.needsContactForm);
  return {
    outcome: right ? "right" : offered.some((id) => question.topics.includes(id)) ? "offered" : "wrong",
    wrongFact: sure && (!onTopic || missing.length > 0 || breaks.length > 0),
    invented: disagreement.length > 0,
    note: `${note}${missing.length ? ` missing ${missing}` : ""}${breaks.length ? ` states ${breaks}` : ""}${disagreement.length ? ` facts ${JSON.stringify(disagreement)}` : ""}`,
  };
}

/** The questions know no date; ages on the opening day are counted from here. */
const TODAY = "2026-11-22";

async function score(part: string): Promise<readonly Scored[]> {
  const lines = readFileSync(new URL(`questions/${part}.jsonl`, import.meta.url), "utf8")
    .trim()
    .split("\n");
  const scored: Scored[] = [];
  for (const line of lines) {
    const question = JSON.parse(line) as Question;
    const start = performance.now();
    const reply = await assistant.answer({
      message: question.text,
      language: question.lang,
      history: (question.history ?? []).map(({ text }) => ({ role: "visitor" as const, text })),
      today: TODAY,
      state: { ...NEW_DIALOGUE, topic: question.context_topic ?? null },
    });
    const milliseconds = performance.now() - start;
    scored.push({ question, milliseconds, idle: isIdle(question, reply), ...judge(question, reply) });
  }
  return scored;
}

function row(name: string, scored: readonly Scored[]): string {
  const count = (test: (one: Scored) => boolean) => scored.filter(test).length;
  const percent = (value: number) => `${((100 * value) / (scored.length || 1)).toFixed(1)}%`.padStart(7);
  const right = count(({ outcome }) => outcome === "right");
  const offered = count(({ outcome }) => outcome === "offered");
  return [
    name.padEnd(16),
    String(scored.length).padStart(5),
    percent(right),
    percent(right + offered),
    percent(count(({ outcome }) => outcome === "wrong")),
    percent(count(({ wrongFact }) => wrongFact)),
    percent(count(({ invented }) => invented)),
  ].join(" ");
}

function report(part: string, scored: readonly Scored[]): void {
  console.log(`\n${part}`);
  console.log("                     n   right right+offered wrong wrong fact invented");
  console.log(row("all", scored));
  for (const language of ["en", "es"])
    console.log(
      row(
        language,
        scored.filter(({ question }) => question.lang === language),
      ),
    );
  console.log(
    row(
      "to be answered",
      scored.filter(({ question }) => !question.declined),
    ),
  );
  console.log(
    row(
      "to be declined",
      scored.filter(({ question }) => question.declined),
    ),
  );
  for (const kind of [...new Set(scored.flatMap(({ question }) => question.kind))].sort()) {
    console.log(
      row(
        kind,
        scored.filter(({ question }) => question.kind.includes(kind)),
      ),
    );
  }
  const idle = scored.filter((one) => one.idle);
  console.log(
    `declined as idle talk, without the offer of a person: ${idle.length}, of them to be declined ${idle.filter(({ question }) => question.declined).length}`,
  );
  const times = scored.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other);
  const at = (share: number) => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(2);
  console.log(`latency p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`);
}

const parts = options.part === undefined ? ["tuning", "sealed"] : [options.part];
if (!parts.every((part) => part === "tuning" || part === "sealed"))
  throw new Error("--part is tuning or sealed");
if (options.show && parts.includes("sealed"))
  throw new Error("The sealed part is never shown: use --part tuning --show");
for (const part of parts) {
  const scored = await score(part);
  if (options.show) {
    for (const { question, outcome, wrongFact, invented, note } of scored) {
      if (outcome !== "right" || invented)
        console.log(
          `${outcome}${wrongFact ? "!" : ""} ${question.id} [${question.topics}] ${question.text} -> ${note}`,
        );
    }
  }
  report(part, scored);
}

import { parseArgs } from "node:util";
import { deliveredSchool } from "#content/catalogue/school.ts";
import { type DialogueState, NEW_DIALOGUE } from "#domain/dialogue/state.ts";
import { createAnswerer } from "#domain/enrolment/assistant/answer.ts";
import type { Desk } from "#domain/enrolment/conversation/desk.ts";
import { respond } from "#domain/enrolment/conversation/respond.ts";
import type { Reply } from "#domain/enrolment/conversation/turn.ts";
import { sentencesKept } from "#domain/language/text.ts";
import { catalogueOf } from "#server/adapters/assistant/embedded.ts";
import { contentsFromYaml } from "#server/adapters/assistant/knowledge.ts";
import {
  askedInTalks,
  HANDS,
  readTalksFile,
  saidIn,
  type TalkTurn,
} from "#server/adapters/assistant/talks.ts";

/**
 * Plays whole talks whose hand was left out of what is learned: each message is answered with what was said before it
 * (by the assistant, which the writer did not see). Counts what was told against what the writer meant.
 * `node evals/enrolment/talks.ts [--hand newcomers] [--file some.tsv] [--untaught] [--show]`; --untaught learns from no talk at all.
 */
const { values: options } = parseArgs({
  options: {
    hand: { type: "string" },
    file: { type: "string" },
    show: { type: "boolean", default: false },
    untaught: { type: "boolean", default: false },
  },
});
const { school, says } = contentsFromYaml();
const ids = new Set([...school.topics, ...school.outside, ...school.moves].map(({ id }) => id));
const topics = new Set([...school.topics, ...school.outside].map(({ id }) => id));
const rootOf = new Map(school.topics.map(({ id, aspectOf }) => [id, aspectOf ?? id]));
const TODAY = "2026-11-28";
const OUTCOMES = ["right", "offered", "passed on", "other"] as const;
type Outcome = (typeof OUTCOMES)[number];

/** Every fact and matter that a reply told of, by what is remembered of it. */
function toldBy(before: DialogueState, reply: Reply): Set<string> {
  const names = Object.keys(reply.state.said).filter((key) => reply.state.said[key] !== before.said[key]);
  const told = names.flatMap((key) => (/^(?:told|area|again):/.test(key) ? [key.split(":")[1] ?? ""] : []));
  return new Set([...told, ...(reply.topic === null ? [] : [reply.topic])]);
}

const VISITS: ReadonlySet<string> = new Set(["visitAsk", "visitNoted", "visitOpen", "visitTimes"]);
const LEAVES: ReadonlySet<string> = new Set(["think_over", "goodbye", "thanks"]);

/** What nobody asked for is told where only something was said. */
const SAYING: ReadonlySet<string> = new Set([
  "remember",
  "close",
  "confirm",
  "correct",
  "ask",
  "contact",
  "note",
]);

function outcomeOf({ language, means }: TalkTurn, before: DialogueState, reply: Reply): Outcome {
  const isSaid = means.some((one) => one === "tells" || one === "reacts" || one === "gives_contact");
  const isFit = reply.state.said.fit !== undefined || /\b(?:fits|fit|queda)\b/.test(reply.message);
  const told = toldBy(before, reply);
  const wanted = means.flatMap((one) =>
    one === "fit" ? ["ages", "pods"] : one === "visit" ? ["tours"] : [one],
  );
  const isTold = wanted.some((one) =>
    [...told].some((each) => each === one || (rootOf.get(each) ?? each) === (rootOf.get(one) ?? one)),
  );
  if (isTold) return "right";
  // What is undecided may be told in short, as said before.
  const isOpen = ({ id, lead }: (typeof school.outside)[number]) =>
    means.includes(id) &&
    lead !== undefined &&
    sentencesKept(lead[language]).some((one) => reply.message.includes(one.trim()));
  if (school.outside.some(isOpen)) return "right";
  const names = Object.keys(reply.state.said).filter((key) => reply.state.said[key] !== before.said[key]);
  if (means.includes("visit") && names.some((name) => VISITS.has(name))) return "right";
  if (means.some((one) => LEAVES.has(one)) && reply.acts.every((act) => act === "close")) return "right";
  if (means.includes("unit") && names.some((name) => name.startsWith("unit"))) return "right";
  if (means.includes("which_child") && isFit) return "right";
  if (isSaid)
    return reply.acts.every((act) => SAYING.has(act)) || isFit || told.size === 0 ? "right" : "other";
  if (means.includes("fit") && isFit) return "right";
  if (reply.suggestions.length > 0) return "offered";
  if (reply.acts.includes("unknown")) return "passed on";
  return "other";
}

const hands =
  options.file === undefined
    ? HANDS.filter((hand) => options.hand === undefined || hand === options.hand)
    : [];
for (const hand of options.file === undefined ? hands : [options.file]) {
  const learned = HANDS.filter((each) => each !== hand && !options.untaught).map((each) =>
    readTalksFile(each, ids),
  );
  const knowledge = {
    ...school,
    askedInTalks: learned.flatMap((turns) => askedInTalks(turns, ids, topics)),
    said: learned.flatMap(saidIn),
  };
  const desk: Desk = {
    knowledge,
    answerer: createAnswerer(knowledge, catalogueOf(deliveredSchool)),
    sayings: says,
    catalogue: catalogueOf(deliveredSchool),
    open: { paymentsOpen: true },
  };
  const counts: Record<string, Record<Outcome, number>> = {};
  let state: DialogueState = NEW_DIALOGUE;
  let history: { role: "visitor" | "assistant"; text: string }[] = [];
  const turns = readTalksFile(hand, ids);
  turns.forEach((turn, at) => {
    if (turns[at - 1]?.talk !== turn.talk) [state, history] = [NEW_DIALOGUE, []];
    const { text: message, language } = turn;
    const reply = respond(desk, { message, language, today: TODAY, history: history.slice(-12), state });
    const outcome = outcomeOf(turn, state, reply);
    const group = ["tells", "reacts"].includes(turn.means[0] ?? "") ? "said" : "asked";
    for (const name of ["all", turn.language, group]) {
      counts[name] ??= { right: 0, offered: 0, "passed on": 0, other: 0 };
      counts[name][outcome] += 1;
    }
    if (options.show && outcome !== "right")
      console.log(`[${turn.talk} ${turn.means}] ${message}\n   ${outcome}: ${reply.message.slice(0, 200)}`);
    state = reply.state;
    history.push({ role: "visitor", text: message }, { role: "assistant", text: reply.message });
  });
  for (const [name, found] of Object.entries(counts)) {
    const all = Object.values(found).reduce((sum, count) => sum + count, 0);
    const shares = OUTCOMES.map((outcome) => `${((100 * found[outcome]) / all).toFixed(1)}% ${outcome}`);
    console.log(`${hand} (${name}, ${all}): ${shares.join(", ")}`);
  }
}

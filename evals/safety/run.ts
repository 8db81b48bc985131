import { createSafetyScreen } from "#server/adapters/safety/index.ts";
import { passesGate } from "./gate.ts";
import { passesReplyGate } from "./reply-gate.ts";
import { PARTS, type Part, scorePart } from "./scoring.ts";
import { passesTalkGate } from "./talk-gate.ts";

/**
 * Scores the screen for child safety: `node evals/safety/run.ts [gate] [open] [sealed] [sealed-2] [sealed-3]`, without a
 * name the gate and the open messages. Fails when the gate does. The sealed messages are spent (messages/README.md):
 * they tell whether something got worse, and no longer how well unseen messages fare.
 */
const isPart = (name: string): name is Part => (PARTS as readonly string[]).includes(name);
const wanted = process.argv.length > 2 ? process.argv.slice(2) : ["gate", "open"];
const unknown = wanted.filter((name) => name !== "gate" && !isPart(name));
if (unknown.length > 0) throw new Error(`Say gate, ${PARTS.join(", ")}; not ${unknown.join(", ")}.`);

const screen = createSafetyScreen();
if (wanted.includes("gate")) {
  const passes = [
    await passesGate(screen, createSafetyScreen(null)),
    passesTalkGate(screen),
    await passesReplyGate(),
  ];
  if (!passes.every(Boolean)) process.exitCode = 1;
}
for (const part of wanted.filter(isPart)) scorePart(screen, part);

import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { joinLexicons } from "#domain/safety/patterns/lexicon.ts";
import { patternsOver } from "#domain/safety/patterns/patterns.ts";
import { stanceReader } from "#domain/safety/reply/reply-stance.ts";
import { createSafetyScreen } from "#server/adapters/safety/index.ts";
import { lexicons } from "#server/adapters/safety/lexicons.ts";
import { calibrationOf, heldOut, leaveOut } from "./calibration.ts";
import { ordinaryMessages, sourcesOfLearning, trainingMessages } from "./messages.ts";
import { modelOf } from "./model.ts";
import { contentReplies, grammarReplies, rulesReplies, sourcesOfReplies } from "./replies.ts";
import { figuresOf, heldOutReplies, helpRefusedFrom, refusedFrom, replyModelOf } from "./reply-model.ts";

/**
 * Learns the classifiers and writes them as content: `node evals/safety/train.ts [messages] [replies]`, without a name
 * both. That of messages is calibrated on hands left out; for that of replies a threshold is chosen on frames left out.
 */
const SEEDS = [1, 2];
const content = new URL("../../src/content/safety/", import.meta.url);
const digest = (text: string) => createHash("sha256").update(text).digest("hex");

function write(name: string, weights: Int8Array, about: object): void {
  writeFileSync(new URL(`${name}.bin`, content), weights);
  writeFileSync(new URL(`${name}.json`, content), `${JSON.stringify(about, null, 2)}\n`);
  console.log(name, about);
}

async function learnMessages(): Promise<void> {
  const messages = [...trainingMessages(), ...(await ordinaryMessages())];
  const calibration = calibrationOf(heldOut(leaveOut(messages)));
  const { bias, scales, weights } = modelOf(messages, SEEDS);
  const learnedFrom = digest(sourcesOfLearning());
  write("classifier", weights, { learnedFrom, calibration, bias, scales });
}

async function learnReplies(): Promise<void> {
  const ours = await contentReplies();
  const replies = [...grammarReplies(), ...rulesReplies(), ...ours];
  const model = replyModelOf(replies, SEEDS);
  const rules = createSafetyScreen(null);
  const byRules = new Map<string, boolean>();
  const isRefused = (text: string) => {
    const found = byRules.get(text) ?? !rules.reply(text, { names: [] }).ok;
    byRules.set(text, found);
    return found;
  };
  const byFrame = heldOutReplies(replies, "frame");
  const from = refusedFrom(byFrame, model, ours);
  const lexicon = joinLexicons(lexicons());
  const stanceOf = stanceReader(lexicon.stances, patternsOver(lexicon.lists));
  const sendsToHelp = (text: string) => stanceOf(text).sendsToHelp;
  const helpFrom = helpRefusedFrom(byFrame, from, sendsToHelp);
  const thresholds = { from, helpFrom, sendsToHelp };
  const { bias, scales, weights } = model;
  write("reply-classifier", weights, {
    learnedFrom: digest(sourcesOfReplies()),
    refusedFrom: from,
    helpRefusedFrom: helpFrom,
    ...{ bias, scales },
    heldOut: {
      byFrame: figuresOf(byFrame, thresholds, isRefused),
      byTheme: figuresOf(heldOutReplies(replies, "theme"), thresholds, isRefused),
    },
  });
}

const wanted = process.argv.length > 2 ? process.argv.slice(2) : ["messages", "replies"];
if (wanted.includes("messages")) await learnMessages();
if (wanted.includes("replies")) await learnReplies();

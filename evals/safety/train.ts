import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { calibrationOf, heldOut, leaveOut } from "./calibration.ts";
import { ordinaryMessages, sourcesOfLearning, trainingMessages } from "./messages.ts";
import { modelOf } from "./model.ts";

/**
 * Learns the classifier from every training message and from ordinary talk, calibrates it on hands left out, and writes
 * it as content: `node evals/safety/train.ts`.
 */
const SEEDS = [1, 2];
const content = new URL("../../src/content/safety/", import.meta.url);
const messages = [...trainingMessages(), ...(await ordinaryMessages())];
const calibration = calibrationOf(heldOut(leaveOut(messages)));
const { bias, scales, weights } = modelOf(messages, SEEDS);
const learnedFrom = createHash("sha256").update(sourcesOfLearning()).digest("hex");
writeFileSync(new URL("classifier.bin", content), weights);
writeFileSync(
  new URL("classifier.json", content),
  `${JSON.stringify({ learnedFrom, calibration, bias, scales }, null, 2)}\n`,
);
console.log(`Learned from ${messages.length} messages.`, calibration);

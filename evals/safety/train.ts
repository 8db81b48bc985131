import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { sourcesOfLearning, trainingMessages } from "./messages.ts";
import { modelOf } from "./model.ts";

/** Learns the classifier from every training message and writes it as content: `node evals/safety/train.ts`. */
const content = new URL("../../src/content/safety/", import.meta.url);
const messages = trainingMessages();
const { bias, scales, weights } = modelOf(messages);
const learnedFrom = createHash("sha256").update(sourcesOfLearning()).digest("hex");
writeFileSync(new URL("classifier.bin", content), weights);
writeFileSync(
  new URL("classifier.json", content),
  `${JSON.stringify({ learnedFrom, bias, scales }, null, 2)}\n`,
);
console.log(`Learned from ${messages.length} messages.`);

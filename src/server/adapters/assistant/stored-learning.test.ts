import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import { catalogue } from "#content/catalogue/catalogue.ts";
import { knowledge } from "#content/knowledge/index.ts";
import { createAnswerer, learnFrom } from "#domain/enrolment/assistant/answer.ts";
import { storedLearning, storeLearning } from "./stored-learning.ts";

it("answers alike from what was stored, and knows where nothing was", () => {
  const folder = mkdtempSync(join(tmpdir(), "ceiba-learning-"));
  try {
    const address = pathToFileURL(`${folder}/`);
    expect(storedLearning("school", address)).toBeUndefined();
    const learned = learnFrom(knowledge);
    storeLearning("school", learned, address);
    const stored = storedLearning("school", address);
    expect(stored).toEqual(learned);
    const state = { paymentsOpen: true };
    const question = { message: "how much is the deposit?", language: "en", topic: null } as const;
    const answers = [learned, stored].map((each) =>
      createAnswerer(knowledge, catalogue, undefined, each).answer(question, state),
    );
    expect(answers[0]).toEqual(answers[1]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

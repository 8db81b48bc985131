import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import { deliveredSchool } from "#content/catalogue/school.ts";
import { createAnswerer } from "#domain/enrolment/assistant/answer.ts";
import { hallmarksOf } from "#domain/enrolment/assistant/hallmarks.ts";
import { type Learned, learnFrom } from "#domain/enrolment/assistant/learned.ts";
import { relationsAsked } from "#domain/enrolment/assistant/relations.ts";
import { countSupport } from "#domain/enrolment/assistant/support.ts";
import { learn } from "#domain/language/classifier.ts";
import { catalogueOf, contents } from "./embedded.ts";
import { storeContents, storedContents, storedLearning, storeLearning } from "./stored-learning.ts";

const catalogue = catalogueOf(deliveredSchool);

it("answers alike from what was stored, and knows where nothing was", () => {
  const folder = mkdtempSync(join(tmpdir(), "ceiba-learning-"));
  try {
    const address = pathToFileURL(`${folder}/`);
    expect(storedLearning("school", address)).toBeUndefined();
    expect(storedContents(address)).toBeUndefined();
    storeContents(contents(), address);
    expect(storedContents(address)).toEqual(contents());
    const knowledge = contents().school;
    const learned = learnFrom(knowledge);
    storeLearning("school", learned, address);
    const stored = storedLearning("school", address);
    // Compared as bytes: number by number, millions of weights take most of a minute.
    for (const row of ["weights", "starts", "rarity", "places"] as const) {
      const bytes = [learned, stored].map((each) => {
        const { buffer, byteOffset, byteLength } = each?.classifier[row] ?? new Uint8Array();
        return Buffer.from(buffer, byteOffset, byteLength);
      });
      expect(bytes[0]?.equals(bytes[1] ?? Buffer.alloc(0)), row).toBe(true);
    }
    const question = { message: "how much is the deposit?", language: "en", topic: null } as const;
    const answers = [learned, stored].map((each) =>
      createAnswerer(knowledge, catalogue, undefined, undefined, each).interpret(question),
    );
    expect(answers[0]).toEqual(answers[1]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it("keeps what was learned of no talks, as the panel of the weeks at home has none", () => {
  const folder = mkdtempSync(join(tmpdir(), "ceiba-learning-"));
  try {
    const address = pathToFileURL(`${folder}/`);
    const learned: Learned = {
      classifier: learn([]),
      doings: learn([]),
      support: countSupport([]),
      hallmarks: hallmarksOf([], new Set()),
      relations: relationsAsked([]),
    };
    storeLearning("atHome", learned, address);
    expect(storedLearning("atHome", address)?.doings).toEqual(learned.doings);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

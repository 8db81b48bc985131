import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import { deliveredSchool } from "#content/catalogue/school.ts";
import { createAnswerer } from "#domain/enrolment/assistant/answer.ts";
import { learnFrom } from "#domain/enrolment/assistant/learned.ts";
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

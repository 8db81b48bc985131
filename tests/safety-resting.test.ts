import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type Care, readCare } from "#domain/safety/care/care.ts";
import type { SpokenTurn } from "#domain/safety/screening.ts";
import { createFollowUps } from "#server/adapters/safety/follow-ups.ts";
import { createSafetyScreen } from "#server/adapters/safety/index.ts";

const folder = new URL("./safety/resting/", import.meta.url);

/** Who answers each line of a talk: `tutor`, or what the scripted words were said for. The whole screen reads it. */
function played(name: string): { line: string; wanted: string; answered: string }[] {
  const [screen, followUps] = [createSafetyScreen(), createFollowUps()];
  const language = name.endsWith("-es.txt") ? "es" : "en";
  let care: Care | null = null;
  const earlier: SpokenTurn[] = [];
  return readFileSync(new URL(name, folder), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((whole) => {
      const [line = "", wanted = ""] = whole.split(" => ");
      const screening = screen.message(line, { names: [], earlier });
      const answer = followUps.answer({
        ...{ care, message: screening.redacted, screening, place: null, age: 9, language, country: null },
      });
      care = readCare(JSON.parse(JSON.stringify(answer?.care ?? null)));
      const text = answer?.text ?? null;
      earlier.push({ from: "child", text: screening.redacted }, { from: "tutor", text: text ?? "…" });
      return { line, wanted, answered: text === null ? "tutor" : (answer?.intent ?? "tutor") };
    });
}

describe("after bullying, and after what the classifier alone found, the child is helped with something else", () => {
  test.each(readdirSync(folder))("%s", (name) => {
    const lines = played(name);
    expect(lines.map(({ line, answered }) => `${line} => ${answered}`)).toEqual(
      lines.map(({ line, wanted }) => `${line} => ${wanted}`),
    );
  });

  test("care that was kept before this was decided is firm", () => {
    expect(readCare({ kind: "bullying", told: ["bullying"] })).toMatchObject({
      isFirm: true,
      isResting: false,
    });
  });
});

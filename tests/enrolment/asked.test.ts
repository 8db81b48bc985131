import { describe, expect, it } from "vitest";
import { askedIn, MANNERS, readAsked } from "#server/adapters/assistant/asked.ts";
import { contentsFromYaml } from "#server/adapters/assistant/knowledge.ts";

const IDS = new Set(["ages", "meals"]);
const read = (...rows: string[]) => readAsked(rows.join("\n"), "asked/plain.tsv", IDS);

describe("how families ask, as a file", () => {
  it("is an id, a language and a sentence a line", () => {
    expect(read("ages\ten\thow old do they have to be", "meals\tes\tages > ¿y de comer?", "")).toEqual([
      { id: "ages", language: "en", text: "how old do they have to be" },
      { id: "meals", language: "es", text: "ages > ¿y de comer?" },
    ]);
  });

  it.each([
    ["lunch\ten\twhat is for lunch", 'nothing is called "lunch"'],
    ["ages\ten\tlunch > and how old", 'nothing is called "lunch"'],
    ["ages\tfr\tà quel âge", "an id, a language and a sentence are wanted"],
    ["ages\ten\t ", "an id, a language and a sentence are wanted"],
    ["ages\ten\thow old\tmore", "an id, a language and a sentence are wanted"],
  ])("%j is refused with its line and the reason", (row, reason) => {
    expect(() => read("meals\ten\tis there lunch", row)).toThrow(`asked/plain.tsv:2: ${reason}`);
  });

  it("holds no sentence twice", () => {
    expect(() => read("ages\ten\thow old", "meals\ten\thow old")).toThrow(
      "asked/plain.tsv:2: this sentence is there already",
    );
  });

  it("knows in each manner nearly every matter that any of them knows", () => {
    const { topics, outside, moves } = contentsFromYaml().school;
    const ids = new Set([...topics, ...outside, ...moves].map(({ id }) => id));
    const known = MANNERS.map((manner) => new Set(askedIn(manner, ids).map(({ id }) => id)));
    const all = new Set(known.flatMap((each) => [...each]));
    // What came later is known from whole talks.
    expect(all.size).toBeGreaterThan(0.88 * ids.size);
    MANNERS.forEach((manner, at) => {
      expect(known[at]?.size, manner).toBeGreaterThan(0.9 * all.size);
    });
  });
});

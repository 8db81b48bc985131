import { describe, expect, it } from "vitest";
import { skillCoverage } from "./coverage.ts";
import { skillFaults } from "./faults.ts";
import type { Skill } from "./skill.ts";

const skill = (id: string, needs: string[] = [], more: Partial<Skill> = {}): Skill => ({
  id,
  name: { en: `can ${id}`, es: `sabe ${id}` },
  ages: [4, 6],
  needs,
  from: ["SEP 2022 Fase 2"],
  languages: ["en", "es"],
  ...more,
});
const found = (...skills: Skill[]) => skillFaults(skills).map(({ at, reason }) => `${at} ${reason}`);

describe("a map of skills", () => {
  it("is good when every way leads back to what needs nothing", () => {
    expect(found(skill("n.a"), skill("n.b", ["n.a"]), skill("n.c", ["n.a", "n.b"]))).toEqual([]);
  });

  it("names each skill once", () => {
    expect(found(skill("n.a"), skill("n.a"))).toEqual(['1 there are two skills "n.a"']);
  });

  it("stands on skills that exist, each named once", () => {
    expect(found(skill("n.a"), skill("n.b", ["n.z"]))).toEqual(['1 there is no skill "n.z"']);
    expect(found(skill("n.a"), skill("n.b", ["n.a", "n.a"]))).toEqual(['1 "n.a" is named twice']);
  });

  it("never goes in a circle, and tells what lies behind one from the circle itself", () => {
    expect(found(skill("n.a", ["n.a"]))).toEqual(["0 goes in a circle: n.a → n.a"]);
    expect(found(skill("n.a", ["n.b"]), skill("n.b", ["n.a"]), skill("n.c", ["n.b"]))).toEqual([
      "0 goes in a circle: n.a → n.b → n.a",
      "1 goes in a circle: n.b → n.a → n.b",
      "2 cannot be reached: all its ways begin in a circle",
    ]);
  });

  it("needs nothing that is for older children", () => {
    expect(found(skill("n.a", [], { ages: [5, 7] }), skill("n.b", ["n.a"]))).toEqual([
      '1 "n.a" begins at 5, later than this skill at 4',
    ]);
  });

  it("lets only what small children learn stand on nothing", () => {
    expect(found(skill("n.a", [], { ages: [6, 8] }))).toEqual([
      "0 begins at 6 and stands on nothing; only what begins by 5 may",
    ]);
  });

  it("has ages that run forwards", () => {
    expect(found(skill("n.a", [], { ages: [5, 4] }))).toEqual(["0 from 5 to 4 runs backwards"]);
  });

  it("needs nothing that is not learned in the language of the skill", () => {
    const spanish = skill("s.a", [], { languages: ["es"] });
    expect(found(spanish, skill("s.b", ["s.a"]))).toEqual(['1 "s.a" is not learned in "en", this skill is']);
    expect(found(spanish, skill("s.b", ["s.a"], { languages: ["es"] }))).toEqual([]);
  });
});

describe("what lessons cover of the map", () => {
  it("counts by strand and language, and names what is open", () => {
    const skills = [skill("n.a"), skill("n.b", ["n.a"]), skill("s.a", [], { languages: ["es"] })];
    const lessons = {
      en: [{ skills: ["n.a"], acts: ["taught", "practised"] as const }],
      es: [{ skills: ["n.a", "n.b", "s.a"], acts: ["taught", "practised", "assessed"] as const }],
    };
    expect(skillCoverage(skills, lessons)).toEqual([
      {
        strand: "n",
        language: "en",
        skills: 2,
        covered: { taught: 1, practised: 1, assessed: 0 },
        open: { taught: ["n.b"], practised: ["n.b"], assessed: ["n.a", "n.b"] },
      },
      {
        strand: "n",
        language: "es",
        skills: 2,
        covered: { taught: 2, practised: 2, assessed: 2 },
        open: { taught: [], practised: [], assessed: [] },
      },
      {
        strand: "s",
        language: "es",
        skills: 1,
        covered: { taught: 1, practised: 1, assessed: 1 },
        open: { taught: [], practised: [], assessed: [] },
      },
    ]);
  });
});

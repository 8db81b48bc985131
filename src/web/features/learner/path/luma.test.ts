import { describe, expect, it } from "vitest";
import { starterPacks } from "#content/packs/starter-packs.ts";
import { packIn } from "#domain/learner/curriculum/starter-pack.ts";
import { newSession, readPlan } from "#web/child/learner/assignment.ts";
import { readAddress, recall, withoutPerson } from "./address.ts";
import {
  answer,
  assignmentOf,
  DEMO_STEPS,
  NO_ANSWERS,
  nextStep,
  pickedActivity,
  readAnswers,
} from "./answers.ts";
import { readPlace, writePlace } from "./place.ts";
import { packFor } from "./plan.ts";

/** Specification §2 "Curriculum (luma) page", with decision 020. */
describe("the address", () => {
  it.each([
    [
      "?session=s1&name=Ana&age=7&pedagogy=montessori",
      { session: "s1", name: "Ana", age: 7, pedagogy: "Montessori" },
    ],
    ["", { session: null, name: "", age: null, pedagogy: null }],
    [
      "?session=a/b&name=<b>Zo</b>&age=99&pedagogy=x",
      { session: null, name: "Zo", age: null, pedagogy: null },
    ],
    ["?age=2", { session: null, name: "", age: null, pedagogy: null }],
  ])("%s is read, and what cannot be read is not said", (search, learner) => {
    expect(readAddress(search)).toEqual(learner);
  });

  it("loses name and age and nothing else", () => {
    expect(withoutPerson("https://ceiba.example/luma?session=s&name=A&age=7&pedagogy=x#top")).toBe(
      "/luma?session=s&pedagogy=x#top",
    );
  });

  it("is completed by what the tab knows of the same session only", () => {
    const kept = { session: "s1", name: "Ana", age: 7, pedagogy: "Montessori" } as const;
    expect(recall(readAddress("?session=s1&age=8"), kept)).toEqual({ ...kept, age: 8 });
    expect(recall(readAddress(""), kept)).toEqual(kept);
    expect(recall(readAddress("?session=s2"), kept)).toEqual(readAddress("?session=s2"));
  });

  it("gets a session id with a time and 128 random bits", () => {
    expect(newSession("session_", 5, (bytes) => bytes.fill(255))).toBe(`session_5_${"ff".repeat(16)}`);
  });
});

describe("the demo's answers", () => {
  it("takes a guide back that another age may not have (§5)", () => {
    const older = answer(answer(NO_ANSWERS, { age: 9 }), { guide: "alex" });
    expect(older.guide).toBe("alex");
    expect(answer(older, { age: 6 }).guide).toBeNull();
  });

  it("goes on at the first question without an answer", () => {
    expect(nextStep(NO_ANSWERS, DEMO_STEPS)).toBe(0);
    expect(nextStep({ ...NO_ANSWERS, name: "Ana", age: 4 }, DEMO_STEPS)).toBe(2);
    expect(nextStep({ ...NO_ANSWERS, name: "Ana", age: 4, pedagogy: "IB-aligned" }, ["name", "age"])).toBe(2);
  });

  it.each([[null], [[]], ["text"], [{ age: 40, guide: "alex", pedagogy: 3, math_check: "<b>" }]])(
    "what a tab kept is nothing when it is %j",
    (saved) => {
      expect(readAnswers(saved, { from: 3, to: 12 })).toEqual(NO_ANSWERS);
    },
  );

  it("are sent with the interest of the picked card (§7)", () => {
    const answers = { ...NO_ANSWERS, name: "Ana", age: 8, confidence: "It depends" };
    expect(assignmentOf(answers, "tiny-home")).toEqual({
      assessmentResponses: { confidence: "It depends" },
      studentData: { name: "Ana", age: 8, interests: ["Building"] },
    });
    expect(pickedActivity("?activity=tiny-home")).toBe("tiny-home");
    expect(pickedActivity("?activity=toString")).toBeNull();
  });
});

describe("the place on the path", () => {
  const pack = { theme: "tiny_home", total: 6 };
  const place = {
    stage: "starter",
    guide: "maya",
    theme: "tiny_home",
    progress: { completed: 2, started: true, done: false },
    left: { beat: 3, outcomes: [], report: null },
  } as const;

  it("is kept per session, and another pack's progress does not count", () => {
    const kept = writePlace(writePlace(null, "a", place), "b", { ...place, guide: null });
    expect(readPlace(kept, "a", pack)).toEqual(place);
    expect(readPlace(kept, "b", pack).guide).toBeNull();
    expect(readPlace(kept, "a", { theme: "water_study", total: 6 }).progress.completed).toBe(0);
    expect(readPlace(kept, "c", pack).stage).toBe("overview");
  });

  it.each([
    ["{broken"],
    ["null"],
    ['{"version":2,"paths":[]}'],
    ['{"version":1,"paths":[["a",7],4]}'],
    ["[]"],
  ])("begins again when %s was kept, and can be kept again", (text) => {
    expect(readPlace(text, "a", pack)).toMatchObject({ stage: "overview", guide: null });
    expect(readPlace(writePlace(text, "a", place), "a", pack)).toEqual(place);
  });

  it("forgets the longest untouched", () => {
    let kept: string | null = null;
    for (let index = 0; index < 30; index += 1) kept = writePlace(kept, `s${index}`, place);
    expect(readPlace(kept, "s29", pack)).toEqual(place);
    expect(readPlace(kept, "s0", pack).stage).toBe("overview");
  });
});

describe("the plan", () => {
  it.each([[null], [{}], [{ profile: {} }], ["text"]])("%j is none", (value) => {
    expect(readPlan(value)).toBeNull();
  });

  it("shows a pack of ours in the language of the page, and any other as it came", () => {
    for (const pack of starterPacks) expect(packFor(packIn(pack, "es"), "en")).toEqual(packIn(pack, "en"));
    const other = { title: "Another", theme: "tiny_home", activities: ["One"] } as const;
    expect(packFor(other, "es")).toBe(other);
  });
});

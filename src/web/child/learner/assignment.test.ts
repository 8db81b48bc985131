import { afterEach, describe, expect, test } from "vitest";
import { library } from "#content/learner/curriculum/library.ts";
import { assign as assignPlan } from "#domain/learner/curriculum/assign.ts";
import { seededChance } from "#domain/learner/seeded.ts";
import {
  type Assigned,
  inLanguage,
  languageAsked,
  readAssigned,
  withAnswers,
  withoutFirstModule,
} from "./assignment.ts";

const original = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = original;
});

/** The assignment call as the server answers it. */
function serve(): unknown[] {
  const asked: unknown[] = [];
  globalThis.fetch = async (_, init) => {
    const { sessionId, studentData, assessmentResponses, language } = JSON.parse(String(init?.body));
    asked.push(studentData.completed_modules);
    const random = seededChance(sessionId);
    const made = {
      library,
      student: studentData,
      responses: assessmentResponses,
      language,
      random,
    };
    return Response.json(assignPlan(made));
  };
  return asked;
}

function start(): Assigned {
  const student = { name: "Lía", age: 9, pedagogy: "Project-Based" };
  const plan = assignPlan({
    library,
    student,
    responses: {},
    language: "en",
    random: seededChance("session_1_a"),
  });
  return { session: "session_1_a", plan, language: "en", onboardingData: "{}", finished: [] };
}
const ids = ({ plan }: Assigned) => plan.curriculumAssignment.assignedModules.map(({ id }) => id);

describe("the language that the answers ask for (decision 149)", () => {
  const said = (language: string | null) => {
    const responses = language === null ? {} : { language };
    const { plan } = start();
    const made = assignPlan({
      ...{ library, student: plan.profile, responses, language: "en", random: seededChance("a") },
    });
    return { ...start(), plan: made, onboardingData: JSON.stringify(responses) } satisfies Assigned;
  };
  test.each([
    ["one language", "spanish", null, "es"],
    ["both ask for none", "bilingual", null, null],
    ["nothing said asks for none, though a profile has a default", null, null, null],
    ["said before, it is not asked for again", "spanish", "spanish", null],
    ["another one than before", "english", "spanish", "en"],
    ["the default before was nobody's word", "english", null, "en"],
  ] as const)("%s", (_, now, before, wanted) => {
    expect(languageAsked(said(now), said(before))).toBe(wanted);
  });
});

describe("a plan on the device", () => {
  test("in another language it has the same modules, without those that were finished", async () => {
    serve();
    const first = start();
    expect(ids(await inLanguage(first, "es"))).toEqual(ids(first));
    const second = await withoutFirstModule(first, "en");
    const spanish = await inLanguage(second as Assigned, "es");
    expect(ids(spanish)).toEqual(ids(first).slice(1));
    expect(spanish.plan.profile.completed_modules).toEqual([ids(first)[0]]);
    expect(spanish.language).toBe("es");
  });

  test("§4 after the last module others come, not the completed ones", async () => {
    const asked = serve();
    let assigned = start();
    const done = ids(assigned);
    for (const _ of done) assigned = (await withoutFirstModule(assigned, "en")) as Assigned;
    expect(asked).toEqual([done]);
    expect(ids(assigned).filter((id) => done.includes(id))).toEqual([]);
    expect(assigned.plan.profile.completed_modules).toEqual(expect.arrayContaining(done));
  });

  test("made again with more answers, a finished lesson does not come back", async () => {
    serve();
    const two = (await withoutFirstModule(start(), "en")) as Assigned;
    const [done] = two.finished;
    const made = await withAnswers(two, { math_comfort: "Numbers are easy for me" }, "en");
    expect(ids(made)).not.toContain(done);
    expect(made.plan.profile.completed_modules).toContain(done);
    expect(JSON.parse(made.onboardingData)).toEqual({ math_comfort: "Numbers are easy for me" });
  });

  test("without a connection the last lesson stays, and so does the language", async () => {
    globalThis.fetch = () => Promise.reject(new TypeError("offline"));
    const first = start();
    expect(await inLanguage(first, "es")).toBe(first);
    const two = await withoutFirstModule(first, "en");
    const one = await withoutFirstModule(two as Assigned, "en");
    expect(await withoutFirstModule(one as Assigned, "en")).toBeNull();
  });

  test("what was kept is read back whole or not at all", () => {
    const first = start();
    expect(readAssigned(JSON.parse(JSON.stringify(first)))).toEqual(first);
    expect(readAssigned({ ...first, plan: { ...first.plan, profile: null } })).toBeNull();
    expect(readAssigned({ ...first, session: "<script>" })).toBeNull();
    expect(readAssigned({ ...first, finished: [1] })).toMatchObject({ finished: [] });
  });
});

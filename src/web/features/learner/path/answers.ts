import { catalogue } from "#content/catalogue/catalogue.ts";
import { confidenceChoices, mathChoices, readingChoices } from "#content/learner/questions/choices.ts";
import { type Personality, personalityChoices } from "#domain/learner/guide.ts";
import { type Pedagogy, pedagogyOf } from "#domain/learner/pedagogy.ts";
import { cleanName } from "#domain/learner/plain-text.ts";
import { isRecord } from "#web/platform/record.ts";

/** The demo's quick questions (specification §7), with the choices the whole product shares. */
export const quickQuestions = {
  math_check: mathChoices,
  reading_level: readingChoices,
  confidence: confidenceChoices,
} as const;
export type QuickQuestion = keyof typeof quickQuestions;
export const QUICK_QUESTIONS = ["math_check", "reading_level", "confidence"] as const;

/** What is asked, one thing at a time, in this order. /luma asks only the first three. */
export const DEMO_STEPS = ["name", "age", "pedagogy", ...QUICK_QUESTIONS, "guide"] as const;
export type Step = (typeof DEMO_STEPS)[number];
export const START_STEPS = ["name", "age", "pedagogy"] as const satisfies readonly Step[];

export type Answers = {
  readonly name: string;
  readonly age: number | null;
  readonly pedagogy: Pedagogy | null;
  readonly guide: Personality | null;
} & Readonly<Record<QuickQuestion, string | null>>;

export const NO_ANSWERS: Answers = {
  name: "",
  age: null,
  pedagogy: null,
  guide: null,
  math_check: null,
  reading_level: null,
  confidence: null,
};

/** One more answer. A guide that another age may not have is taken back (specification §5). */
export function answer(answers: Answers, more: Partial<Answers>): Answers {
  const all = { ...answers, ...more };
  const fits = all.guide === null || (all.age !== null && personalityChoices(all.age).includes(all.guide));
  return fits ? all : { ...all, guide: null };
}

/** Where to go on: the first step without an answer; the number of steps when all have one. */
export function nextStep(answers: Answers, steps: readonly Step[]): number {
  const open = steps.findIndex((step) => answers[step] === null || answers[step] === "");
  return open < 0 ? steps.length : open;
}

/** Answers as a tab kept them; what is not a valid one counts as not given. */
export function readAnswers(saved: unknown, ages: { readonly from: number; readonly to: number }): Answers {
  if (!isRecord(saved)) return NO_ANSWERS;
  const age = Number(saved.age);
  const choice = (question: QuickQuestion) =>
    quickQuestions[question].find(({ value }) => value === saved[question])?.value ?? null;
  return answer(NO_ANSWERS, {
    name: cleanName(saved.name),
    age: Number.isInteger(age) && age >= ages.from && age <= ages.to ? age : null,
    pedagogy: pedagogyOf(saved.pedagogy),
    guide: personalityChoices(age).find((each) => each === saved.guide) ?? null,
    math_check: choice("math_check"),
    reading_level: choice("reading_level"),
    confidence: choice("confidence"),
  });
}

export type DemoActivity = keyof typeof catalogue.demoActivities;

/** The card picked on the landing page, from `?activity=`. */
export function pickedActivity(search: string): DemoActivity | null {
  const picked = new URLSearchParams(search).get("activity") ?? "";
  return Object.hasOwn(catalogue.demoActivities, picked) ? (picked as DemoActivity) : null;
}

/** The interest that a picked card tells of, so that the starter pack fits it. */
const INTEREST = {
  "tiny-home": "Building",
  "water-cycle": "Water",
  "story-time": "Stories",
} as const satisfies Record<DemoActivity, string>;

/** The part of the assignment call that answers give (specification §7). */
export function assignmentOf(answers: Answers, activity: DemoActivity | null) {
  const { name, age, pedagogy, guide } = answers;
  const given = QUICK_QUESTIONS.flatMap((question) =>
    answers[question] === null ? [] : [[question, answers[question]] as const],
  );
  return {
    assessmentResponses: Object.fromEntries(given),
    studentData: {
      name,
      age: age ?? "",
      ...(pedagogy === null ? {} : { pedagogy }),
      ...(guide === null ? {} : { voice_preference: guide }),
      ...(activity === null ? {} : { interests: [INTEREST[activity]] }),
    },
  };
}

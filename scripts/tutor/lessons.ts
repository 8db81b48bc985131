import type { Lesson, LessonBand, Task } from "../../src/domain/learner/lessons/lesson.ts";
import type { Language } from "../../src/domain/locale/language.ts";
import type { Check, Entry } from "../../src/domain/tutor/knowledge/entry.ts";
import { readLessons } from "../lessons/all.ts";
import { readSkills } from "../skills/read.ts";

const AGES: Readonly<Record<LessonBand, readonly [number, number]>> = {
  "3-5": [3, 5],
  "6-8": [6, 8],
  "9-11": [9, 11],
  "12-14": [12, 14],
};
/** In signs: a step is said in one breath. */
const LONGEST_PART = 420;

type Pair = Readonly<Record<Language, Lesson>>;

/** Every lesson as the tutor tells it, and the lesson of each skill, the youngest band first. */
export function lessonEntries(): {
  readonly entries: readonly Entry[];
  readonly bySkill: ReadonlyMap<string, Entry>;
} {
  const skills = new Map(readSkills().skills.map((skill) => [skill.id, skill]));
  const entries = readLessons().lessons.map((lesson): [Pair, Entry] => [lesson, entryOf(lesson)]);
  const bySkill = new Map<string, Entry>();
  for (const [{ en }, entry] of entries)
    for (const skill of en.skills) if (!bySkill.has(skill)) bySkill.set(skill, entry);
  return { entries: entries.map(([, entry]) => entry), bySkill };

  function entryOf({ en, es }: Pair): Entry {
    const named = (language: Language, { title, skills: ids, plan }: Lesson) => [
      title,
      ...(plan.method === "montessori" ? [plan.presentation] : []),
      ...ids.map((id) => skills.get(id)?.name[language] ?? ""),
    ];
    const check = checkOf(en, es);
    return {
      id: `lesson/${en.id}`,
      asks: { en: [], es: [] },
      words: { en: named("en", en), es: named("es", es) },
      tell: { en: partsOf(en), es: partsOf(es) },
      ...(check === null ? {} : { check }),
      lesson: { id: en.id, title: { en: en.title, es: es.title } },
      ages: AGES[en.band],
    };
  }
}

/** What the lesson says while it shows, a few steps at a time. */
function partsOf({ beats }: Lesson): readonly string[] {
  const said = beats.flatMap((beat) => (beat.kind === "show" ? beat.steps.map(({ say }) => say) : []));
  const parts: string[] = [];
  for (const say of said) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + say.length < LONGEST_PART / 2)
      parts[parts.length - 1] = `${last} ${say}`;
    else parts.push(say);
  }
  return parts;
}

/** A task that needs no material before one's eyes: choices, a number or a word. */
function checkOf(en: Lesson, es: Lesson): Check | null {
  const tasks = ({ beats }: Lesson) =>
    beats.flatMap((beat) => ("tasks" in beat ? beat.tasks.map(({ first }) => first) : []));
  const spanish = tasks(es);
  for (const [at, task] of tasks(en).entries()) {
    const other = spanish[at];
    if (other === undefined) continue;
    const [one, two] = [questionOf(task), questionOf(other)];
    if (one === null || two === null) continue;
    const [hint, pista] = [task.hints[0], other.hints[0]];
    return {
      ask: { en: one.ask, es: two.ask },
      right: { en: one.right, es: two.right },
      shown: { en: one.shown, es: two.shown },
      ...(hint === undefined || pista === undefined ? {} : { hint: { en: hint, es: pista } }),
    };
  }
  return null;
}

function questionOf({ say, check, material, picture, done }: Task) {
  if (material !== undefined || picture !== undefined) return null;
  if (check.by === "number") return { ask: say, right: [String(check.number)], shown: done };
  if (check.by === "word") return { ask: say, right: check.words, shown: done };
  if (
    check.by !== "choices" ||
    check.choices.some(({ say: label, material: shown }) => label === "" || shown !== undefined)
  )
    return null;
  const lines = check.choices.map(({ say: label }, place) => `\n${place + 1}. ${label}`);
  const right = check.choices.flatMap(({ right: isRight, say: label }, place) =>
    isRight ? [String(place + 1), label] : [],
  );
  return { ask: `${say}${lines.join("")}`, right, shown: done };
}

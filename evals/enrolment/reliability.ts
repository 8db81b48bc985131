import { deliveredSchool } from "#content/catalogue/school.ts";
import { createAnswerer } from "#domain/enrolment/assistant/answer.ts";
import type { Knowledge } from "#domain/enrolment/assistant/knowledge.ts";
import { learnFrom } from "#domain/enrolment/assistant/learned.ts";
import type { Meaning } from "#domain/enrolment/assistant/meaning.ts";
import { THRESHOLDS } from "#domain/enrolment/assistant/ranking.ts";
import type { Bilingual, Language } from "#domain/locale/language.ts";
import { catalogueOf, contents } from "#server/adapters/assistant/embedded.ts";

/**
 * How often an answer is right, by its confidence and by how many words of the question it leaves unexplained: what the
 * acceptance rule is read from (decision 190). Every phrasing of our own is asked once of an assistant that learned all
 * others of its kind but did not see it or its neighbours. `node evals/enrolment/reliability.ts`
 */
const FOLDS = 5;
const BUCKETS = [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.01];
const MOST_UNEXPLAINED = 3;
const { school } = contents();
type Held = { readonly label: string; readonly line: string; readonly language: Language };

/** The knowledge without every fifth phrasing, and those. */
function split(fold: number): { readonly kept: Knowledge; readonly held: readonly Held[] } {
  const held: Held[] = [];
  let at = 0;
  const without = (label: string, examples: Bilingual): Bilingual => {
    const keep = (language: Language) =>
      examples[language]
        .split("\n")
        .filter((line) => {
          at += 1;
          if (at % FOLDS !== fold) return true;
          held.push({ label, line, language });
          return false;
        })
        .join("\n");
    return { en: keep("en"), es: keep("es") };
  };
  const kept: Knowledge = {
    ...school,
    topics: school.topics.map((one) => ({ ...one, examples: without(one.aspectOf ?? one.id, one.examples) })),
    outside: school.outside.map((one) => ({ ...one, examples: without(`-${one.id}`, one.examples) })),
    moves: school.moves.map((one) => ({ ...one, examples: without(`+${one.id}`, one.examples) })),
  };
  return { kept, held };
}

const labelOf = (meaning: Meaning): string | null => {
  if (meaning.kind === "fact" || meaning.kind === "crossing") return meaning.fact.aspectOf ?? meaning.fact.id;
  if (meaning.kind === "unsure" && meaning.guess !== null) return meaning.guess.aspectOf ?? meaning.guess.id;
  return meaning.kind === "outside" && meaning.area !== null ? `-${meaning.area.id}` : null;
};

type Cell = { asked: number; right: number };
const cells = new Map<string, Cell>();
function note(key: string, isRight: boolean): void {
  const cell = cells.get(key) ?? { asked: 0, right: 0 };
  cell.asked += 1;
  cell.right += isRight ? 1 : 0;
  cells.set(key, cell);
}

for (let fold = 0; fold < FOLDS; fold += 1) {
  const { kept, held } = split(fold);
  const answerer = createAnswerer(kept, catalogueOf(deliveredSchool), undefined, THRESHOLDS, learnFrom(kept));
  for (const { label, line, language } of held) {
    const [, topic = null, rest] = /^(\w+) > (.+)$/.exec(line) ?? [];
    const { meaning, confidence, unexplained } = answerer.interpret({
      ...{ message: rest ?? line, language, topic },
    });
    const said = labelOf(meaning);
    if (said === null || confidence === 1) continue;
    const kind = said.startsWith("-") ? "area" : meaning.kind === "unsure" ? "guess" : "fact";
    const bucket = BUCKETS.findIndex((most) => confidence < most);
    note(`${kind} ${Math.min(unexplained.length, MOST_UNEXPLAINED)} ${bucket}`, said === label);
  }
}

for (const kind of ["fact", "guess", "area"]) {
  console.log(`\n${kind}: confidence below ${BUCKETS.map((one) => one.toFixed(1)).join("        ")}`);
  for (let open = 0; open <= MOST_UNEXPLAINED; open += 1) {
    const row = BUCKETS.map((_, bucket) => {
      const { asked, right } = cells.get(`${kind} ${open} ${bucket}`) ?? { asked: 0, right: 0 };
      return asked === 0
        ? "          -"
        : `${((100 * right) / asked).toFixed(0).padStart(4)} % ${String(asked).padStart(4)}`;
    });
    console.log(`${open === MOST_UNEXPLAINED ? `${open}+` : open} open   ${row.join(" ")}`);
  }
}

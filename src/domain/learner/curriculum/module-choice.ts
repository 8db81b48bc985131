import { LANGUAGES } from "../../locale/language.ts";
import type { Pedagogy } from "../pedagogy.ts";
import { type Chance, type LearningPath, pick } from "../skill.ts";
import { ageBand, ageRange, type CurriculumModule, containsAge, type Variant } from "./module.ts";

/** How many modules are assigned: one to begin with, and what comes next. */
export const MODULES_AT_ONCE = 3;

/**
 * The candidates of decision 017, best fit first: of the exact band of §4 those whose range contains the age; then
 * others of that pedagogy whose range contains it; then the rest of the exact band, whose variants make them fit.
 */
export function candidateTiers(
  modules: readonly CurriculumModule[],
  pedagogy: Pedagogy,
  age: number,
): readonly (readonly CurriculumModule[])[] {
  const band = ageBand(pedagogy, age);
  const own = modules.filter((module) => module.pedagogy === pedagogy);
  const isExact = (module: CurriculumModule) => (module.band ?? module.age_group) === band;
  return [
    own.filter((module) => isExact(module) && containsAge(module, age)),
    own.filter((module) => !isExact(module) && containsAge(module, age)),
    own.filter((module) => isExact(module) && !containsAge(module, age)),
  ];
}

/**
 * §4 "pick a random module not already in completed_modules for the matching pedagogy and age band; if all are
 * completed, pick any at random." The first is the one to begin with; further ones follow it, none twice.
 *
 * @param completed ids, or names in either language
 * @returns up to {@link MODULES_AT_ONCE}; at least one wherever there is a candidate
 */
export function chooseModules(
  modules: readonly CurriculumModule[],
  learner: { readonly pedagogy: Pedagogy; readonly age: number; readonly completed: readonly string[] },
  random: Chance,
): CurriculumModule[] {
  const done = new Set(learner.completed);
  const isDone = ({ id, module }: CurriculumModule) =>
    done.has(id) || LANGUAGES.some((language) => done.has(module[language]));
  const tiers = candidateTiers(modules, learner.pedagogy, learner.age);
  const open = tiers.map((tier) => tier.filter((module) => !isDone(module)));
  const left = open.some((tier) => tier.length > 0) ? open : tiers;
  return left.flatMap((tier) => shuffled(tier, random)).slice(0, MODULES_AT_ONCE);
}

function shuffled(modules: readonly CurriculumModule[], random: Chance): CurriculumModule[] {
  let left = [...modules];
  const drawn: CurriculumModule[] = [];
  for (let next = pick(left, random); next !== undefined; next = pick(left, random)) {
    drawn.push(next);
    left = left.filter((module) => module !== next);
  }
  return drawn;
}

/** Which variant of a module a learner gets: by age where it is outside the module's range, else by path. */
export function variantFor(module: CurriculumModule, age: number, path: LearningPath): Variant {
  const { from, to } = ageRange(module.age_group);
  if (age < from) return "easier";
  if (age > to) return "harder";
  if (path === "supportive") return "easier";
  return path === "accelerated" ? "harder" : "core";
}

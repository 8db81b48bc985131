import { LEARNER_AGES } from "#domain/learner/age.ts";
import { guideName } from "#domain/learner/guide.ts";
import { type Assigned, readAssigned } from "#web/child/learner/assignment.ts";
import { keptRecord } from "#web/platform/record.ts";
import { tabStorage } from "#web/platform/storage.ts";
import type { Learner } from "./address.ts";
import { type Answers, readAnswers } from "./answers.ts";
import { answersFrom } from "./assignment.ts";

const MEMORY = "ceiba.luma.learner";
const VERSION = 1;

type Path = {
  readonly session: string | null;
  readonly answers: Answers;
  readonly assigned: Assigned | null;
  /** By name, who guides this child in the portal it came from; null for a path that begins here. */
  readonly guide: string | null;
};
type Remembered = Pick<Path, "assigned" | "guide"> & { readonly learner: Learner };

/** In the tab only: the address must not keep the child's name and age, and the device need not (decision 020). */
export function rememberPath({ session, answers, assigned, guide }: Path): void {
  tabStorage.set(MEMORY, JSON.stringify({ version: VERSION, session, answers, assigned, guide }));
}

/** What this tab kept; null when nothing is, or nothing that can be read. */
export function rememberedPath(): Remembered | null {
  const kept = keptRecord(tabStorage.get(MEMORY));
  if (kept?.version !== VERSION) return null;
  const { name, age, pedagogy } = readAnswers(kept.answers, LEARNER_AGES);
  const assigned = readAssigned(kept.assigned);
  const session = typeof kept.session === "string" ? kept.session : null;
  return { learner: { session, name, age, pedagogy }, assigned, guide: guideName(kept.guide) };
}

/** Hands a plan that was made elsewhere to the curriculum page of this tab, with the answers it went by and the child's guide. */
export function carryPath(assigned: Assigned, guide: string): void {
  const { name, age, pedagogy } = assigned.plan.profile;
  const answers = answersFrom({ session: assigned.session, name, age, pedagogy });
  rememberPath({ session: assigned.session, answers, assigned, guide });
}

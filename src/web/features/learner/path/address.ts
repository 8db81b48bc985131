import { mayEnter, parseAge } from "#domain/learner/age.ts";
import { type Pedagogy, pedagogyOf } from "#domain/learner/pedagogy.ts";
import { cleanName } from "#domain/learner/plain-text.ts";
import { sessionOf } from "#web/child/learner/assignment.ts";

/** Whose path this is, as far as it is known. */
export type Learner = {
  /** The id of the assignment; null until there is one. */
  readonly session: string | null;
  /** Fit to be shown; empty when unknown. */
  readonly name: string;
  readonly age: number | null;
  readonly pedagogy: Pedagogy | null;
};

/** Specification §2: /luma takes the query `session, name, age, pedagogy`. What cannot be read counts as not said. */
export function readAddress(search: string): Learner {
  const query = new URLSearchParams(search);
  const age = parseAge(query.get("age"));
  return {
    session: sessionOf(query.get("session")),
    name: cleanName(query.get("name")),
    age: age !== null && mayEnter(age) ? age : null,
    pedagogy: pedagogyOf(query.get("pedagogy")),
  };
}

/** The same address without the child's name and age (decision 020). */
export function withoutPerson(address: string): string {
  const url = new URL(address);
  url.searchParams.delete("name");
  url.searchParams.delete("age");
  return `${url.pathname}${url.search}${url.hash}`;
}

/** What the address says wins; the rest comes from this tab's memory, if that is of the same session. */
export function recall(said: Learner, kept: Learner | null): Learner {
  if (kept === null || (said.session !== null && said.session !== kept.session)) return said;
  return {
    session: kept.session,
    name: said.name || kept.name,
    age: said.age ?? kept.age,
    pedagogy: said.pedagogy ?? kept.pedagogy,
  };
}

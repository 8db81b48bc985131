import { mayEnter, parseAge } from "#domain/learner/age.ts";
import { type Pedagogy, pedagogyOf } from "#domain/learner/pedagogy.ts";
import { cleanName } from "#domain/learner/plain-text.ts";

/** Whose path this is, as far as it is known. */
export type Learner = {
  /** The id of the assignment; null until there is one. */
  readonly session: string | null;
  /** Fit to be shown; empty when unknown. */
  readonly name: string;
  readonly age: number | null;
  readonly pedagogy: Pedagogy | null;
};

/** What the contract takes as a session id; written again here, because the schema library is not needed for it. */
const SESSION = /^[A-Za-z0-9][A-Za-z0-9._:-]{0,127}$/;

export function sessionOf(value: unknown): string | null {
  return typeof value === "string" && SESSION.test(value) ? value : null;
}

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

/**
 * A new session id (specification §7 "session_ plus timestamp", decision 003: 128 random bits).
 *
 * @param now milliseconds since 1970
 * @param random fills the bytes it is given by chance
 */
export function newSession(now: number, random: (bytes: Uint8Array<ArrayBuffer>) => void): string {
  const bytes = new Uint8Array(16);
  random(bytes);
  return `session_${now}_${Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { tutorLibrary } from "#content/tutor/index.ts";
import { isLanguage, type Language } from "#domain/locale/language.ts";
import { shown } from "#domain/mathematics/expression.ts";
import { answerOf, type Problem } from "#domain/mathematics/problem.ts";
import { written } from "#domain/mathematics/rational.ts";
import { newState, readState } from "#domain/tutor/state.ts";
import type { Answer } from "#domain/tutor/turn.ts";
import { createTutor } from "#domain/tutor/tutor.ts";

export type Turn = { readonly message: string; readonly wanted: readonly string[] };
export type Transcript = {
  readonly at: string;
  readonly language: Language;
  readonly age: number;
  readonly turns: readonly Turn[];
};

/**
 * Reads conversations: a line with language and age begins one, `>` is what the child writes, `=` what the answer must
 * mean. What the tutor says word by word is nobody's business here.
 */
export function transcripts(file: string): readonly Transcript[] {
  const found: {
    at: string;
    language: Language;
    age: number;
    turns: { message: string; wanted: string[] }[];
  }[] = [];
  readFileSync(new URL(`${file}.txt`, import.meta.url), "utf8")
    .split("\n")
    .forEach((line, index) => {
      const [first = "", age] = line.split(" ");
      if (isLanguage(first))
        found.push({ at: `${file}.txt:${index + 1}`, language: first, age: Number(age), turns: [] });
      else if (line.startsWith("> ")) found.at(-1)?.turns.push({ message: line.slice(2), wanted: [] });
      else if (line.startsWith("= "))
        found
          .at(-1)
          ?.turns.at(-1)
          ?.wanted.push(...line.slice(2).split(" "));
      else if (line !== "" && !line.startsWith("#"))
        throw new Error(`${file}.txt:${index + 1}: neither said nor wanted: ${line}`);
    });
  return found;
}

const tutor = createTutor(tutorLibrary);

/** @throws what an answer means and should not, with the line of the conversation */
export function replay({ at, language, age, turns }: Transcript): void {
  let state = newState(language);
  for (const { message, wanted } of turns) {
    const before = state.waiting;
    const answer = tutor.answer({ message, age, state });
    const place = `${at} > ${message}\n${answer.text}`;
    expect(answer.text, place).not.toMatch(/\{\w+\}|undefined|NaN/);
    for (const each of wanted) check(each, answer, before?.kind === "mathematics" ? before.tries : 0, place);
    state = readState(JSON.stringify({ ...answer.state, said: answer.text }), language);
  }
}

const problemIn = ({ state: { waiting } }: Answer): Problem | undefined =>
  waiting?.kind === "mathematics" || waiting?.kind === "offer" ? waiting.problem : undefined;

function check(wanted: string, answer: Answer, triesBefore: number, place: string): void {
  // A blank within a value is written as "~".
  const [name = "", ...rest] = wanted.split(":");
  const value = rest.join(":").replaceAll("~", " ");
  const { waiting, language } = answer.state;
  const problem = problemIn(answer);
  const tries = waiting?.kind === "mathematics" ? waiting.tries : 0;
  if (name === "waits") expect(waiting?.kind, place).toBe(value);
  else if (name === "answer")
    expect(problem === undefined ? null : written(answerOf(problem), problem.form), place).toBe(value);
  else if (name === "task") expect(problem === undefined ? null : taskOf(problem), place).toBe(value);
  else if (name === "kind") expect(problem?.kind, place).toBe(value);
  else if (name === "slip") expect(answer.slip, place).toBe(value);
  else if (name === "says") expect(answer.text, place).toContain(value);
  else if (name === "silent") expect(answer.text, place).not.toContain(value);
  else if (name === "in") expect(language, place).toBe(value);
  else if (name === "no-praise") expect(answer.act, place).not.toBe("right");
  else if (name === "no-try") {
    expect(answer.act, place).not.toBe("wrong");
    expect(tries <= triesBefore || answer.act === "hint", place).toBe(true);
  } else if (name === "not-right") expect(answer.act, place).not.toBe("right");
  else if (name === "none")
    // What is only heard is no work of any skill.
    expect(waiting?.kind === "mathematics" || ![undefined, "heard"].includes(answer.act), place).toBe(false);
  else expect(answer.act, place).toBe(name);
}

/** The task as its first two numbers and what is done with them. */
function taskOf({ comparison, expression, told, kind }: Problem): string {
  const full = ({ top, bottom }: { readonly top: number; readonly bottom: number }) => `${top}/${bottom}`;
  if (comparison !== undefined)
    return `${full(comparison.left)} ${comparison.want} ${full(comparison.right)}`;
  const [part, whole] = told;
  if (kind === "part" && part !== undefined && whole !== undefined) return `${full(part)} of ${full(whole)}`;
  if (!("operator" in expression) || !("value" in expression.left) || !("value" in expression.right))
    return shown(expression);
  return `${full(expression.left.value)} ${expression.operator} ${full(expression.right.value)}`;
}

import { describe, expect, it } from "vitest";
import { newState, readState } from "#domain/tutor/state.ts";
import { tutor } from "../tutor-talk.ts";

/** The texts of a talk; what waits is written out and read back at each turn. */
function texts(language: "en" | "es", ...messages: readonly string[]): readonly string[] {
  let state = newState(language);
  return messages.map((message) => {
    const { text, state: next } = tutor.answer({ message, age: 9, state });
    state = readState(JSON.stringify({ ...next, said: text }), language);
    return text;
  });
}

describe("several sums in one message", () => {
  it.each([
    ["en", "what is 12 x 2 and 6 x 5"],
    ["en", "1) 12 x 2 2) 6 x 5"],
    ["en", "12 x 2, 6 x 5"],
    ["es", "cuánto es 12 x 2 y 6 x 5"],
    ["es", "12 x 2\n6 x 5"],
  ] as const)("%s: %j is worked through one by one", (language, message) => {
    const [first, second, third] = texts(language, message, "24", "30");
    expect(first).toMatch(/12 × 2/);
    expect(first).not.toMatch(/24/);
    expect(second).toMatch(/12 × 2 = 24.*6 × 5/s);
    expect(third).toMatch(/6 × 5 = 30/);
  });

  it.each([
    ["en", "what is 12 x 2 and 6 x 5", "24 and 30"],
    ["es", "cuánto es 12 x 2 y 6 x 5", "24 y 30"],
    ["es", "cuánto es 12 x 2 y 6 x 5", "1) 24 2) 30"],
  ] as const)("%s: %s, answered with %s, is judged together", (language, ...messages) => {
    expect(texts(language, ...messages)[1]).toMatch(/12 × 2 = 24\. 6 × 5 = 30/);
  });

  it("of several results the wrong ones are said and gone on with", () => {
    const [, second, third] = texts("es", "cuánto es 7 x 8, 9 x 6 y 4 x 12", "56, 54 y 44", "48");
    expect(second).toMatch(/7 × 8 = 56.*9 × 6 = 54.*44 todavía no es lo que da 4 × 12/s);
    expect(third).toMatch(/4 × 12 = 48/);
  });

  it("a question in between is answered, and the rest waits", () => {
    const said = texts("en", "12 x 2, 6 x 5, 7 x 3", "24", "why is the sky blue", "30", "21");
    expect(said[2]).toMatch(/6 × 5 is still waiting/);
    expect(said[3]).toMatch(/6 × 5 = 30.*7 × 3/s);
    expect(said[4]).toMatch(/7 × 3 = 21/);
  });

  it("the next is set also where the child did not know", () => {
    expect(texts("en", "12 x 2 and 6 x 5", "idk", "idk").at(-1)).toMatch(/12 \+ 12 = 24.*6 × 5/s);
  });

  it("another sum of the child's own ends them", () => {
    const said = texts("en", "12 x 2 and 6 x 5", "what is 9 x 9", "81");
    expect(said[1]).toMatch(/9 × 9/);
    expect(said[2]).not.toMatch(/6 × 5/);
  });

  it.each([
    ["en", "is 3 x 4 and 4 x 3 the same?"],
    ["en", "I have 3 bags and 4 apples in each"],
    ["en", "12 x 2 and a bird"],
  ] as const)("%s: %s is one thing", (language, message) => {
    expect(texts(language, message)[0]).not.toMatch(/one after the other/);
  });

  it.each([
    ["en", "1) 24 2) 30 3) 7", /not the sums/],
    ["es", "1) 24 2) 30 3) 7", /no las cuentas/],
  ] as const)("%s: results without their sums are asked for them", (language, message, wanted) => {
    expect(texts(language, message)[0]).toMatch(wanted);
  });
});

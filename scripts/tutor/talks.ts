import { LANGUAGES } from "../../src/domain/locale/language.ts";
import { DOINGS, type Does, KINDS, type Saying } from "../../src/domain/tutor/understanding/saying.ts";

const named = (lists: Readonly<Record<string, readonly string[]>>): readonly string[] =>
  Object.entries(lists).flatMap(([of, kinds]) => kinds.map((kind) => `${of}:${kind}`));
const KNOWN = new Map<string, Does>([...DOINGS, ...named(KINDS)].map((each) => [each, each as Does]));
/** In talks what is labelled with nothing more is none of the kinds that have a name. */
const PLAIN: Readonly<Record<string, Does>> = { question: "question:new", request: "request:other" };

/**
 * Reads how children talk with the tutor: a message a line, after its talk, its language, the child's age, what it does by
 * it, and what the tutor had said before (nothing for the first), with tabs between.
 *
 * @throws Error with file, line and reason
 */
export function talksIn(text: string, file: string): readonly Saying[] {
  return linesOf(
    text,
    file,
    ([talk, language, age, label = "", before = "", message = "", ...more], fail) => {
      const isWhole = talk !== "" && LANGUAGES.some((each) => each === language) && /^\d+$/.test(age ?? "");
      if (!isWhole || message.trim() === "" || more.length > 0)
        return fail(
          "a talk, a language, an age, what is done, what was said before and a message are wanted",
        );
      const does = PLAIN[label] ?? KNOWN.get(label);
      return does === undefined ? fail(`nobody does "${label}"`) : { does, before, message };
    },
  );
}

/**
 * Reads single messages: what each does, the child's age, what the tutor had said or -, and the message, with tabs between.
 *
 * @throws Error with file, line and reason
 */
export function actsIn(text: string, file: string): readonly Saying[] {
  return linesOf(text, file, ([act, , before = "", message = ""], fail) => {
    const does = DOINGS.find((each) => each === act);
    return does === undefined || before === "" || message === ""
      ? fail("no such message")
      : { does, before: before === "-" ? "" : before, message };
  });
}

function linesOf(
  text: string,
  file: string,
  read: (cells: readonly string[], fail: (reason: string) => never) => Saying,
): readonly Saying[] {
  return text.split("\n").flatMap((line, at) => {
    const fail = (reason: string): never => {
      throw new Error(`${file}:${at + 1}: ${reason}`);
    };
    return line === "" ? [] : [read(line.split("\t"), fail)];
  });
}

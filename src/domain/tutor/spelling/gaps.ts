import { plain } from "../words.ts";

export const letterAt = (word: string, at: number): string => plain(word).charAt(at);

export const hide = (word: string, at: number, length: number): string =>
  `${word.slice(0, at)}${"_".repeat(length)}${word.slice(at + length)}`;

export const letters = (word: string): string => [...word].join("-");

/** What is right is shown, and hidden is where the try went another way: "kueso" is met with "_ _ e s o". */
export function gapAt(word: string, attempt: string): string {
  const [right, said] = [[...word], [...plain(attempt)]];
  const bare = [...plain(word)];
  let from = 0;
  while (from < bare.length && bare[from] === said[from]) from += 1;
  let kept = 0;
  while (kept < bare.length - from && bare.at(-1 - kept) === said.at(-1 - kept)) kept += 1;
  const until = Math.max(bare.length - kept, from + 1);
  return right.map((letter, at) => (at >= from && at < until ? "_" : letter)).join(" ");
}

/** Every third letter hidden, the first one shown: "bu_te_fl_". */
export const gaps = (word: string): string =>
  [...word].map((letter, at) => (at % 3 === 2 ? "_" : letter)).join(" ");
